// The caches of this site's files. Service worker and page share it: what one has fetched, the other does not fetch again.
// Their names hold the scope, because several sites may live on one origin. Nothing goes in before it has been checked.
export const STORE = "files"; // what a first table needs
export const LATER = "later"; // all else

export const storeName = (name, scope) => `talon-${name}-${scope}`;

const ALGORITHM = "sha256-";
const TYPES = {
  // what a page must be told, whatever the host thinks of these names
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

/** Keeps a checked file; a full store is no error, the browser's own cache has to do then. */
export async function keep(store, url, blob) {
  const type = TYPES[url.split("?")[0].split(".").pop()] ?? "application/octet-stream";
  await store?.put(url, new Response(blob, { headers: { "Content-Type": type } })).catch(() => {});
}

/** Returns whether a file is what the build made, by its `integrity` as HTML writes it. */
export async function isSound(blob, integrity) {
  if (!crypto.subtle) return await isSoundByFetch(blob, integrity); // plain http
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  return integrity === ALGORITHM + btoa(String.fromCharCode(...sum));
}

async function isSoundByFetch(blob, integrity) {
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

/** Drops damaged copies of these files ({url: integrity}); returns [{url, dropped}] of all that are not stored then. */
export async function dropUnsound(store, files) {
  const missing = [];
  for (const [url, integrity] of Object.entries(files)) {
    const kept = await store?.match(url);
    if (kept && (await isSound(await kept.blob(), integrity))) continue;
    if (kept) await store.delete(url);
    missing.push({ url, dropped: Boolean(kept) });
  }
  return missing;
}
