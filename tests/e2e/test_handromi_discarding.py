"""A card on its way to the discards of Handrömi: it alone moves, and from where it is."""

from playwright.sync_api import Locator

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.fingers import Point, touch
from tests.e2e.handromi import held, laying, seek
from tests.e2e.measures import HELD
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table

REST_MS = 60  # before each event of a finger: the library polls the pointer some twenty times a second

# Where the top card of the discards sets out from.
_START = """() => {
  const { x, y } = document.querySelector(".pile > .card.last").getBoundingClientRect();
  return [x, y];
}"""

# Of all that lies on the discards: its rank, how it moves, and how many shadows it throws.
_LYING = """() => [...document.querySelectorAll('[data-key="zone:pile"] > .card')].map((card) => [
  card.querySelector(".rank")?.textContent,
  card.getAnimations().length > 0,
  getComputedStyle(card).boxShadow.split("px,").length,
])"""


def discards(match: Match) -> bool:
    """Returns whether seat 0 can discard, and several cards lie there already."""
    return bool(laying(match, "discard")) and len(match.state.information(0).pile) > 1


def slowed(profile: Profile, match: Match) -> Table:
    """Opens a table on which every movement stops at its beginning."""
    profile.settings(**{**QUICK, "pace": "slow"})  # the others wait until it has been looked at
    profile.lay(match)
    table = profile.at(profile.open("#table/m1", size=(390, 844), script=HELD, reduced_motion="no-preference"))
    table.wait("turn")
    return table


def corner(card: Locator) -> Point:
    """Returns where the upper left corner of a card is."""
    box = card.bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_a_discard_flies_alone_and_what_it_covers_lies_still(profile: Profile) -> None:
    match = seek("hb", discards)
    table = slowed(profile, match)
    page = table.page
    before = page.evaluate(_LYING)[-1]
    text = laying(match, "discard")[0]
    table.tap(text.split()[1])
    there = corner(page.locator(".hand .card.selected"))
    table.hit(page.locator(f'#t-bar [data-act="move"][data-move="{text}"]'))
    page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=held(match))
    below, top = page.evaluate(_LYING)
    assert (below[:2], top[1]) == ([before[0], False], True)
    assert top[2] < below[2], "the edge of the others stays with them"
    x, y = page.evaluate(_START)
    assert abs(y - there[1]) < 20, (x, y, there)


def test_a_discard_that_a_finger_has_brought_there_does_not_fly_again_from_the_hand(profile: Profile) -> None:
    match = seek("hb", discards)
    table = slowed(profile, match)
    page = table.page
    page.wait_for_function("document.querySelector('.hand')?.arranged === true")
    page.wait_for_load_state("networkidle")
    pile = page.locator('[data-key="zone:pile"]')
    to = corner(pile.locator("> .card").last)
    card = table.card(laying(match, "discard")[0].split()[1])
    x, y = corner(card)
    moves = [(x + 10 + (to[0] - x) * part / 8, y + 20 + (to[1] - y) * part / 8) for part in range(1, 9)]
    touch(page, (x + 10, y + 20), moves, rest_ms=REST_MS)
    page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=held(match))
    start = page.evaluate(_START)
    assert max(abs(start[0] - to[0]), abs(start[1] - to[1])) < 20, (start, to)


def test_the_discards_ask_for_one_card_while_a_whole_combination_is_chosen(profile: Profile) -> None:
    match = seek("hb", lambda match: discards(match) and not laying(match, "meld") and _finds(match))
    table = profile.table(match)
    table.wait("turn")
    table.hit(table.page.locator(".meld-mark-head").first)
    table.settle()
    chosen = table.selected()
    assert len(chosen) > 2
    table.hit(table.page.locator('[data-key="zone:pile"]'))
    table.page.locator("#t-banner .is-refusal").wait_for()
    assert table.banner() == "Choose a card to discard"
    assert table.selected() == chosen


def _finds(match: Match) -> bool:
    """Returns whether seat 0 holds a combination."""
    return any(group for zone in look(match, 0).zones if zone.key == "hand:0" for group in zone.groups)
