"""`arena`: plays bots against each other on mirrored deals and reports which is stronger, and how certain that is."""

import argparse
import importlib
import inspect
import json
import math
import sys
from dataclasses import asdict
from typing import Any

from engine.bots.bot import Bot, RandomBot
from engine.bots.levels import LEVELS, STRONGEST, TemperedBot, UnknownLevel, bot_for, check_temperament
from engine.bots.search import KnowingBot
from engine.cli.arguments import game_type, number_type, refusing, seats, text_type, wishes
from engine.cli.contest import Comparison, Estimate, compare
from engine.core.match import AnyGame

__all__ = ["add", "find_bot", "run"]


def find_bot(name: str, game: AnyGame) -> Bot:
    """Returns the bot for a level, `level/temperament`, `random`, `knowing` or `module:attribute`.

    Raises UnknownLevel and UnknownTemperament.
    """
    if name == "random":
        return RandomBot()
    if name == "knowing":
        return KnowingBot()
    module, colon, attribute = name.partition(":")
    if not colon:
        level, _, temperament = name.partition("/")
        check_temperament(game, temperament)
        return TemperedBot(bot_for(level), temperament) if temperament else bot_for(level)
    try:
        bot: Bot = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError) as error:  # also for an empty or relative name
        raise UnknownLevel(f"there is no bot {name!r}: {error}") from None
    if not inspect.ismethod(getattr(bot, "think", None)):
        raise UnknownLevel(f"there is no bot {name!r}: it is not an object with a method think")
    return bot


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments: the game, the two bots and the sample."""
    parser.description = (
        "Plays bot a against bot b: every deal once from each side, b at all the seats that a leaves."
    )
    levels = f"one of {', '.join(LEVELS)}, with a temperament as in club/bold"
    bots = f"{levels}, random, knowing (expert with all cards open), or module:attribute"
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
        "--playouts", type=number_type(int, 0), help="at most so many a decision (as many as a level makes)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--jobs", type=number_type(int, 1), default=1, help="how many processes play (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Plays the deals and prints the results."""
    with refusing(args):
        result = compare(
            args.game,
            find_bot(args.a, args.game),
            find_bot(args.b, args.game),
            seats=seats(args),
            deals=args.deals,
            seed=args.seed,
            wishes=wishes(args),
            playouts=args.playouts,
            jobs=args.jobs,
        )
    sys.stdout.write(_as_json(result) if args.json else _report(args.a, args.b, result))
    return 0


def _as_json(result: Comparison) -> str:
    """Returns the comparison as a line of JSON, with infinite ends of intervals as null."""

    def strict(fields: list[tuple[str, Any]]) -> dict[str, Any]:
        return {name: None if value in (math.inf, -math.inf) else value for name, value in fields}

    return json.dumps(asdict(result, dict_factory=strict)) + "\n"


def _report(a: str, b: str, result: Comparison) -> str:
    """Returns the comparison in words."""

    def share(estimate: Estimate) -> str:
        return f"{100 * estimate.mean:5.1f} %  [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"

    points, times = result.points, result.ratio
    by_ratio = f"  ratio   {times.mean:5.3f}  [{times.low:.3f}, {times.high:.3f}]" if times else None
    return "\n".join(
        [
            f"{result.game}, {result.seats} seats: {a} against {b}, {result.deals} deals, {result.hands} hands",
            f"  wins    {share(result.wins)}, even would be {100 / result.sides:.1f} %",
            f"  ties    {share(result.ties)}",
            f"  points  {points.mean:+5.1f} a hand  [{points.low:+.1f}, {points.high:+.1f}]",
            *([by_ratio] if by_ratio else []),
            *(
                f"  {name}: {spent.decisions} decisions, {spent.mean:.2f} ms on average, median {spent.median:.2f},"
                f" 95 % under {spent.p95:.2f}, 99 % under {spent.p99:.2f}, longest {spent.longest:.2f}"
                for name, spent in ((a, result.time_a), (b, result.time_b))
            ),
            "",
        ]
    )
