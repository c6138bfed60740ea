// The speaker: silent until the first tap, while the page is hidden, and at volume 0. The sounds are made by
// sound.js, which is fetched when the page is idle or the first sound is due.
import { build } from "./build.js";
import { fetchLater } from "./later.js";

const OPEN_MS = 150; // until the first tap has been shown: opening the speaker takes a slow phone longer than that
const LATE_MS = 300; // a sound that is later than that matches nothing in sight
const APART_MS = 90; // the least time between two sounds

let level = 0;
let tapped = false;
let out = null; // the gain that everything goes through, once somebody has tapped
let loading = null;
let last = -APART_MS;

/** Sets the volume, from 0 to 1, also of a sound that is being played. */
export function speakerVolume(volume) {
  level = volume;
  if (out) out.gain.value = level;
}

/** Plays a sound by its name in sound.js, some milliseconds from now. */
export function speakerPlay(name, delay) {
  if (!tapped || !level) return;
  loading ??= fetchLater("sound").then(() => import(build.later.sound.url));
  const due = performance.now() + delay;
  setTimeout(async () => {
    if (!out) open(); // the first tap may have played a card
    try {
      const { play } = await loading;
      const now = performance.now();
      if (document.hidden || !level || !out || now - due > LATE_MS || now - last < APART_MS) return;
      last = now;
      play(out, name);
    } catch (error) {
      loading = null; // the network may be back by the next sound
      console.warn(error);
    }
  }, delay);
}

export const canVibrate = () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Vibrates for some milliseconds; browsers demand a tap before the first time here too. */
export function vibrate(ms) {
  if (tapped && !document.hidden) navigator.vibrate?.(ms);
}

// Some browsers let a page start to play sound only during a tap, or soon after it, and stop it whenever they like.
function wake() {
  if (tapped) open();
  else setTimeout(open, OPEN_MS);
  tapped = true;
}

function open() {
  if (!level || !globalThis.AudioContext) return;
  if (!out) {
    out = new AudioContext().createGain();
    out.gain.value = level;
    out.connect(out.context.destination);
  }
  if (out.context.state !== "running" && !document.hidden) out.context.resume().catch(() => {});
}

for (const kind of ["pointerup", "keydown"]) addEventListener(kind, wake, true);
addEventListener("visibilitychange", () => {
  if (out) out.context[document.hidden ? "suspend" : "resume"]().catch(() => {});
});
