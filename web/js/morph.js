// Patches HTML in place: nodes with the same `data-key` (or id) stay the same nodes, so focus and animations survive.
import morphdom from "morphdom";
import { showSigns } from "./signs.js";

const OPTIONS = {
  childrenOnly: true,
  getNodeKey: (node) => node.dataset?.key || node.id || placeOf(node),
  onBeforeElUpdated(from, to) {
    if (from.matches(".said")) return false; // its lines come and go by themselves: see say.js
    if (from.tagName === "DETAILS" || from.tagName === "DIALOG") to.open = from.open;
    if (from === document.activeElement && "value" in from && from.tagName !== "BUTTON") {
      to.value = from.value; // keeps what is being typed
      if ("checked" in from) to.checked = from.checked;
    }
    return !from.isEqualNode(to);
  },
};

/** Returns what a card's place is known by: the card; else every card after one that goes would move. */
function placeOf(node) {
  const card = node.matches?.(".place") && node.firstElementChild?.dataset.key;
  return card ? `place ${card}` : "";
}

let held = null; // an element in which something is being dragged
let waiting = null; // its new HTML for afterwards

/** Keeps an element as it is until `release`: what is being dragged must not disappear. */
export function hold(element) {
  held = element;
}

export function release() {
  const [element, html] = [held, waiting];
  held = waiting = null;
  if (html !== null && element.isConnected) morph(element, html);
}

export function morph(element, html) {
  if (element === held) {
    waiting = html;
    return;
  }
  if (element.firstChild) change(element, html);
  else element.innerHTML = html;
  showSigns();
}

function change(element, html) {
  const wanted = element.cloneNode(false);
  wanted.innerHTML = html;
  const focused = document.activeElement;
  morphdom(element, wanted, OPTIONS);
  // A node that stays but is moved, as by a new one before it, loses the focus.
  if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}
