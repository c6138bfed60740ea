// The cards of a hand that are dragged, by SortableJS (its core, no plugins). The page stays as Python drew it: what was
// dragged goes back to where it was, and Python is told what the player meant.

import Sortable from "sortablejs/modular/sortable.core.esm.js";
import { stay, takeAgain } from "./stay.js";
import { takeByDragging } from "./take.js";

const TOLERANCE = 6; // CSS pixels that a tap may move without being a drag
const MS = 120;
const FLICK = 0.8; // CSS pixels upwards per millisecond at which no place in the hand is meant
const BESIDE = 8; // CSS pixels around a pile's card that still count as the card
const RESTS_MS = 100; // without moving, after which a pointer counts as resting

takeByDragging();

let last = null; // {x, y, at, speed}: where the pointer is, since when, and how fast it went there upwards

/** Lets a hand's cards be dragged; returns {destroy}. `hold` and `release` keep an element from being patched. */
export const draggable = (hand, onDrop, page) => Sortable.create(hand, options(hand, onDrop, page));

// Sortable swallows the next click after each drag. A mouse sends one at once and a finger none, so its next tap would be
// lost: a dummy click is swallowed instead, after any from a mouse. The page does not hear it, as it does not bubble.
const appease = () => document.documentElement.dispatchEvent(new Event("click"));

const keyOf = (place) => place.querySelector("[data-key]").dataset.key;

/** Returns whether a card goes together with others of the hand: it is in a marked combination, or chosen with some. */
const isOneOfMany = (hand, place) =>
  place.querySelector(".meld-mark") ||
  (place.querySelector(".selected") && hand.querySelectorAll(".selected").length > 1);

/** Returns whether the pointer is on a pile's card, or next to it, and not only on the ground around it. */
function isOnCard(pile) {
  const { left, right, top, bottom } = pile.querySelector(".card, .pile-empty").getBoundingClientRect();
  return last.x > left - BESIDE && last.x < right + BESIDE && last.y > top - BESIDE && last.y < bottom + BESIDE;
}

/**
 * Returns what a card is dropped on: what is below the pointer, or the felt where that leaves the hand upwards.
 *
 * One of many is dropped on a pile only where the pile's card lies: a discard ends the turn.
 */
function aim(hand, place) {
  const felt = document.querySelector(".melds[data-drop]");
  const target = document.elementFromPoint(last.x, last.y)?.closest("[data-drop]");
  if (felt && target?.matches(".pile") && isOneOfMany(hand, place) && !isOnCard(target)) return felt;
  const leaves = last.y < hand.getBoundingClientRect().top || last.speed > FLICK;
  return target ?? (leaves ? felt : null);
}

function light(target) {
  for (const lit of document.querySelectorAll(".is-over")) if (lit !== target) lit.classList.remove("is-over");
  target?.classList.add("is-over");
}

function follow({ clientX: x, clientY: y, timeStamp: at }) {
  if (last && x === last.x && y === last.y) {
    if (at - last.at > RESTS_MS) last.speed = 0;
  } else last = { x, y, at, speed: last ? (last.y - y) / Math.max(at - last.at, 1) : 0 };
}

function options(hand, onDrop, { hold, release }) {
  let next = null;
  let start = null; // where the pointer took the card
  let place = null; // that of the card
  let width = 0; // of the card there
  const track = (event) => {
    follow(event);
    if (document.documentElement.matches(".is-carrying")) light(aim(hand, place));
  };
  return {
    draggable: ".place",
    animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MS,
    forceFallback: true, // the same with a finger and a mouse
    fallbackOnBody: true,
    fallbackTolerance: TOLERANCE,
    fallbackClass: "is-carried",
    ghostClass: "is-gap",
    onChoose({ item, originalEvent }) {
      last = null;
      follow(originalEvent);
      start = last;
      place = item;
      addEventListener("pointermove", track, true);
      width = item.querySelector(".card").offsetWidth;
    },
    onStart({ item }) {
      Sortable.ghost.style.setProperty("--carried", `${width}px`); // on the body it would have the whole page restyled
      takeAgain(item.querySelector(".card"));
      hold(hand.parentElement);
      next = item.nextElementSibling;
      while (next?.matches(".is-carried")) next = next.nextElementSibling;
      document.documentElement.classList.add("is-carrying");
    },
    onUnchoose: () => removeEventListener("pointermove", track, true),
    onEnd({ item, originalEvent }) {
      const isOver = !/cancel/.test(originalEvent.type); // else the browser has made something else of it
      follow(originalEvent.changedTouches?.[0] ?? originalEvent);
      const target = isOver ? aim(hand, item) : null; // before the hand is laid out again, which may need another row
      document.documentElement.classList.remove("is-carrying");
      light(null);
      const keys = [...hand.querySelectorAll(".place")].map(keyOf);
      const from = [...hand.children].indexOf(item);
      hand.insertBefore(item, next?.parentElement === hand ? next : null);
      const moved = from !== [...hand.children].indexOf(item);
      setTimeout(appease, 0);
      release();
      const key = keyOf(item);
      if (target) {
        onDrop(JSON.stringify({ key, target: target.dataset.drop }));
        stay([item.querySelector(".card")], hand, last.x - start.x, last.y - start.y);
      } else if (moved && isOver) onDrop(JSON.stringify({ key, keys }));
    },
  };
}
