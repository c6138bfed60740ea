// Fetches the engine's files, counting their bytes, checks them, and puts them into the store that the service worker
// serves from. Pyodide comes in one piece, packed more tightly than hosts do, where there is a store to unpack it into.
import { build } from "./build.js";
import { Fault } from "./fault.js";
import { dropBroken, isIntact, keep, openStore } from "./store.js";

const SILENCE_MS = 30_000;
const GONE = [404, 410];
const HOPELESS = ["download/offline", "download/silent"]; // asking again at once changes nothing

export async function download(onBytes) {
  const store = await openStore();
  const isKept = await Promise.all(build.downloads.map(({ url }) => store?.match(url)));
  const lacking = build.downloads.filter((_, at) => !isKept[at]);
  if (!lacking.length) return;
  const packed = build.downloads.filter((file) => file.packed);
  const inOne = store && packed.every((file) => lacking.includes(file));
  const files = inOne ? [build.pyodide, ...build.downloads.filter((file) => !file.packed)] : build.downloads;
  const total = files.reduce((sum, file) => sum + file.wire, 0);
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
    files.map(async (file) => {
      const onShare = (share) => count(file, share);
      if (file === build.pyodide) await bringPyodide(store, packed, onShare);
      else if (lacking.includes(file)) await bring(store, file, onShare);
      onShare(1);
    }),
  );
}

async function bring(store, file, onShare) {
  await keep(store, file.url, await fetchIntact({ ...file, integrity: build.files[file.url] }, onShare));
}

/** Keeps Pyodide's files out of the one that holds them all; those that do not come out as built are fetched plain. */
async function bringPyodide(store, files, onShare) {
  await unpackPyodide(store, onShare).catch((error) => {
    if (HOPELESS.includes(error.fault?.code)) throw error;
    console.warn(error.message);
  });
  for (const file of files) if (!(await store.match(file.url))) await bring(store, file);
}

async function unpackPyodide(store, onShare) {
  const script = URL.createObjectURL(await fetchIntact(build.pyodide.unpacker));
  const { taken } = await fetchWatched(build.pyodide, onShare, "default", (body) => unpacked(body, script));
  for (const { name, content } of taken) {
    const blob = new Blob([content]);
    if (await isIntact(blob, build.files[`./${name}`])) await keep(store, `./${name}`, blob);
  }
}

/** Drops stored files of the engine that are not what the build made; returns whether there were any. */
export async function dropDamaged() {
  const files = Object.fromEntries(build.downloads.map(({ url }) => [url, build.files[url]]));
  return (await dropBroken(await openStore(), files)).some(({ dropped }) => dropped);
}

/** Returns the files in a packed stream, unpacked by a worker: the page has better things to do. Throws {message}. */
async function unpacked(body, script) {
  const worker = new Worker(script);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.files ? resolve(data.files) : reject(data));
      worker.onerror = reject;
      const write = (bytes) => worker.postMessage(bytes);
      body.pipeTo(new WritableStream({ write, close: write })).catch(reject);
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(script);
  }
}

/**
 * Returns a file {url, size, integrity} that is what the build made; throws a Fault. A wrong one may be in the
 * browser's own cache: the host is asked again.
 */
export async function fetchIntact(file, onShare = () => {}) {
  try {
    return await fetchChecked(file, onShare, "default");
  } catch (error) {
    if (HOPELESS.includes(error.fault?.code)) throw error;
    return await fetchChecked(file, onShare, "reload");
  }
}

async function fetchChecked(file, onShare, cache) {
  const { response, taken } = await fetchWatched(file, onShare, cache, (body) => new Response(body).blob());
  if (!(await isIntact(taken, file.integrity))) throw wrong(file, response, taken);
  return taken;
}

/** Returns {response, taken}, with what `take` makes of the body, a stream; throws a Fault also if nothing comes. */
async function fetchWatched(file, onShare, cache, take) {
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
    let bytes = 0;
    const counted = new TransformStream({
      transform(chunk, controller) {
        heard();
        bytes += chunk.length;
        onShare(Math.min(1, bytes / file.size));
        controller.enqueue(chunk);
      },
    });
    const over = new Promise((_, reject) => signal.addEventListener("abort", reject));
    const taken = await Promise.race([take(response.body.pipeThrough(counted)), over]).catch(broken("download/cut"));
    return { response, taken };
  } finally {
    clearTimeout(timer);
    removeEventListener("offline", alone);
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
