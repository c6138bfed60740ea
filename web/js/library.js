// PyScript writes a Python library of its own into each interpreter and imports it: 70 ms of compiling before the first
// screen, for a library that nothing here uses. With its name taken there is nothing left to compile.
import { hooks } from "./pyscript/core.js";

if (!crossOriginIsolated) delete globalThis.SharedArrayBuffer; // what boot.js has put there

const takeName = ({ interpreter }) => interpreter.runPython("import sys; sys.modules['pyscript'] = sys");

hooks.main.onReady.add(takeName);
hooks.worker.onBeforeRunAsync.add(takeName);

// Nothing catches a fatal error while a bot thinks: thrown again, it reaches the page as the worker's own.
hooks.worker.onBeforeRunAsync.add(({ interpreter }) => {
  interpreter._api.on_fatal = (error) =>
    setTimeout(() => {
      throw error;
    });
});
