"""The table under a thumb: everything within reach, nothing covered, on every size of screen."""

import pytest
from playwright.sync_api import expect

from engine.core.look import look
from engine.core.match import Match, Player
from tests.e2e.matches import alone, choosing, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.visit import resize

pytestmark = pytest.mark.core

SIZES = [(390, 844), (844, 390), (320, 568), (768, 1024), (1280, 800)]
SMALLEST = 24  # CSS pixels that WCAG 2.2 requires of targets (2.5.8)
CARD = 44

# Whatever can be pressed (some buttons are only for keys), with its size, whether it is fully in the window, and
# whether a tap on its visible part hits it.
_TARGETS = """() => [...document.querySelectorAll("button, a, input")].filter(
  (e) => e.checkVisibility({ visibilityProperty: true }) && getComputedStyle(e).pointerEvents !== "none",
).map((e) => {
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
    """Returns whether seat 0 leads with all its cards, and may still bet."""
    return match.state.must == (0,) and match.plies == 0


def seated(profile: Profile, match: Match) -> Table:
    """Opens a table, and waits for the player's turn."""
    table = profile.table(match)
    table.wait("turn")
    return table


def test_everything_can_be_hit_without_scrolling(profile: Profile) -> None:
    # 17 cards, the tools, the bets and the button to play: all on the screen at once, none covered.
    table = seated(profile, find(seats_of("hb"), full))
    table.hit(table.page.locator(".hand button").first)
    table.settle()
    assert len(table.moves()) == 1
    for size in SIZES:
        resize(table.page, *size)
        targets = table.page.evaluate(_TARGETS)
        assert sum(target["card"] for target in targets) == 17
        assert (size, [target["name"] for target in targets if not target["shown"]]) == (size, [])
        assert (size, [target["name"] for target in targets if not target["free"]]) == (size, [])
        assert (size, [target["name"] for target in targets if target["size"] < SMALLEST]) == (size, [])
        assert table.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_cards_are_wide_enough_to_read(profile: Profile) -> None:
    # The whole hand shows in cards of at least 44 pixels.
    table = seated(profile, find(seats_of("hb"), full))
    for size in [(390, 844), (1280, 800)]:
        resize(table.page, *size)
        cards = table.page.locator(".hand .card")
        widths = cards.evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
        assert min(widths) >= CARD, size


def dealer_out(match: Match) -> bool:
    """Returns whether seat 0 is to play and another seat, which dealt, has no cards left."""
    seats = look(match, 0).seats
    return alone(match) and any(seat.out and seat.dealer for seat in seats[1:])


def test_who_is_out_keeps_the_name(profile: Profile) -> None:
    # The marks of a seat take a line of their own rather than push its name away.
    profile.lay(find(seats_of("hbb"), dealer_out))
    table = profile.table("m1")
    table.wait("turn")
    for width in (390, 320):
        resize(table.page, width, 844)
        names = table.page.locator(".seat-name").evaluate_all(
            "all => all.filter(e => e.scrollWidth <= e.clientWidth).map(e => e.innerText)"
        )
        assert names == ["Béla", "Cili"]


def test_a_long_name_stays_within_its_button(profile: Profile) -> None:
    match = find(seats_of("hbb"), choosing)
    for seat in (1, 2):
        match = match.reseat(seat, Player("bot", f"Maximilian {'W' * 8}{seat}", "club"))
    page = seated(profile, match).page
    sticking = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)"
    buttons = page.locator("#t-bar .btn")
    for size in SIZES[:2]:
        resize(page, *size)
        assert buttons.count() == 2
        assert buttons.evaluate_all(sticking) == [], size


@pytest.mark.parametrize("path", ["", "#newgame", "#saved", "#rules", "#settings"])
def test_no_screen_scrolls_sideways(profile: Profile, path: str) -> None:
    # Long names and narrow screens: lines break, pages do not.
    profile.lay(find(seats_of("hbb"), full), title="A name of a match that is quite long for a phone of any size")
    page = profile.open(path)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, height)


def test_a_finger_on_the_line_below_a_combination_chooses_all_of_it(profile: Profile) -> None:
    # Where a finger may mean several things the browser decides, and only among those that it takes for targets.
    table = seated(profile, find(seats_of("hb", "handromi"), alone))
    page = table.page
    table.press("Group into the best combinations")
    marks = page.locator(".meld-mark-run:not(.meld-mark-head)")
    for at in range(marks.count()):
        box = marks.nth(at).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 3)
        table.settle()
        assert len(table.selected()) >= 3
        table.clear()


def test_a_button_that_is_off_says_why(profile: Profile) -> None:
    table = seated(profile, find(seats_of("hb"), full))
    table.button("Take back").tap(force=True)  # Playwright itself taps nothing that is off
    expect(table.page.locator("#t-banner")).to_contain_text("There is nothing to take back")
