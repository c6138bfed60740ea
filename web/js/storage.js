// The storage of this page: texts by key, in answers that MicroPython can handle.
import { quietly } from "./quietly.js";

const json = JSON.stringify;

/** Returns the text of a key, null if there is none or storage is switched off. */
export const storageGet = (key) => quietly(() => localStorage.getItem(key), null);

/** Keeps a text; returns "", "full" or "off". */
export function storageSet(key, text) {
  try {
    localStorage.setItem(key, text);
    return "";
  } catch (error) {
    return error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED" ? "full" : "off";
  }
}

export const storageRemove = (key) => quietly(() => localStorage.removeItem(key), null);

/** Returns all keys with a prefix, as JSON. */
export const storageKeys = (prefix) =>
  quietly(
    () =>
      json(
        Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix))
          .sort(),
      ),
    "[]",
  );

const TOPS = 50_000; // characters in one answer
const told = new Map(); // the length and first line of each text when it was last returned

/**
 * Returns texts whose keys have a prefix and which have changed since they were last returned, until none is left:
 * four lines each, the key, the text's first and second line, and its length in code points, -1 if it is gone. So
 * Python need not keep them all: the more it keeps, the slower it gets.
 */
export const storageTops = (prefix) =>
  quietly(() => {
    let found = "";
    const tell = (...lines) => {
      found += `${lines.join("\n").replaceAll("\0", "\ufffd")}\n`;
    };
    const keys = new Set(Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !key.includes("\n")));
    for (const key of told.keys()) {
      if (!keys.has(key) && told.delete(key)) tell(key, "", "", -1);
    }
    for (const key of keys) {
      if (found.length > TOPS) break;
      const text = localStorage.getItem(key);
      const [first, second = ""] = text.slice(0, TOPS).split("\n", 2);
      const mark = `${text.length} ${first}`;
      if (told.get(key) === mark) continue;
      told.set(key, mark);
      tell(key, first, second, text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0));
    }
    return found;
  }, "");

/** Returns how many characters the keys with a prefix and their texts take, as browsers count them. */
export const storageUsed = (prefix) =>
  quietly(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .reduce((sum, key) => sum + key.length + localStorage.getItem(key).length, 0),
    0,
  );

/** Returns whether anything can be stored: Safari's old private mode has a storage in which nothing fits. */
export function storageWorks() {
  const key = "talon.works";
  return quietly(
    () => {
      localStorage.setItem(key, "1");
      localStorage.removeItem(key);
      return true;
    },
    quietly(() => localStorage.length > 0, false),
  );
}
