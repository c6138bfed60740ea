// A card of the hand that is held down, or pressed with the other mouse button: the player wants to know more about
// it.
import { ignoreClick } from "./click.js";
import { letGo } from "./flick.js";

const HOLD_MS = 500;
const LATE_MS = 40; // for a finger's end that waits behind the timer where the page was busy
const TOLERANCE = 5; // CSS pixels that a resting finger may move: fewer than for a drag

let held = null; // {timer, x, y} of a finger that may be resting

/** Calls `onHeld` with the key of each card that is held. */
export function press(onHeld) {
  addEventListener("pointerdown", (event) => begin(event, onHeld));
  addEventListener("pointermove", (event) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > TOLERANCE) stop();
  });
  for (const kind of ["pointerup", "pointercancel", "scroll"]) addEventListener(kind, stop, true);
  addEventListener("contextmenu", (event) => {
    const card = cardOf(event);
    if (!card) return;
    event.preventDefault(); // on some systems a resting finger asks for it, too
    if (!held && event.pointerType !== "touch") onHeld(card.dataset.key);
  });
}

const cardOf = (event) => event.target.closest?.(".hand button.card");

function begin(event, onHeld) {
  stop();
  const card = cardOf(event);
  if (!card || !event.isPrimary || event.button || event.ctrlKey) return;
  const rests = () => {
    held = null;
    if (document.querySelector(".is-flicked, .is-carried")) return; // it is being dragged
    letGo(); // what is held is not dragged
    ignoreClick();
    onHeld(card.dataset.key);
  };
  const timer = setTimeout(() => {
    held.timer = setTimeout(rests, LATE_MS);
  }, HOLD_MS);
  held = { timer, x: event.clientX, y: event.clientY };
}

function stop() {
  clearTimeout(held?.timer);
  held = null;
}
