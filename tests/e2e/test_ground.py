"""The ground under a player's thumb: from turn to turn of a deal, the dock stays where it is."""

import json

import pytest

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.measures import Ground, clashes, crossings, ground, hidden_indices, moved
from tests.e2e.room import Room
from tests.e2e.test_lessons import begin, steps_of
from tests.e2e.visit import resize

pytestmark = pytest.mark.core

SIZES = [(390, 844), (360, 640), (320, 568), (844, 390), (1280, 800)]
STAYS = {"t-hand", "sort", "undo", "hint"}
REGIONS = {"t-banner", "t-bar"}  # on a phone on its side they share a column, and the border between them moves
TABLES = ["hb haggis", "hbbb team", "hbbb boast", "hb handromi"]


@pytest.mark.parametrize("kinds", TABLES)
def test_the_dock_stays_where_it_is_from_turn_to_turn(room: Room, kinds: str) -> None:
    # Bets come and go, two rows of cards become one; the cloth alone takes what that changes.
    table = room.table(find(seats_of(*kinds.split()), alone))
    page = table.page
    before: dict[tuple[int, int], Ground] = {size: {} for size in SIZES}
    cards = []
    while table.wait("turn", "deal over", "match over") == "turn" and table.hand():
        cards.append(len(table.hand()))
        for size in SIZES:
            resize(page, *size)
            stays = STAYS if size == (844, 390) else STAYS | REGIONS
            after = {key: box for key, box in ground(page).items() if key in stays}
            assert (size, cards, moved(before[size], after)) == (size, cards, {})
            assert (size, cards, clashes(page), crossings(page)) == (size, cards, [], [])
            assert (size, cards, hidden_indices(page)) == (size, cards, [])
            before[size] |= after
        table.turn_by_hint()
    assert min(cards) < max(cards) - 3


# Where the parts of a lesson in Boast are; the cards of the hand are in its middle.
_PLACES = """(parts) => parts.map((part) => {
  const { top, left, height } = document.querySelector(part).getBoundingClientRect();
  return [part, Math.round(top), part === ".hand" ? 0 : Math.round(left), Math.round(height)];
})"""
PARTS = [".seat", ".seat .chip-tricks", ".tower", ".coach-bar", ".strip", ".hand", ".actions"]


def test_the_last_cards_of_a_lesson_move_nothing(room: Room) -> None:
    exact = [step["name"] for step in steps_of("boast")].index("exact")
    room.put("talon.lessons", json.dumps({"steps": {"boast": exact}}))
    lesson = begin(room, "boast", pace="slow")
    page = lesson.page
    lesson.make("1r")
    page.locator("[data-act=coach-next]").wait_for()
    before = page.evaluate(_PLACES, PARTS)
    lesson.table.hit(page.locator("[data-act=coach-next]"))
    lesson.wait(exact + 1)
    assert page.evaluate(_PLACES, PARTS) == before, "their hands are empty"
    lesson.make("x")
    page.locator(".told-won").wait_for()
    assert page.evaluate(_PLACES, PARTS) == before, "so is the learner's"
