// Runs inside Node: Pyodide compiles Python to the bytecode of the very interpreter that will load it, and tells which
// modules of its standard library a list of roots needs.
//
//   node pyc.mjs trace ROOT_CODE_FILE                    prints the used library files as JSON
//   node pyc.mjs compile SITE_PACKAGES OUT_DIR FILE...   writes each zip or wheel with bytecode in place of source
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [command, ...rest] = process.argv.slice(2);

// Line tables are a seventh of the bytecode once it is packed. One entry for a whole function leaves tracebacks the line
// where the function begins; a record replays under CPython with every line.
const COARSE = `
import marshal, types, zipfile
def coarse(code):
    units = len(code.co_code) // 2
    entry = lambda length: bytes((0x80 | 13 << 3 | length - 1, 0))  # "no columns", no step from the first line
    table = entry(8) * (units // 8) + (entry(units % 8) if units % 8 else b"")
    consts = tuple(coarse(const) if isinstance(const, types.CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=table, co_consts=consts)
with zipfile.ZipFile(out) as archive:
    files = [(info, archive.read(info)) for info in archive.infolist()]
with zipfile.ZipFile(out, "w") as archive:
    for info, data in files:
        if info.filename.endswith(".pyc"):
            data = data[:16] + marshal.dumps(coarse(marshal.loads(data[16:])))
        archive.writestr(info, data)
`;

async function trace(codeFile) {
  const python = await loadPyodide();
  python.runPython(fs.readFileSync(codeFile, "utf8"));
  const used = python.runPython(`
import json, sys
library = next(entry for entry in sys.path if entry.endswith(".zip")) + "/"
files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
json.dumps(sorted({file.removeprefix(library) for file in files if file.startswith(library)}))
`);
  console.log(used);
}

async function compile(sitePackages, outDir, ...files) {
  // -OO leaves out docstrings and assertions; this script's own needs are checked by the tests of the built site.
  const python = await loadPyodide({ args: ["-OO", "-X", "no_debug_ranges"] });
  python.FS.mkdirTree("/site");
  python.mountNodeFS("/site", path.resolve(sitePackages));
  for (const file of files) {
    const name = path.basename(file);
    python.FS.writeFile(name, new Uint8Array(fs.readFileSync(file)));
    python.globals.set("name", name);
    const out = python.runPython(`
import sys
from pathlib import Path
if "/site" not in sys.path:
    sys.path.append("/site")
from pyodide_build._py_compile import _py_compile_archive
assert_free = sys.flags.optimize == 2 or sys.exit("Pyodide did not take -OO")
str(_py_compile_archive(Path(name), verbose=False))
`);
    python.globals.set("out", out);
    python.runPython(COARSE);
    fs.writeFileSync(path.join(outDir, name), python.FS.readFile(out));
  }
}

await { trace, compile }[command](...rest);
