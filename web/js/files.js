// The front end's Python and texts, which MicroPython finds unpacked in its file system.
import { unpack } from "./archive.js";
import { build } from "./build.js";
import { BASE, language } from "./language.js";
import { fetchLater, needLanguage } from "./later.js";
import { hooks } from "./pyscript/core.js";

const PATIENCE_MS = 5_000; // then English is better than nothing

const loading = load(build.app);
loading.catch(() => {}); // errors reach the hook below, which awaits it
const translating = language === BASE ? null : translate();

let spoken = BASE;

const sizes = new Map(); // by path: of files in bytes, FOLDER for folders
const FOLDER = -1;
const NOTHING = -2;

let open;
const opened = new Promise((resolve) => {
  open = resolve;
});

hooks.main.onReady.add(async ({ interpreter: { FS } }) => {
  open(FS);
  await write(await loading);
  const texts = await translating;
  if (!texts) return;
  await write(texts);
  spoken = language;
});

/** Returns the language whose texts are loaded in addition to English. */
export const languageSpoken = () => spoken;

/** Has all that comes from now on come in another language, one that `bring` has brought. */
export function speak(tag) {
  spoken = tag;
  needLanguage(tag);
}

/** Writes files, [{name, content}, ...], where Python finds them. */
export async function write(files) {
  const FS = await opened;
  for (const { name, content } of files) {
    makeFolder(FS, `/${name}`);
    FS.writeFile(`/${name}`, content);
    sizes.set(`/${name}`, content.length);
  }
}

/** Makes the folder that a path lies in, and those above it; `FS.mkdirTree` would try all of them again each time. */
function makeFolder(FS, path) {
  const folder = path.slice(0, path.lastIndexOf("/"));
  if (!folder || sizes.has(folder)) return;
  makeFolder(FS, folder);
  FS.mkdir(folder);
  sizes.set(folder, FOLDER);
}

/** Returns a file's size in bytes, -1 for a folder and -2 for what is not there. */
export const fileSize = (path) => sizes.get(path) ?? NOTHING;

async function load(url) {
  const response = await fetch(url, { credentials: "include", mode: "no-cors" }); // as the preload: else WebKit asks twice
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return await unpack(response.body);
}

/** Returns the files of the page's language, null if they do not arrive in time. */
async function translate() {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const coming = fetchLater(`languages/${language}`).then(async (file) => unpack(file.stream()));
  return await Promise.race([late, coming]).catch((error) => {
    console.warn(error.message);
    return null;
  });
}
