// What a game says and draws, brought to where Python and the page find it when the game is first opened.
import { unpack } from "./archive.js";
import { build } from "./build.js";
import { told } from "./fault.js";
import { languageSpoken, write } from "./files.js";
import { fetchLater } from "./later.js";

const DRAWING = ".svg";
const brought = new Map(); // by name of a file: a promise of the texts that came with it

/** Brings a game; answers with its name and JSON: {texts: [path, ...]}, or what went wrong. */
export function gameBring(name, answer) {
  const files = (build.games[name] ?? []).flatMap((file) => [file, `${file}/${languageSpoken()}`]);
  Promise.all(files.filter((file) => file in build.later).map(bring)).then(
    (texts) => answer(name, JSON.stringify({ texts: texts.flat() })),
    (error) => answer(name, told(error, "download/damaged")),
  );
}

function bring(file) {
  if (!brought.has(file)) brought.set(file, place(file));
  brought.get(file).catch(() => brought.delete(file)); // it may come another time
  return brought.get(file);
}

async function place(file) {
  const files = await unpack((await fetchLater(file)).stream());
  const texts = files.filter(({ name }) => !name.endsWith(DRAWING));
  await write(texts);
  const sprite = document.querySelector(".sprite");
  for (const { name, content } of files) {
    if (name.endsWith(DRAWING)) sprite.insertAdjacentHTML("beforeend", new TextDecoder().decode(content));
  }
  return texts.map(({ name }) => name);
}
