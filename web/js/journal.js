// The journal: one save of each match in IndexedDB, on disk when it answers. Browsers write localStorage to disk
// whenever they like, and one that is killed loses minutes of it. Answers are texts; nothing here throws.
import { openDB } from "idb";

const NAME = "talon.journal";
const STORE = "matches";
const PATIENCE_MS = 2_000;
const KEPT_MS = 7 * 24 * 3_600_000; // how long a deletion is remembered: no storage goes back that far

const json = JSON.stringify;

let tell = () => {};
let opening = null;
let silent = false; // the last question timed out: until one is answered, the answer is "off" at once

function open() {
  opening ??= openDB(NAME, 1, {
    upgrade: (database) => database.createObjectStore(STORE),
    blocking: close, // another tab wants to delete it, or has a later version
    terminated: forget,
  }).catch((error) => {
    forget();
    throw error;
  });
  return opening;
}

function forget() {
  opening = null;
}

function close() {
  opening?.then(
    (database) => database.close(),
    () => {},
  );
  forget();
}

/** Runs an action in a transaction, and once more if the connection has been lost, as iOS does in the background. */
async function transact(mode, action) {
  for (let again = true; ; again = false) {
    try {
      const transaction = (await open()).transaction(STORE, mode, { durability: "strict" });
      const done = transaction.done.catch(() => {}); // failures are reported by the action, or by `done` below
      const answer = await action(transaction.store);
      await done;
      await transaction.done;
      return answer;
    } catch (error) {
      if (error.name === "QuotaExceededError") return "full";
      if (!again) return "off";
      close();
    }
  }
}

/** Resolves to the answer of a promise, or to "off" if that takes too long. */
async function inTime(promise) {
  const answered = promise.finally(() => {
    silent = false;
  });
  if (silent) return "off";
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => {
      silent = true;
      resolve("off");
    }, PATIENCE_MS);
  });
  return await Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** Calls `onAnswer(number, text)` with the number of each question and its answer. */
export function journalListen(onAnswer) {
  tell = onAnswer;
}

const answer = (number, promise) => inTime(promise).then((text) => tell(number, text));

/** Answers with JSON [{match, text, gone}], gone in seconds since 1970 or 0, or with "off" if there is no journal. */
export const journalGet = (number, match) =>
  answer(
    number,
    transact("readonly", async (store) => json([row(match, await store.get(match))].filter(Boolean))),
  );

/** Answers with JSON of the matches whose saves in the storage differ, without texts: Python has no room for all. */
export const journalRead = (number) => answer(number, reading);

/** Keeps a save unless another one is at least as new; answers "", "older", "gone", "full" or "off". */
export const journalPut = (number, match, serial, text, forced) =>
  answer(
    number,
    transact("readwrite", async (store) => {
      const found = forced ? undefined : await store.get(match);
      if (found?.text === text) return "";
      if (found?.gone) return "gone";
      if (found?.serial >= serial) return "older";
      await store.put({ serial, text }, match);
      return "";
    }),
  );

/** Remembers when a match was deleted, in seconds since 1970; answers "", "full" or "off". */
export const journalRemove = (number, match, at) =>
  answer(
    number,
    transact("readwrite", (store) => store.put({ gone: at * 1000 }, match).then(() => "")),
  );

const row = (match, found) => found && { match, text: found.text ?? "", gone: (found.gone ?? 0) / 1000 };

/** Reads every entry, all in one go, and drops old deletions. */
const readAll = () =>
  transact("readwrite", async (store) => {
    const [matches, every] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const differing = [];
    for (const [at, match] of matches.entries()) {
      const { gone } = every[at];
      if (gone && Date.now() - gone > KEPT_MS) await store.delete(match);
      else if (!isStored(row(match, every[at]))) differing.push(match);
    }
    return json(differing);
  });

/** Returns whether the storage has exactly this save of a match, in one of its two slots. */
function isStored({ match, text, gone }) {
  try {
    const texts = [0, 1].map((slot) => localStorage.getItem(`talon.match.${match}.${slot}`));
    return gone ? texts.every((found) => found === null) : texts.includes(text);
  } catch {
    return false;
  }
}

const reading = readAll(); // at once: the answer is ready before Python asks
