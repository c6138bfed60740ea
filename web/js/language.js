// The language that the page is to speak: the one chosen, else the first of the browser's own that there is.
import { build } from "./build.js";

export const BASE = "en"; // its texts come with what speaks them
const SETTINGS = "talon.settings";

const further = Object.keys(build.languages);
const offered = [BASE, ...further];

export const language = choose(stored(), ...navigator.languages);

/** Returns the language for somebody who has not chosen one. */
export const languagePreferred = () => choose(...navigator.languages);

/** Returns the languages that there are, as JSON: [[tag, what it calls itself], ...]. */
export const languages = () => JSON.stringify(offered.map((tag) => [tag, ownName(tag)]));

/** Returns whether a file of `build.later` is of use in this language. */
export function isSpoken(name) {
  return !further.some((other) => other !== language && build.languages[other].includes(name));
}

function choose(...wanted) {
  for (const tag of wanted) {
    const found = offered.find((one) => one === tag) ?? offered.find((one) => one === tag?.split("-")[0]);
    if (found) return found;
  }
  return BASE;
}

function stored() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS))?.language;
  } catch {
    return null; // storage is switched off, or damaged: the front end starts with its own defaults
  }
}

function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  return name[0].toLocaleUpperCase(tag) + name.slice(1);
}
