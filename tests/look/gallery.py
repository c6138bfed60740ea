"""Draws every screen and the situations of every table, in each theme and size, into sheets to be looked at.

    uv run python -m tests.look.gallery [FOLDER] [--theme dark] [--size 390x844] [--only boast]

Builds what is missing and writes one picture of all situations for each theme and size. `--theme`, `--size` and
`--only` (a part of a situation's name) may be given several times; without them all are drawn, which takes a while.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # where the page's own package `app` is

from engine.core import registry
from engine.core.look import look
from engine.core.match import Match, Player, create
from engine.core.selection import touch
from tests.browser import find_browser
from tests.e2e.matches import Moment, alone, bot_move, choosing, find, may_bet, seats_of
from tests.e2e.room import QUICK, Room
from tests.e2e.table import Table
from tests.e2e.visit import Visit
from tests.look.rooms import ROOMS
from tests.look.sheet import THEMES
from web.make.server import SiteServer

__all__ = ["SITUATIONS", "Situation"]

SIZES = ("360x640", "390x664", "390x844", "844x390", "1280x800", "1920x1080")
WIDE = 1000  # CSS pixels from which a mouse is likelier than a finger
ACROSS = 2400  # least width of a sheet in pixels
CALM_MS = 300
LONG = ("Wilhelmina Katalin M", "Maximilian-Alexander", "Hohenzollern-Sigmarin", "Szentgyörgyi Krisztina", "WWWWWWWW")


class Situation(NamedTuple):
    """Something to look at; `draw` opens it in a room and returns its page."""

    name: str
    draw: Callable[[Room], Page]


def screen(path: str) -> Callable[[Room], Page]:
    """Returns a function that opens an address."""

    def draw(room: Room) -> Page:
        page = room.open(path)
        page.wait_for_function("document.getElementById('engine').childElementCount === 0")
        if path.startswith("#lesson"):
            page.locator(".coach-text").wait_for()
        return page

    return draw


def table(
    match: Callable[[], Match], act: Callable[[Table], object] | None = None, *, text: int = 100
) -> Callable[[Room], Page]:
    """Returns a function that opens the table of a match, with type of `text` percent, and does something there."""

    def draw(room: Room) -> Page:
        there = room.table(match(), whole="on")
        if text != 100:
            there.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{text}%")
        there.page.locator("#t-bar :is(.actions, .bets), .curtain").first.wait_for()
        there.settle()
        if act is not None:
            act(there)
            there.settle()
        return there.page

    return draw


def offered(room: Room) -> Page:
    """Draws the offer of a first lesson."""
    room.put("talon.lessons", "{}")
    page = room.open()
    page.locator("[data-key='first-haggis']").click()
    page.locator("dialog[open]").wait_for()
    return page


# -- matches


def look_back(made: Callable[[], Match]) -> Callable[[Room], Page]:
    """Returns a function that looks back at the middle of a match's last deal, with all hands open."""

    def draw(room: Room) -> Page:
        match = made()
        room.lay(match)
        page = room.open(f"#replay/m1/{match.setup.deal}/{match.plies // 2}")
        page.locator("[data-act=open-hands]").click()
        page.locator(".seat-open .card").first.wait_for()
        return page

    return draw


def at(kinds: str, game: str, moment: Moment) -> Callable[[], Match]:
    """Returns a function that finds a match, as bots play it, at the first such moment."""
    return cache(lambda: find(seats_of(kinds, game), moment))


def named_long(kinds: str, game: str) -> Callable[[], Match]:
    """Returns a function that makes a match of players with long names, some moves on."""

    @cache
    def made() -> Match:
        kind = {"h": "human", "b": "bot"}
        pairs = zip(kinds, LONG, strict=False)
        players = [Player(kind[one], name[:20], "club" if one == "b" else "") for one, name in pairs]
        match = create(registry.game(game), players, {}, "gallery")
        while match.plies < 6 or not alone(match):
            match = match.play(*bot_move(match))
        return match

    return made


def played(kinds: str, game: str, until: Moment) -> Callable[[], Match]:
    """Returns a function that plays a match by bots, over as many deals as it takes, up to a moment."""

    @cache
    def made() -> Match:
        match = seats_of(kinds, game)("gallery")
        while not until(match):
            match = match.play(*bot_move(match)) if match.outcome is None else match.next()
        return match

    return made


def after(plies: int) -> Moment:
    """Returns the moment at which seat 0 alone is to move, after at least this many moves."""
    return lambda match: alone(match) and match.plies >= plies


def tight(match: Match) -> bool:
    """Tells whether seat 0 is to move and holds a card that it may not play."""
    return alone(match) and len(touch(match, 0, ()).live) < len(set(held(match)))


def stood_in(match: Match) -> bool:
    """Tells whether seat 0 is to move and a wild card stands for another in a run on the table."""
    tricks = [zone for zone in look(match, 0).zones if zone.kind == "trick" and zone.place == "centre"]
    runs = {group.key for zone in tricks for group in zone.groups if group.label.code == "shape/run"}
    return alone(match) and any(slot.stands and slot.group in runs for zone in tricks for slot in zone.slots)


def held(match: Match) -> list[str]:
    """Returns the names of the cards in the hand of seat 0."""
    hands = [zone for zone in look(match, 0).zones if zone.kind == "hand" and zone.seat == 0]
    return [slot.face for zone in hands for slot in zone.slots if slot.face is not None]


# -- what is done at a table


def first_cards(there: Table, count: int = 1) -> None:
    """Taps the first cards that may be played."""
    for _ in range(count):
        cards = there.page.locator(".hand button.live:not(.selected)")
        if cards.count():
            there.hit(cards.first)
            there.settle()


def refused(there: Table) -> None:
    """Taps a card that does not fit, or, where any may be tapped, two that hardly go together."""
    dim = there.page.locator(".hand button.dim")
    cards = there.page.locator(".hand button.card")
    for card in [dim.last] if dim.count() else [cards.first, cards.last]:
        there.hit(card)
        there.settle()


def hinted(there: Table) -> None:
    """Asks for a hint."""
    there.hit(there.page.locator("#t-banner [data-act=hint]"))
    there.page.locator(".banner.is-hint").wait_for()


def asked(there: Table) -> None:
    """Asks what a card can be played in."""
    there.page.locator(".hand button.card").first.dispatch_event("contextmenu")
    there.page.locator("dialog[open] .about-card").wait_for()


def armed(there: Table) -> None:
    """Taps the highest bet once."""
    there.hit(there.page.locator("#t-bar [data-act=bet]").last)
    there.page.locator("#t-bar [data-act=disarm]").wait_for()


def lapsing(there: Table) -> None:
    """Plays a card that would end the betting."""
    first_cards(there)
    there.hit(there.page.locator("#t-bar .actions [data-act=move]").last)
    there.page.locator("#t-bar .bets[data-lapses]").wait_for()


def menu(there: Table) -> None:
    """Opens the menu."""
    there.hit(there.page.locator("[data-act=menu]"))


# The smallest and the largest table of each game: who sits there, as in `seats_of`.
TABLES = {
    game.name: tuple("h" + "b" * (seats - 1) for seats in sorted({min(game.seats), max(game.seats)}))
    for game in registry.games()
}

SCREENS = (
    Situation("home", screen("")),
    Situation("saved", screen("#saved")),
    Situation("settings", screen("#settings")),
    Situation("daily", screen("#daily")),
    Situation("about", screen("#about")),
    Situation("lesson offered", offered),
)


def of_game(name: str, tables: Sequence[str]) -> list[Situation]:
    """Returns the situations of a game."""
    few, many = tables[0], tables[-1]
    is_rummy = registry.game(name).display.layout == "rummy"  # where any card may be tapped
    return [
        Situation(f"{name} new game", screen(f"#newgame/{name}")),
        Situation(f"{name} rules", screen(f"#rules/{name}")),
        Situation(f"{name} lesson", screen(f"#lesson/{name}")),
        Situation(f"{name} begins", table(at(few, name, after(0)))),
        Situation(f"{name} begins, full table", table(at(many, name, after(0)))),
        Situation(f"{name} in the middle", table(at(many, name, after(14)))),
        Situation(f"{name} card tapped", table(at(few, name, after(2)), first_cards)),
        Situation(f"{name} refusal", table(at(many, name, after(9) if is_rummy else tight), refused)),
        Situation(f"{name} hint", table(at(few, name, after(6)), hinted)),
        Situation(f"{name} card asked about", table(at(few, name, after(2)), asked)),
        Situation(f"{name} menu", table(at(few, name, after(2)), menu)),
        Situation(f"{name} long names", table(named_long(many, name))),
        Situation(f"{name} curtain", table(at("h" * len(few), name, after(3)))),
        Situation(f"{name} type of 150 %", table(at(many, name, after(5)), text=150)),
        Situation(f"{name} type of 200 %", table(at(many, name, after(5)), text=200)),
        Situation(f"{name} settlement", table(played(many, name, lambda match: match.outcome is not None))),
        Situation(f"{name} end", table(played(few, name, lambda match: match.end is not None))),
        Situation(f"{name} look back", look_back(played(many, name, lambda match: match.outcome is not None))),
    ]


SITUATIONS = (
    *SCREENS,
    *(Situation(name, opens) for name, opens in ROOMS.items()),
    *(situation for name, tables in TABLES.items() for situation in of_game(name, tables)),
    *(
        Situation(f"{name} {what}", table(at(kinds, name, may_bet), act))
        for name, kinds in (("haggis", "hb"), ("team", "hbbb"))
        for what, act in (("bet asked about", armed), ("bet lapsing", lapsing))
    ),
    Situation("haggis bomb's trick given", table(at("hbb", "haggis", choosing))),
    Situation("haggis wild cards on the table", table(at("hbb", "haggis", stood_in))),
    Situation("team wild cards on the table", table(at("hbbb", "team", stood_in))),
)


# -- sheets


def draw(browser: Browser, url: str, situations: Sequence[Situation], size: str, theme: str) -> dict[str, bytes]:
    """Returns a picture of each situation."""
    width, height = map(int, size.split("x"))
    touch = width < WIDE
    visit = Visit(
        browser,
        url,
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=1,
        reduced_motion="reduce",
    )
    room = Room(visit, touch=touch)
    room.habits["theme"] = theme
    pictures = {}
    for situation in situations:
        room.sweep()
        room.put("talon.theme", theme)
        room.settings(**QUICK)
        page = situation.draw(room)
        page.wait_for_timeout(CALM_MS)
        pictures[situation.name] = page.screenshot()
        print(f"{size} {theme}: {situation.name}", flush=True)
    visit.close()
    return pictures


def sheet(browser: Browser, pictures: dict[str, bytes], size: str) -> bytes:
    """Returns one picture of all pictures, each with its name."""
    width = int(size.split("x", maxsplit=1)[0])
    parts = [
        f'<figure><img width="{width}" src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
        f"<figcaption>{escape(name)}</figcaption></figure>"
        for name, picture in pictures.items()
    ]
    style = (
        "body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; font: 16px sans-serif } figure { margin: 0 }"
    )
    page = browser.new_page(viewport={"width": max(ACROSS, width + 32), "height": 800})
    page.set_content(f"<style>{style}</style>{''.join(parts)}")
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


def main() -> None:
    """Draws the requested sheets."""
    parser = argparse.ArgumentParser(description="Draws every screen and situation into sheets to be looked at.")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--only", action="append", metavar="PART", help="situations with this in their name")
    options = parser.parse_args()
    folder = options.folder or Path(tempfile.mkdtemp(prefix="talon-gallery-"))
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in SITUATIONS if any(part in one.name for part in options.only or [""])]
    build.build()
    path = find_browser()
    server = SiteServer(build.DIST).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for size in options.size or SIZES:
            for theme in options.theme or THEMES:
                pictures = draw(browser, server.url, chosen, size, theme)
                (folder / f"{size}-{theme}.png").write_bytes(sheet(browser, pictures, size))
        browser.close()
    server.stop()
    print(folder)


if __name__ == "__main__":
    main()
