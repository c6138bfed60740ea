"""A selection: what is tapped, and what the engine says it can become."""

from app.table.selection import Selection
from tests.app.samples_table import slot
from tests.app.table_rig import touched

SLOTS = [slot("5r"), slot("5o"), slot("6r"), slot("7r", "twin1"), slot("7r", "twin2"), slot("7r", "twin3")]


def test_tapping_twice_lets_go():
    selection = Selection()
    selection.toggle("c5r")
    selection.toggle("c6r")
    selection.toggle("c5r")
    assert selection.keys == ["c6r"]


def test_names_are_a_sorted_multiset():
    selection = Selection()
    for key in ("twin2", "c5r", "twin1"):
        selection.toggle(key)
    assert selection.names(SLOTS) == ["5r", "7r", "7r"]


def test_nothing_is_known_before_the_first_answer():
    assert Selection().live(SLOTS) is None


def test_of_twins_as_many_are_live_as_the_answer_names():
    selection = Selection()
    selection.toggle("twin1")
    selection.take(["7r"], touched(["7r", "6r"]))
    assert selection.live(SLOTS) == ["c6r", "twin2"]


def test_an_answer_counts_only_for_what_was_asked():
    selection = Selection()
    selection.toggle("c5r")
    selection.take(["5r"], touched(["5o"]))
    assert selection.answered(SLOTS)
    selection.toggle("c5o")
    assert not selection.answered(SLOTS)
    assert selection.live(SLOTS) == []  # the old light stays on until the new answer


def test_cards_that_have_left_the_hand_are_let_go_and_others_kept():
    selection = Selection()
    selection.toggle("c5r")
    selection.toggle("c6r")
    selection.keep(SLOTS[1:])
    assert selection.keys == ["c6r"]
