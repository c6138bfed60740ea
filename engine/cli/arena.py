"""`arena`: plays bots against each other on mirrored deals and says which is stronger, and how sure that is."""

import argparse
import importlib
import inspect
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.bots.bot import Bot, RandomBot
from engine.bots.levels import DEFAULT, LEVELS, STRONGEST, UnknownLevel, bot_for
from engine.cli.arguments import game_type, number_type, refusing, seats, text_type, wishes
from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64, seed_of

__all__ = ["Comparison", "Estimate", "Spent", "add", "compare", "find_bot", "play_hand", "run"]

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
    """The time of a bot's decisions, in milliseconds."""

    decisions: int
    mean: float
    median: float
    p99: float
    longest: float

    @staticmethod
    def of(seconds: Sequence[float]) -> "Spent":
        """Sums up the times of single decisions."""
        ranked = sorted(1000 * second for second in seconds) or [0.0]
        count = len(ranked)
        return Spent(
            len(seconds),
            sum(ranked) / count,
            ranked[count // 2],
            ranked[min(count - 1, count * 99 // 100)],
            ranked[-1],
        )


@dataclass(frozen=True)
class Comparison:
    """What came of the deals: shares of hands and points per hand of bot a, each with its interval.

    Partners play as one side, where nobody has any every seat is a side. A hand is won with more points than every
    other side. `points` are a's less the others' average. The sample is one deal played from every side, so that the
    luck of the cards cancels out.
    """

    game: str
    seats: int
    sides: int
    deals: int
    hands: int
    wins: Estimate
    ties: Estimate
    points: Estimate
    time_a: Spent
    time_b: Spent


def find_bot(name: str) -> Bot:
    """Returns the bot of a level, `random`, or `module:attribute`; raises UnknownLevel."""
    if name == "random":
        return RandomBot()
    module, colon, attribute = name.partition(":")
    if not colon:
        return bot_for(name)
    try:
        bot: Bot = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError) as error:  # also an empty name or a relative one
        raise UnknownLevel(f"there is no bot {name!r}: {error}") from None
    if not inspect.ismethod(getattr(bot, "think", None)):
        raise UnknownLevel(f"there is no bot {name!r}: it is not an object with a method think")
    return bot


def play_hand(
    match: Match, bots: Sequence[Bot], seed: str, playouts: int, clock: Callable[[], float]
) -> tuple[tuple[int, ...], list[list[float]]]:
    """Plays the running deal to its end; returns the points and the seconds of each seat's decisions."""
    state = match.state
    spent: list[list[float]] = [[] for _ in bots]
    ply = 0
    while state.outcome is None:
        rng = SplitMix64(seed_of(f"{seed}/{ply}"))
        if state.chance is not None:
            cards = [card for card in match.deck.ids if state.chance.cards >> card & 1]
            rng.shuffle(cards)
            state = state.shuffle(tuple(cards))
            continue
        seat = state.must[0]
        legal = state.legal(seat)
        began = clock()
        for thought in bots[seat].think(match.game, state.information(seat), legal, rng):
            move = thought.move
            if thought.playouts >= playouts:
                break
        spent[seat].append(clock() - began)
        state = state.play(seat, move)
        ply += 1
    return state.outcome.points, spent


def compare(
    game: AnyGame,
    a: Bot,
    b: Bot,
    *,
    seats: int,
    deals: int,
    seed: str,
    wishes: dict[str, str] | None = None,
    playouts: int = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> Comparison:
    """Plays each deal once from every side, a at its seats and b at all the others."""
    sign = 1 if game.wins == "high" else -1
    wins: list[float] = []
    ties: list[float] = []
    points: list[float] = []
    times: tuple[list[float], list[float]] = ([], [])
    count = 0
    for deal in range(deals):
        won = tied = gained = 0.0
        match = create(game, [Player("bot", "", DEFAULT)] * seats, wishes or {}, f"{seed}/{deal}")
        sides = game.sides(match.setup)
        count = len(set(sides))
        for side in range(count):
            bots = [a if of == side else b for of in sides]
            scores, spent = play_hand(match, bots, f"{seed}/{deal}/{side}", playouts, clock)
            mine = sign * scores[sides.index(side)]
            others = [sign * score for score, of in zip(scores, sides, strict=True) if of != side]
            won += mine > max(others)
            tied += mine == max(others)
            gained += mine - sum(others) / len(others)
            for seat, of in enumerate(sides):
                times[of != side].extend(spent[seat])
        wins.append(won / count)
        ties.append(tied / count)
        points.append(gained / count)
    return Comparison(
        game.name,
        seats,
        count,
        deals,
        deals * count,
        Estimate.of(wins),
        Estimate.of(ties),
        Estimate.of(points),
        Spent.of(times[0]),
        Spent.of(times[1]),
    )


def add(parser: argparse.ArgumentParser) -> None:
    """Takes the game, the two bots and the sample."""
    parser.description = (
        "Plays bot a against bot b: every deal once from each side, b at all the seats that a leaves."
    )
    bots = f"one of {', '.join(LEVELS)}, random, or module:attribute"
    parser.add_argument("game", type=game_type, help="the name of a game")
    parser.add_argument("--a", default=STRONGEST, help=f"{bots} (%(default)s)")
    parser.add_argument("--b", default="random", help=f"{bots} (%(default)s)")
    parser.add_argument(
        "--deals", type=number_type(int, 1), default=200, help="how many, each played from every side (200)"
    )
    parser.add_argument("--seats", type=int, help="how many players (the fewest the game takes)")
    parser.add_argument(
        "--seed", type=text_type, default="arena", help="a text that fixes deals and bots (%(default)s)"
    )
    parser.add_argument(
        "--playouts", type=number_type(int, 0), default=200, help="a search bot's budget a decision (200)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Plays the deals and prints what came of them."""
    with refusing(args):
        result = compare(
            args.game,
            find_bot(args.a),
            find_bot(args.b),
            seats=seats(args),
            deals=args.deals,
            seed=args.seed,
            wishes=wishes(args),
            playouts=args.playouts,
        )
    sys.stdout.write(_as_json(result) if args.json else _report(args.a, args.b, result))
    return 0


def _as_json(result: Comparison) -> str:
    """Returns the comparison as a line of JSON, which has no word for the ends of an interval that has none."""

    def strict(fields: list[tuple[str, Any]]) -> dict[str, Any]:
        return {name: None if value in (math.inf, -math.inf) else value for name, value in fields}

    return json.dumps(asdict(result, dict_factory=strict)) + "\n"


def _report(a: str, b: str, result: Comparison) -> str:
    """Returns the comparison in words."""

    def share(estimate: Estimate) -> str:
        return f"{100 * estimate.mean:5.1f} %  [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"

    points = result.points
    return "\n".join(
        [
            f"{result.game}, {result.seats} seats: {a} against {b}, {result.deals} deals, {result.hands} hands",
            f"  wins    {share(result.wins)}, even would be {100 / result.sides:.1f} %",
            f"  ties    {share(result.ties)}",
            f"  points  {points.mean:+5.1f} a hand  [{points.low:+.1f}, {points.high:+.1f}]",
            *(
                f"  {name}: {spent.decisions} decisions, {spent.mean:.2f} ms on average, median {spent.median:.2f},"
                f" 99 % under {spent.p99:.2f}, longest {spent.longest:.2f}"
                for name, spent in ((a, result.time_a), (b, result.time_b))
            ),
            "",
        ]
    )
