// Runs tests of the front end on the MicroPython that the page runs: node micropython.mjs ROOT MODULE...
// Prints one JSON line a test: {"test": "module::name", "error": null or the traceback}.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [root, ...modules] = process.argv.slice(2);
const home = path.join(root, "web/node_modules/@micropython/micropython-webassembly-pyscript");
const { loadMicroPython } = await import(pathToFileURL(path.join(home, "micropython.mjs")));
const printed = [];
const python = await loadMicroPython({ stdout: (line) => printed.push(line), linebuffer: true });

function copy(from, to, kinds = /\.(py|ftl|json)$/) {
  python.FS.mkdir(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copy(source, target, kinds);
    else if (kinds.test(entry.name)) python.FS.writeFile(target, fs.readFileSync(source));
  }
}

python.FS.mkdir("tests");
python.FS.mkdir("engine");
copy(path.join(root, "engine/games"), "engine/games", /\.ftl$/);
copy(path.join(root, "web/app"), "app");
copy(path.join(root, "web/l10n"), "l10n");
copy(path.join(root, "tests/app"), "tests/app");

for (const module of modules) {
  const names = run(`
import sys
import ${module}
found = sys.modules["${module}"]
print("\\n".join(name for name in dir(found) if name.startswith("test_")))
`);
  if (names.error) report(module, names.error);
  for (const name of names.lines.filter(Boolean)) {
    report(`${module}::${name}`, run(`import sys\nsys.modules["${module}"].${name}()`).error);
  }
}

function run(code) {
  printed.length = 0;
  try {
    python.runPython(code);
    return { lines: printed.join("\n").split("\n"), error: null };
  } catch (error) {
    return { lines: [], error: error.message };
  }
}

function report(test, error) {
  console.log(JSON.stringify({ test, error }));
}
