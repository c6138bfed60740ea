"""What the table teaches: what is missing where a button would be, tips, the rule behind a refusal, lapsing bets."""

from collections.abc import Callable

import pytest

from engine.core.look import look
from engine.core.match import Match
from engine.core.selection import touch
from tests.e2e.matches import alone, find, may_bet, seats_of
from tests.e2e.room import Room
from tests.e2e.table import Table
from tests.sampling import daily

BAR = "#t-bar [data-act=idle]"
TIP = "#t-banner .guide"


def hand_of(match: Match) -> list[str]:
    """Returns the cards of seat 0."""
    return [slot.face for zone in look(match, 0).zones if zone.key == "hand:0" for slot in zone.slots if slot.face]


def refused(match: Match) -> list[str]:
    """Returns the cards of seat 0 that no move contains, if it has others to play."""
    free = touch(match, 0, ()).live if alone(match) else ()
    return [card for card in hand_of(match) if card not in free] if free else []


def newcomer(room: Room, game: str, kinds: str) -> None:
    """A refusal shows its rule, a tip is shown above the hand, and the bar tells what to choose."""
    match = find(seats_of(kinds, game), lambda match: match.plies > 8 and refused(match))
    table = room.table(match)
    table.wait("turn")
    page = table.page
    assert page.locator(TIP).inner_text()
    assert page.locator(BAR).inner_text()
    table.hit(page.locator(".hand button.dim").first)
    table.settle()
    said = table.banner()
    table.hit(page.locator("#t-banner [data-act=rule]"))
    assert page.locator("dialog .prose h3").inner_text()
    table.close()
    assert table.banner() == said


def trained(room: Room, game: str, kinds: str) -> None:
    """Nobody is told what they know: there is no tip after three deals, or with guided play off."""
    match = find(seats_of(kinds, game), lambda match: match.plies > 3 and alone(match))
    room.put("talon.stats", f'{{"{game}": {{"deals": 3}}}}')
    table = room.table(match)
    table.wait("turn")
    assert table.page.locator(TIP).count() == 0
    room.put("talon.stats", "{}")
    table.page.reload()
    table.wait("turn")
    assert table.page.locator(TIP).count() == 1
    room.settings(guided="off")
    table.page.reload()
    table.wait("turn")
    assert table.page.locator(TIP).count() == 0


def lapsing(room: Room, game: str, kinds: str) -> None:
    """The first card asks once about the bets that it ends, even if they were put away."""
    match = find(seats_of(kinds, game), may_bet)
    table = room.table(match)
    table.wait("turn")
    later = table.button("Later")
    if later.is_visible():
        table.hit(later)
    table.tap(hand_of(match)[0])
    play = table.page.locator("#t-bar .actions [data-act=move]").last
    table.hit(play)
    assert "Bet now or never" in table.page.locator("#t-bar").inner_text()
    assert play.inner_text() == "Play without a bet"
    table.press("Back")
    assert play.inner_text() != "Play without a bet"
    table.hit(play)
    table.page.wait_for_function("() => !document.querySelector('#t-bar .bets')")
    assert " " in table.log()[0]


def fits(room: Room, game: str, kinds: str) -> None:
    """On the phone a tip takes two lines at most, and neither it nor what is missing is cut off."""
    match = find(seats_of(kinds, game), lambda match: match.plies > 3 and alone(match) and refused(match))
    room.settings()
    table = _at(room, match)
    for selector, most in ((TIP, 2), (BAR, 2)):
        found = table.page.locator(selector)
        if found.count():
            lines = found.evaluate("(e) => e.scrollHeight / parseFloat(getComputedStyle(e).lineHeight)")
            assert lines < most + 0.5, (selector, found.inner_text())


def _at(room: Room, match: Match) -> Table:
    table = room.at(room.open(f"#table/{room.lay(match)}", size=(390, 844)))
    table.wait("turn")
    return table


GAMES = (("haggis", "hb"), ("team", "hbbb"), ("boast", "hbbb"))
CASES: list[tuple[Callable[[Room, str, str], None], str, str]] = [
    *((newcomer, *game) for game in GAMES),
    *((trained, *game) for game in (*GAMES, ("handromi", "hb"))),
    *((lapsing, *game) for game in GAMES[:2]),
    *((fits, *game) for game in GAMES),
]


def _name(value: object) -> str:
    return str(getattr(value, "__name__", value))


@pytest.mark.parametrize(("case", "game", "kinds"), daily(CASES, 4), ids=_name)
def test_the_table_teaches(room: Room, case: Callable[[Room, str, str], None], game: str, kinds: str) -> None:
    case(room, game, kinds)
