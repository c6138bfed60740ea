// A failure of a file or of the engine, as a code with arguments: the front end finds the words.
export class Fault extends Error {
  constructor(code, detail, args = {}) {
    super(detail);
    this.fault = { code, args };
  }
}

/** Returns an error as JSON for Python: {code, args, error}, `error` word for word. */
export const told = (error, code = "engine/start") =>
  JSON.stringify({ code, args: {}, ...error?.fault, error: String(error?.message ?? error) });
