"""The table under a thumb: everything in reach, nothing covered, on every size of screen."""

import pytest

from engine.core.look import look
from engine.core.match import Match, Player
from tests.e2e.matches import alone, choosing, find, seats_of
from tests.e2e.room import Room
from tests.e2e.table import Table
from tests.e2e.visit import resize

SIZES = [(390, 844), (844, 390), (320, 568), (768, 1024), (1280, 800)]
SMALLEST = 24  # CSS pixels that WCAG 2.2 asks of anything one has to hit (2.5.8)
CARD = 44

# Whatever can be pressed, with its place, and what would be hit in the middle of the part of it that shows.
_TARGETS = """() => [...document.querySelectorAll("button, a, input")].filter((e) => e.checkVisibility()).map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  const found = document.elementFromPoint(x + Math.min(width / 2, 12), y + height / 2);
  return {
    name: e.ariaLabel || e.innerText,
    card: e.matches(".card"),
    size: Math.min(width, height),
    free: e === found || e.contains(found),
    shown: x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1,
  };
})"""


def full(match: Match) -> bool:
    """Tells whether seat 0 leads with all its cards, and may still bet."""
    return match.state.must == (0,) and match.plies == 0


def sized(room: Room, width: int, height: int, match: Match | None = None) -> Table:
    """Opens a table, with a full hand unless another match is given, in a window of this size."""
    room.lay(match or find(seats_of("hb"), full))
    room.settings(pace="instant")
    table = room.at(room.open("#table/m1", size=(width, height)))
    table.wait("turn")
    return table


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_can_be_hit_without_scrolling(room: Room, width: int, height: int) -> None:
    # 17 cards, the tools, the bets and the button to play: all on the screen at once, none under another.
    table = sized(room, width, height)
    table.hit(table.page.locator(".hand button").first)
    table.settle()
    assert len(table.moves()) == 1
    targets = table.page.evaluate(_TARGETS)
    assert sum(target["card"] for target in targets) == 17
    assert [target["name"] for target in targets if not target["shown"]] == []
    assert [target["name"] for target in targets if not target["free"]] == []
    assert [target["name"] for target in targets if target["size"] < SMALLEST] == []
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_cards_are_wide_enough_to_read(room: Room, width: int, height: int) -> None:
    # The whole hand in cards of at least 44 pixels.
    table = sized(room, width, height)
    widths = table.page.locator(".hand .card").evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
    assert min(widths) >= CARD


def dealer_out(match: Match) -> bool:
    """Tells whether seat 0 is to play, and another one, who dealt, has no cards left."""
    seats = look(match, 0).seats
    return alone(match) and any(seat.out and seat.dealer for seat in seats[1:])


def test_who_is_out_keeps_the_name(room: Room) -> None:
    # The marks of a seat take a line of their own before they push its name away.
    room.lay(find(seats_of("hbb"), dealer_out))
    table = room.table("m1")
    table.wait("turn")
    for width in (390, 320):
        resize(table.page, width, 844)
        names = table.page.locator(".seat-name").evaluate_all(
            "all => all.filter(e => e.scrollWidth <= e.clientWidth).map(e => e.innerText)"
        )
        assert names == ["Béla", "Cili"]


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_a_long_name_stays_within_its_button(room: Room, width: int, height: int) -> None:
    match = find(seats_of("hbb"), choosing)
    for seat in (1, 2):
        match = match.hand_over(seat, Player("bot", f"Maximilian {'W' * 8}{seat}", "club"))
    page = sized(room, width, height, match).page
    sticking = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)"
    buttons = page.locator("#t-bar .btn")
    assert buttons.count() == 2
    assert buttons.evaluate_all(sticking) == []


@pytest.mark.parametrize("path", ["", "#newgame", "#saved", "#rules", "#settings"])
def test_no_screen_scrolls_sideways(room: Room, path: str) -> None:
    # Long names and narrow screens: lines break, pages do not.
    room.lay(find(seats_of("hbb"), full), title="A name of a match that is quite long for a phone of any size")
    page = room.open(path)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)
