// What PyScript takes for Pyodide in the worker. Before it loads an interpreter it opens a database, in which it would
// remember packages to install. Nothing is installed here, and where a browser keeps nothing for the page that database
// cannot be opened and the engine would not start. So in the worker it finds one that is always empty: this module is
// imported before. The page's own databases are not the worker's business and stay what they are.
import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";

const answered = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: request }));
  return Object.assign(request, { result });
};
const entries = { getAllKeys: () => answered([]) };
const empty = { transaction: () => ({ objectStore: () => entries }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(empty) } });

// PyScript says that Pyodide lies beside this module.
const loadPyodide = (options) => load({ ...options, indexURL: new URL("./pyodide/", import.meta.url).href });

export { loadPyodide, version };
