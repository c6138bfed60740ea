// The front end's Python and texts, which MicroPython finds unpacked in its file system.
import { unpack } from "./archive.js";
import { build } from "./build.js";
import { hooks } from "./pyscript/core.js";

const loading = load(build.app);
loading.catch(() => {}); // whoever awaits it in the hook below hears of it

let open;
const opened = new Promise((resolve) => {
  open = resolve;
});

hooks.main.onReady.add(async ({ interpreter: { FS } }) => {
  open(FS);
  await write(await loading);
});

/** Writes files, [{name, content}, ...], to where Python finds them. */
export async function write(files) {
  const FS = await opened;
  for (const { name, content } of files) {
    const folder = name.slice(0, name.lastIndexOf("/") + 1);
    if (folder) FS.mkdirTree(folder);
    FS.writeFile(name, content);
  }
}

async function load(url) {
  const response = await fetch(url, { credentials: "include", mode: "no-cors" }); // as the preload: else WebKit asks twice
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return await unpack(response.body);
}
