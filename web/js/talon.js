// The page's scripts for Python: MicroPython imports this module as `talon`. Only strings and numbers pass through.
import "./library.js";
import { build } from "./build.js";

export { arrange } from "./arrange.js";
export { askLate, bring } from "./bring.js";
export * from "./browser.js";
export { engineAsk, engineStart, engineStop } from "./engine.js";
export { fileHand, fileSize, fileText, languageSpoken, speak } from "./files.js";
export { flick } from "./flick.js";
export { fluentAdd, fluentFormat, fluentHas, fluentLetters, fluentStart } from "./fluent.js";
export { install, installable } from "./install.js";
export { journalGet, journalListen, journalPut, journalRead, journalRemove } from "./journal.js";
export { languageName, languagePreferred, languages, manifestIn } from "./language.js";
export { fetchRest, laterWatch } from "./later.js";
export { morph } from "./morph.js";
export { press } from "./press.js";
export { hush, say } from "./say.js";
export { canVibrate, speakerPlay, speakerVolume, vibrate } from "./speaker.js";
export { beforePicture, pause } from "./turns.js";
export { offlineReady, updateAccept, updateWatch } from "./updates.js";

export const version = build.version;

export function usable() {
  performance.mark("talon:usable");
  dispatchEvent(new Event("talon:usable"));
}
