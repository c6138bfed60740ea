// The cache of this site's files. Service worker and page share it: what one has fetched, the other does not fetch again.
// The name holds the scope, because several sites may live on one origin.
export const STORE = "files";

export const storeName = (scope) => `talon-${STORE}-${scope}`;

export async function openStore() {
  if (!("caches" in globalThis)) return null; // no secure context: the browser's own cache has to do
  try {
    return await caches.open(storeName(new URL("./", location.href).href));
  } catch {
    return null; // storage is switched off or full
  }
}
