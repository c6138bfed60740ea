"""`bench`: measures how fast games are played, and prints the figures as JSON."""

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from random import Random
from typing import Any

from engine.bots.levels import STRONGEST, bot_for
from engine.bots.search import search_of, worlds
from engine.cli.arguments import game_type, number_type, text_type
from engine.core import registry
from engine.core.match import AnyGame, all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Setup, after_chance

__all__ = ["Speed", "add", "measure", "run"]

_SKIPPED = 12  # the most decisions between two measured searches, so that the sample spans a whole deal
_WORLDS = 8  # looked into at each measured decision


@dataclass(frozen=True)
class Speed:
    """How fast a game is: deals played at random with every legal move listed at every decision, times in ms.

    Cards are shuffled by SplitMix64 as in a match. Random moves are drawn by the standard library's generator, whose
    work is none of the rules'.

    `opening_ms` is the median and 95th percentile of listing the opening leads of a fresh deal, `policy_ms` of a
    decision of the rule-based player. A rollout plays a world of the search to its end; playouts are those of the
    strongest level, including all its other work, 0 if it makes none.
    """

    game: str
    seats: int
    deals_per_second: float
    decisions_per_second: float
    decisions_per_deal: float
    opening_moves: float
    opening_ms: tuple[float, float]
    policy_ms: tuple[float, float]
    rollouts_per_second: float
    playouts_per_second: float


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments: the games, the seconds to spend on each figure, and the seed."""
    parser.description = "Plays deals at random and with the rule-based player, and prints JSON."
    parser.add_argument(
        "--game", type=game_type, action="append", help="a game to measure (all without it); may be repeated"
    )
    parser.add_argument(
        "--seconds", type=number_type(float, 0), default=3.0, help="time for each game, player count and figure"
    )
    parser.add_argument("--seed", type=text_type, default="bench")


def run(args: argparse.Namespace) -> int:
    """Prints the figures of the games asked for."""
    games = args.game or registry.games()
    speeds = [asdict(measure(game, seats, args.seconds, args.seed)) for game in games for seats in game.seats]
    figures = {"python": platform.python_version(), "machine": platform.machine(), "games": speeds}
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    return 0


def measure(game: AnyGame, seats: int, seconds: float, seed: str) -> Speed:
    """Returns a game's figures for a number of players; deals and random moves come from the seed."""
    rng = SplitMix64(seed_of(seed))
    options = settle(all_options(game), {}, seats)
    setup = game.first(seats, options, 0)
    moves = Random(seed)  # noqa: S311 - no secret
    deals = decisions = 0
    start = time.perf_counter()
    for _ in _rounds(seconds):
        decisions += _random_play(game, setup, rng, moves)
        deals += 1
    spent = time.perf_counter() - start
    openings = list(_openings(game, setup, rng, seconds))
    thinking = [took for *_, took in _decisions(game, setup, rng, seconds)]
    return Speed(
        game=game.name,
        seats=seats,
        deals_per_second=round(deals / spent, 1),
        decisions_per_second=round(decisions / spent, 1),
        decisions_per_deal=round(decisions / deals, 1),
        opening_moves=round(statistics.fmean(moves for _, moves in openings), 1),
        opening_ms=_spread([took for took, _ in openings]),
        policy_ms=_spread(thinking),
        rollouts_per_second=_rate(_rollouts(game, setup, rng, seconds)),
        playouts_per_second=_rate(_playouts(game, setup, rng, seconds)),
    )


def _rounds(seconds: float) -> Iterator[None]:
    """Yields until the time is up, but at least once."""
    start = time.perf_counter()
    yield
    while time.perf_counter() - start < seconds:
        yield


def _fresh(game: AnyGame, setup: Setup, rng: SplitMix64) -> Any:
    """Returns the first state of a fresh deal, with any due shuffles made."""
    return after_chance(game.deal(setup, game.shuffled(setup, rng)), rng.shuffle)


def _random_play(game: AnyGame, setup: Setup, rng: SplitMix64, moves: Random) -> int:
    """Plays a deal with random moves, every legal one listed at each decision; returns the number of decisions.

    Shuffles come from `rng`, which matches shuffle with too, and moves from `moves`.
    """
    decisions = 0
    draw = moves.random
    state = _fresh(game, setup, rng)
    while state.must:
        while must := state.must:
            legal = state.legal(must[0])
            state = state.play(must[0], legal[int(draw() * len(legal))])
            decisions += 1
        state = after_chance(state, rng.shuffle)
    return decisions


def _openings(game: AnyGame, setup: Setup, rng: SplitMix64, seconds: float) -> Iterator[tuple[float, int]]:
    """Yields, for fresh deals, the milliseconds that listing the opening leads takes, and their number."""
    for _ in _rounds(seconds):
        state = _fresh(game, setup, rng)
        while state.must not in {(), (setup.leader,)}:  # what comes before the lead, such as an exchange of cards
            seat = state.must[0]
            state = after_chance(state.play(seat, state.legal(seat)[0]), rng.shuffle)
        before = time.perf_counter()
        legal = state.legal(setup.leader)
        yield (time.perf_counter() - before) * 1000, len(legal)


def _decisions(game: AnyGame, setup: Setup, rng: SplitMix64, seconds: float) -> Iterator[tuple[Any, Any, float]]:
    """Plays deals with the rule-based player; yields what a seat knows and may do, and the ms it took to choose.

    Only decisions between several moves count.
    """
    for _ in _rounds(seconds):
        state = _fresh(game, setup, rng)
        while state.must:
            seat = state.must[0]
            info, legal = state.information(seat), state.legal(seat)
            before = time.perf_counter()
            move, _ = game.policy(info, legal)
            if len(legal) > 1:
                yield info, legal, (time.perf_counter() - before) * 1000
            state = after_chance(state.play(seat, move), rng.shuffle)


def _sampled(game: AnyGame, setup: Setup, rng: SplitMix64, seconds: float) -> Iterator[tuple[Any, Any]]:
    """Yields what a seat knows and may do at a sample of the decisions."""
    skipped = rng.below(_SKIPPED)
    for info, legal, _ in _decisions(game, setup, rng, seconds):
        skipped -= 1
        if skipped < 0:
            skipped = rng.below(_SKIPPED)
            yield info, legal


def _rollouts(game: AnyGame, setup: Setup, rng: SplitMix64, seconds: float) -> Iterator[tuple[int, float]]:
    """Yields, for each decision, the number of rollouts and the seconds that they took."""
    for info, legal in _sampled(game, setup, rng, seconds):
        rollouts = search_of(game).rollouts(info)
        found = islice(worlds(game, info, _WORLDS, rng).states, _WORLDS)
        states = [world.play(info.seat, rng.choice(legal)) for world, _ in found]
        before = time.perf_counter()
        for state in states:
            rollouts.points(state, rng)
        yield len(states), time.perf_counter() - before


def _playouts(game: AnyGame, setup: Setup, rng: SplitMix64, seconds: float) -> Iterator[tuple[int, float]]:
    """Yields the playouts of the strongest level and the seconds that they took, for each decision that has any."""
    bot = bot_for(STRONGEST)
    for info, legal in _sampled(game, setup, rng, seconds):
        before = time.perf_counter()
        *_, thought = bot.think(game, info, legal, rng)
        if thought.playouts:
            yield thought.playouts, time.perf_counter() - before


def _rate(counted: Iterator[tuple[int, float]]) -> float:
    """Returns the count per second."""
    samples = list(counted)
    spent = sum(seconds for _, seconds in samples)
    return round(sum(count for count, _ in samples) / spent, 1) if spent else 0.0


def _spread(samples: list[float]) -> tuple[float, float]:
    """Returns the median and the 95th percentile, rounded to the microsecond."""
    ordered = sorted(samples)
    return round(statistics.median(ordered), 3), round(ordered[len(ordered) * 95 // 100], 3)
