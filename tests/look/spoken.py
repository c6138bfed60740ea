"""Whether the texts of a situation can be read in a language.

Finds texts that are cut, overlap something else or leave the window, and in the accented English those that are still
plain, because they were written into the code. `tests.look.walk` goes through all of it.
"""

import calendar
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain

from playwright.sync_api import Browser, Page

from engine.core.registry import games
from tests.e2e.measures import clashes, crossings
from tests.e2e.profile import QUICK, Profile
from tests.e2e.visit import Visit, resize
from tests.look.rooms import TAGS, TITLES
from tests.look.tables import LONG, Situation
from web.make.languages import BASE, further_languages
from web.make.lessons import lesson_of
from web.make.pseudo import PSEUDO

__all__ = ["CALM_MS", "SHORTENED", "SIZES", "drawn", "faults", "furnished", "languages", "untranslated"]

SIZES = ((320, 568), (390, 844), (844, 390))
# What may end in an ellipsis.
SHORTENED = ".tally-name, .by-name, .turn-name, .seat-name, .own-name"
CALM_MS = 150

# What is the same in every language: our own name, those of people, and what players call their matches.
NAMES = (
    "Anna",
    "Emma",
    "Béla",
    "Cili",
    "Dani",
    "Elza",
    *chain.from_iterable(lesson["players"] for lesson in map(lesson_of, games()) if lesson),
    *(name[:20] for name in LONG),
    *TITLES,
    *chain(*TAGS),
    "Talon",
)
DATES = (*calendar.month_name, *calendar.month_abbr, *calendar.day_name, *calendar.day_abbr)  # the browser's own

# Every visible text, and every name and hint that is only read aloud, except for what is marked as another language.
_TEXTS = """() => {
  const root = document.querySelector("dialog[open]") ?? document.getElementById("app");
  const found = [document.title];
  const own = (element) => !element.closest("script, style, [lang]:not(html), [data-screen=about] .list");
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (own(around) && around.checkVisibility()) found.push(node.data);
  }
  for (const element of root.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (!own(element) || !element.checkVisibility()) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
  }
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}"""
_LONG = tuple(name[:20] for name in LONG)  # may be cut
_WORD = re.compile(r"(?<![\w+.])[A-Za-z]{3,}(?!\w)")


def languages() -> list[str]:
    """Returns all languages, and the accented English."""
    return [BASE, *further_languages(pseudo_too=True)]


def untranslated(page: Page) -> list[str]:
    """Returns the texts of a page that contain plain words."""
    known = {word for name in (*NAMES, *DATES) for word in _WORD.findall(name)}
    texts: list[str] = page.evaluate(_TEXTS)
    return [text for text in texts if set(_WORD.findall(text)) - known]


def faults(page: Page, language: str) -> Iterator[str]:
    """Yields what is wrong with a page in a language, at every size."""
    for width, height in SIZES:
        resize(page, width, height)
        page.wait_for_timeout(CALM_MS)
        crossed = [] if page.locator("dialog[open]").count() else crossings(page)
        told = [fault for fault in clashes(page, SHORTENED) if not fault.startswith(_LONG)]
        yield from (f"{width}x{height}: {fault}" for fault in (*told, *crossed))
    if language == PSEUDO:
        yield from (f"plain: {text}" for text in untranslated(page))


@contextmanager
def furnished(browser: Browser, url: str, language: str) -> Iterator[Profile]:
    """Opens the browser profile of somebody who speaks a language."""
    width, height = SIZES[1]
    size = {"width": width, "height": height}
    visit = Visit(browser, url, viewport=size, locale=language, reduced_motion="reduce", device_scale_factor=1)
    yield Profile(visit, touch=True)
    visit.close()


def drawn(profile: Profile, place: Situation) -> Page:
    """Returns a page that shows a situation."""
    profile.sweep()
    profile.settings(**QUICK)
    page = place.draw(profile)
    page.wait_for_timeout(CALM_MS)
    return page
