// The front end's Python and texts. Modules are handed to MicroPython one by one, when they are imported, always through
// the same file: each new name in its file system would cost two of Emscripten's exceptions.
import { unpack } from "./archive.js";
import { build } from "./build.js";
import { BASE, language } from "./language.js";
import { fetchLater, needLanguage } from "./later.js";
import { hooks } from "./pyscript/core.js";

const PATIENCE_MS = 5_000; // then English is better than nothing
const FINDER = "/imports.mpy"; // asks for all other modules, and is itself looked for in the file system
const HANDED = "/handed"; // as in imports.py

const loading = load(build.app);
loading.catch(() => {}); // errors reach the hook below, which awaits it
const translating = language === BASE ? null : translate();

let spoken = BASE;

const FOLDER = -1; // in place of a size, as in imports.py
const NOTHING = -2;
const came = new Map(); // by path: the content of each file, FOLDER for those that files lie in

let open;
const opened = new Promise((resolve) => {
  open = resolve;
});
let FS;

hooks.main.onReady.add(async ({ interpreter }) => {
  ({ FS } = interpreter);
  open();
  await write(await loading);
  FS.writeFile(FINDER, came.get(FINDER));
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

/** Takes files, [{name, content}, ...], for Python to find, once it is there. */
export async function write(files) {
  await opened;
  for (const { name, content } of files) {
    const path = `/${name}`;
    came.set(path, content);
    for (let folder = above(path); folder && !came.has(folder); folder = above(folder)) came.set(folder, FOLDER);
  }
}

const above = (path) => path.slice(0, path.lastIndexOf("/"));

/** Returns the size of a file; -1 for a folder and -2 for what is not there. */
export function fileSize(path) {
  const content = came.get(path) ?? NOTHING;
  return content === FOLDER || content === NOTHING ? content : content.length;
}

/** Puts a file where Python can read it until the next one is handed over. */
export const fileHand = (path) => FS.writeFile(HANDED, came.get(path));

/** Returns the text of a file, "" if it is not there. */
export function fileText(path) {
  const content = came.get(path);
  return content?.length ? new TextDecoder().decode(content) : "";
}

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
