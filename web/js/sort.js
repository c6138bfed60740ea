// The cards of a hand that are dragged, by SortableJS (its core, no plugins). The page stays as Python drew it: what was
// dragged goes back to where it was, and Python is told what the player meant.
import Sortable from "sortablejs/modular/sortable.core.esm.js";

const TOLERANCE = 6; // CSS pixels that a tap may move without being a drag
const MS = 120;

let last = null; // where the pointer is

/** Lets a hand's cards be dragged; returns {destroy}. `hold` and `release` keep an element from being patched. */
export const draggable = (hand, onDrop, page) => Sortable.create(hand, options(hand, onDrop, page));

// Sortable swallows the next click after each drag. A mouse sends one at once and a finger none, so its next tap would be
// lost: a dummy click is swallowed instead, after any from a mouse. The page does not hear it, as it does not bubble.
const appease = () => document.documentElement.dispatchEvent(new Event("click"));

const keyOf = (place) => place.querySelector("[data-key]").dataset.key;

const under = ({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;

function light(target) {
  for (const lit of document.querySelectorAll(".is-over")) if (lit !== target) lit.classList.remove("is-over");
  target?.classList.add("is-over");
}

function track(event) {
  last = { x: event.clientX, y: event.clientY };
  light(under(last));
}

function options(hand, onDrop, { hold, release }) {
  let next = null;
  return {
    draggable: ".place",
    animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MS,
    forceFallback: true, // the same with a finger and a mouse
    fallbackOnBody: true,
    fallbackTolerance: TOLERANCE,
    fallbackClass: "is-carried",
    ghostClass: "is-gap",
    onChoose({ item }) {
      document.body.style.setProperty("--carried", `${item.querySelector(".card").offsetWidth}px`);
    },
    onStart({ item }) {
      hold(hand.parentElement);
      next = item.nextElementSibling;
      while (next?.matches(".is-carried")) next = next.nextElementSibling;
      document.documentElement.classList.add("is-carrying");
      addEventListener("pointermove", track, true);
    },
    onEnd({ item }) {
      removeEventListener("pointermove", track, true);
      document.documentElement.classList.remove("is-carrying");
      light(null);
      const target = last && under(last);
      const keys = [...hand.querySelectorAll(".place")].map(keyOf);
      const from = [...hand.children].indexOf(item);
      hand.insertBefore(item, next?.parentElement === hand ? next : null);
      const moved = from !== [...hand.children].indexOf(item);
      last = null;
      setTimeout(appease, 0);
      release();
      const key = keyOf(item);
      if (target) onDrop(JSON.stringify({ key, target: target.dataset.drop }));
      else if (moved) onDrop(JSON.stringify({ key, keys }));
    },
  };
}
