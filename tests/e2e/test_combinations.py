"""Whole combinations at a tap: what a selected card can grow into is shown above the hand."""

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.room import Room
from tests.e2e.table import Table

_GROUND = """() => ["#t-hand", "#t-bar .actions", "#t-centre"].map((part) => {
  const { top, height } = document.querySelector(part).getBoundingClientRect();
  return [Math.round(top), Math.round(height)];
})"""


def grown(table: Table) -> None:
    """Selects the first card that can grow into several combinations."""
    named = table.page.locator(".combinations [data-act=complete]")
    for number in range(len(table.hand())):
        table.hit(table.page.locator(".hand button.card").nth(number))
        table.settle()
        if named.count() > 1:
            return
        table.clear()
    raise AssertionError("no card has two combinations")


def test_a_press_completes_a_combination_and_the_ground_stays_where_it_was(room: Room) -> None:
    table = room.table(find(seats_of("hb"), alone))
    table.wait("turn")
    before = table.page.evaluate(_GROUND)
    grown(table)
    assert table.page.evaluate(_GROUND) == before
    first = table.page.locator(".combinations [data-act=complete]").first
    label = first.inner_text().partition(" with")[0]
    table.hit(first)
    table.settle()
    assert f"Play {label}" in table.moves()
    assert len(table.selected()) > 1


def test_combinations_are_reached_by_keyboard_and_the_focus_stays_on_the_page(room: Room) -> None:
    table = room.table(find(seats_of("hb"), alone))
    table.wait("turn")
    grown(table)
    page = table.page
    page.locator(".combinations [data-act=complete]").first.focus()
    page.keyboard.press("Enter")
    table.settle()
    assert len(table.selected()) > 1
    assert page.evaluate("document.activeElement.closest('#t-bar, #t-banner, #t-hand') !== null")
    for _ in range(2):  # the first card ends the betting, and asks about that
        page.keyboard.press("Control+Enter")
    page.wait_for_function("document.querySelectorAll('#t-centre .plays .card').length > 1")


def test_one_tap_takes_a_whole_combination_and_one_more_puts_it_down(room: Room) -> None:
    table = room.table(find(seats_of("hb"), alone), whole="on")
    table.wait("turn")
    before = table.page.evaluate(_GROUND)
    cards = table.page.locator(".hand button.card")
    tapped = next(number for number in range(len(table.hand())) if brings(table, number))
    assert table.page.evaluate(_GROUND) == before
    whole = table.selected()
    assert len(table.moves()) == 1
    table.hit(table.page.locator(".combinations [data-act=only]"))
    table.settle()
    assert len(table.selected()) == 1
    table.hit(table.page.locator(".combinations [data-act=complete]").first)
    table.settle()
    assert len(table.selected()) > 1
    table.clear()
    table.hit(cards.nth(tapped))
    table.settle()
    assert table.selected() == whole
    table.hit(cards.nth(tapped))
    table.settle()
    assert table.selected() == []


def brings(table: Table, number: int) -> bool:
    """Taps a card; returns whether others were selected with it, and deselects it if not."""
    table.hit(table.page.locator(".hand button.card").nth(number))
    table.settle()
    if len(table.selected()) > 1:
        return True
    table.clear()
    return False
