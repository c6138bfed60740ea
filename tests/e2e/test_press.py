"""A card that is held down, pressed with the other button or asked about by a key; and two fast taps."""

import re

from playwright.sync_api import Page

from engine.core.match import Match
from tests.e2e.matches import alone, find, last_move, seats_of
from tests.e2e.room import Room
from tests.e2e.table import Table

HELD_MS = 700


def leading(match: Match) -> bool:
    """Tells whether seat 0 leads in the middle of a hand."""
    trick = match.state.information(0).trick
    return alone(match) and trick.top is None and match.plies > 4 and last_move(match) is None


def about(page: Page) -> str:
    """Returns what the sheet of a card says, once it is open."""
    page.locator("dialog[open] .about-card").wait_for()
    return page.locator("dialog[open]").inner_text()


def test_a_finger_that_rests_on_a_card_asks_about_it(room: Room) -> None:
    table = room.table(find(seats_of("hb"), leading))
    table.wait("turn")
    card = table.page.locator(".hand button.card").first
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    hold(table, ".hand button.card")
    said = about(table.page)
    assert said.startswith(name)
    assert re.search("Counts (nothing|one point|\\d+ points)", said)
    assert table.selected() == [], "what is held is not tapped"
    table.hit(table.page.locator("dialog [data-act='fit']").first)
    table.page.locator("dialog[open]").wait_for(state="detached")
    table.page.locator(".hand .selected").first.wait_for()
    assert table.page.locator(".hand button.card").first.get_attribute("aria-pressed") == "true"


def hold(table: Table, selector: str) -> None:
    """Rests a finger on something, as the browser tells of it."""
    table.page.evaluate(
        """async ([selector, ms]) => {
          const card = document.querySelector(selector);
          const box = card.getBoundingClientRect();
          const at = { clientX: box.x + 8, clientY: box.y + 8, bubbles: true, isPrimary: true, pointerType: "touch" };
          card.dispatchEvent(new PointerEvent("pointerdown", at));
          await new Promise((done) => setTimeout(done, ms));
          card.dispatchEvent(new PointerEvent("pointerup", at));
          card.click();
        }""",
        [selector, HELD_MS],
    )


def test_the_other_mouse_button_and_a_key_ask_too(desk: Room) -> None:
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


def test_a_card_unlike_the_others_says_what_it_does(desk: Room) -> None:
    table = desk.table(find(seats_of("hb"), leading))
    table.wait("turn")
    for at, said in ((0, "What it can be played in:"), (-1, "Wild. In a set or run it is itself or any lower card")):
        table.page.locator(".hand button.card").nth(at).click(button="right", position={"x": 8, "y": 8})
        assert said in about(table.page)
        table.close()


def test_two_fast_taps_play_a_card_where_that_is_wanted(desk: Room) -> None:
    table = desk.table(find(seats_of("hb"), leading), double_tap="on", confirm_bets="off", pace="slow")
    table.wait("turn")
    count = len(table.hand())
    table.page.locator(".hand button.card").first.dblclick(position={"x": 8, "y": 8})
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=count)
