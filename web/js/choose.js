// Chooses one of the available languages: the one the player has chosen, else the first of their browser's.
export const BASE = "en"; // its texts come with the code that uses them
const SETTINGS = "talon.settings";

export function choose(offered, ...wanted) {
  for (const tag of wanted) {
    const found = offered.find((one) => one === tag) ?? offered.find((one) => one === tag?.split("-")[0]);
    if (found) return found;
  }
  return BASE;
}

/** Returns the language that the settings name, null if they name none. */
export function chosen() {
  try {
    const language = JSON.parse(localStorage.getItem(SETTINGS))?.language;
    return typeof language === "string" ? language : null;
  } catch {
    return null; // storage is switched off, or damaged: the front end starts with its own defaults
  }
}
