// The front end's Python and texts come as one gzipped file: a line of JSON with the sizes by name, then all of them one
// after the other. MicroPython finds them unpacked in its file system.
import { build } from "./build.js";
import { hooks } from "./pyscript/core.js";

const LINE_END = 10;

const loading = load(build.app);
loading.catch(() => {}); // whoever awaits it in the hook below hears of it

hooks.main.onReady.add(async ({ interpreter: { FS } }) => {
  const folders = new Set();
  for (const { name, content } of files(await loading)) {
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

function* files(bytes) {
  let at = bytes.indexOf(LINE_END);
  const sizes = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at++)));
  for (const [name, size] of Object.entries(sizes)) {
    yield { name, content: bytes.subarray(at, at + size) };
    at += size;
  }
}
