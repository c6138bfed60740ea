"""Moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.state import Ambiguous, BadNotation
from engine.games.haggis.rules.layout import HAGGIS, CardLayout
from engine.games.haggis.rules.legal import leads
from engine.games.haggis.rules.moves import PASS, Kind, Move
from engine.games.haggis.rules.notation import read, write

TEAM = CardLayout("shdc", copies=2)

TEXTS = [
    ("pass", PASS),
    ("bet 0", Move(Kind.BET, value=0)),
    ("bet 15", Move(Kind.BET, value=15)),
    ("give 2", Move(Kind.GIVE, value=2)),
    ("2r", Move(Kind.SET, 1, 1, 2, 1)),
    ("10b", Move(Kind.SET, 1, 1, 10, 1 << 44)),
    ("Q", Move(Kind.SET, 1, 1, 12, 1 << 46)),
    ("7r 7b", Move(Kind.SET, 1, 2, 7, 1 << 25 | 1 << 29)),
    ("J K", Move(Kind.BOMB, 2, 1, 3, 5 << 45)),
    ("2b J K =set", Move(Kind.SET, 1, 3, 2, 1 << 4 | 5 << 45)),
    ("2b J K =run1", Move(Kind.RUN, 3, 1, 4, 1 << 4 | 5 << 45)),
    ("2b J Q K =run2", Move(Kind.RUN, 2, 2, 3, 1 << 4 | 7 << 45)),
]

BAD = [
    ("", "is not a combination"),
    ("2r 9o", "is not a combination"),
    ("=set", "'=set' is not a card"),
    ("2b J K", "=set, =run1"),
    ("2b J K =run2", "=set, =run1"),
    ("7r 7b =run2", "=set"),
    ("7r 7b = set", "'=' is not a card"),
    ("2b J K =set =set", "'=set' is not a card"),
    ("2x", "'2x' is not a card"),
    ("1r", "'1r' is not a card"),
    ("7R", "'7R' is not a card"),
    ("7r 7r", "'7r' .* too often"),
    ("J J", "'J' .* too often"),
    ("pass 7r", "'pass' is not a card"),
    ("bet", "whole number"),
    ("bet x", "whole number"),
    ("bet -15", "whole number"),
    ("bet 015", "whole number"),
    ("bet ١٥", "whole number"),
    ("bet ²", "whole number"),
    ("bet 1000", "whole number"),
    ("bet 15 30", "whole number"),
    ("give", "whole number"),
]


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert write(HAGGIS, move) == text
    assert read(HAGGIS, text) == move


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_what_is_no_move_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        read(HAGGIS, text)


def test_cards_of_several_meanings_come_with_all_of_them() -> None:
    with pytest.raises(Ambiguous) as caught:
        read(HAGGIS, "2b J K")
    assert [write(HAGGIS, move) for move in caught.value.moves] == ["2b J K =set", "2b J K =run1"]


def test_cards_are_read_in_any_order_and_a_needless_meaning_is_harmless() -> None:
    assert read(HAGGIS, " K  2b J =set ") == read(HAGGIS, "2b J K =set")
    assert read(HAGGIS, "7b 7r =set") == read(HAGGIS, "7r 7b")


def test_identical_cards_are_read_one_after_the_other() -> None:
    assert read(TEAM, "5s 5s") == Move(Kind.SET, 1, 2, 5, 3 << 24)
    with pytest.raises(BadNotation, match="too often"):
        read(TEAM, "5s 5s 5s")


@given(st.sets(st.integers(0, 44), max_size=12), st.integers(0, 7))
def test_every_lead_has_a_text_of_its_own(numbers: set[int], wilds: int) -> None:
    moves = leads(HAGGIS, sum(1 << card for card in numbers) | wilds << 45)
    texts = [write(HAGGIS, move) for move in moves]
    assert len(set(texts)) == len(moves)
    assert tuple(read(HAGGIS, text) for text in texts) == moves
