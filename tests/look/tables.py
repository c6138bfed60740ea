"""Situations at the tables: what is played before each, and what is done there."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page

from engine.core import registry
from engine.core.look import look
from engine.core.match import Match, Player, create
from engine.core.selection import touch
from tests.e2e.matches import Moment, alone, bot_move, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import Table

__all__ = [
    "LONG",
    "TABLES",
    "Situation",
    "after",
    "armed",
    "asked",
    "at",
    "first_cards",
    "hinted",
    "lapsing",
    "look_back",
    "menu",
    "named_long",
    "passed_twice",
    "played",
    "refused",
    "stood_in",
    "table",
    "tight",
]

LONG = ("Wilhelmina Katalin M", "Maximilian-Alexander", "Hohenzollern-Sigmarin", "Szentgyörgyi Krisztina", "WWWWWWWW")


class Situation(NamedTuple):
    """Something to look at; `draw` opens it in a profile and returns its page."""

    name: str
    draw: Callable[[Profile], Page]


def table(
    match: Callable[[], Match], act: Callable[[Table], object] | None = None, *, text: int = 100
) -> Callable[[Profile], Page]:
    """Returns a function that opens the table of a match, with type of `text` percent, and does something there."""

    def draw(profile: Profile) -> Page:
        there = profile.table(match(), whole="on")
        if text != 100:
            there.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{text}%")
        there.page.locator("#t-bar :is(.actions, .bets), .curtain").first.wait_for()
        there.settle()
        if act is not None:
            act(there)
            there.settle()
        return there.page

    return draw


# -- matches


def look_back(made: Callable[[], Match]) -> Callable[[Profile], Page]:
    """Returns a function that looks back at the middle of a match's last deal, with all hands open."""

    def draw(profile: Profile) -> Page:
        match = made()
        profile.lay(match)
        page = profile.open(f"#replay/m1/{match.setup.deal}/{match.plies // 2}")
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
    """Returns whether seat 0 is to move and holds a card that it may not play."""
    return alone(match) and len(touch(match, 0, ()).live) < len(set(held(match)))


def stood_in(match: Match) -> bool:
    """Returns whether seat 0 is to move and a wild card stands for another in a run on the table."""
    tricks = [zone for zone in look(match, 0).zones if zone.kind == "trick" and zone.place == "centre"]
    runs = {group.key for zone in tricks for group in zone.groups if group.label.code == "shape/run"}
    return alone(match) and any(slot.stands and slot.group in runs for zone in tricks for slot in zone.slots)


def passed_twice(match: Match) -> bool:
    """Returns whether seat 0 is to answer at least three cards that beat others after two passes in a row."""
    trick = next((zone for zone in look(match, 0).zones if zone.key == "trick"), None)
    if trick is None or not alone(match):
        return False
    plays = [sum(slot.group == group.key for slot in trick.slots) for group in trick.groups]
    return len(plays) > 3 and plays[-1] in (3, 4) and plays[-3:-1] == [0, 0] and plays[-4] > 0


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
