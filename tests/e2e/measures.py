"""Measurements of a page: whether it can be read, and where the parts of a table's dock are."""

from playwright.sync_api import Page

__all__ = [
    "HELD",
    "Ground",
    "broken",
    "clashes",
    "crossings",
    "enlarged",
    "ground",
    "hidden_indices",
    "hidden_points",
    "moved",
]

type Ground = dict[str, tuple[float, float, float, float]]

# Enlarges the type of a page measured in rem, before anything is drawn.
_ENLARGE = 'addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "%gpx"; })'
_BODY = 16  # pixels of the page's type at 100 %

# A script that stops every flight of a card at its beginning.
HELD = """{
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    flight.pause();
    flight.currentTime = 0;
    return flight;
  };
}"""

# Whether the page shows a text within an element; others are only said aloud, or away (dock.css: the own line).
_SEEN = """(parent, root) => {
  if (!parent.checkVisibility({ visibilityProperty: true })) return false;
  if (parent.closest(".visually-hidden, .chair legend, .card, svg")) return false;
  for (let above = parent; above !== root; above = above.parentElement) {
    if (getComputedStyle(above).clipPath === "inset(50%)") return false;
  }
  const own = parent.closest(".strip-text > .own");
  if (own && own.getBoundingClientRect().left >= own.parentElement.getBoundingClientRect().right - 1) return false;
  return true;
}"""

# Every text that overlaps another, is cut off by its container, or leaves the window at the sides. Cards are exempt:
# their texts stay within them.
_CLASHES = """(seen, beside) => {
  const root = document.querySelector("dialog[open]") ?? document.getElementById("app");
  const stays = "#top, #engine, #new-deal, #toast, .panel > .example";
  const found = [];
  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    const text = node.data.trim();
    if (!text || !seen(parent, root) || (beside && parent.closest(beside))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width } of range.getClientRects()) {
      if (width < 1) continue;
      const box = { left, top, right, bottom };
      for (let above = parent; above !== root.parentElement; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const edge = above.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(overflowY);
        if (/auto|scroll/.test(overflowX)) {
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
        } else if (box.left < edge.left - 1 || box.right > edge.right + 1) found.push(`${text} is cut at its sides`);
        else if (!scrolls && (box.top < edge.top - 5 || box.bottom > edge.bottom + 5)) found.push(`${text} is cut`);
        if (!scrolls) continue;
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${text} leaves the window`);
      if (box.bottom - box.top > 1 && box.right - box.left > 1) {
        texts.push({ ...box, node, text, stays: parent.closest(stays) });
      }
    }
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.node === other.node || one.stays !== other.stays || wide < 3 || high < 4) continue;
      found.push(`${one.text} and ${other.text} lie over each other`);
    }
  }
  return [...new Set(found)];
}"""

# Every word of which parts are on different lines. Japanese breaks between its signs, but not within a foreign word.
_BROKEN = r"""(seen) => {
  const root = document.querySelector("dialog[open]") ?? document.getElementById("app");
  const found = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!seen(node.parentElement, root)) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{scx=Kana}ー]{2,}|[\p{L}\p{M}\p{N}]+/gu)) {
      if (/\p{scx=Han}|\p{scx=Hira}/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(word);
    }
  }
  return found;
}"""

# The boxes, by key, of the dock's parts, its cards at rest and its controls; and of what is on a rummy's felt: piles
# and players with their names, combinations. Of the line above the hand, which may grow upwards, only the lower edge.
_GROUND = """() => {
  const found = {};
  const add = (name, element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width && height) found[name] = [x, y, width, height];
  };
  for (const id of ["t-hand", "t-bar"]) add(id, document.getElementById(id));
  const line = document.getElementById("t-banner").getBoundingClientRect();
  found["t-banner"] = [line.left, line.bottom, line.width, 0];
  for (const place of document.querySelectorAll(".hand .place")) add(place.firstChild.dataset.key, place);
  for (const control of document.querySelectorAll("#t-bar [data-key], .strip-tools [data-key]")) {
    add(control.dataset.key, control);
  }
  for (const on of document.querySelectorAll(".felt :is(.pile, .laid, .meld)")) {
    add(on.dataset.key, on);
    const name = on.querySelector(".pile-name, .by-name");
    if (name) add(`name of ${on.dataset.key}`, name);
  }
  return found;
}"""

# Pairs of overlapping controls, except for cards of a hand, what a control contains, what takes no tap and what is
# scrolled below a sticky bar or, on a screen that is no table, below a toast.
_CROSSINGS = """() => {
  const hit = (e) => e.checkVisibility() && getComputedStyle(e).pointerEvents !== "none";
  const all = [...document.querySelectorAll("#app button:not(.card), #app a")].filter(hit);
  const scrolled = (e) => e.closest(".melds, .seats, #t-centre, #t-settlement, .strip-text, .bets");
  const stays = (e) => {
    const bar = e.closest("#top, #new-deal, body:not([data-screen=table]) #toast");
    return bar && /sticky|fixed/.test(getComputedStyle(bar).position) ? bar : null;
  };
  const found = [];
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || scrolled(one) !== scrolled(other)) continue;
      if (stays(one) !== stays(other)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`${one.dataset.key} and ${other.dataset.key}`);
    }
  }
  return found;
}"""

# Cards of the hand with parts that are covered, probed at their corners and in the middle.
_HIDDEN = """(parts) => [...document.querySelectorAll(".hand .card")].filter((card) =>
  [...card.querySelectorAll(parts)].some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (left === right) return false;
    const spots = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y]));
    return spots.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".card") !== card);
  }),
).map((card) => card.ariaLabel)"""


def enlarged(percent: int) -> str:
    """Returns a script that enlarges the type of a page before it is drawn."""
    return _ENLARGE % (_BODY * percent / 100)


def clashes(page: Page, beside: str = "") -> list[str]:
    """Returns what cannot be read, apart from what the selector `beside` matches."""
    found: list[str] = page.evaluate(f"(beside) => ({_CLASHES})({_SEEN}, beside)", beside)
    return found


def broken(page: Page) -> list[str]:
    """Returns the words that are broken across lines."""
    found: list[str] = page.evaluate(f"() => ({_BROKEN})({_SEEN})")
    return found


def ground(page: Page) -> Ground:
    """Returns where the parts of the dock are, by key: x, y, width and height in CSS pixels."""
    found: Ground = page.evaluate(_GROUND)
    return found


def moved(before: Ground, after: Ground) -> dict[str, float]:
    """Returns by how many pixels what is there before and after has moved or grown, if by more than one."""
    far = {
        key: max(abs(old - new) for old, new in zip(box, after[key], strict=True))
        for key, box in before.items()
        if key in after
    }
    return {key: pixels for key, pixels in far.items() if pixels > 1}


def crossings(page: Page) -> list[str]:
    """Returns the pairs of controls that overlap."""
    found: list[str] = page.evaluate(_CROSSINGS)
    return found


def hidden_indices(page: Page) -> list[str]:
    """Returns the cards of the hand whose rank or suit is not fully visible."""
    found: list[str] = page.evaluate(_HIDDEN, ".index > *")
    return found


def hidden_points(page: Page) -> list[str]:
    """Returns the cards of the hand whose points cannot be seen."""
    found: list[str] = page.evaluate(_HIDDEN, ".points")
    return found
