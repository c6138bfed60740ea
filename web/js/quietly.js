/** Returns what an action returns, or another value where it throws: MicroPython cannot catch that. */
export function quietly(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
