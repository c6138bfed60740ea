// Patches HTML in place: nodes with the same `data-key` (or id) stay the same nodes, so focus and animations survive.
import morphdom from "morphdom";
import { showSigns } from "./signs.js";

const OPTIONS = {
  childrenOnly: true,
  getNodeKey: (node) => node.dataset?.key || node.id || placeOf(node),
  onBeforeElUpdated(from, to) {
    if (from.matches(".said")) return false; // its lines come and go by themselves: see say.js
    if (from === held) {
      waiting = to.innerHTML;
      return false;
    }
    if (from.tagName === "DETAILS" || from.tagName === "DIALOG") to.open = from.open;
    if (from === document.activeElement && "value" in from && from.tagName !== "BUTTON") {
      to.value = from.value; // keeps what is being typed
      if ("checked" in from) to.checked = from.checked;
    }
    if (from.isEqualNode(to)) return false;
    if (!needsNewNode(from, to)) return true;
    from.replaceWith(to);
    return false;
  },
  onBeforeElChildrenUpdated: arrange,
};

const LIVE = "[role=status], [role=log], [aria-live]"; // a screen reader tells of what changes in it
const KEPT = `:is(button, a, ${LIVE})`;

/**
 * Returns whether what takes the place of an element without a key is something else: its first class differs, or its
 * words. As the same node it would count as a layout shift where it is longer, or elsewhere. What is being pressed
 * stays, as a click on what has gone in between is lost.
 */
function needsNewNode(from, to) {
  if (!from.matches("div, p, span, svg") || from.matches(":active") || from.closest(KEPT) || keysIn(to).length > 0)
    return false;
  if (keysIn(from).some((key) => coming.has(key))) return false;
  return from.classList[0] !== to.classList[0] || (!from.matches("div") && from.textContent !== to.textContent);
}

/**
 * Returns what a part of the cloth or of a seat is known by, its first class, or a card's place, by the card; "" for
 * anything else. A part that may be there twice needs a key of its own.
 */
function placeOf(node) {
  const part = node.parentElement?.matches(".cloth, .seat") && node.classList?.[0];
  if (part) return `part ${part}`;
  const card = node.matches?.(".place") && node.firstElementChild?.dataset.key;
  return card ? `place ${card}` : "";
}

let held = null; // an element in which something is being dragged
let waiting = null; // its new HTML for afterwards

/** Keeps an element as it is until `release`, whatever it lies in: what is being dragged must not disappear. */
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
  patched = element;
  coming = new Set(keysIn(wanted));
  const focused = document.activeElement;
  arrange(element, wanted);
  morphdom(element, wanted, OPTIONS);
  // A node that stays but is moved, as by a new one before it, loses the focus.
  if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}

// ---- Order

let patched; // the element that is being patched
let coming; // the keys of what it will hold

/**
 * Puts children into their new order with as few moves as can be: what is gone is removed, what is new is added. By
 * itself morphdom moves all that come after one that is new, gone or elsewhere, and what has been moved is styled and
 * laid out anew. Nothing is done where a child has no key, comes from another parent or goes to one: that it does well.
 */
function arrange(from, to) {
  const there = named(from);
  const wanted = named(to);
  if (!there || !wanted) return;
  const isHere = (key) => patched.querySelector(`[data-key="${CSS.escape(key)}"]`);
  for (const [name, child] of wanted) if (!there.has(name) && keysIn(child).some(isHere)) return;
  const gone = [...there].filter(([name]) => !wanted.has(name)).map(([, child]) => child);
  if (gone.some((child) => keysIn(child).some((key) => coming.has(key)))) return;
  for (const child of gone) child.remove();
  const order = [...there.keys()];
  const stay = rising([...wanted.keys()].map((name) => order.indexOf(name)).filter((place) => place >= 0));
  let next = null;
  for (const [name, child] of [...wanted].reverse()) {
    const here = there.get(name) ?? child.cloneNode(true);
    if (!stay.includes(order.indexOf(name))) from.insertBefore(here, next);
    next = here;
  }
}

/** Returns the children by key and tag, as another tag makes it another node; null unless each has its own key. */
function named(parent) {
  const found = new Map();
  for (const child of parent.childNodes) {
    const key = OPTIONS.getNodeKey(child);
    if (key) found.set(child.tagName + key, child);
  }
  return found.size > 0 && found.size === parent.childNodes.length ? found : null;
}

/** Returns the keys of an element and of all in it. */
const keysIn = (element) =>
  [element, ...element.querySelectorAll("[data-key]")].map(({ dataset }) => dataset.key).filter(Boolean);

/** Returns the longest rising subsequence of a list of numbers. */
function rising(numbers) {
  const longer = (a, b) => (b.length > a.length ? b : a);
  const rows = []; // for each number the longest row that ends with it
  for (const number of numbers) rows.push([...rows.filter((row) => row.at(-1) < number).reduce(longer, []), number]);
  return rows.reduce(longer, []);
}
