// The caches of this site's files. Service worker and page share them: what one has fetched, the other need not
// fetch. Their names contain the scope, because several sites may share an origin. Only files that have been checked
// go in.
export const STORE = "files"; // what a first table needs
export const LATER = "later"; // everything else

export const storeName = (name, scope) => `talon-${name}-${scope}`;

const ALGORITHM = "sha256-";
const TYPES = {
  // as the page needs them, whatever the host makes of these names
  html: "text/html",
  js: "text/javascript",
  mjs: "text/javascript",
  py: "text/x-python",
  json: "application/json",
  css: "text/css",
  wasm: "application/wasm",
};

export async function openStore(name = STORE) {
  if (!("caches" in globalThis)) return null; // no secure context: the browser's own cache has to do
  try {
    return await caches.open(storeName(name, new URL("./", location.href).href));
  } catch {
    return null; // storage is switched off or full
  }
}

/** Keeps a checked file; if the store is full, the browser's own cache has to do. */
export async function keep(store, url, blob) {
  const type = TYPES[url.split("?")[0].split(".").pop()] ?? "application/octet-stream";
  await store?.put(url, new Response(blob, { headers: { "Content-Type": type } })).catch(() => {});
}

/** Returns whether a file is what the build made, by its `integrity` as in HTML. */
export async function isIntact(blob, integrity) {
  if (!crypto.subtle) return await isIntactByFetch(blob, integrity); // plain http
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  return integrity === ALGORITHM + btoa(String.fromCharCode(...sum));
}

async function isIntactByFetch(blob, integrity) {
  const url = URL.createObjectURL(blob);
  try {
    await fetch(url, { integrity });
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Drops damaged copies of these files ({url: integrity}); returns [{url, dropped}] of all that are now missing. */
export async function dropBroken(store, files) {
  const missing = [];
  for (const [url, integrity] of Object.entries(files)) {
    const kept = await store?.match(url);
    if (kept && (await isIntact(await kept.blob(), integrity))) continue;
    if (kept) await store.delete(url);
    missing.push({ url, dropped: Boolean(kept) });
  }
  return missing;
}
