// Cards that have been let go of above the felt, until they are drawn elsewhere.
const MS = 600;

/** Leaves cards of a hand `x` and `y` from their places: those that may go there are drawn there next. */
export function stay(cards, hand, x, y) {
  const there = { translate: `${x}px ${y}px` }; // also of one that rises because it is chosen
  for (const card of cards) card.animate([there, there], MS);
  hand.parentElement.animate([{ zIndex: 3 }, { zIndex: 3 }], MS); // above the cloth
}
