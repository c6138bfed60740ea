"""Search: looks into worlds that may be the true one, and plays what does best in them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.bots.bot import Candidate, Thought
from engine.bots.rollouts import PolicyRollouts
from engine.bots.worlds import fillings
from engine.core.game import Game
from engine.core.rng import SplitMix64
from engine.core.state import Seat
from engine.core.table import Text

__all__ = ["SearchBot", "Searching", "gain"]


def gain(points: tuple[float, ...], sides: tuple[int, ...], seat: Seat, *, low: bool) -> float:
    """Returns by how much a seat's side comes out ahead of the mean of the other sides; `low` where low wins."""
    by_side = dict(zip(sides, points, strict=True))
    mine = by_side.pop(sides[seat])
    ahead = mine - sum(by_side.values()) / len(by_side)
    return -ahead if low else ahead


@dataclass(frozen=True)
class Searching:
    """How a search spends its playouts.

    `worlds` are looked into at most; at a quarter and at half of them only the best candidates are kept (sequential
    halving). `trust` is what a point of the policy's own worth counts beside a point of the rollouts.
    """

    worlds: int
    kept: tuple[int, int] = (4, 2)
    trust: float = 0.3
    exact: bool = False  # rollouts by the policy itself, however slow


class _Weighed:
    """A candidate and what came of it so far."""

    def __init__(self, move: Any, worth: float) -> None:
        self.move = move
        self.worth = worth
        self.total = 0.0
        self.worlds = 0

    def value(self, trust: float) -> tuple[float, Any]:
        """Returns the expected gain in points; rounded, so that the last bits of a sum decide nothing."""
        mean = self.total / self.worlds if self.worlds else 0.0
        return round(mean + trust * self.worth, 6), self.move


class SearchBot:
    """Plays by the policy where it is clear what to do, and else by what comes of the candidates in many worlds."""

    def __init__(self, how: Searching) -> None:
        self._how = how

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields the policy's move at once, then a better thought after each playout."""
        move, reasons = game.policy(info, legal)
        yield Thought(move, 0, (Candidate(move, 0.0, reasons),))
        if move is None or len(legal) == 1:
            return
        found = [_Weighed(*prospect) for prospect in game.search.prospects(info, legal)]
        if len(found) > 1:
            yield from self._weigh(game, info, found, {move: reasons}, rng)
        elif found and found[0].move != move:
            yield Thought(found[0].move, 0, (Candidate(found[0].move, found[0].worth),))

    def _weigh(
        self,
        game: Game[Any, Any],
        info: Any,
        found: list[_Weighed],
        reasons: dict[Any, tuple[Text, ...]],
        rng: SplitMix64,
    ) -> Iterator[Thought]:
        how = self._how
        seat = info.seat
        sides = game.sides(info.terms.setup)
        rollouts = PolicyRollouts(game) if how.exact else game.search.rollouts(info)
        likelihood = game.search.likelihood
        agrees = None if likelihood is None else partial(likelihood, info)
        worlds = fillings(game.determinizer.hidden(info), agrees, rng)
        playouts = 0
        cuts = dict(zip((how.worlds // 4, how.worlds // 2), how.kept, strict=True))
        for world, filling in zip(range(1, how.worlds + 1), worlds, strict=False):
            state = game.determinizer.determinize(info, filling)
            for one in found:
                points = rollouts.points(state.play(seat, one.move), rng)
                one.total += gain(points, sides, seat, low=game.wins == "low")
                one.worlds += 1
                playouts += 1
                yield self._thought(found, playouts, reasons)
            found.sort(key=lambda one: one.value(how.trust), reverse=True)
            del found[cuts.get(world, len(found)) :]
            if len(found) == 1:
                break
        yield self._thought(found, playouts, reasons)

    def _thought(self, found: list[_Weighed], playouts: int, reasons: dict[Any, tuple[Text, ...]]) -> Thought:
        ranked = sorted(found, key=lambda one: one.value(self._how.trust), reverse=True)
        candidates = tuple(
            Candidate(one.move, one.value(self._how.trust)[0], reasons.get(one.move, ())) for one in ranked
        )
        return Thought(ranked[0].move, playouts, candidates)
