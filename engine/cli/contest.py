"""Contest: plays bots against each other on mirrored deals and estimates how certain the result is."""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, runtime_checkable

from engine.bots.bot import Bot
from engine.bots.levels import DEFAULT
from engine.core import registry
from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Outcome, after_chance

__all__ = [
    "Comparison",
    "Estimate",
    "Knowing",
    "Mirrored",
    "Pairing",
    "Spent",
    "compare",
    "play_deal",
    "play_hand",
    "ratio",
]

_SURE = 1.96  # standard errors on each side of a 95 % interval


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    @staticmethod
    def of(samples: Sequence[float]) -> "Estimate":
        """Estimates the mean of independent samples."""
        count = len(samples)
        mean = sum(samples) / count
        variance = sum((sample - mean) ** 2 for sample in samples) / (count - 1) if count > 1 else math.inf
        half = _SURE * math.sqrt(variance / count)
        return Estimate(mean, mean - half, mean + half)


@dataclass(frozen=True)
class Spent:
    """The processor time of a bot's decisions, in milliseconds."""

    decisions: int
    mean: float
    median: float
    p95: float
    p99: float
    longest: float

    @staticmethod
    def of(seconds: Sequence[float]) -> "Spent":
        """Summarises the times of single decisions."""
        ranked = sorted(1000 * second for second in seconds) or [0.0]
        count = len(ranked)
        return Spent(
            len(seconds),
            sum(ranked) / count,
            ranked[count // 2],
            ranked[min(count - 1, count * 95 // 100)],
            ranked[min(count - 1, count * 99 // 100)],
            ranked[-1],
        )


@dataclass(frozen=True)
class Comparison:
    """The results of a comparison: shares of hands won and tied by bot a, and its points per hand, with intervals.

    Partners play as one side; without partners each seat is a side. A hand is won with more points than every
    other side. `points` is a's points minus the others' average, `ratio` a's divided by it if both are positive.
    Each sample is one deal played from every side, so that the luck of the cards cancels out.
    """

    game: str
    seats: int
    sides: int
    deals: int
    hands: int
    wins: Estimate
    ties: Estimate
    points: Estimate
    ratio: Estimate | None
    time_a: Spent
    time_b: Spent


@runtime_checkable
class Knowing(Protocol):
    """A bot that is shown the whole state before it thinks: a yardstick, never offered at a table."""

    def shown(self, state: Any) -> Bot:
        """Returns the bot that knows this state to be the true one."""


def play_hand(
    match: Match, bots: Sequence[Bot], seed: str, playouts: int | None, clock: Callable[[], float]
) -> tuple[Outcome, list[list[float]]]:
    """Plays the running deal to its end; returns its outcome and the seconds that each seat's decisions took.

    A decision takes at most `playouts` playouts, or as many as its bot makes for None.
    """
    state = match.state
    spent: list[list[float]] = [[] for _ in bots]
    ply = 0
    while state.outcome is None:
        seat = state.must[0]
        legal = state.legal(seat)
        bot = bots[seat]
        began = clock()
        for thought in (bot.shown(state) if isinstance(bot, Knowing) else bot).think(
            match.game, state.information(seat), legal, SplitMix64(seed_of(f"{seed}/{ply}"))
        ):
            move = thought.move
            if playouts is not None and thought.playouts >= playouts:
                break
        spent[seat].append(clock() - began)
        ply += 1
        state = after_chance(state.play(seat, move), SplitMix64(seed_of(f"{seed}/{ply}")).shuffle)
    return state.outcome, spent


@dataclass(frozen=True)
class Pairing:
    """Bot a against bot b at a table, on deals made from a seed; `game` is a name."""

    game: str
    a: Bot
    b: Bot
    seats: int
    seed: str
    wishes: Mapping[str, str]
    playouts: int | None


@dataclass(frozen=True)
class Mirrored:
    """A deal played from every side: shares of hands won and tied by bot a, points per hand, seconds per decision.

    `mine` and `others` are the points per hand of a's side and the mean of the other sides.
    """

    sides: int
    won: float
    tied: float
    mine: float
    others: float
    times_a: tuple[float, ...]
    times_b: tuple[float, ...]


def play_deal(pairing: Pairing, deal: int) -> Mirrored:
    """Plays a deal once from every side, with a at that side's seats and b at all the others."""
    game = registry.game(pairing.game)
    sign = 1 if game.wins == "high" else -1
    seed = f"{pairing.seed}/{deal}"
    match = create(game, [Player("bot", "", DEFAULT)] * pairing.seats, pairing.wishes, seed)
    sides = game.sides(match.setup)
    count = len(set(sides))
    won = tied = mine = others = 0.0
    times: tuple[list[float], list[float]] = ([], [])
    for side in range(count):
        bots = [pairing.a if of == side else pairing.b for of in sides]
        outcome, spent = play_hand(match, bots, f"{seed}/{side}", pairing.playouts, time.process_time)
        scores = outcome.points
        own = sign * scores[sides.index(side)]
        rest = [sign * score for score, of in zip(scores, sides, strict=True) if of != side]
        won += own > max(rest)
        tied += own == max(rest)
        mine += own
        others += sum(rest) / len(rest)
        for seat, of in enumerate(sides):
            times[of != side].extend(spent[seat])
    return Mirrored(count, won / count, tied / count, mine / count, others / count, tuple(times[0]), tuple(times[1]))


def compare(
    game: AnyGame,
    a: Bot,
    b: Bot,
    *,
    seats: int,
    deals: int,
    seed: str,
    wishes: Mapping[str, str] | None = None,
    playouts: int | None = None,
    jobs: int = 1,
) -> Comparison:
    """Plays deals from every side, in `jobs` processes; their number changes no deal and no move."""
    pairing = Pairing(game.name, a, b, seats, seed, wishes or {}, playouts)
    if jobs == 1:
        played = [play_deal(pairing, deal) for deal in range(deals)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            played = list(pool.map(partial(play_deal, pairing), range(deals)))
    sides = played[0].sides
    return Comparison(
        game.name,
        seats,
        sides,
        deals,
        deals * sides,
        Estimate.of([deal.won for deal in played]),
        Estimate.of([deal.tied for deal in played]),
        Estimate.of([deal.mine - deal.others for deal in played]),
        ratio([(deal.mine, deal.others) for deal in played]),
        Spent.of([second for deal in played for second in deal.times_a]),
        Spent.of([second for deal in played for second in deal.times_b]),
    )


def ratio(pairs: Sequence[tuple[float, float]]) -> Estimate | None:
    """Estimates the ratio of the means of pairs, first to second, by the delta method.

    Returns None unless both means are positive: otherwise a ratio means nothing.
    """
    count = len(pairs)
    first = sum(pair[0] for pair in pairs) / count
    second = sum(pair[1] for pair in pairs) / count
    if first <= 0 or second <= 0:
        return None
    middle = first / second
    spread = Estimate.of([middle + (one - middle * other) / second for one, other in pairs])
    return Estimate(middle, spread.low, spread.high)
