// A tapped card of the hand rises at once. What follows from the tap takes a slow phone several pictures' time to work
// out, so Python hears of it once the first of them has been shown, or when it is told anything else.

const waiting = []; // taps that Python has not heard of yet
const before = new Map(); // whether cards that have risen or sunk for them were selected

/** Shows a card as a tap will probably leave it, and calls `hear()` after the next picture. */
export function rise(card, hear) {
  if (!before.has(card)) before.set(card, card.matches(".selected"));
  card.classList.toggle("selected");
  waiting.push(() => {
    if (before.has(card)) card.classList.toggle("selected", before.get(card)); // as Python has drawn it
    before.delete(card);
    hear();
  });
  requestAnimationFrame(() => setTimeout(catchUp));
}

/** Returns a function that calls `tell` once Python has heard of every tap. */
export const hearing = (tell) => (kind, text) => {
  catchUp();
  return tell(kind, text);
};

function catchUp() {
  for (const hear of waiting.splice(0)) hear();
}
