// A card that is dragged or flicked from the hand to the felt, or only pulled up a little. The page stays as Python drew
// it: the card goes back to its place, though it stays in sight where it was let go, and Python is told what the player
// meant. arrange.js is for a hand that can be arranged.
import { ignoreClick } from "./click.js";
import { hold, release } from "./morph.js";
import { stay, takeAgain } from "./stay.js";

const TOLERANCE = 10; // CSS pixels that a tap may move without being a drag
const FLICK = 0.4; // CSS pixels upwards per millisecond

const STILL = { dx: 0, dy: 0, speed: 0, moving: false };

let carried = null; // {card, hand, cards, pointer, x, y, at, dx, dy, speed, moving}

/** Lets cards be dragged to the felt; `onDrop` gets JSON: {key, target}, {key} of a card that was pulled up a little. */
export function flick(onDrop) {
  addEventListener("pointerdown", begin);
  addEventListener("pointermove", move);
  addEventListener("pointerup", (event) => end(event, onDrop));
  addEventListener("pointercancel", () => letGo());
}

function begin(event) {
  const card = event.target.closest?.(".hand:not([data-arrange]) button.card");
  if (!card || !event.isPrimary || event.button || carried) return;
  const hand = card.closest(".hand");
  const together = card.matches(".selected") ? [...hand.querySelectorAll(".selected")] : [card];
  const { pointerId: pointer, timeStamp: at } = event;
  const [right, down] = takeAgain(card);
  const [x, y] = [event.clientX - right, event.clientY - down]; // where the pointer would have taken it in its place
  carried = { card, hand, cards: together, pointer, x, y, at, ...STILL };
}

function move(event) {
  if (event.pointerId !== carried?.pointer) return;
  const [dx, dy] = [event.clientX - carried.x, event.clientY - carried.y];
  if (!carried.moving) {
    if (-dy < TOLERANCE || -dy < Math.abs(dx)) return; // sideways or downwards does not lead to the felt
    carried.moving = true;
    hold(carried.hand.parentElement);
    ignoreClick();
    for (const card of carried.cards) card.classList.add("is-flicked");
  }
  carried.speed = (carried.dy - dy) / Math.max(event.timeStamp - carried.at, 1);
  Object.assign(carried, { dx, dy, at: event.timeStamp });
  for (const card of carried.cards) card.style.translate = `${dx}px ${dy}px`;
  felt()?.classList.toggle("is-over", above());
}

function end(event, onDrop) {
  if (event.pointerId !== carried?.pointer) return;
  const { card, cards, hand, dx, dy, moving, speed } = carried;
  const { key } = card.dataset;
  const meant = moving && (above() || speed > FLICK);
  const target = felt()?.dataset.drop;
  letGo();
  if (meant && target) {
    onDrop(JSON.stringify({ key, target }));
    stay(cards, hand, dx, dy);
  } else if (moving && dy < -TOLERANCE) onDrop(JSON.stringify({ key }));
}

/** Lets go of a card that is being dragged, or about to be. */
export function letGo() {
  if (carried?.moving) {
    for (const card of carried.cards) {
      card.classList.remove("is-flicked");
      card.style.translate = "";
    }
    felt()?.classList.remove("is-over");
    release();
  }
  carried = null;
}

const felt = () => document.querySelector(".cloth[data-drop]");

/** Returns whether the pointer is above the lower edge of the felt, or the card is more than half out of the hand. */
function above() {
  const { card, hand, y, dy } = carried;
  const { top, bottom } = card.getBoundingClientRect();
  return (
    y + dy < (felt()?.getBoundingClientRect().bottom ?? 0) || (top + bottom) / 2 < hand.getBoundingClientRect().top
  );
}
