// The front end's Python and texts come as one gzipped tar; MicroPython finds them unpacked in its file system.
import { hooks } from "./pyscript/core.js";

import { build } from "./build.js";

const BLOCK = 512;
const NAME = [0, 100];
const SIZE = [124, 12];

const loading = load(build.app);
loading.catch(() => {}); // whoever awaits it in the hook below hears of it

hooks.main.onReady.add(async ({ interpreter: { FS } }) => {
  const folders = new Set();
  for (const { name, content } of untar(await loading)) {
    const parts = name.split("/").slice(0, -1);
    parts.forEach((_, depth) => {
      const folder = parts.slice(0, depth + 1).join("/");
      if (!folders.has(folder)) FS.mkdir(folder);
      folders.add(folder);
    });
    FS.writeFile(name, content);
  }
});

async function load(url) {
  const response = await fetch(url, { credentials: "include", mode: "no-cors" }); // as the preload: else WebKit asks twice
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function* untar(bytes) {
  const decoder = new TextDecoder();
  const text = (at, [start, length]) => decoder.decode(bytes.subarray(at + start, at + start + length)).split("\0")[0];
  for (let at = 0; bytes[at]; ) {
    const size = parseInt(text(at, SIZE), 8);
    const start = at + BLOCK;
    yield { name: text(at, NAME), content: bytes.subarray(start, start + size) };
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}
