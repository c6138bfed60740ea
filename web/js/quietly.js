/** Returns the result of an action, or another value if it throws, which MicroPython cannot catch. */
export function quietly(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
