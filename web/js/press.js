// A card of the hand that is held down, or pressed with the other mouse button: its person wants to know more of it.
import { letGo } from "./flick.js";

const HOLD_MS = 500;
const TOLERANCE = 5; // CSS pixels of a finger that rests: less than of one that drags

let held = null; // {timer, x, y} of a finger that may stay

/** Tells of cards that are held: `onHeld` gets the key of the card. */
export function press(onHeld) {
  addEventListener("pointerdown", (event) => begin(event, onHeld));
  addEventListener("pointermove", (event) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > TOLERANCE) stop();
  });
  for (const kind of ["pointerup", "pointercancel", "scroll"]) addEventListener(kind, stop, true);
  addEventListener("contextmenu", (event) => {
    const card = cardOf(event);
    if (!card) return;
    event.preventDefault(); // a finger that rests asks for it, too, on some systems
    if (!held && event.pointerType !== "touch") onHeld(card.dataset.key);
  });
}

const cardOf = (event) => event.target.closest?.(".hand button.card");

function begin(event, onHeld) {
  stop();
  const card = cardOf(event);
  if (!card || !event.isPrimary || event.button || event.ctrlKey) return;
  const timer = setTimeout(() => {
    held = null;
    if (document.querySelector(".is-flicked, .is-carried")) return; // it is on its way elsewhere
    letGo(); // what is held is not dragged
    addEventListener("click", swallow, { capture: true, once: true });
    for (const kind of ["pointerup", "pointercancel"])
      addEventListener(kind, () => setTimeout(spit, 0), { once: true });
    onHeld(card.dataset.key);
  }, HOLD_MS);
  held = { timer, x: event.clientX, y: event.clientY };
}

function stop() {
  clearTimeout(held?.timer);
  held = null;
}

/** To hold a card is no tap: the click at its end counts for nothing. */
const swallow = (event) => event.stopPropagation();
const spit = () => removeEventListener("click", swallow, { capture: true });
