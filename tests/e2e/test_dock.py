"""The dock below the cloth stays where it is while its player chooses; its cards are as large as they can be."""

from collections.abc import Callable, Iterator

import pytest

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.measures import Ground, clashes, crossings, enlarged, ground, hidden_indices
from tests.e2e.room import QUICK, Room
from tests.e2e.table import Table
from tests.e2e.visit import resize
from tests.sampling import daily

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
LARGER = (100, 150, 200)  # per cent


def holding(least: int, most: int) -> Callable[[Match], bool]:
    """Returns the moment at which seat 0 is to play with so many cards in hand."""
    return lambda match: alone(match) and match.outcome is None and least <= look(match, 0).seats[0].cards <= most


def answering(match: Match) -> bool:
    """Tells whether seat 0 can beat a play, or pass."""
    tricks = [zone for zone in look(match, 0).zones if zone.key == "trick"]
    return alone(match) and bool(tricks) and len(tricks[0].groups) > 1 and len(match.legal(0)) > 2


POSITIONS: dict[str, Callable[[], Match]] = {
    "bets": lambda: find(seats_of("hb"), alone),
    "answer": lambda: find(seats_of("hbb"), answering),
    "team": lambda: find(seats_of("hbbb", "team"), answering),
    "team bets": lambda: find(seats_of("hbbb", "team"), lambda match: alone(match) and match.plies < 12),
    "boast": lambda: find(seats_of("hbbbb", "boast"), alone),
    "opening": lambda: find(seats_of("hb", "handromi"), alone),
    "melds": lambda: find(seats_of("hbbb", "handromi"), lambda match: alone(match) and match.plies > 60),
}
CASES = [(name, percent) for percent in LARGER for name in POSITIONS]


def laid(room: Room, match: Match, percent: int = 100) -> Table:
    """Opens a table with letters of this size, and waits for the turn."""
    room.settings(**QUICK)
    room.lay(match)
    table = room.at(room.open("#table/m1", script=enlarged(percent)))
    table.wait("turn")
    return table


def choices(table: Table) -> Iterator[str]:
    """Goes through what a player may do before a move, and says what has been done."""
    page = table.page
    cards = page.locator(".hand button.card")
    yield "the turn begins"
    table.hit(cards.first)
    table.settle()
    yield "the first card is tapped"
    if page.locator('.hand [aria-pressed="true"]').count():
        table.clear()
        yield "the selection is cleared"
    table.hit(cards.last)
    table.settle()
    yield "the last card is tapped"
    table.press("Hint")
    page.locator(".is-hint").wait_for()
    yield "a hint is shown"
    if page.locator('.hand [aria-pressed="true"]').count():
        table.clear()
    bet = page.locator("#t-bar [data-act=bet]")
    if bet.count():
        table.hit(bet.first)
        yield "a bet asks for a second tap"
        no = page.locator("#t-bar [data-act=disarm]")
        table.hit(no)
        yield "the bet is called off"
    if page.locator("[data-act=dismiss-bets]").count():
        table.hit(page.locator("[data-act=dismiss-bets]"))
        yield "the bets are put away"
        table.press("Hint")
        page.locator(".is-hint").wait_for()


def moved(before: Ground, after: Ground) -> dict[str, float]:
    """Returns by how many pixels what is there before and after has moved or grown, where that is more than one."""
    far = {
        key: max(abs(old - new) for old, new in zip(box, after[key], strict=True))
        for key, box in before.items()
        if key in after
    }
    return {key: pixels for key, pixels in far.items() if pixels > 1}


@pytest.mark.parametrize(("name", "percent"), daily(CASES, 3))
def test_nothing_in_the_dock_moves_while_its_player_chooses(room: Room, name: str, percent: int) -> None:
    # Whatever is tapped: what was there before it, and is there after it, has not moved; all can be read and hit.
    table = laid(room, POSITIONS[name](), percent)
    for size in SIZES:
        resize(table.page, *size)
        before: Ground = {}
        for done in choices(table):
            after = ground(table.page)
            assert (size, done, moved(before, after)) == (size, done, {})
            assert (size, done, clashes(table.page), crossings(table.page)) == (size, done, [], [])
            before |= after
        bar = after["t-bar"]
        assert bar[1] + bar[3] <= size[1] + 1
        hand = after["t-hand"]
        assert hand[1] + hand[3] <= bar[1] + 1 or size == (844, 390)


# By position the least width of a card, by the size of the window.
WIDTHS = {
    "seventeen": {(390, 844): 64, (360, 640): 60, (320, 568): 52, (844, 390): 60, (1280, 800): 96, (1920, 1080): 150},
    "exchange": {(390, 844): 64, (360, 640): 58, (320, 568): 50, (844, 390): 60, (1280, 800): 88, (1920, 1080): 150},
    "ten": {(390, 844): 64, (360, 640): 60, (320, 568): 52, (844, 390): 60, (1280, 800): 110, (1920, 1080): 150},
    "rummy": {(390, 844): 64, (360, 640): 44, (320, 568): 38, (844, 390): 48, (1280, 800): 96, (1920, 1080): 140},
}
HANDS: dict[str, Callable[[], Match]] = {
    "seventeen": lambda: find(seats_of("hb"), alone),
    "exchange": lambda: seats_of("hbbb", "team")("large", dealer=3),
    "ten": lambda: find(seats_of("hb"), holding(8, 10)),
    "rummy": lambda: find(seats_of("hb", "handromi"), alone),
}
LEAST = 22  # pixels: the narrowest card of a meld
ARM = 18  # pixels of a rank that is read at arm's length


@pytest.mark.parametrize("name", daily(list(HANDS), 2))
def test_cards_are_as_large_as_they_can_be_and_each_can_be_read(room: Room, name: str) -> None:
    table = laid(room, HANDS[name]())
    page = table.page
    for size, least in WIDTHS[name].items():
        resize(page, *size)
        boxes = page.locator(".hand .card").evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
        assert (size, min(box["width"] for box in boxes)) >= (size, least)
        assert len({round(box["top"]) for box in boxes}) <= 2
        assert all(box["left"] >= 0 and box["right"] <= size[0] for box in boxes)
        assert (size, hidden_indices(page)) == (size, [])
        ranks = page.locator(".hand .rank").evaluate_all(
            "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
        )
        assert min(ranks) >= (ARM if size[0] >= 390 else ARM - 3)
    resize(page, 390, 844)
    table.hit(page.locator(".hand button.card").last)
    table.settle()
    assert hidden_indices(page) == []  # not even below a card that has risen


def test_cards_are_smaller_for_who_likes_them_so(room: Room) -> None:
    page = room.table(find(seats_of("hb"), alone)).page
    page.locator(".hand .card").first.wait_for()
    widths = {}
    for size in ("large", "medium", "small"):
        page.evaluate("(size) => { document.documentElement.dataset.cards = size; }", size)
        widths[size] = page.evaluate("document.querySelector('.hand .card').getBoundingClientRect().width")
    assert widths["large"] > 1.1 * widths["medium"] > 1.2 * widths["small"] > 44


def test_melds_shrink_before_they_scroll(room: Room) -> None:
    def laid_down(match: Match) -> bool:
        melds = [zone for zone in look(match, 0).zones if zone.kind == "melds"]
        return alone(match) and sum(len(zone.slots) for zone in melds) > 50

    # Only cards that could not be read any smaller scroll, and nowhere but on the smallest phones.
    page = laid(room, find(seats_of("hbbb", "handromi"), laid_down)).page
    for size in ((360, 640), (390, 844), (844, 390), (1280, 800)):
        resize(page, *size)
        over = page.locator(".melds").evaluate("melds => melds.scrollHeight - melds.clientHeight")
        widths = page.locator(".melds .card").evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
        assert over <= 1 or (size not in ((390, 844), (1280, 800)) and max(widths) <= LEAST), size
        assert (size, clashes(page)) == (size, [])
