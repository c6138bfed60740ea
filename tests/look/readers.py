"""Barriers by WCAG 2.2 AA, for each way of reading a page.

A way of reading is a theme, large type, a magnified page, wide spacing, the reader's own colours, keys alone.
`tests.look.walk` goes through all situations in all of these ways.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from tests.e2e.measures import clashes, crossings
from tests.e2e.visit import resize
from tests.look import barriers
from tests.look.spoken import CALM_MS, SHORTENED, faults
from tests.look.themes import THEMES
from web.make.languages import BASE, further_languages
from web.make.pseudo import PSEUDO

__all__ = ["WAYS", "Way", "barred", "languages", "lost", "plainly", "ways_in"]

PHONE, SIDEWAYS, DESK = (390, 844), (844, 390), (1280, 800)
SMALLEST = (320, 568)
MAGNIFIED = (320, 256)  # CSS pixels of a window of 1280 by 1024 at 400 %

# What an older play is called may be cut, too, where letters are far apart: its cards are beside it.
_BESIDE_CARDS = f"{SHORTENED}, .play:not(.play-top, .play-pass) .what"

# What WCAG 1.4.12 lets a reader set without losing anything.
_SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p:has(+ p) { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
_UNSPACED = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"


class Way(NamedTuple):
    """A way of reading: `find` yields what is in its way on a page, and leaves the page as it was."""

    name: str
    find: Callable[[Page], Iterator[str]]


def worded(page: Page) -> Iterator[str]:
    """Yields what cannot be read or is not translated, in the language of the page."""
    yield from faults(page, page.evaluate("document.documentElement.lang"))
    resize(page, *PHONE)


def plainly(page: Page) -> Iterator[str]:
    """Yields lasting motion, and in three windows what axe finds, small targets and golden buttons that compete."""
    yield from barriers.lasting(page)
    for size in (PHONE, SIDEWAYS, DESK):
        resize(page, *size)
        yield from told(size, [*barriers.axe(page), *barriers.small_targets(page), *barriers.rivals(page)])
    resize(page, *PHONE)


def themed(theme: str) -> Callable[[Page], Iterator[str]]:
    """Returns a function that yields what is in the way in a theme."""

    def find(page: Page) -> Iterator[str]:
        before = page.evaluate("document.documentElement.dataset.theme ?? null")
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        yield from barriers.axe(page, colours=True)
        if before is None:
            page.evaluate("() => { delete document.documentElement.dataset.theme; }")
        else:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", before)

    return find


def keyed(page: Page) -> Iterator[str]:
    """Yields stops whose focus does not show or that are out of order."""
    for size in (PHONE, SIDEWAYS, DESK):
        resize(page, *size)
        yield from told(size, [*barriers.unseen(page), *barriers.misordered(page)])
    resize(page, *PHONE)


def enlarged(page: Page) -> Iterator[str]:
    """Yields what cannot be read or reached with type twice as large."""
    old = page.evaluate("document.documentElement.style.fontSize")
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    for size in (PHONE, SIDEWAYS, DESK, SMALLEST):
        resize(page, *size)
        page.wait_for_timeout(CALM_MS)
        yield from told(size, lost(page))
    page.evaluate("(old) => { document.documentElement.style.fontSize = old; }", old)
    resize(page, *PHONE)


def magnified(page: Page) -> Iterator[str]:
    """Yields what cannot be read or reached on a page magnified four times."""
    old = page.evaluate("document.documentElement.style.fontSize")
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    resize(page, *MAGNIFIED)
    page.wait_for_timeout(CALM_MS)
    yield from told(MAGNIFIED, lost(page))
    page.evaluate("(old) => { document.documentElement.style.fontSize = old; }", old)
    resize(page, *PHONE)


def spaced(page: Page) -> Iterator[str]:
    """Yields what cannot be read or reached with letters, words and lines further apart."""
    old = page.evaluate("document.documentElement.style.fontSize")
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    page.evaluate(_SPACED)
    for size in (PHONE, SIDEWAYS, DESK):
        resize(page, *size)
        page.wait_for_timeout(CALM_MS)
        yield from told(size, lost(page, _BESIDE_CARDS))
    page.evaluate(_UNSPACED)
    page.evaluate("(old) => { document.documentElement.style.fontSize = old; }", old)
    resize(page, *PHONE)


def recoloured(page: Page) -> Iterator[str]:
    """Yields what looks like its opposite in the reader's own colours."""
    page.emulate_media(forced_colors="active")
    yield from barriers.alike(page)
    page.emulate_media(forced_colors="none")


def lost(page: Page, shortened: str = SHORTENED) -> list[str]:
    """Returns what cannot be read, overlaps something else or is out of reach; some texts may be `shortened`."""
    crossed = [] if page.locator("dialog[open]").count() else crossings(page)
    return [*clashes(page, shortened), *crossed, *barriers.wide(page), *barriers.unreachable(page)]


def told(size: tuple[int, int], found: Sequence[str]) -> Iterator[str]:
    """Yields what was found, with the size of the window."""
    yield from (f"{size[0]}x{size[1]}: {one}" for one in found)


WAYS = (
    Way("words", worded),
    Way("plain", plainly),
    *(Way(theme, themed(theme)) for theme in THEMES),
    Way("keys", keyed),
    Way("large", enlarged),
    Way("zoom", magnified),
    Way("spacing", spaced),
    Way("colours", recoloured),  # last: it leaves things changed
)


def languages() -> list[str]:
    """Returns all languages."""
    return [BASE, *further_languages()]


def ways_in(language: str, only: Sequence[str] = ()) -> tuple[Way, ...]:
    """Returns the ways to read a language, or only the named ones; for the accented English only `words`."""
    there = WAYS[:1] if language == PSEUDO else WAYS
    return tuple(way for way in there if not only or way.name in only)


def barred(page: Page, ways: Sequence[Way] = WAYS) -> Iterator[str]:
    """Yields what stands in a reader's way on a page."""
    for way in ways:
        yield from (f"{way.name}: {one}" for one in way.find(page))
