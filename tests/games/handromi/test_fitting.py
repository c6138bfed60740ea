"""Where a card fits: the combinations of a hand that it belongs to, and those on the table."""

import pytest

from engine.core.match import Match, Player, create
from engine.core.selection import touch
from engine.core.table import Text
from engine.games.handromi.rules.state import State
from tests.games.handromi.positions import GAME, REST, B, play, position


def at(state: State) -> Match:
    """Returns a match of two in a position."""
    match = create(GAME, [Player("human", "Anna"), Player("human", "Béla")], {}, "fitting")
    return match._replace(state=state)


def laying(hand: str) -> Match:
    """Returns a match in which seat 0 has opened, has drawn 2d and also holds these cards."""
    return at(play(position(hand, B, table="1:Js Qs Ks", exchange_card="8d", opened="01", stock="2d"), "draw"))


def named(match: Match, *names: str) -> list[str]:
    """Returns the moves that combinations of chosen cards are, in the order in which they are offered."""
    return [action.move for action in touch(match, 0, names).combinations]


def test_a_card_of_a_run_and_of_a_group_is_offered_both_the_one_that_counts_most_first() -> None:
    match = laying("5h 6h 7h 7s 7d Kc")
    assert named(match, "7h") == ["meld 7s 7h 7d", "meld 5h 6h 7h"]
    assert named(match, "5h") == ["meld 5h 6h 7h"]
    labels = [action.label for action in touch(match, 0, ("7h",)).combinations]
    assert labels[0] == Text.of("shape/handromi-group", rank="7", cards=3, points=21)
    assert labels[1] == Text.of("shape/handromi-run", suit="h", low="5", high="7", points=18)


def test_the_longest_run_comes_before_its_parts_and_few_are_named() -> None:
    match = laying("4h 5h 6h 7h 8h Kc")
    first, *others = named(match, "6h")
    assert first == "meld 4h 5h 6h 7h 8h"
    assert len(others) == 2
    assert named(match, "5h", "7h")[0] == first
    assert named(match, "4h", "5h", "6h", "7h", "8h") == []


def test_groups_of_the_same_name_are_offered_once() -> None:
    match = laying("7s 7h 7d 7c Kc")
    assert [move.split().count("7c") for move in named(match, "7s")] == [1, 0]
    assert [len(move.split()) - 1 for move in named(match, "7s")] == [4, 3]


def test_what_cannot_be_laid_is_not_offered() -> None:
    """HR-12: 18 points do not open; before the draw nothing is laid."""
    assert named(at(play(position(f"5h 6h 7h {REST}", B, stock="9c"), "draw")), "5h") == []
    assert named(at(position("5h 6h 7h Kc", B, opened="01")), "5h") == []
    assert named(laying("5h 6h 7h Kc"), "Kc") == []


LAID = "1:5h 6h 7h, 0:9s 9d 9c, 1:9s 10s Js"
FITS = "about/handromi-fits"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("8h", Text.of(f"{FITS}-run", seat=1, suit="h", low="5", high="7", points=18)),
        ("9h", Text.of(f"{FITS}-group", seat=0, rank="9", cards=3, points=27)),
        ("Kc", Text.of(FITS, n=0)),
    ],
)
def test_before_the_draw_a_card_tells_which_combination_on_the_table_it_fits(card: str, said: Text) -> None:
    """D-R13: a run takes a card at either end, a group of three the missing suit."""
    match = at(position("8h 9h Kc 3d", B, table=LAID, opened="01", stock="2d"))
    assert touch(match, 0, (card,)).about == said
    assert touch(match, 0, ("8h", "9h")).about is None


def test_combinations_are_counted_if_a_card_fits_several() -> None:
    match = at(position("8h Kc 3d", B, table="1:5h 6h 7h, 0:8s 8d 8c", opened="01", stock="2d"))
    assert touch(match, 0, ("8h",)).about == Text.of(FITS, n=2)


def test_a_card_says_no_more_once_it_may_be_laid_off_and_nothing_beside_an_empty_table() -> None:
    state = position("8h Kc 3d", B, table=LAID, opened="01", stock="2d")
    after = at(play(state, "draw"))
    assert touch(after, 0, ("8h",)).about is None
    assert "layoff 8h 1" in [action.move for action in touch(after, 0, ("8h",)).actions]
    assert touch(at(position("8h Kc 3d", B, stock="2d")), 0, ("8h",)).about is None


def test_a_card_of_somebody_who_has_not_opened_tells_it_after_the_draw_too() -> None:
    match = at(play(position("8h Kc 3d", B, table="1:5h 6h 7h", opened="1", stock="2d"), "draw"))
    assert touch(match, 0, ("8h",)).about == Text.of(f"{FITS}-run", seat=1, suit="h", low="5", high="7", points=18)
