// What PyScript takes for Pyodide in the worker. Before it loads an interpreter, PyScript opens a database in which
// it remembers packages to install. Nothing is installed here, and if a browser stores nothing for the page, the
// database cannot be opened and the engine would not start. So this module, imported first, gives the worker a
// database that is always empty. The page's own databases are not affected.
import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";

const answered = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: request }));
  return Object.assign(request, { result });
};
const entries = { getAllKeys: () => answered([]) };
const empty = { transaction: () => ({ objectStore: () => entries }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(empty) } });

// PyScript assumes that Pyodide is next to this module.
const loadPyodide = (options) => load({ ...options, indexURL: new URL("./pyodide/", import.meta.url).href });

export { loadPyodide, version };
