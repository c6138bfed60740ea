"""Goes through all situations of the gallery, and the sheets of every table, as each reader does, in each language.

    uv run python -m tests.look.readers [--language de] [--only haggis] [--way zoom]

A way of reading is a theme, large letters, a magnified page, wide spacing, colours of one's own, keys alone. Says
what stands in somebody's way by WCAG 2.2 AA, and ends with 1 where something does. A run of all situations that was
stopped goes on where it was, unless it is to be `--fresh`.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # where the page's own package `app` lies

from tests.browser import find_browser
from tests.e2e.measures import clashes, crossings
from tests.e2e.room import Room
from tests.e2e.visit import resize
from tests.long.progress import Progress
from tests.look import barriers
from tests.look.gallery import Situation
from tests.look.sheet import THEMES
from tests.look.spoken import CALM_MS, PLACES, SHORTENED, drawn, furnished
from web.make.languages import BASE, further_languages
from web.make.server import SiteServer

__all__ = ["WAYS", "barred", "languages"]

PHONE, SIDEWAYS, DESK = (390, 844), (844, 390), (1280, 800)
SMALLEST = (320, 568)
MAGNIFIED = (320, 256)  # CSS pixels of a window of 1280 by 1024 at 400 %

# What WCAG 1.4.12 lets a reader set, and nothing may be lost by.
_SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p:has(+ p) { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
_UNSPACED = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"


class Way(NamedTuple):
    """A way of reading: what it finds on a page, which it leaves as it was."""

    name: str
    find: Callable[[Page], Iterator[str]]


def plainly(page: Page) -> Iterator[str]:
    """Yields what axe says of the page, and targets that are too small, in three windows."""
    yield from barriers.axe(page)
    yield from barriers.lasting(page)
    for size in (PHONE, SIDEWAYS, DESK):
        resize(page, *size)
        yield from told(size, barriers.small_targets(page))
    resize(page, *PHONE)


def themed(theme: str) -> Callable[[Page], Iterator[str]]:
    """Returns what a reader of a theme finds."""

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
    """Yields where the focus does not show, and what comes out of order."""
    for size in (PHONE, SIDEWAYS, DESK):
        resize(page, *size)
        yield from told(size, [*barriers.unseen(page), *barriers.misordered(page)])
    resize(page, *PHONE)


def enlarged(page: Page) -> Iterator[str]:
    """Yields what cannot be read or reached with letters twice as large."""
    old = page.evaluate("document.documentElement.style.fontSize")
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    for size in (PHONE, SIDEWAYS, DESK, SMALLEST):
        resize(page, *size)
        page.wait_for_timeout(CALM_MS)
        yield from told(size, lost(page))
    page.evaluate("(old) => { document.documentElement.style.fontSize = old; }", old)
    resize(page, *PHONE)


def magnified(page: Page) -> Iterator[str]:
    """Yields what cannot be read or reached on a page that is magnified four times."""
    old = page.evaluate("document.documentElement.style.fontSize")
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    resize(page, *MAGNIFIED)
    page.wait_for_timeout(CALM_MS)
    yield from told(MAGNIFIED, lost(page))
    page.evaluate("(old) => { document.documentElement.style.fontSize = old; }", old)
    resize(page, *PHONE)


def spaced(page: Page) -> Iterator[str]:
    """Yields what is cut where letters, words and lines stand further apart."""
    old = page.evaluate("document.documentElement.style.fontSize")
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    page.evaluate(_SPACED)
    for size in (PHONE, SIDEWAYS, DESK):
        resize(page, *size)
        page.wait_for_timeout(CALM_MS)
        yield from told(size, lost(page))
    page.evaluate(_UNSPACED)
    page.evaluate("(old) => { document.documentElement.style.fontSize = old; }", old)
    resize(page, *PHONE)


def recoloured(page: Page) -> Iterator[str]:
    """Yields what looks like its opposite in colours of the reader's own."""
    page.emulate_media(forced_colors="active")
    yield from barriers.alike(page)
    page.emulate_media(forced_colors="none")


def lost(page: Page) -> list[str]:
    """Returns what cannot be read, lies over something else or is out of reach."""
    crossed = [] if page.locator("dialog[open]").count() else crossings(page)
    return [*clashes(page, SHORTENED), *crossed, *barriers.wide(page), *barriers.unreachable(page)]


def told(size: tuple[int, int], found: Sequence[str]) -> Iterator[str]:
    """Yields what was found in a window."""
    yield from (f"{size[0]}x{size[1]}: {one}" for one in found)


WAYS = (
    Way("plain", plainly),
    *(Way(theme, themed(theme)) for theme in THEMES),
    Way("keys", keyed),
    Way("large", enlarged),
    Way("zoom", magnified),
    Way("spacing", spaced),
    Way("colours", recoloured),  # last: it leaves things changed
)


def languages() -> list[str]:
    """Returns the languages that there are."""
    return [BASE, *further_languages()]


def barred(page: Page, ways: Sequence[Way] = WAYS) -> Iterator[str]:
    """Yields what stands in a reader's way on a page."""
    for way in ways:
        yield from (f"{way.name}: {one}" for one in way.find(page))


def walk(
    room: Room, language: str, places: Sequence[Situation], ways: Sequence[Way], progress: Progress | None
) -> int:
    """Goes through situations in a language, says what is in the way, and returns in how many something is.

    What an earlier run went through is not gone through again.
    """
    found = {row["place"]: row["found"] for row in (progress.rows if progress else ()) if row["language"] == language}
    for place in places:
        if place.name not in found:
            page = drawn(room, place)
            found[place.name] = [*dict.fromkeys([*barred(page, ways), *room.problems])]
            print(f"{language}: {place.name}", *found[place.name], sep="\n    ", flush=True)
            if progress:
                progress.add({"language": language, "place": place.name, "found": found[place.name]})
    return sum(bool(found[place.name]) for place in places)


def main() -> int:
    """Goes through what is asked for; returns the exit status."""
    parser = argparse.ArgumentParser(description="Looks for what stands in a reader's way, in every language.")
    parser.add_argument("--language", action="append", choices=languages())
    parser.add_argument("--only", action="append", metavar="PART", help="situations with this in their name")
    parser.add_argument("--way", action="append", choices=[way.name for way in WAYS])
    parser.add_argument("--fresh", action="store_true", help="start over instead of going on where it was stopped")
    options = parser.parse_args()
    progress = None if options.only or options.way else Progress("readers", fresh=options.fresh)
    places = [one for one in PLACES if any(part in one.name for part in options.only or [""])]
    ways = [way for way in WAYS if way.name in (options.way or [way.name])]
    site = Path(tempfile.mkdtemp(prefix="talon-readers-"))
    build.build(site)
    path = find_browser()
    server = SiteServer(site).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        spoken, count = options.language or languages(), 0
        for language in spoken:
            with furnished(browser, server.url, language) as room:
                count += walk(room, language, places, ways, progress)
        browser.close()
    server.stop()
    print(f"{count} of {len(places) * len(spoken)} situations have something in somebody's way")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
