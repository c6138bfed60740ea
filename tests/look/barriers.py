"""Barriers on a page as it is: for eyes, fingers, keys and screen readers, by WCAG 2.2 AA."""

from collections.abc import Iterator, Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FloatRect, Page

__all__ = ["LEAST_PX", "SMALL", "TAP_PX", "alike", "axe", "lasting", "misordered", "small_targets", "unreachable"]
__all__ += ["rivals", "unseen", "wide"]

TAP_PX = 44  # what a finger needs
LEAST_PX = 24  # what must suffice where the rules of a table leave no more room

# The only targets that may be smaller than a finger needs, and why.
SMALL = {
    ".hand .card": "up to 22 cards share the width of a phone; what shows of each is its target",
    ".hand .meld-mark": "the line below what belongs together in a hand, between its rows",
    ".melds .meld": "all that anybody has laid down stays in sight",
    ".slider, .steps > *, .replay-tools > *": "seven steps share the width of a phone, and the cards keep its height",
    ".side .deal-link": "the score sheet beside a table has a line for each of many deals, and a mouse",
}
REGIONS = (
    "top",
    "t-curtain",
    "t-seats",
    "t-centre",
    "t-settlement",
    "t-coach",
    "t-banner",
    "t-hand",
    "t-bar",
    "t-side",
)  # in the order of play
BLINK_MS = 100

_SIZE = "target-size"
_AXE: dict[str, Any] = {"resultTypes": ["violations"], "rules": {_SIZE: {"enabled": True}}}
_AXE_COLOURS: dict[str, Any] = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}
_STOPS = 150
_EXAMPLES = 2  # of a state

# What can be pressed, chosen or filled in, and is in sight on the page or in its open sheet; its name here, and where
# it is hit. Clipped elements are left out: they are only read aloud, and visible only when focused.
_CONTROLS = """
  const root = document.querySelector("dialog[open]") ?? document.body;
  const named = (e) => (e.ariaLabel || e.innerText || e.dataset.key || e.id || e.className || e.tagName)
    .trim().replace(/\\s+/g, " ").slice(0, 50);
  const target = (e) => (e.matches("input") && e.closest("label")) || e;
  const shown = (e) => {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest("[inert], [aria-hidden=true]")) return false;
    for (let at = e; at !== root; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === "inset(50%)") return false;
    }
    const { width, height } = e.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const kinds = "a[href], button, input, select, textarea, summary, [role=button], [tabindex='0']";
  const pressed = (e) => !e.disabled && shown(e) && getComputedStyle(e).pointerEvents !== "none";
  const controls = [...root.querySelectorAll(kinds)].filter(pressed);
  const back = () => {
    for (const e of document.querySelectorAll("*")) if (e.scrollTop || e.scrollLeft) e.scrollTo(0, 0);
  };
  let passes = (e) => e.closest(".toast:not(:has([data-act=toast-away]))") !== null;   // gone after a few seconds
  // Whether something of an element shows, at some of nine points of its box, but for what covers it in passing.
  const seen = (e, box) => [0.06, 0.5, 0.94].some((across) => [0.1, 0.5, 0.9].some((down) => {
    const [x, y] = [box.left + across * (box.right - box.left), box.top + down * (box.bottom - box.top)];
    const at = document.elementFromPoint(x, y);
    const over = getComputedStyle(e).position === "absolute" ? e.parentElement : e;  // it covers what it is about
    return at !== null && (over.contains(at) || target(e).contains(at) || passes(at));
  }));
"""

# Targets that are too small, or nearer to others than their size allows. A card in hand counts by its own place, and
# links within a sentence are exempt: they are as high as its lines.
_TARGETS = (
    "([small, tap, least]) => {"
    + _CONTROLS
    + """
  const boxes = new Map(controls.map((e) => {
    const on = e.matches(".hand .card") ? e.closest(".place") : target(e);
    const { left, top, right, bottom, width, height } = on.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [e, { left, top, right, bottom, width, height, x, y, side: Math.min(width, height) }];
  }));
  const near = (e, box) => [...boxes].some(([other, far]) => {
    if (other === e || e.contains(other) || other.contains(e)) return false;
    const across = Math.max(far.left - box.x, box.x - far.right, 0);
    const down = Math.max(far.top - box.y, box.y - far.bottom, 0);
    if (Math.hypot(across, down) < least / 2) return true;
    return far.side < least && Math.hypot(far.x - box.x, far.y - box.y) < least;
  });
  const found = [];
  for (const [e, box] of boxes) {
    if (box.side >= tap - 0.5 || (e.matches("a") && getComputedStyle(e).display === "inline")) continue;
    const crowded = box.side < least - 0.1 && near(e, box);
    if (e.closest(small) && !crowded) continue;
    const size = `${box.width.toFixed(1)} by ${box.height.toFixed(1)}`;
    found.push(`${named(e)}: ${size}${crowded ? ", too near to others" : ""}`);
  }
  return found;
}"""
)

# Controls that cannot be scrolled into the window, or are covered there.
_UNREACHABLE = (
    "() => {"
    + _CONTROLS
    + """
  passes = (e) => e.closest(".toast") !== null;  // one that stays can be closed
  const found = [];
  for (const e of controls) {
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, right, bottom } = target(e).getBoundingClientRect();
    const box = { left: Math.max(left, 0), top: Math.max(top, 0) };
    Object.assign(box, { right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) });
    if (!seen(e, box)) found.push(named(e));
    else if (left < -1 || right > innerWidth + 1) found.push(`${named(e)} leaves the window`);
  }
  back();
  return found;
}"""
)

# The golden buttons in the window, of which one at most says what comes next.
_GOLDEN = (
    "() => {"
    + _CONTROLS
    + """
  const inside = ({ top, bottom }) => bottom > 0 && top < innerHeight;
  return controls.filter((e) => e.matches(".btn-primary") && inside(e.getBoundingClientRect())).map(named);
}"""
)

# Whether the page scrolls sideways, and what in it scrolls both ways.
_WIDE = """() => {
  const found = [];
  const page = document.scrollingElement;
  const width = page.clientWidth;  // on a phone `innerWidth` grows with what is too wide
  if (page.scrollWidth > width + 1) found.push(`the page is ${page.scrollWidth} wide in ${width}`);
  for (const e of document.querySelectorAll("body *")) {
    const { overflowX, overflowY } = getComputedStyle(e);
    if (!/auto|scroll/.test(overflowX) || !/auto|scroll/.test(overflowY) || !e.checkVisibility()) continue;
    if (e.scrollWidth <= e.clientWidth + 1 || e.scrollHeight <= e.clientHeight + 1) continue;
    found.push(`${e.id || e.className} scrolls both ways`);
  }
  return found;
}"""

# What moves: names of running animations that last longer than a blink.
_LASTING = """(blink) => document.getAnimations().filter((one) => {
  const { activeDuration } = one.effect.getComputedTiming();
  return one.playState === "running" && activeDuration > blink;
}).map((one) => one.animationName ?? one.transitionProperty ?? one.effect.target?.className ?? "something")"""

# The focused element: its name, and what is wrong with how its focus shows; null if nothing has the focus.
_FOCUS = (
    "() => {"
    + _CONTROLS
    + """
  const e = document.activeElement;
  if (e === null || e === document.body || e === document.documentElement) return null;
  stops.push(e);
  const wrong = [];
  const ringed = [e, target(e)].some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/, 0\\)$/.test(outlineColor);
  });
  if (!ringed) wrong.push("has no ring");
  if (!seen(e, target(e).getBoundingClientRect())) wrong.push("is hidden");
  return [named(e), wrong.join(" and ")];
}"""
)

# Pairs of stops whose later one is placed before the earlier one, or in an earlier region of a table. Ignored are
# sticky parts, and tools above the line of text on a sideways phone.
_ORDER = (
    "(regions) => {"
    + _CONTROLS
    + """
  const stays = (e) => {
    for (let at = e; at !== document.body; at = at.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const region = (e) => {
    const at = regions.findIndex((id) => e.closest(`#${id}`));
    return at < 0 ? regions.length : at;  // on a screen that is no table: all that is below the bar
  };
  const before = (one, other) => {
    if (one.closest(".region") !== other.closest(".region") || stays(one) !== stays(other)) return false;
    if (other.closest(".strip-text") && one.closest(".strip-tools")) return false;
    const [a, b] = [other, one].map((e) => target(e).getBoundingClientRect());
    const together = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const row = together > 0.5 * Math.min(a.height, b.height);
    return (b.bottom <= a.top + 2 && b.left < a.right - 2) || (row && b.right <= a.left + 2);
  };
  const found = [];
  back();
  const all = stops.filter((e) => e.isConnected);
  for (const [at, later] of all.slice(1).entries()) {
    const earlier = all[at];
    if (region(later) >= region(earlier) && !before(later, earlier)) continue;
    found.push(`${named(later)} after ${named(earlier)}`);
  }
  return found;
}"""
)

# States that must differ from their opposites even in the few colours of a reader's own: where to find each, and how
# to change it.
STATES = {
    "chosen": ("[aria-pressed=true]", "e.setAttribute('aria-pressed', 'false'); e.classList.remove('selected')"),
    "checked": ("input:checked", "e.checked = false"),
    "whose turn it is": (".seat .disc", "e.classList.toggle('disc-turn')"),
    "does not fit": (".hand .dim", "e.classList.remove('dim'); e.classList.add('live')"),
    "hinted": (".is-hinted", "e.classList.remove('is-hinted')"),
    "off": (":disabled", "e.disabled = false"),
    "wrong": ("input:not([type=radio], [type=checkbox], [type=range])", "e.setAttribute('aria-invalid', 'true')"),
}
_BOX = """(e) => {
  const { x, y, width, height } = (e.closest("label") ?? e).getBoundingClientRect();
  return { x: Math.max(x - 8, 0), y: Math.max(y - 8, 0), width: width + 16, height: height + 16 };
}"""  # with what is drawn around it
_WITHOUT_TOASTS = """() => {
  for (const toast of document.querySelectorAll(".toast")) toast.hidden = true;
}"""  # one that stays can be closed


def axe(page: Page, *, colours: bool = False) -> list[str]:
    """Returns what axe finds, by all its rules or only those about colours."""
    found = [
        (rule["id"], node["target"])
        for rule in Axe().run(page, options=_AXE_COLOURS if colours else _AXE).response["violations"]
        for node in rule["nodes"]
    ]
    return [f"axe {rule}: {target}" for rule, target in found if rule != _SIZE or _is_small(page, target)]


def _is_small(page: Page, target: Sequence[str]) -> bool:
    """Returns whether axe calls a target too small in the middle of the window, too, where no bar lies over it."""
    page.locator(target[0]).first.evaluate("(found) => found.scrollIntoView({ block: 'center' })")
    again = Axe().run(page, options={"runOnly": {"type": "rule", "values": [_SIZE]}}).response["violations"]
    return target in [node["target"] for rule in again for node in rule["nodes"]]


def small_targets(page: Page) -> list[str]:
    """Returns the targets that are too small for a finger."""
    found: list[str] = page.evaluate(_TARGETS, [", ".join(SMALL), TAP_PX, LEAST_PX])
    return [f"too small: {name}" for name in found]


def rivals(page: Page) -> list[str]:
    """Returns the golden buttons, if more than one says what comes next."""
    found: list[str] = page.evaluate(_GOLDEN)
    return [f"golden at the same time: {', '.join(found)}"] if len(found) > 1 else []


def unreachable(page: Page) -> list[str]:
    """Returns the controls that no scrolling brings into sight."""
    found: list[str] = page.evaluate(_UNREACHABLE)
    return [f"out of reach: {name}" for name in found]


def wide(page: Page) -> list[str]:
    """Returns what has to be scrolled sideways, or both ways."""
    found: list[str] = page.evaluate(_WIDE)
    return found


def lasting(page: Page) -> list[str]:
    """Returns what moves for longer than a blink."""
    found: list[str] = page.evaluate(_LASTING, BLINK_MS)
    return [f"moves: {name}" for name in found]


def unseen(page: Page) -> list[str]:
    """Goes once through the page by Tab; returns the stops whose focus does not show."""
    return [f"focus: {name} {wrong}" for name, wrong in _stops(page) if wrong]


def _stops(page: Page) -> Iterator[tuple[str, str]]:
    """Yields the name of each stop, and what is wrong with how the focus shows there."""
    page.evaluate("() => { document.activeElement.blur(); globalThis.stops = []; }")
    for number in range(_STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(_FOCUS)
        if number and (stop is None or page.evaluate("stops.length > 1 && stops.at(-1) === stops[0]")):
            break
        if stop is not None:
            yield stop[0], stop[1]


def misordered(page: Page) -> list[str]:
    """Returns the stops of the last walk by Tab that came out of the order of reading or of play."""
    found: list[str] = page.evaluate(_ORDER, REGIONS)
    return [f"order: {pair}" for pair in found]


def alike(page: Page) -> list[str]:
    """Returns the states that look like their opposites; leaves some states of the page changed."""
    found = []
    page.evaluate(_WITHOUT_TOASTS)
    sheet = page.locator("dialog[open]")
    within = sheet if sheet.count() else page.locator("body")
    for name, (selector, change) in STATES.items():
        for state in within.locator(selector).filter(visible=True).element_handles()[:_EXAMPLES]:
            state.scroll_into_view_if_needed()
            box: FloatRect = state.evaluate(_BOX)
            before, told = page.screenshot(clip=box), state.evaluate("(e) => e.ariaLabel || e.className")
            state.evaluate(f"(e) => {{ {change} }}")
            if page.screenshot(clip=box) == before:
                found.append(f"looks like its opposite: {name}, {told}")
    return found
