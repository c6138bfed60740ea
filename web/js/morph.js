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
  onBeforeElChildrenUpdated: arrange,
};

/** Returns what a part of the cloth is known by, and a card's place: the card; "" for anything else. */
function placeOf(node) {
  if (node.parentElement?.matches(".cloth")) return node.classList[0];
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
  arrange(element, wanted);
  morphdom(element, wanted, OPTIONS);
  // A node that stays but is moved, as by a new one before it, loses the focus.
  if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}

/**
 * Brings children that have keys into their new order, and moves as few of them as can be. By itself morphdom moves all
 * that come after one that is new, gone or elsewhere, and what has been moved is styled and laid out anew.
 */
function arrange(from, to) {
  const there = new Map([...from.children].map((child) => [named(child), child]));
  const wanted = new Map([...to.children].map((child) => [named(child), child]));
  if (wanted.size < 2 || there.has("") || wanted.has("")) return;
  if ([...wanted].some(([name, child]) => !there.has(name) && comesFromElsewhere(child))) return;
  for (const [name, child] of there) if (!wanted.has(name)) child.remove();
  const order = [...there.keys()];
  const stay = rising([...wanted.keys()].map((name) => order.indexOf(name)).filter((place) => place >= 0));
  let next = null;
  for (const [name, child] of [...wanted].reverse()) {
    const here = there.get(name) ?? child.cloneNode(true);
    if (!stay.includes(order.indexOf(name))) from.insertBefore(here, next);
    next = here;
  }
}

/** Returns the key of a node with the tag, "" if it has none: another tag makes it another node. */
function named(node) {
  const key = OPTIONS.getNodeKey(node);
  return key && node.tagName + key;
}

/** Returns whether a node has a key, or something in it has one, that is on the page: morphdom brings that along. */
const comesFromElsewhere = (node) =>
  [node, ...node.querySelectorAll("[data-key]")].some(
    ({ dataset: { key } }) => key && document.querySelector(`[data-key="${CSS.escape(key)}"]`),
  );

/** Returns the longest of the rows of rising numbers that are in a list. */
function rising(numbers) {
  const longer = (a, b) => (b.length > a.length ? b : a);
  const rows = []; // for each number the longest row that ends with it
  for (const number of numbers) rows.push([...rows.filter((row) => row.at(-1) < number).reduce(longer, []), number]);
  return rows.reduce(longer, []);
}
