// Fetches the engine's files, counting their bytes, checks them, and puts them into the store that the service worker
// serves from.
import { build } from "./build.js";
import { Fault } from "./fault.js";
import { dropUnsound, isSound, keep, openStore } from "./store.js";

const SILENCE_MS = 30_000;
const GONE = [404, 410];
const HOPELESS = ["download/offline", "download/silent"]; // asking again at once changes nothing

export async function download(onBytes) {
  const store = await openStore();
  const total = build.downloads.reduce((sum, file) => sum + file.wire, 0);
  const done = new Map();
  const count = (file, share) => {
    done.set(file.url, Math.round(file.wire * share));
    onBytes(
      [...done.values()].reduce((sum, bytes) => sum + bytes, 0),
      total,
    );
  };
  onBytes(0, total);
  await Promise.all(
    build.downloads.map(async (file) => {
      const wanted = { ...file, integrity: build.files[file.url] };
      if (!(await store?.match(file.url)))
        await keep(store, file.url, await fetchSound(wanted, (share) => count(file, share)));
      count(file, 1);
    }),
  );
}

/** Drops stored files of the engine that are not what the build made; returns whether there were any. */
export async function dropDamaged() {
  const files = Object.fromEntries(build.downloads.map(({ url }) => [url, build.files[url]]));
  return (await dropUnsound(await openStore(), files)).some(({ dropped }) => dropped);
}

/**
 * Returns a file {url, size, integrity} that is what the build made; throws a Fault. A wrong one may be in the
 * browser's own cache: the host is asked again.
 */
export async function fetchSound(file, onShare = () => {}) {
  try {
    return await fetchChecked(file, onShare, "default");
  } catch (error) {
    if (HOPELESS.includes(error.fault?.code)) throw error;
    return await fetchChecked(file, onShare, "reload");
  }
}

async function fetchChecked(file, onShare, cache) {
  const silence = new AbortController();
  const { signal } = silence;
  let timer;
  const heard = () => {
    clearTimeout(timer);
    const seconds = SILENCE_MS / 1000;
    const fault = new Fault("download/silent", `${file.url}: nothing came for ${seconds} s`, { seconds });
    timer = setTimeout(() => silence.abort(fault), SILENCE_MS);
  };
  const broken = (code) => (error) => {
    throw signal.aborted
      ? signal.reason
      : new Fault(navigator.onLine ? code : "download/offline", `${file.url}: ${error.message}`);
  };
  const alone = () => silence.abort(new Fault("download/offline", `${file.url}: the network has gone`)); // it may hang, too
  addEventListener("offline", alone);
  heard();
  try {
    const response = await fetch(file.url, { cache, signal }).catch(broken("download/unreachable"));
    if (!response.ok) throw refusal(file, response.status);
    const blob = await read(response, (bytes) => {
      heard();
      onShare(Math.min(1, bytes / file.size));
    }).catch(broken("download/cut"));
    if (!(await isSound(blob, file.integrity))) throw wrong(file, response, blob);
    return blob;
  } finally {
    clearTimeout(timer);
    removeEventListener("offline", alone);
  }
}

async function read(response, onBytes) {
  const parts = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
}

function refusal({ url }, status) {
  return new Fault(GONE.includes(status) ? "download/missing" : "download/refused", `${url}: ${status}`, { status });
}

function wrong({ url, size }, response, blob) {
  const type = response.headers.get("Content-Type") ?? "";
  const detail = `${url}: ${blob.size} bytes of ${size}, ${type}`;
  if (type.startsWith("text/html")) return new Fault("download/other-page", detail);
  return new Fault(blob.size < size ? "download/cut" : "download/damaged", detail);
}
