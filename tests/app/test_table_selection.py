"""A selection: what is tapped, and what the engine says it can become."""

from app.table.state.selection import Selection
from tests.app.samples_table import slot
from tests.app.table_rig import touched

SLOTS = [slot("5r"), slot("5o"), slot("6r"), slot("7r", "twin1"), slot("7r", "twin2"), slot("7r", "twin3")]
SLOT_KEYS = [each["key"] for each in SLOTS]


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


def test_of_twins_any_may_be_the_one_that_joins():
    selection = Selection()
    selection.take([], touched(["7r"]))
    assert selection.live(SLOTS) == ["twin1", "twin2", "twin3"]
    selection.toggle("twin2")
    selection.take(["7r"], touched(["7r", "6r"]))
    assert selection.live(SLOTS) == ["c6r", "twin1", "twin3"]
    selection.take(["7r"], touched(["6r"]))
    assert selection.live(SLOTS) == ["c6r"]


def test_a_card_that_a_play_may_begin_with_takes_the_place_of_all_that_is_chosen():
    selection = Selection()
    selection.take([], touched(["5r", "6r"]))
    five, six, twin = (SLOTS[SLOT_KEYS.index(key)] for key in ("c5r", "c6r", "twin1"))
    assert not selection.replaces(six)  # there is nothing to replace
    selection.toggle("c5r")
    selection.take(["5r"], touched(["7r"]))
    assert selection.replaces(six)
    assert not selection.replaces(twin)  # no move begins with it
    selection.toggle("twin1")
    selection.take(["5r", "7r"], touched([]))
    assert selection.replaces(six)
    selection.drop_answer()
    assert not selection.replaces(five)  # what could begin is no longer known


def test_where_only_single_cards_are_played_the_other_choices_stay_lit():
    selection = Selection()
    assert selection.lit(SLOTS, single=True) is None
    selection.take([], touched(["5r", "6r"]))
    assert selection.lit(SLOTS, single=True) == ["c5r", "c6r"]
    selection.toggle("c5r")
    selection.take(["5r"], touched([]))
    assert selection.lit(SLOTS, single=True) == ["c5r", "c6r"]
    assert selection.lit(SLOTS, single=False) == []
    selection.take(["5r"], touched(["7r"]))
    assert selection.lit(SLOTS, single=True) == ["twin1", "twin2", "twin3"]


def test_beside_a_card_that_goes_with_nothing_those_stay_lit_that_one_may_begin_with():
    selection = Selection()
    selection.take([], touched(["6r", "7r"]))
    selection.toggle("c5o")
    selection.take(["5o"], touched([]))
    assert selection.lit(SLOTS, single=False) == ["c6r", "twin1", "twin2", "twin3"]
    selection.toggle("c6r")
    selection.take(["5o", "6r"], touched([]))
    assert selection.lit(SLOTS, single=False) == []


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
