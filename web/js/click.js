// What a click means after a finger or a mouse has done something else.
const LATE_MS = 300; // a browser may take some time to make a click of a lifted finger

/** Ignores the click at the end of a gesture that is no tap, should one come; the next touch or key is not part of it. */
export function ignoreClick() {
  const over = new AbortController();
  const end = () => over.abort();
  const listen = (kind, action) => addEventListener(kind, action, { capture: true, signal: over.signal });
  listen("click", (event) => {
    event.stopPropagation();
    end();
  });
  for (const kind of ["pointerdown", "keydown"]) listen(kind, end);
  for (const kind of ["pointerup", "pointercancel"]) listen(kind, () => setTimeout(end, LATE_MS));
}
