// Runs inside Node: Pyodide compiles Python to the bytecode of the interpreter that will load it, and tells which
// modules of its standard library a list of roots needs.
//
//   node pyc.mjs trace ROOT_CODE_FILE                    prints the used library files as JSON
//   node pyc.mjs compile SITE_PACKAGES OUT_DIR FILE...   writes each zip or wheel with bytecode in place of source
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [command, ...rest] = process.argv.slice(2);

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
  // -OO leaves out docstrings and assertions. Lines are kept, columns are not: there is no source to point into.
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
    fs.writeFileSync(path.join(outDir, name), python.FS.readFile(out));
  }
}

await { trace, compile }[command](...rest);
