// Parts that are fetched when first opened, and put where Python and the page find them: a game's texts and drawings,
// a room of the page's own Python, a language.
import { unpack } from "./archive.js";
import { build } from "./build.js";
import { takeGame } from "./code.js";
import { told } from "./fault.js";
import { languageSpoken, write } from "./files.js";
import { BASE, language } from "./language.js";
import { fetchLater } from "./later.js";
import { quietly } from "./quietly.js";
import { storageGet } from "./storage.js";

const DRAWING = ".svg";
const SHEET = ".css";
const brought = new Map(); // by name of a file: a promise of the texts that came with it
const games = new Set(); // the names of all that were asked for
const scripts = new Map(); // by name: a promise of the module
const modules = new Map(); // by name: those that are there

const bringing = {
  /** A game; it comes with {texts: [path, ...]}. Its code follows: the engine asks for it again if it does not come. */
  async game(name) {
    games.add(name);
    const coming = filesOf(name, languageSpoken()).map(placed);
    takeGame(name).catch((error) => console.warn(error.message));
    return { texts: (await Promise.all(coming)).flat() };
  },

  /** A game's code, for the engine. */
  async code(name) {
    await takeGame(name);
    return {};
  },

  /** A room, which can then be imported, and its styles. */
  async room(name) {
    await placed(`rooms/${name}`);
    return {};
  },

  /** A language, for the page and for all games that it has asked for, also meanwhile. */
  async language(tag) {
    if (tag !== BASE) await placed(`languages/${tag}`);
    for (const name of games) await Promise.all(textsOf(name, tag).map(placed));
    return {};
  },
};

/** Brings a game, its code, a room or a language; answers with `what`, its name and JSON, which may describe a Fault. */
export function bring(what, name, answer) {
  bringing[what](name).then(
    (found) => answer(what, name, JSON.stringify(found)),
    (error) => answer(what, name, told(error, "download/damaged")),
  );
}

/**
 * Calls a function of a script that is fetched late, with JSON arguments; answers with its text, or "".
 *
 * It is called at once if the script is there: what Python does next, such as to draw, would hold up a message.
 */
export function askLate(number, script, what, args, answer) {
  const call = async (module) => module[what](...JSON.parse(args));
  (modules.has(script) ? call(modules.get(script)) : scriptOf(script).then(call))
    .catch((error) => {
      console.warn(error.message);
      return "";
    })
    .then((text) => answer(number, text));
}

/** Fetches a script once, so that what has begun goes on without a network even where nothing is kept. */
const scriptOf = (name) => once(scripts, name, () => fetchLater(name).then(() => taken(name)));

async function taken(name) {
  const module = await import(build.later[name].url);
  modules.set(name, module);
  return module;
}

/** Returns the names of the files with a game's texts and drawings. */
const filesOf = (game, tag) => [...(build.games[game] ?? []).map((one) => `games/${one}`), ...textsOf(game, tag)];

/** Returns the names of the files with a game's texts in a language other than English. */
const textsOf = (game, tag) =>
  (build.games[game] ?? []).map((one) => `games/${one}/${tag}`).filter((file) => file in build.later);

const placed = (file) => once(brought, file, () => place(file));

/** Returns the promise that `made` holds under a name, made now if there is none. */
function once(made, name, make) {
  if (!made.has(name)) made.set(name, make());
  made.get(name).catch(() => made.delete(name)); // a later attempt may succeed
  return made.get(name);
}

async function place(file) {
  const files = await unpack((await fetchLater(file)).stream());
  const texts = files.filter(({ name }) => !name.endsWith(DRAWING) && !name.endsWith(SHEET));
  await write(texts);
  const sprite = document.querySelector(".sprite");
  for (const { name, content } of files) {
    if (name.endsWith(DRAWING)) sprite.insertAdjacentHTML("beforeend", new TextDecoder().decode(content));
    if (name.endsWith(SHEET)) dress(new TextDecoder().decode(content));
  }
  return texts.map(({ name }) => name);
}

/** Adds a style sheet, before the one that points at things, which has the last word. */
function dress(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.unshift(sheet);
}

// The game that was chosen last will probably be asked for: it comes while Python is still being started.
const likely = quietly(() => filesOf(JSON.parse(storageGet("talon.setup")).game, language), []);
for (const file of likely) placed(file).catch(() => {}); // whoever asks for it is told
