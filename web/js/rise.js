// A tapped card of the hand rises at once. What follows from the tap takes a slow phone several pictures' time to work
// out, so Python hears of it once the first of them has been shown, or before it hears of anything else that the player
// does.

const waiting = []; // taps that Python has not heard of yet

/** Shows a card as a tap will probably leave it, and calls `hear()` after the next picture. */
export function rise(card, hear) {
  const was = card.matches(".selected");
  card.classList.toggle("selected");
  waiting.push(() => {
    card.classList.toggle("selected", was); // as Python has drawn it
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

addEventListener("pointerdown", catchUp, true); // before whatever the next finger does
