"""Fits the weights of the rule-based player of Boast or Nothing to rounds that it plays.

`python -m tests.bench.fit_boast --rounds 1500 --turns 3` plays rounds, half of them with the player at every seat and
half with random players at some, fits the probabilities to the results, and repeats this with the new weights. It
prints the tables of engine/games/boast/bot/weights.py. One decision in eight is random, so that it sees more of the
game.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from typing import Any

from engine.core.match import all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64, seed_of
from engine.games.boast.bot import weights
from engine.games.boast.bot.evaluation import Evaluation, features, probability
from engine.games.boast.game import Boast
from engine.games.boast.rules.pack import HAND, WANTED
from engine.games.boast.rules.scoring import points_for

type Sample = tuple[tuple[float, ...], bool]

GAME = Boast()
RIDGE = 2.0
STEPS = 8
STRAYS = 8  # one decision in eight is random


class Results:
    """The samples and points from rounds with one number of players."""

    def __init__(self, seats: int) -> None:
        self.never: list[Sample] = []
        self.exactly: list[Sample] = []
        wanted = WANTED[seats]
        self.points = [[[0.0, 0.0] for _ in range(wanted + 2)] for _ in range(HAND)]


def play(seats: int, seed: str, results: Results) -> None:
    """Plays one round and keeps the results of the player's decisions."""
    rng = SplitMix64(seed_of(seed))
    options = settle(all_options(GAME), {"towerMoves": rng.choice(("whenDecisive", "everyTrick"))}, seats)
    setup = GAME.first(seats, options, rng.below(seats))
    state = GAME.deal(setup, GAME.shuffled(setup, rng))
    mixed = rng.below(2)
    fools = [bool(mixed and rng.below(2)) for _ in range(seats)]
    made: list[Any] = []
    while state.must:
        seat = state.turn
        legal = state.legal(seat)
        if fools[seat] or rng.below(STRAYS) == 0:
            move = rng.choice(legal)
        else:
            move, _ = GAME.policy(state.information(seat), legal)
        if not fools[seat] and len(state.tricks) < HAND - 1:
            made.append((seat, Evaluation(state.information(seat)), move.card, len(state.tricks)))
        state = state.play(seat, move)
    wanted = WANTED[seats]
    for seat, evaluation, card, trick in made:
        taker = state.tricks[trick].winner
        tricks = evaluation.info.taken[seat] + (taker == seat)
        left = [*evaluation.kept(card, evaluation.tower(card, taker)).values()]
        final = state.taken[seat]
        if not tricks:
            results.never.append((features(left, 0, taker == seat), final == 0))
        if tricks <= wanted:
            results.exactly.append((features(left, wanted - tricks, taker == seat), final == wanted))
        cell = results.points[HAND - 1 - trick][min(tricks, wanted + 1)]
        cell[0] += points_for(final, wanted)
        cell[1] += 1


def fit(samples: Sequence[Sample]) -> tuple[float, ...]:
    """Returns the weights of a logistic regression, by Newton's method."""
    width = len(samples[0][0])
    found = [0.0] * width
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in found]
        curve = [[RIDGE * (row == column) for column in range(width)] for row in range(width)]
        for values, came in samples:
            likely = probability(found, values)
            miss = came - likely
            spread = likely * (1 - likely)
            for row, value in enumerate(values):
                if value:
                    slope[row] += miss * value
                    line = curve[row]
                    share = spread * value
                    for column in range(row + 1):
                        line[column] += share * values[column]
        for row in range(width):
            for column in range(row):
                curve[column][row] = curve[row][column]
        found = [weight + step for weight, step in zip(found, solve(curve, slope), strict=True)]
    return tuple(round(weight, 3) for weight in found)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a system of linear equations by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def logloss(found: Sequence[float], samples: Sequence[Sample]) -> float:
    """Returns the error of the probabilities, in nats per sample."""
    total = 0.0
    for values, came in samples:
        likely = probability(found, values)
        total -= math.log(max(1e-9, likely if came else 1 - likely))
    return total / len(samples)


def main() -> None:
    """Plays, fits and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--turns", type=int, default=3)
    args = parser.parse_args()
    say = sys.stdout.write
    for seats in args.seats or GAME.seats:
        for turn in range(args.turns):
            results = Results(seats)
            for number in range(args.rounds):
                play(seats, f"fit {seats} {turn} {number}", results)
            weights.NEVER[seats] = fit(results.never)
            weights.EXACTLY[seats] = fit(results.exactly)
            done = [[float(points_for(tricks, WANTED[seats])), 1.0] for tricks in range(WANTED[seats] + 2)]
            weights.PUBLIC[seats] = tuple(
                tuple(round(points / count, 3) if count else 0.0 for points, count in row)
                for row in (done, *results.points[1:])
            )
            say(
                f"# {seats} players, turn {turn + 1}: off by {logloss(weights.NEVER[seats], results.never):.4f} and "
                f"{logloss(weights.EXACTLY[seats], results.exactly):.4f}\n"
            )
            sys.stdout.flush()
    for name in ("NEVER", "EXACTLY", "PUBLIC"):
        say(f"{name} = {{\n")
        for seats, table in getattr(weights, name).items():
            say(f"    {seats}: {table},\n")
        say("}\n")


if __name__ == "__main__":
    main()
