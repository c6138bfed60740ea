"""What may be taken back once the last card has been played."""

import pytest

from engine.core.match import Match, Player
from engine.core.replay import UndoTooLate, undo, undoable
from engine.core.rng import SplitMix64
from engine.games.boast import GAME
from tests.strategies import begin, played


def played_last_by_the_first(**wishes: str) -> Match:
    """Returns a finished hand in which seat 0 has played the last card, the only one that it had left."""
    for seed in range(99):
        match = begin(GAME, 3, seed, **wishes)
        for other in (1, 2):  # who forget what they have seen
            match = match.reseat(other, Player("bot", "Bot", "club"))
        match = played(match, SplitMix64(seed))
        if match.moves[-1][0] == 0:
            return match
    raise AssertionError("nobody else plays last in all of them")


def test_a_last_card_stays_played_for_it_would_only_be_played_again() -> None:
    match = played_last_by_the_first()
    assert undoable(match, 0) is None
    with pytest.raises(UndoTooLate):
        undo(match, 0, "decision")


def test_a_table_for_practice_takes_back_a_last_card_too() -> None:
    match = played_last_by_the_first(practice="on")
    assert undoable(match, 0) == "decision"
