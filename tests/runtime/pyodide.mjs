// Runs a module as a program inside the Pyodide that the page's worker runs, as `python -m` does:
// node pyodide.mjs ROOT SITE_PACKAGES MODULE ARGUMENT...
// Ends with the program's own exit status.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [root, sitePackages, module, ...args] = process.argv.slice(2);
const home = path.join(root, "web/node_modules/pyodide");
const { loadPyodide } = await import(pathToFileURL(path.join(home, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: home,
  env: {
    HOME: "/home/pyodide",
    HYPOTHESIS_NO_PLUGINS: "1",
    HYPOTHESIS_STORAGE_DIRECTORY: "/tmp",
    PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
    PYTHONPYCACHEPREFIX: "/bytecode", // runs after the first need not compile pytest and Hypothesis again
    ...picked("TALON_SAMPLES"),
  },
});
const bytecode = path.join(root, ".cache/pyodide");
fs.mkdirSync(bytecode, { recursive: true });
for (const [from, to] of [
  [root, "/talon"],
  [sitePackages, "/site"],
  [bytecode, "/bytecode"],
]) {
  python.FS.mkdirTree(to);
  python.mountNodeFS(to, path.resolve(from));
}
python.globals.set("module", module);
python.globals.set("args", python.toPy(args));
process.exitCode = python.runPython(`
import os, runpy, sys
sys.dont_write_bytecode = False
os.chdir("/talon")
sys.path[:0] = ["/talon", "/talon/web"]
sys.path.append("/site")
sys.argv = [module, *args]
try:
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    status = 0
except SystemExit as end:
    status = int(end.code or 0)
status
`);

function picked(...names) {
  return Object.fromEntries(names.filter((name) => name in process.env).map((name) => [name, process.env[name]]));
}
