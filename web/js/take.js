// The top card of a pile that is dragged into the hand: it means what a tap on the pile means. A copy of the card follows
// the pointer; the page stays as Python drew it.
import { ignoreClick } from "./click.js";

const TOLERANCE = 6; // CSS pixels that a tap may move without being a drag

let taken = null; // {pile, card, pointer, x, y, copy}: the copy is null until the pointer has moved far enough

/** Lets the cards of piles be dragged into the hand, from now on. */
export function takeByDragging() {
  addEventListener("pointerdown", begin);
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", letGo);
}

function begin(event) {
  const pile = event.target.closest?.(".pile[data-take]");
  const card = pile?.querySelector(".card:not(.below)");
  if (!card || !event.isPrimary || event.button || taken) return;
  taken = { pile, card, pointer: event.pointerId, x: event.clientX, y: event.clientY, copy: null };
}

function move(event) {
  if (event.pointerId !== taken?.pointer) return;
  const [dx, dy] = [event.clientX - taken.x, event.clientY - taken.y];
  if (!taken.copy) {
    if (Math.hypot(dx, dy) < TOLERANCE) return;
    taken.copy = copyOf(taken.card);
    document.documentElement.classList.add("is-carrying");
  }
  taken.copy.style.translate = `${dx}px ${dy}px`;
  hand()?.classList.toggle("is-over", isOverHand(event));
}

function end(event) {
  if (event.pointerId !== taken?.pointer) return;
  const { pile, copy } = taken;
  const means = copy && isOverHand(event) && pile.isConnected;
  letGo();
  if (means) pile.click();
  if (copy) ignoreClick(); // a mouse sends one of its own
}

function letGo() {
  taken?.copy?.remove();
  document.documentElement.classList.remove("is-carrying");
  hand()?.classList.remove("is-over");
  taken = null;
}

const hand = () => document.querySelector(".hand[data-arrange]");

/** Returns whether the pointer is at the hand or beside it, off the cloth. */
function isOverHand({ clientX, clientY }) {
  return Boolean(document.elementFromPoint(clientX, clientY)?.closest("#t-hand, #t-bar, #t-banner"));
}

function copyOf(card) {
  const { left, top, width } = card.getBoundingClientRect();
  const same = card.cloneNode(true);
  for (const part of [same, ...same.querySelectorAll("[data-key]")]) part.removeAttribute("data-key");
  same.querySelector(".count")?.remove(); // it is one card of them
  const copy = document.createElement("div");
  copy.className = "is-carried is-taken";
  copy.ariaHidden = "true";
  copy.style.setProperty("--carried", `${width}px`);
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px` });
  copy.append(same);
  document.body.append(copy);
  return copy;
}
