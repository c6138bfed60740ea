// A hand that can be arranged: a card is dragged within it, or out of it onto whatever accepts it (sort.js, which is
// fetched when there is such a hand).
import { build } from "./build.js";
import { fetchLater } from "./later.js";
import { hold, release } from "./morph.js";

let loading = null;
let arranged = null; // what drags the cards of the hand that was arranged last

/** Lets the cards of the hand be dragged; `onDrop` gets JSON: {key, keys} for a new order, {key, target} for a place. */
export function arrange(onDrop) {
  const hand = document.querySelector(".hand[data-arrange]");
  if (!hand || hand.arranged) return;
  hand.arranged = true;
  loading ??= fetchLater("sort").then(() => import(build.later.sort.url));
  const begin = ({ draggable }) => {
    arranged?.destroy(); // else it would keep its hand, and all that hangs on it
    arranged = draggable(hand, onDrop, { hold, release });
  };
  loading.then(begin).catch((error) => {
    loading = null; // the network may be back by the next hand; taps and keys do all that dragging does
    hand.arranged = false;
    console.warn(error);
  });
}
