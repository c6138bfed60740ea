// The page's language: the one chosen, else the first of the browser's own that is available.
import { build } from "./build.js";
import { BASE, choose, chosen } from "./choose.js";

export { BASE };

const further = Object.keys(build.languages);
const offered = [BASE, ...further];

export const language = choose(offered, chosen(), ...navigator.languages);

/** Returns the language for somebody who has not chosen one. */
export const languagePreferred = () => choose(offered, ...navigator.languages);

/** Returns the tags of the available languages as JSON. */
export const languages = () => JSON.stringify(offered);

/** Returns the names of the files of `build.later` that are needed in a language. */
export function filesIn(tag) {
  const unspoken = further.flatMap((other) => (other === tag ? [] : build.languages[other]));
  return Object.keys(build.later).filter((name) => !unspoken.includes(name));
}

/** Points at the manifest of a language, by which a device installs the page. */
export function manifestIn(tag) {
  const url = `./manifest.${tag === BASE ? "" : `${tag}.`}webmanifest`;
  const link = document.querySelector("[rel=manifest]");
  if (link.getAttribute("href") !== url) link.href = url; // set again, it would be fetched again
}

/** Returns a language's own name for itself. Browsers load its data for that, so ask when it is to be shown. */
export function languageName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  return name[0].toLocaleUpperCase(tag) + name.slice(1);
}
