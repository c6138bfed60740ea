// Imports modules through web/imports.py: node imports.mjs ROOT. Prints what happened as JSON.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [root] = process.argv.slice(2);
const home = path.join(root, "web/node_modules/@micropython/micropython-webassembly-pyscript");
const { loadMicroPython } = await import(pathToFileURL(path.join(home, "micropython.mjs")));
const lines = [];
const python = await loadMicroPython({ stdout: (line) => lines.push(line), linebuffer: true });
const asked = [];
const handed = [];
const texts = {
  "/app/__init__.py": "",
  "/app/first.py": `from .second import WORD\n${"#".repeat(10_000)}\n`,
  "/app/second.py": "import json\nimport sys\n\nWORD = json.loads('\"here\"')\n",
};
python.FS.writeFile("/imports.py", fs.readFileSync(path.join(root, "web/imports.py")));
const fileSize = (name) => (name === "/app" ? -1 : (texts[name]?.length ?? -2));
const fileHand = (name) => {
  handed.push(name);
  python.FS.writeFile("/handed", texts[name]);
};
python.registerJsModule("polyscript", { js_modules: { talon: { fileHand, fileSize } } });
python.runPython("import imports");
for (const name of ["stat", "lookupPath"]) {
  const own = python.FS[name];
  python.FS[name] = (...args) => {
    asked.push(args[0]);
    return own(...args);
  };
}
python.runPython(`
import app.first
print(app.first.WORD)
try:
    import app.third
except ImportError as error:
    print(error)
`);
console.log(JSON.stringify({ lines, asked, handed }));
