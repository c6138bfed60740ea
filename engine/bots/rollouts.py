"""Rollouts by the policy itself: right in every game, and slow; what a game's fast rollouts are measured against."""

from typing import Any

from engine.core.cards import bits
from engine.core.game import Game
from engine.core.rng import SplitMix64

__all__ = ["PolicyRollouts"]


class PolicyRollouts:
    """Plays a state to the end of the deal with the game's policy at every seat."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game

    def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
        """Returns the points that the deal gives each seat."""
        while (outcome := state.outcome) is None:
            if state.chance is not None:
                cards = list(bits(state.chance.cards))
                rng.shuffle(cards)
                state = state.shuffle(tuple(cards))
                continue
            seat = state.must[0]
            legal = state.legal(seat)
            move = legal[0] if len(legal) == 1 else self._game.policy(state.information(seat), legal)[0]
            state = state.play(seat, move)
        points: tuple[float, ...] = outcome.points
        return points
