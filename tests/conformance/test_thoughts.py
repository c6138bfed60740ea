"""Thoughts of the strongest level: a legal move, candidates that are legal, and always a reason for the move."""

from collections.abc import Iterator
from typing import Any

from engine.bots.search import SearchBot
from engine.core.match import AnyGame
from engine.core.rng import SplitMix64
from engine.core.search import Searching
from engine.core.table import Text
from tests.conformance.tables import each_table, random_matches

QUICK = Searching(4)  # as the strongest level, but shallower
SKIPPED = 7  # decisions at most between two that are checked


def decisions(game: AnyGame, seats: int) -> Iterator[tuple[Any, tuple[Any, ...], SplitMix64]]:
    """Yields what a seat knows and may do in deals played by the policy, with a generator for what follows."""
    for match, rng in random_matches(game, seats, 4, "thoughts"):
        here, skipped = match, 0
        while here.outcome is None:
            seat = here.state.must[0]
            info, legal = here.state.information(seat), here.legal(seat)
            if len(legal) > 1 and (skipped := skipped - 1) < 0:
                skipped = rng.below(SKIPPED)
                yield info, legal, rng
            here = here.play(seat, game.write(game.policy(info, legal)[0]))


@each_table
def test_a_thought_is_a_legal_move_with_a_reason_before_others_that_are_legal(game: AnyGame, seats: int) -> None:
    met = 0
    for info, legal, rng in decisions(game, seats):
        *_, thought = SearchBot(QUICK).think(game, info, legal, rng)
        best, *others = thought.candidates
        assert best.move == thought.move
        assert {one.move for one in thought.candidates} <= set(legal)
        assert len({one.move for one in thought.candidates}) == len(thought.candidates)
        assert all(other.error >= 0 for other in others)
        if game.search is not None:
            assert best.reasons, f"{game.write(best.move)} is played for no reason"
            assert all(isinstance(reason, Text) for reason in best.reasons)
        met += 1
    assert met
