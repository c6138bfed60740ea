"""The words beside cards and totals: a name is whole, and what belongs together is in one line."""

import pytest
from playwright.sync_api import Page

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.test_covered import all_passed
from tests.e2e.visit import resize

pytestmark = pytest.mark.core

MANY = 5  # cards of a play that fit beside its words
PASSED = ("Zsófi", "Kenji", "Hanako")

_NAME = "(all, names) => all.forEach((name, at) => { name.textContent = names[at]; })"
_SHORTENED = "(all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
_TOPS = "(all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]"

# How far the number of each total is from the middle of the name above it.
_ASIDE = """(all) => all.map((tally) => {
  const middle = (part) => { const { left, right } = tally.querySelector(part).getBoundingClientRect();
    return (left + right) / 2; };
  return Math.abs(middle(".tally-mark") - middle(".num"));
})"""

# How far below the cards of each play of many its words are.
_BELOW = """(all) => all.map((play) => {
  const edges = (part, side) => [...play.querySelectorAll(part)].map((one) => one.getBoundingClientRect()[side]);
  return Math.min(...edges(".by .disc, .what", "top")) - Math.max(...edges(".card", "bottom"));
})"""

# The words on the last of several lines, where that has much less than the others.
_STRAY = """(all) => all.map((words) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  const lines = [...range.getClientRects()].filter((line) => line.width > 0);
  const least = Math.min(...lines.map((line) => line.width)), most = Math.max(...lines.map((line) => line.width));
  return least < most / 4 ? words.textContent : "";
}).filter(Boolean)"""


def middle(page: Page, part: str) -> float:
    """Returns how far down the middle of a part of the page is."""
    box = page.locator(part).bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def test_the_names_of_three_who_passed_are_whole(profile: Profile) -> None:
    page = all_passed(profile, 844)
    page.set_viewport_size({"width": 390, "height": 740})
    passes = page.locator(".play-top ~ .play-pass")
    assert passes.count() == len(PASSED)
    assert len(passes.evaluate_all(_TOPS)) == 1, "one row"
    names = passes.locator(".by-name")
    names.evaluate_all(_NAME, PASSED)
    assert names.evaluate_all(_SHORTENED) == []


def test_a_single_card_is_named_beside_its_player(profile: Profile) -> None:
    def single(match: Match) -> bool:
        groups = next(zone for zone in look(match, 0).zones if zone.key == "trick").groups
        return alone(match) and bool(groups) and groups[-1].label.code == "shape/single"

    table = profile.table(find(seats_of("hb"), single))
    table.wait("turn")
    for width in (390, 360):
        resize(table.page, width, 844)
        assert abs(middle(table.page, ".play-top .by") - middle(table.page, ".play-top .what")) < 4


def test_the_words_on_a_long_play_keep_clear_of_its_cards(profile: Profile) -> None:
    def long(match: Match) -> bool:
        trick = next((zone for zone in look(match, 0).zones if zone.key == "trick"), None)
        return trick is not None and alone(match) and len(trick.slots) > MANY and len(trick.groups) == 1

    table = profile.table(find(seats_of("hbbb", "team"), long))
    table.wait("turn")
    for width, height in ((390, 844), (390, 740)):
        resize(table.page, width, height)
        (below,) = table.page.locator(".play-many").evaluate_all(_BELOW)
        assert below > 3


def test_a_total_stands_below_its_name_beside_a_bet(profile: Profile) -> None:
    def bet(match: Match) -> bool:
        return alone(match) and any(seat.bet for seat in look(match, 0).seats)

    table = profile.table(find(seats_of("hbbb", "team"), bet))
    table.wait("turn")
    resize(table.page, 390, 844)
    assert table.page.locator(".tally-bet").count() > 0
    assert max(table.page.locator(".tally").evaluate_all(_ASIDE)) < 12


def test_no_rank_is_alone_on_a_line_of_the_tricks(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), lambda match: alone(match) and match.plies > 24))
    table.wait("turn")
    resize(table.page, 390, 844)
    table.page.keyboard.press("t")
    whats = table.page.locator(".plays-open .what")
    whats.first.wait_for()
    assert whats.count() > 3
    whats.first.evaluate("(what) => { what.textContent = 'You play a single 6'; }")
    assert whats.evaluate_all(_STRAY) == []
