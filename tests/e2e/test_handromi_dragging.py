"""Handrömi on the page by dragging: a hand is sorted, combinations and single cards go to the table."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from engine.core.match import Match
from tests.e2e.fingers import touch
from tests.e2e.handromi import CARDS, can_only_draw, held, keys, laying, lays_off, seek
from tests.e2e.room import Room
from tests.e2e.secrecy import loaded
from tests.e2e.table import Table

LET_GO_MS = 200  # between a collection and the release of what it found on the other side
DRAG_MS = 120  # the library polls the pointer some twenty times a second


def drag(table: Table, what: Locator, onto: Locator, *, side: float = 0.5) -> None:
    """Drags something with the mouse onto a part of something else."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    mouse = table.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    x, y = end["x"] + end["width"] * side, end["y"] + end["height"] / 2
    for part in (0.2, 0.6, 0.9, 1.0):
        mouse.move(
            start["x"] + start["width"] / 2 + (x - start["x"] - start["width"] / 2) * part,
            start["y"] + start["height"] / 2 + (y - start["y"] - start["height"] / 2) * part,
            steps=4,
        )
        table.page.wait_for_timeout(DRAG_MS)
    mouse.up()


def arranged(table: Table) -> None:
    """Waits until the hand can be dragged."""
    table.page.wait_for_function("document.querySelector('.hand')?.arranged === true")
    table.page.wait_for_load_state("networkidle")


def test_a_hand_that_has_gone_is_let_go(desk: Room) -> None:
    # The dragging library keeps a hand, with everything it references, until told that the hand is gone.
    desk.lay(seek("hb", can_only_draw))
    table = desk.at(desk.open())
    page = table.page
    table.press("Continue")
    table.wait("turn")
    arranged(table)
    page.evaluate("() => { window.before = new WeakRef(document.querySelector('.hand')); }")
    page.go_back()
    page.locator(".hand").wait_for(state="detached")
    table.press("Continue")
    table.wait("turn")
    arranged(table)
    tools = page.context.new_cdp_session(page)
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(LET_GO_MS)
    assert page.evaluate("window.before.deref() === undefined")


def test_a_hand_sorted_by_dragging_stays_so(desk: Room) -> None:
    # A card is dragged to another place; the order survives a reload, gives way to sorting by rank, and comes back.
    table = desk.table(seek("hb", can_only_draw))
    table.wait("turn")
    arranged(table)
    before = keys(table)
    drag(table, table.page.locator(CARDS).first, table.page.locator(CARDS).nth(3), side=0.9)
    table.page.wait_for_function("(key) => document.querySelector('.hand .card').dataset.key !== key", arg=before[0])
    after = keys(table)
    assert after != before
    assert [key for key in after if key != before[0]] == before[1:]
    assert desk.record().count("0:") == desk.record("m1").count("0:")
    table.page.reload()
    table.wait("turn")
    assert keys(table) == after
    table.press("Sorted by hand: sort by rank")
    assert keys(table) == before
    table.press("Sorted by rank: sort by suit")
    table.press(re.compile("^Sorted by suit"))
    assert keys(table) == after
    # By keyboard too: a card moves by one place, and its new place is announced.
    table.page.locator(CARDS).nth(1).focus()
    table.page.keyboard.press("Shift+ArrowLeft")
    assert keys(table)[:2] == [after[1], after[0]]
    assert table.said()[-1].endswith(f"place 1 of {len(after)}")
    table.press("Group into the best combinations")
    groups = table.page.locator(".hand .meld-mark").evaluate_all("all => all.map(e => e.dataset.group)")
    assert groups == sorted(groups)


def lays_more(match: Match) -> bool:
    """Returns whether seat 0, having opened, can lay another combination and still keep cards."""
    return bool(laying(match, "meld")) and match.state.information(0).has_opened and held(match) > 5


def test_a_finger_sorts_a_hand_and_lays_a_combination(room: Room) -> None:
    # On a phone a tap selects a card and a longer move drags: a card within the hand, a combination to the cloth.
    match = seek("hb", lays_more)
    text = laying(match, "meld")[0]
    table = room.table(match)
    table.wait("turn")
    arranged(table)
    before = keys(table)
    swipe(table, table.page.locator(CARDS).nth(2), table.page.locator(CARDS).first)
    table.page.wait_for_function("(key) => document.querySelector('.hand .card').dataset.key === key", arg=before[2])
    assert table.selected() == []
    assert room.record() == match.text
    table.tap(*text.split()[1:])
    assert len(table.selected()) == len(text.split()) - 1
    swipe(table, table.card(text.split()[2]), table.page.locator(".melds"))
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=len(before))
    assert f"0:{text}" in room.record()


def test_the_first_tap_after_a_finger_has_dragged_counts(room: Room) -> None:
    # A click follows a mouse drag but not a finger drag, so the next tap is a real one.
    match = seek("hb", lays_more)
    text = laying(match, "meld")[0]
    table = room.table(match)
    table.wait("turn")
    arranged(table)
    before = keys(table)
    swipe(table, table.page.locator(CARDS).nth(2), table.page.locator(CARDS).first)
    table.page.wait_for_function("(key) => document.querySelector('.hand .card').dataset.key === key", arg=before[2])
    tap_once(table, table.page.locator(CARDS).nth(4))
    assert len(table.selected()) == 1
    table.clear()
    table.tap(*text.split()[1:])
    swipe(table, table.card(text.split()[2]), table.page.locator(".melds"))
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=len(before))
    table.wait("turn")
    tap_once(table, table.page.locator(CARDS).first)
    assert len(table.selected()) == 1


def tap_once(table: Table, what: Locator) -> None:
    """Taps a card's index with a finger, and does not try again."""
    box = what.bounding_box()
    assert box is not None
    table.page.touchscreen.tap(box["x"] + 10, box["y"] + 14)
    table.settle()


def swipe(table: Table, what: Locator, onto: Locator) -> None:
    """Drags something with a finger onto something else."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 3
    to_x, to_y = end["x"] + end["width"] / 4, end["y"] + end["height"] / 2
    moves = [(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(1, 9)]
    touch(table.page, (x, y), moves, rest_ms=DRAG_MS / 2)


def laid_off(room: Room, move: Callable[[Table, Locator, Locator], None]) -> Table:
    """Opens a table where a card can be laid off, and moves it onto its combination."""
    match = seek("hbb", lays_off)
    text = laying(match, "layoff")[0]
    _, card, number = text.split()
    table = room.table(match)
    table.wait("turn")
    arranged(table)
    move(table, table.card(card), table.page.locator(f'[data-key="zone:m{number}"]'))
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=held(match))
    table.wait("turn")
    assert f"0:{text}" in room.record()
    return table


def test_a_finger_lays_a_card_off(room: Room) -> None:
    laid_off(room, swipe)


def test_cards_are_dragged_onto_the_table(desk: Room) -> None:
    # One card is laid off on a combination, one is refused, and one goes to the discards and ends the turn.
    table = laid_off(desk, drag)
    key = table.page.locator(CARDS).nth(0)
    drag(table, key, table.page.locator('[data-key="zone:exchange"]'))
    table.page.locator(".banner.is-refusal").wait_for()
    assert "does not go there" in table.banner()
    now = loaded(desk.record())
    discard = laying(now, "discard")[0]
    table.clear()
    drag(table, table.card(discard.split()[1]), table.page.locator('[data-key="zone:pile"]'))
    table.page.wait_for_function("() => document.querySelectorAll('.is-carried').length === 0")
    table.wait("turn", "deal over")
    assert f"0:{discard}" in desk.record()
