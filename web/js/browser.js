// What the browser offers, in texts and numbers, only for app/browser/dom.py.
//
// MicroPython cannot catch a JavaScript exception: it tears through the interpreter. So whatever may throw is wrapped
// here and answers with a plain value; whatever is a promise or an event calls the one function given to `listen`.

import { quietly } from "./quietly.js";
import { hearing, rise } from "./rise.js";
import { sayAbove } from "./say.js";

export * from "./storage.js";

const LONGEST = 200_000; // characters of an address: a malicious one may have millions
const LARGEST = 50_000_000; // bytes of a file that is read at all

let tell = () => null;

const json = JSON.stringify;

/** Returns a text, null if it takes more than `limit` bytes as JSON: MicroPython would silently run out of room. */
const within = (text, limit) => (new Blob([json(text)]).size > limit ? null : text);

// ---- Events: one listener each on the document, the target found by its data

function about(element) {
  return { ...element.dataset };
}

function keyed(element) {
  return element?.closest?.("[data-key], [data-act], [data-field]");
}

function onClick(event) {
  const sheet = event.target;
  if (sheet.matches?.("dialog[open]")) {
    const box = sheet.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) tell("cancel", "");
    return;
  }
  const target = event.target.closest?.("[data-act]");
  if (!target || target.matches("form, [disabled], [aria-disabled=true]:not([data-tells])")) return;
  if (target.matches("a")) event.preventDefault();
  const text = json(about(target));
  const hear = () => tell("act", text);
  const rises = target.matches(".hand button.card:not(.dim, .brought)") && event.detail < 2; // a double tap plays
  rises ? rise(target, hear) : hear();
}

function onSubmit(event) {
  event.preventDefault();
  const { limit = Infinity, ...data } = about(event.target);
  const fields = [...new FormData(event.target)].map(([name, value]) => [name, within(value, limit)]);
  tell("act", json({ ...Object.fromEntries(fields), ...data }));
}

function onField(event) {
  const target = event.target.closest?.("[data-field]");
  if (!target) return;
  const value = target.type === "checkbox" ? (target.checked ? "on" : "off") : target.value;
  tell("field", json({ ...about(target), value, final: event.type === "change" }));
}

function onKey(event) {
  if (event.isComposing || event.metaKey) return;
  const typing = event.target.matches?.("input:not([type=checkbox], [type=radio], [type=button]), textarea, select");
  if (typing) return;
  // A key held down moves on through the cards, but presses nothing twice: somebody else's button may have the focus.
  if (event.repeat && !event.key.startsWith("Arrow")) {
    if (event.key === "Enter") event.preventDefault();
    return;
  }
  const mods = [event.shiftKey && "shift", event.ctrlKey && "ctrl", event.altKey && "alt"].filter(Boolean).join(" ");
  const found = keyed(event.target);
  if (tell("key", json({ key: event.key, mods, data: found ? about(found) : {} })) === true) event.preventDefault();
}

/** Calls `callback(kind, text)` for every event; a `key` has been handled when it returns true. */
export function listen(callback) {
  tell = hearing(callback);
  // Below the body: iOS clicks on anything but controls only if an element under the body listens.
  document.getElementById("app").addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("input", onField);
  document.addEventListener("change", onField);
  document.addEventListener("keydown", onKey);
  // A dialog's own ways out (Escape, the back gesture of a phone) are only requests: the app closes it.
  document.addEventListener(
    "cancel",
    (event) => {
      if (!event.target.matches?.("dialog")) return;
      event.preventDefault();
      tell("cancel", "");
    },
    true,
  );
  // A dialog that the browser closed all the same (it does on a second request) is closed for the app too. The event
  // comes late: by then the app may have closed that sheet itself, which does no harm, and opened the next.
  document.addEventListener(
    "close",
    (event) => {
      if (event.target.matches?.("dialog:not([open])")) tell("cancel", "");
    },
    true,
  );
  document.addEventListener("visibilitychange", () => tell(document.hidden ? "hide" : "show", ""));
  addEventListener("pagehide", () => tell("hide", ""));
  addEventListener("popstate", ({ state }) => {
    wayHere = state?.way ?? wayHere; // an address that was typed comes after what was shown
    if (state) tell("pop", String(state.depth));
    else tell("address", "");
  });
  addEventListener("storage", (event) => tell("stored", event.key ?? ""));
  addEventListener("resize", () => {
    if (isWebKit) layOutAnew();
    tell("resize", "");
  });
  // Scripts that are fetched late have no other way to report events.
  addEventListener("talon:told", ({ detail }) => tell(...detail));
  // Without a touch listener iOS shows no :active state.
  document.addEventListener("touchstart", () => {}, { passive: true });
}

const isWebKit = navigator.vendor.startsWith("Apple");

/** Without this WebKit keeps the old styles inside a size container when a phone is turned (seen in 2.50). */
function layOutAnew() {
  const { style } = document.getElementById("app");
  style.display = "contents";
  document.body.getBoundingClientRect();
  style.display = "";
}

// ---- Timers

/** Sends "timer" with a number after some milliseconds; returns the handle for `stop`. */
export const after = (ms, number) => setTimeout(() => tell("timer", String(number)), ms);
export const stop = (handle) => clearTimeout(handle);

/** Sends "timer" with a number once the browser has shown what has been drawn. */
export const afterPicture = (number) => requestAnimationFrame(() => after(0, number));

// ---- Focus, sheets, movement

/** Moves the focus to the first match; returns whether it is there now: hidden elements do not take it. */
export function focus(selector) {
  const found = document.querySelector(selector);
  found?.focus({ preventScroll: false });
  return found !== null && found === document.activeElement;
}

export const blur = () => document.activeElement?.blur();
export const focusedKey = () => keyed(document.activeElement)?.dataset.key ?? "";

/** Opens or closes the one sheet; the focus goes in and comes back by the browser's own rules. */
export function modal(id, open, className) {
  const sheet = document.getElementById(id);
  if (open) {
    sheet.className = className;
    if (!sheet.open) {
      sheet.querySelector(".said")?.replaceChildren();
      sheet.showModal();
      sayAbove(sheet);
    }
    sheet.querySelector(".sheet-body")?.scrollTo(0, 0); // not where the one before it was left
  } else sheet.close();
}

/** Returns [[key or id, x, y, width, height], ...] of the matches that have a box, as JSON. */
export const rects = (selector) =>
  json(
    [...document.querySelectorAll(selector)]
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([, { width, height }]) => width || height)
      .map(([{ dataset, id }, { x, y, width, height }]) => [dataset.key ?? id, x, y, width, height]),
  );

/**
 * Moves elements from where they were to where they are. `moves` is JSON: [{key, dx, dy, scale, fade, ms, delay, out}];
 * `key` is that of an element, or its id; `dx`, `dy`, `scale` and `fade` default to 0 0 1 1. With `out` they go there
 * instead, and stay until patched away.
 * One with `carries` comes before those of its descendants: they travel with it, and move only by the difference.
 */
export function animate(moves) {
  const melds = document.querySelector(".melds");
  const scrolls = melds && melds.scrollHeight > melds.clientHeight; // asked once, while the layout stands
  const carriers = new Map();
  const interrupts = flying > 0;
  for (const { dx = 0, dy = 0, scale = 1, ...move } of JSON.parse(moves)) {
    const element =
      document.querySelector(`[data-key="${CSS.escape(move.key)}"]`) ?? document.getElementById(move.key);
    if (!element) continue;
    let below = element.parentElement;
    while (below && !carriers.has(below)) below = below.parentElement;
    const [x, y] = carriers.get(below) ?? [0, 0];
    if (move.carries) carriers.set(element, [dx, dy]);
    if (!move.out && Math.max(Math.abs(dx - x), Math.abs(dy - y), 40 * Math.abs(scale - 1)) < 2) continue; // it stands still
    // One in flight moves on from where it is.
    const isFlying = interrupts && element.getAnimations().length > 0;
    const ahead = new DOMMatrix(isFlying ? getComputedStyle(element).transform : "");
    const here = { transform: `translate(${ahead.e}px, ${ahead.f}px)`, opacity: 1 };
    const away = {
      transform: `translate(${dx - x + ahead.e}px, ${dy - y + ahead.f}px) scale(${scale})`,
      opacity: move.fade ?? 1,
    };
    const rest = { transform: "none", opacity: 1 };
    const flight = element.animate(move.out ? [here, away] : [away, rest], {
      duration: move.ms ?? 180,
      delay: move.delay ?? 0,
      easing: move.out ? "ease-in" : "cubic-bezier(0.2, 0.7, 0.2, 1)",
      fill: move.out ? "forwards" : "backwards",
    });
    follow(flight, scrolls);
  }
}

let flying = 0; // how many elements are moving

/** Marks the page while something is moving, so that no edge cuts it off; melds that scroll would jump to the top. */
function follow(flight, scrolls) {
  const land = () => {
    flying -= 1;
    if (!flying) delete document.documentElement.dataset.flying;
  };
  flying += 1;
  if (!scrolls) document.documentElement.dataset.flying = "";
  flight.finished.then(land, land);
}

/** Ends every movement at once. */
export function hurry() {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation)) quietly(() => animation.finish());
  }
}

export const scroll = (height) => scrollTo(0, height);
export const scrolled = () => Math.round(scrollY);

/** Scrolls the first match into view: to the `block` start of what is shown, or as near as it is. */
export const reveal = (selector, block) =>
  document.querySelector(selector)?.scrollIntoView({ block, inline: "nearest" });

// A sheet of its own, so that redrawn elements are still pointed at, and no drawing code needs to know of it.
const pointing = new CSSStyleSheet();
document.adoptedStyleSheets.push(pointing);

/** Points at all matches from now on; "" points at nothing. The tokens define how it looks. */
export const point = (selector) =>
  pointing.replaceSync(
    selector &&
      `${selector} { content: ""; outline: var(--point); outline-offset: var(--point-offset, 1px); animation: var(--point-motion); }`,
  );

const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [meta, meta.content]);

/** Colours the browser's own bar like the wood of a chosen theme; with false, as the page has it for the system's. */
export function paintBar(chosen) {
  const wood = chosen ? getComputedStyle(document.documentElement).getPropertyValue("--wood").trim() : "";
  for (const [meta, content] of bars) meta.content = wood || content;
}

// ---- History

history.scrollRestoration = "manual"; // the app draws a screen before its entry exists, and keeps the heights itself

export const depth = () => history.state?.depth ?? -1;
export const address = () => location.hash.slice(0, LONGEST);
export const push = (number, hash) => history.pushState(entry(number, hash), "", hash || "#");
export const replace = (number, hash) => history.replaceState(entry(number, hash), "", hash || "#");

// Each entry has the addresses that led to it, so that a reloaded page finds its way back.
let wayHere = history.state?.way ?? [];
const entry = (depth, hash) => {
  wayHere = [...wayHere.slice(0, depth), hash];
  return { depth, way: wayHere };
};
export const way = () => json(wayHere);
export const go = (steps) => history.go(steps);

// ---- The machine

/** Returns the local date, as 2026-11-22. */
export const today = () => {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** Returns local noon of a date in milliseconds since 1970: as text, as the number is too large for MicroPython. */
export const noon = (day) => String(new Date(`${day}T12:00`).getTime());

/** Returns a text in lower case without accents, so that "bela" finds Béla. */
export const folded = (text) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toUpperCase() // ß becomes SS
    .toLowerCase()
    .replace(/[øłđ]/g, (sign) => ({ ø: "o", ł: "l", đ: "d" })[sign]);

/** Returns names, as JSON, in the order of the page's language. */
export const inOrder = (names) =>
  json(JSON.parse(names).sort(new Intl.Collator(document.documentElement.lang).compare));

export const random = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Returns whether a table has a side panel in this window: viewports.css shows it there. */
export const hasSide = () => matchMedia("(min-width: 1000px) and (min-height: 561px)").matches;
export const standalone = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

/** Loads the page again. */
export const reload = () => location.reload();

let lock = null;
let wanted = false;

/** Keeps the screen awake, or lets it sleep; does nothing in a browser that cannot. */
export async function wake(on) {
  const held = lock;
  lock = null;
  wanted = on;
  try {
    await held?.release();
    const got = on && !document.hidden ? await navigator.wakeLock?.request("screen") : null;
    if (wanted && !lock) lock = got;
    else await got?.release(); // no longer wanted by the time the browser agreed
  } catch {
    // then the screen sleeps whenever it likes
  }
}

/** Calls `navigator.storage.persist` or `persisted`; answers with that name and yes or no. */
export const persist = (name) =>
  Promise.resolve(navigator.storage?.[name]?.() ?? false)
    .catch(() => false)
    .then((kept) => tell(name, kept ? "yes" : "no"));

/** Returns whether this is WebKit, which forgets a page after seven days without it, unless it is installed. */
export const forgets = () => isWebKit && !standalone();

/** Answers "copied" with yes or no. */
export const copy = (text) =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => tell("copied", "yes"),
      () => tell("copied", "no"),
    );

export const canShare = () => Boolean(navigator.share);

/** Answers "shared" with yes or no; no also if the player has cancelled it. */
export const share = (title, text) =>
  Promise.resolve()
    .then(() => navigator.share({ title, text }))
    .then(
      () => tell("shared", "yes"),
      () => tell("shared", "no"),
    );

/** Offers texts, one below the other, as a file to save. */
export function download(name, ...texts) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([texts.join("\n")], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

let long = ""; // what is left of the file chosen last, if it is too long for one text

/** Lets the player choose a text file; answers "file" with JSON {name, text}, or null when none was chosen. */
export function pickFile(accept, limit) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.hidden = true;
  document.body.append(input); // Safari forgets an input that is not on the page, and with it the choice
  const answer = (chosen) => {
    input.remove();
    tell("file", json(chosen));
  };
  input.addEventListener("cancel", () => answer(null));
  input.addEventListener("change", async () => {
    const file = input.files[0];
    if (!file) return answer(null);
    const whole = file.size > LARGEST ? "" : await file.text().catch(() => "");
    const text = file.size > limit ? null : within(whole, limit);
    long = text === null ? whole : "";
    answer({ name: file.name, text });
  });
  input.click();
}

/** Returns the next lines of that file, at most `size` characters; null after the last. A longer line is cut off. */
export function nextLines(size) {
  if (!long) return null;
  let end = long.length > size ? long.lastIndexOf("\n", size) : long.length;
  if (end < 0) end = long.indexOf("\n");
  const lines = end < 0 ? long : long.slice(0, end);
  long = long.slice(lines.length + 1);
  return lines.slice(0, size);
}
