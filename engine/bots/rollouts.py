"""Rollouts by the policy itself: right in every game, and slow; what a game's fast rollouts are measured against."""

from typing import Any

from engine.core.game import Game
from engine.core.rng import SplitMix64
from engine.core.state import after_chance

__all__ = ["PolicyRollouts"]


class PolicyRollouts:
    """Plays a state to the end of the deal with the game's policy at every seat."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game

    def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
        """Returns the points that the deal gives each seat."""
        state = after_chance(state, rng.shuffle)
        while (outcome := state.outcome) is None:
            seat = state.must[0]
            legal = state.legal(seat)
            move = legal[0] if len(legal) == 1 else self._game.policy(state.information(seat), legal)[0]
            state = after_chance(state.play(seat, move), rng.shuffle)
        points: tuple[float, ...] = outcome.points
        return points
