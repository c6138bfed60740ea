// Cards that have been let go of above the felt stay there for a moment, so that a move drawn by then sets out from there.
const MS = 600;

let staying = { cards: [], animations: [], x: 0, y: 0 };

/** Leaves cards of a hand `x` and `y` from their places: those that may go there are drawn there next. */
export function stay(cards, hand, x, y) {
  const there = { translate: `${x}px ${y}px` }; // also of one that rises because it is chosen
  const above = { zIndex: 3 }; // the cloth
  const animations = cards.map((card) => card.animate([there, there], MS));
  animations.push(hand.parentElement.animate([above, above], MS));
  staying = { cards, animations, x, y };
}

/** Ends that at once, because a card is taken again; returns how far from its place that card was. */
export function takeAgain(card) {
  const { cards, animations, x, y } = staying;
  const stayed = cards.includes(card) && /running|paused/.test(animations[0].playState);
  for (const animation of animations) animation.cancel();
  return stayed ? [x, y] : [0, 0];
}
