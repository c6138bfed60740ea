"""Hindsight: what would have been best if all cards had been open, by playing moves on in the true state."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.bots.bot import Candidate, Thought
from engine.bots.search import gain, search_of
from engine.core.game import Game
from engine.core.rng import SplitMix64

__all__ = ["HindsightBot"]

# The most moves that are tried. In Haggis and Haggis Team, 7 to 8 decisions of 10 offer no more. Of all decisions,
# 1 to 6 in 100 have a better move beyond them, by 0.4 to 1.1 points in the mean over all; beyond the search's
# candidates alone, 32 in 100, by 8 to 16 points.
_MOST = 100


class HindsightBot:
    """Plays moves on in the true state, each once, with the policy at every seat, and finds the one that ends best.

    One playout settles a move only where nothing is left to chance: see `Hidden.whole`.
    """

    def __init__(self, state: Any, first: tuple[Any, ...]) -> None:
        """Sets the true state and the moves to play on first: the move played, and others that win a tie."""
        self._state = state
        self._first = first

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields a thought after each move, of the best one so far and, if that is another, of the move played."""
        state, seat = self._state, info.seat
        played = best = Candidate(self._first[0], 0.0)
        waits = () if seat in state.must else (None,)
        if len((*legal, *waits)) == 1:
            yield Thought(best.move, 0, (best,))
            return
        search, sides = search_of(game), game.sides(info.setup)
        rollouts = search.rollouts(info)
        seed = rng.next()
        values: dict[Any, float] = {}
        for move in islice(self._order((*legal, *waits), values, search.alike), _MOST):
            after = state if move is None else state.play(seat, move)
            points = rollouts.points(after, SplitMix64(seed))
            values[move] = round(gain(points, sides, seat, low=game.wins == "low"), 6)
            one = Candidate(move, values[move])
            if len(values) == 1:
                played = best = one
            elif one.value > best.value:
                best = one
            yield Thought(best.move, len(values), (best,) if best is played else (best, played))

    def _order(self, moves: tuple[Any, ...], values: dict[Any, float], alike: Any) -> Iterator[Any]:
        """Yields all moves: one of each kind to begin with, then the rest, of the kinds first that did best."""
        kinds: dict[Any, list[Any]] = {}
        for move in moves:
            kinds.setdefault(move if move is None else alike(move), []).append(move)
        yield from dict.fromkeys((*self._first, *(similar[0] for similar in kinds.values())))
        done = [max(values[move] for move in similar if move in values) for similar in kinds.values()]
        for _, similar in sorted(zip(done, kinds.values(), strict=True), key=lambda pair: -pair[0]):
            yield from (move for move in similar if move not in values)
