"""A card held down, right-clicked or asked about by a key; and two fast taps."""

import re
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from engine.core.match import Match
from tests.e2e.fingers import touch
from tests.e2e.matches import alone, find, last_move, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import Table

HELD_MS = 700
TRIES = 6
PLAY_MS = 5000  # until a card that was tapped twice has left the hand
FEWER = "(n) => document.querySelectorAll('.hand .card').length < n"


def leading(match: Match) -> bool:
    """Returns whether seat 0 leads in the middle of a hand."""
    trick = match.state.information(0).trick
    return alone(match) and trick.top is None and match.plies > 4 and last_move(match) is None


def about(page: Page) -> str:
    """Returns what the sheet of a card says, once it is open."""
    page.locator("dialog[open] .about-card").wait_for()
    return page.locator("dialog[open]").inner_text()


# How far the first button of the sheet is from the words above it.
_APART = """() => {
  const buttons = document.querySelector("dialog[open] .about-card ~ .stack");
  return buttons.getBoundingClientRect().top - buttons.previousElementSibling.getBoundingClientRect().bottom;
}"""


def test_a_finger_that_rests_on_a_card_asks_about_it(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), leading))
    table.wait("turn")
    card = table.page.locator(".hand button.card").first
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    hold(table, ".hand button.card")
    said = about(table.page)
    assert said.startswith(name)
    assert re.search("Counts (nothing|one point|\\d+ points)", said)
    assert table.selected() == [], "what is held is not tapped"
    assert table.page.evaluate(_APART) >= 8
    table.hit(table.page.locator("dialog [data-act='fit']").first)
    table.page.locator("dialog[open]").wait_for(state="detached")
    table.page.locator(".hand .selected").first.wait_for()
    assert table.page.locator(".hand button.card").first.get_attribute("aria-pressed") == "true"


# A short tap on a busy page: the browser tells the finger's end after the timers that have run out meanwhile.
_SHORT_TAP = """async ([selector, ms]) => {
  const card = document.querySelector(selector);
  const box = card.getBoundingClientRect();
  const at = {clientX: box.left + 8, clientY: box.top + 8};
  const tell = (kind) =>
    card.dispatchEvent(new PointerEvent(kind, {...at, bubbles: true, isPrimary: true, pointerType: "touch"}));
  tell("pointerdown");
  for (const end = performance.now() + ms; performance.now() < end; );
  await new Promise((done) => setTimeout(done, 10));
  tell("pointerup");
}"""


def test_a_tap_is_no_rest_however_busy_the_page_is(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), leading))
    table.wait("turn")
    table.page.evaluate(_SHORT_TAP, [".hand button.card", HELD_MS])
    table.page.wait_for_timeout(5 * HELD_MS)
    assert table.page.locator("dialog[open]").count() == 0


def hold(table: Table, selector: str) -> None:
    """Rests a finger on the index of a card."""
    box = table.page.locator(selector).first.bounding_box()
    assert box is not None
    touch(table.page, (box["x"] + 8, box["y"] + 8), rest_ms=HELD_MS)


def test_the_other_mouse_button_and_a_key_ask_too(desk: Profile) -> None:
    table = desk.table(find(seats_of("hb"), leading))
    table.wait("turn")
    card = table.page.locator(".hand button.card").first
    card.click(button="right", position={"x": 8, "y": 8})
    first = about(table.page)
    table.page.keyboard.press("Escape")
    table.page.locator("dialog[open]").wait_for(state="detached")
    assert table.selected() == []
    card.focus()
    table.page.keyboard.press("Space")
    table.settle()
    table.page.keyboard.press("i")
    assert about(table.page) == first


def test_a_card_unlike_the_others_says_what_it_does(desk: Profile) -> None:
    table = desk.table(find(seats_of("hb"), leading))
    table.wait("turn")
    for at, said in (
        (0, "You can do this with it, for example:"),
        (-1, "Wild. In a set or run it is itself or any lower card"),
    ):
        table.page.locator(".hand button.card").nth(at).click(button="right", position={"x": 8, "y": 8})
        assert said in about(table.page)
        table.close()


def test_two_fast_taps_play_a_card_where_that_is_wanted(desk: Profile) -> None:
    table = desk.table(find(seats_of("hb"), leading), double_tap="on", confirm_bets="off", pace="slow")
    table.wait("turn")
    count = len(table.hand())
    table.page.locator(".hand button.card").first.dblclick(position={"x": 8, "y": 8})
    table.page.wait_for_function(FEWER, arg=count)


def test_two_fast_taps_of_a_finger_play_a_card_too(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), leading), double_tap="on", confirm_bets="off", pace="slow")
    table.wait("turn")
    count = len(table.hand())
    box = table.page.locator(".hand button.card").first.bounding_box()
    assert box is not None
    for _ in range(TRIES):  # a busy machine may take too long between them
        for _ in range(2):
            table.page.touchscreen.tap(box["x"] + 8, box["y"] + 8)
        with suppress(PlaywrightTimeoutError):
            table.page.wait_for_function(FEWER, arg=count, timeout=PLAY_MS)
            return
        table.clear()
    raise AssertionError(f"{TRIES} times two taps, and no card was played")


# From now on no pause of a slow table ends by itself.
_ENDLESS = """() => {
  const after = window.setTimeout;
  window.setTimeout = (done, ms, ...given) => after(done, ms > 1000 ? 1e7 : ms, ...given);
}"""


def test_a_tap_on_the_felt_hurries_the_others(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), leading), confirm_bets="off", pace="slow")
    table.wait("turn")
    table.page.evaluate(_ENDLESS)
    table.hit(table.page.locator(".hand button.card").first)
    table.settle()
    table.hit(table.page.locator("#t-bar .actions [data-act=move]").first)
    table.page.locator("#t-bar .waiting").wait_for()
    table.page.wait_for_timeout(2 * HELD_MS)
    assert table.page.locator("#t-bar .waiting").count() == 1, "it waits for its player, who watches"
    felt = table.page.locator("#t-centre .cloth").bounding_box()
    assert felt is not None
    for _ in range(TRIES):
        table.page.touchscreen.tap(felt["x"] + 12, felt["y"] + felt["height"] - 12)
        table.page.wait_for_timeout(HELD_MS)
        if not table.page.locator("#t-bar .waiting").count():
            break
    assert table.page.locator("#t-bar .waiting").count() == 0
