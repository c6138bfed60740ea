// Fetches the engine's big files with a count of their bytes, into the store that the service worker serves from.
import { build } from "./build.js";
import { openStore } from "./store.js";

const SILENCE_MS = 30_000;

export async function download(onBytes) {
  const store = await openStore();
  const total = build.downloads.reduce((sum, file) => sum + file.wire, 0);
  const done = new Map();
  const count = (file, share) => {
    done.set(file.url, Math.round(file.wire * share));
    onBytes([...done.values()].reduce((sum, bytes) => sum + bytes, 0), total);
  };
  onBytes(0, total);
  await Promise.all(
    build.downloads.map(async (file) => {
      if (!(await store?.match(file.url))) await fetchCounted(file, store, (share) => count(file, share));
      count(file, 1);
    }),
  );
}

async function fetchCounted(file, store, onShare) {
  const silence = new AbortController();
  let timer;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error(`${file.url}: nothing came for ${SILENCE_MS / 1000} s`)), SILENCE_MS);
  };
  heard();
  try {
    const response = await fetch(file.url, { signal: silence.signal });
    if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
    const kept = store?.put(file.url, response.clone()).catch(() => {}); // full: the browser's own cache has to do
    let bytes = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      heard();
      bytes += value.length;
      onShare(Math.min(1, bytes / file.size));
    }
    await kept;
  } finally {
    clearTimeout(timer);
  }
}
