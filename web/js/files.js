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

/** Returns the files of the page's language, null if they do not arrive in time. */
async function translate() {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const coming = fetchLater(`languages/${language}`).then(async (file) => unpack(file.stream()));
  return await Promise.race([late, coming]).catch((error) => {
    console.warn(error.message);
    return null;
  });
}
