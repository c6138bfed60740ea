"""Search: tries moves in worlds that may be the true one, and plays the move that does best in them."""

import math
from collections.abc import Generator, Iterator
from dataclasses import replace
from functools import partial
from itertools import repeat
from typing import Any, NamedTuple

from engine.bots.bot import Bot, Candidate, Thought
from engine.bots.rollouts import PolicyRollouts
from engine.bots.worlds import every_filling, fillings
from engine.core.game import Game
from engine.core.rng import SplitMix64
from engine.core.search import Prospect, Search, Searching
from engine.core.state import Seat
from engine.core.table import Text
from engine.core.upshots import AHEAD, ALONE, BEHIND, BEST, Upshots

__all__ = ["SAME", "KnowingBot", "SearchBot", "Worlds", "gain", "search_of", "worlds"]

_TOLD = 3  # moves for which reasons are given
SAME = 0.05  # the smallest lead, in points, with which no other move counts as equally good
_FEW = 12  # worlds, for a game with no faster rollouts than its policy's


def gain(points: tuple[float, ...], sides: tuple[int, ...], seat: Seat, *, low: bool) -> float:
    """Returns how far a seat's side is ahead of the mean of the other sides; `low` if the lowest points win."""
    by_side = dict(zip(sides, points, strict=True))
    mine = by_side.pop(sides[seat])
    ahead = mine - sum(by_side.values()) / len(by_side)
    return -ahead if low else ahead


class Worlds(NamedTuple):
    """States that agree with what a seat knows, each with its weight; `total` is their number if each comes once."""

    states: Iterator[tuple[Any, float]]
    total: int = 0


class _Weighed:
    """A candidate and how it has done so far: sums of its gains and of their squares, weighted by world.

    `reasons` are those for it at first sight, `borne_out` those that passed the last check, and `best` whether it
    was the best candidate then.
    """

    def __init__(self, move: Any, worth: float, reasons: tuple[Text, ...] = ()) -> None:
        self.move = move
        self.worth = worth
        self.reasons = self.borne_out = reasons
        self.best = False
        self.gains: list[tuple[float, float]] = []  # each with its weight, world by world
        self._weight = 0.0
        self._sum = 0.0
        self._squares = 0.0
        self._upshots: dict[tuple[str, ...], float] = {}
        self._leads: dict[Any, float] = {}  # over other moves, in the worlds before it was dropped

    def add(self, gained: float, weight: float, upshots: tuple[str, ...]) -> None:
        """Adds the result of one more world."""
        self.gains.append((gained, weight))
        self._weight += weight
        self._sum += gained * weight
        self._squares += gained * gained * weight
        self._upshots[upshots] = self._upshots.get(upshots, 0.0) + weight

    @property
    def mean(self) -> float:
        """The mean of its gains, in points."""
        return self._sum / self._weight if self._weight else 0.0

    def value(self, best: "_Weighed") -> float:
        """Returns its mean beside that of the best candidate: once dropped, by the worlds that both went through."""
        if len(self.gains) == len(best.gains):
            return self.mean
        if best.move not in self._leads:
            pairs = zip(self.gains, best.gains, strict=False)
            self._leads[best.move] = (
                sum((mine - other) * weight for (mine, weight), (other, _) in pairs) / self._weight
            )
        return best.mean + self._leads[best.move]

    def error(self, total: int) -> float:
        """Returns the standard error of the mean: 0 once all `total` worlds have been seen."""
        return _standard_error(self._squares / self._weight - self.mean * self.mean, len(self.gains), total)

    def apart(self, best: "_Weighed", total: int) -> float | None:
        """Returns the standard error of the difference to the best candidate, which went through the same worlds.

        It is None after the first of several worlds: one difference says nothing about how much they vary.
        """
        if len(self.gains) < 2 and total != 1:
            return None
        pairs = [(mine - other, weight) for (mine, weight), (other, _) in zip(self.gains, best.gains, strict=True)]
        weights = sum(weight for _, weight in pairs)
        mean = sum(less * weight for less, weight in pairs) / weights
        squares = sum(less * less * weight for less, weight in pairs)
        return round(_standard_error(squares / weights - mean * mean, len(pairs), total), 6)

    def upshots(self, *, best: bool, ahead: float) -> Upshots:
        """Returns the upshots of the move so far; `ahead` is the lead of the best one, in points."""
        shares = {BEST: float(best), ALONE: float(best and ahead >= SAME)}
        for names, weight in self._upshots.items():
            for name in names:
                shares[name] = shares.get(name, 0.0) + weight / self._weight
        return Upshots(shares, len(self.gains))

    def beside(self, best: "_Weighed") -> dict[str, float]:
        """Returns in what share of the worlds that both went through it did better than the best one, and worse."""
        shares = {AHEAD: 0.0, BEHIND: 0.0}
        weights = 0.0
        for (mine, weight), (other, _) in zip(self.gains, best.gains, strict=False):
            weights += weight
            if mine != other:
                shares[AHEAD if mine > other else BEHIND] += weight
        return {name: share / weights for name, share in shares.items()}

    def check(self, search: Search[Any, Any], *, best: bool, ahead: float) -> None:
        """Keeps the reasons that its upshots bear out."""
        self.best = best
        if self._weight:
            self.borne_out = search.checked(self.reasons, self.upshots(best=best, ahead=ahead))

    def denied(self, search: Search[Any, Any], reasons: tuple[Text, ...]) -> tuple[Text, ...]:
        """Returns which of some reasons, each checked by itself, its upshots deny, whether it is the best or not."""
        if not self._weight:
            return ()
        upshots = self.upshots(best=True, ahead=math.inf)
        return tuple(text for text in reasons if text not in search.checked((text,), upshots))

    def rank(self, trust: float) -> tuple[float, Any]:
        """Returns the sort key of the candidate, rounded so that the last bits of a sum decide nothing."""
        return round(self.mean + trust * self.worth, 6), self.move


class SearchBot:
    """Plays by the policy where the move is clear, and otherwise by how the candidates do in many worlds."""

    def __init__(
        self, how: Searching | None = None, also: tuple[Any, ...] = (), *, others: bool = True, least: int = 0
    ) -> None:
        """Sets how it searches (None: as the game says), and which moves it always weighs to the end.

        Without `others`, it weighs no moves but these, and a single one too: how the deal is likely to end with it.
        Else it compares at least `least` moves to the end, those between others among them.
        """
        self._how = how
        self._also = also
        self._others = others
        self._least = least

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields the policy's move at once, then a thought after each world weighed and each playout.

        The last thought holds the reasons for its best moves.
        """
        move, reasons = game.policy(info, legal)
        first = Thought(move, 0, (Candidate(move, 0.0, reasons),))
        yield first
        if move is None or len(legal) == 1:
            return
        prospects = search_of(game).prospects(info, legal) if self._others else ()
        found = [_Weighed(*prospect, reasons if prospect.move == move else ()) for prospect in prospects]
        least = min((one.worth for one in found), default=0.0)
        known = [one.move for one in found]
        between = search_of(game).between(info, legal) if self._least and len(found) > 1 else ()
        found += [_Weighed(other, least) for other in (*self._also, *between) if other not in known]
        thought = first
        if len(found) > 1 or not self._others:
            for thought in self._weigh(game, info, legal, found, thought=first, rng=rng):
                yield thought
        elif found:
            if found[0].move != move:
                thought = Thought(found[0].move, 0, (Candidate(found[0].move, 0.0),))
            others = _others(game, info, legal, thought.move)
            thought = replace(thought, others=others) if others else thought
        if thought is not first:
            yield _explained(game, info, legal, thought, found, also=self._also)

    def _worlds(
        self, game: Game[Any, Any], info: Any, most: int, rng: SplitMix64, thought: Thought
    ) -> Generator[Thought, None, Worlds]:
        """Returns the worlds to look into; yields the given thought while it weighs them."""
        return _weighing(game, info, most, rng, thought)

    def _weigh(
        self,
        game: Game[Any, Any],
        info: Any,
        legal: tuple[Any, ...],
        found: list[_Weighed],
        *,
        thought: Thought,
        rng: SplitMix64,
    ) -> Iterator[Thought]:
        search = search_of(game)
        how = self._how or search.searching(info)
        sides = game.sides(info.setup)
        rollouts = search.rollouts(info)
        cuts = dict(zip((how.worlds // 4, how.worlds // 2), how.kept, strict=True))
        dropped: list[_Weighed] = []
        playouts = 0
        states, total = yield from self._worlds(game, info, how.worlds, rng, thought)
        for world, (state, weight) in zip(range(1, how.worlds + 1), states, strict=False):
            seed = rng.next()  # later shuffles come out the same for every candidate
            for one in found:
                points = rollouts.points(state.play(info.seat, one.move), SplitMix64(seed))
                one.add(gain(points, sides, info.seat, low=game.wins == "low"), weight, rollouts.upshots)
                playouts += 1
                yield replace(thought, playouts=playouts)
            found.sort(key=lambda one: one.rank(how.trust), reverse=True)
            leader = found[0]
            if not leader.reasons:
                leader.reasons = search.reasons(info, legal, leader.move)
            ahead = _ahead([one.value(leader) for one in (*found, *dropped)])
            for one in found:
                best = one is leader
                if one.reasons and (best != one.best or not world & world - 1):  # after 1, 2, 4, 8 ... worlds
                    one.check(search, best=best, ahead=ahead)
            paired = (*self._also, *(one.move for one in found[: self._least]))
            thought = _thought([*found, *dropped], playouts, total, paired=paired)
            keep = max(cuts.get(world, len(found)), self._least)
            leaving = [one for one in found[keep:] if one.move not in self._also]
            dropped[:0] = leaving
            found = [one for one in found if one not in leaving]
            if len(found) == 1 and self._others:
                break
        yield thought


def _ahead(means: list[float]) -> float:
    """Returns by how many points the first of some means is ahead of all others."""
    return means[0] - max(means[1:], default=-math.inf)


def _standard_error(variance: float, worlds: int, total: int) -> float:
    """Returns the standard error of a mean over some worlds: 0 after one, and once all `total` have been seen."""
    if worlds < 2:
        return 0.0
    unseen = 1 - worlds / total if total else 1.0
    return math.sqrt(max(0.0, variance) / (worlds - 1) * unseen)


def _thought(ranked: list[_Weighed], playouts: int, total: int, *, paired: tuple[Any, ...]) -> Thought:
    """Returns a thought from the candidates, which come best first; those `paired` are compared with the best."""
    best = ranked[0]
    candidates = tuple(
        Candidate(
            one.move,
            round(one.value(best), 6),
            one.borne_out,
            round(one.error(total), 6),
            one.apart(best, total) if one.move in paired else None,
        )
        for one in ranked
    )
    return Thought(best.move, playouts, candidates)


def _explained(
    game: Game[Any, Any],
    info: Any,
    legal: tuple[Any, ...],
    thought: Thought,
    weighed: list[_Weighed],
    *,
    also: tuple[Any, ...],
) -> Thought:
    """Returns a thought with the reasons for its best moves, and for those in `also`, that the worlds do not deny."""
    search = game.search
    if search is None:
        return thought
    by_move = {one.move: one for one in weighed}
    told = []
    ahead = _ahead([candidate.value for candidate in thought.candidates])
    for place, candidate in enumerate(thought.candidates):
        is_also = candidate.move in also
        if place >= _TOLD and not is_also:
            told.append(candidate)
            continue
        one = by_move[candidate.move]
        first = search.reasons(info, legal, one.move) if is_also or not one.reasons else ()
        one.borne_out = one.reasons = one.reasons or first
        best = one.move == thought.move
        one.check(search, best=best, ahead=ahead)
        denied = one.denied(search, first) if is_also else ()
        upshots = one.upshots(best=best, ahead=ahead) if one.gains else None
        if upshots is not None and is_also:
            upshots = replace(upshots, shares={**upshots.shares, **one.beside(by_move[thought.move])})
        told.append(replace(candidate, reasons=one.borne_out, denied=denied, upshots=upshots))
    return replace(thought, candidates=tuple(told))


def _others(game: Game[Any, Any], info: Any, legal: tuple[Any, ...], best: Any) -> tuple[Candidate, ...]:
    """Returns the next best moves, with reasons, where a formula has decided on the best one."""
    search = search_of(game)
    moves = search.ranked(info, legal)
    after = [move for move in moves if move != best][: _TOLD - 1] if best in moves else []
    unseen = Upshots({}, 0)
    return tuple(Candidate(move, 0.0, search.checked(search.reasons(info, legal, move), unseen)) for move in after)


def worlds(game: Game[Any, Any], info: Any, most: int, rng: SplitMix64) -> Worlds:
    """Returns states that agree with what a seat knows.

    If there are at most `most`, each comes once, in random order, weighted by its likelihood; otherwise they come
    endlessly, likely ones more often.
    """
    weighing = _weighing(game, info, most, rng, None)
    while True:
        try:
            next(weighing)
        except StopIteration as done:
            found: Worlds = done.value
            return found


def _weighing[T](
    game: Game[Any, Any], info: Any, most: int, rng: SplitMix64, meanwhile: T
) -> Generator[T, None, Worlds]:
    """Returns the worlds; yields `meanwhile` after weighing each of them, where they are weighed in advance."""
    likelihood = game.search.likelihood if game.search else None
    agrees = None if likelihood is None else partial(likelihood, info)
    hidden, determinize = game.determinizer.hidden(info), game.determinizer.determinize
    every = []
    for filling in every_filling(hidden, most):
        every.append((filling, 1.0 if agrees is None else agrees(filling)))
        yield meanwhile
    possible = [pair for pair in every if pair[1]] or [(filling, 1.0) for filling, _ in every]
    if not possible:
        return Worlds((determinize(info, filling), 1.0) for filling in fillings(hidden, agrees, rng))
    rng.shuffle(possible)
    return Worlds(((determinize(info, filling), weight) for filling, weight in possible), len(possible))


def search_of(game: Game[Any, Any]) -> Search[Any, Any]:
    """Returns a game's search; without one of its own, the policy chooses the move and plays the rollouts."""
    if game.search is not None:
        return game.search

    def prospects(info: Any, legal: tuple[Any, ...]) -> tuple[Prospect[Any], ...]:
        return (Prospect(game.policy(info, legal)[0], 0.0),)

    return Search(prospects, lambda _: PolicyRollouts(game), searching=lambda _: Searching(_FEW))


class KnowingBot(SearchBot):
    """Searches with all cards open: a yardstick for what can be won, never offered at a table."""

    def __init__(self, how: Searching | None = None, state: Any = None) -> None:
        super().__init__(how)
        self._state = state

    def shown(self, state: Any) -> Bot:
        """Returns the bot that knows this state to be the true one."""
        return type(self)(self._how, state)

    def _worlds(
        self, game: Game[Any, Any], info: Any, most: int, rng: SplitMix64, thought: Thought
    ) -> Generator[Thought, None, Worlds]:
        """Returns the true world: once, or endlessly where a later shuffle can change how it ends."""
        del most, rng, thought
        yield from ()
        known = (self._state, 1.0)
        return Worlds(iter((known,)), 1) if game.determinizer.hidden(info).whole else Worlds(repeat(known))
