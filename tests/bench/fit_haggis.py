"""Fits the weights of the Haggis evaluation to the results of games between bots, and writes `weights.py`.

`python -m tests.bench.fit_haggis --seats 2 --hands 4000 --rounds 6` plays hands with the current weights, with random
moves now and then so that weak moves are recognized, fits the weights anew by least squares (ridge), and goes on with
those. In one hand of four a single fitted bot sits among random or greedy ones.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.core import registry
from engine.core.match import Player, create
from engine.core.rng import SplitMix64, seed_of
from engine.games.haggis.bot import weights
from engine.games.haggis.bot.evaluation import Evaluation, MoveFeatures
from engine.games.haggis.bot.policy import choose, sensible
from engine.games.haggis.bot.weights import Weights
from engine.games.haggis.rules.information import InformationState, Phase
from engine.games.haggis.rules.moves import Kind, Move
from tests.games.haggis.greedy import GREEDY

TARGET = Path(weights.__file__)
EXPLORES = 7  # one decision in seven is a random move
RIDGE = 30.0
FADES = 0.5  # the share that counts of the rounds before

type Key = tuple[tuple[int, int], int]
type FeatureRow = tuple[float, ...]
type Table = dict[tuple[int, int], tuple[Weights, ...]]
type Chooser = Callable[[InformationState, tuple[Move, ...], SplitMix64], Move]


class Sums:
    """The normal equations of one set of weights."""

    def __init__(self, size: int) -> None:
        self.squares = [[0.0] * size for _ in range(size)]
        self.products = [0.0] * size

    def fade(self, share: float) -> None:
        """Reduces the weight of all decisions added so far."""
        self.squares = [[share * value for value in row] for row in self.squares]
        self.products = [share * value for value in self.products]

    def add(self, features: FeatureRow, result: float) -> None:
        """Adds one decision."""
        for at, feature in enumerate(features):
            if feature:
                row = self.squares[at]
                for other, value in enumerate(features):
                    row[other] += feature * value
                self.products[at] += feature * result

    def solve(self) -> FeatureRow:
        """Returns the weights by Gaussian elimination; the ridge keeps pivots positive."""
        size = len(self.products)
        rows = [
            [value + RIDGE * (at == other) for other, value in enumerate(row)] + [self.products[at]]
            for at, row in enumerate(self.squares)
        ]
        for at in range(size):
            for below in rows[at + 1 :]:
                factor = below[at] / rows[at][at]
                for column in range(at, size + 1):
                    below[column] -= factor * rows[at][column]
        found = [0.0] * size
        for at in reversed(range(size)):
            known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
            found[at] = (rows[at][size] - known) / rows[at][at]
        return tuple(round(value, 2) for value in found)


def row_of(features: MoveFeatures) -> FeatureRow:
    """Returns the factors of the weights, those of waiting first."""
    waits = [(1 - features.stands) * feature for feature in features.left]
    leads = [features.stands * feature for feature in features.left]
    return (*waits, *leads, features.points, float(features.sure))


def weights_of(row: FeatureRow) -> Weights:
    """Returns the weights held by a row."""
    half = len(row) // 2 - 1
    return Weights(row[:half], row[half:-2], row[-2], row[-1])


class Learner:
    """Plays by the evaluation, sometimes at random, and keeps the features of its decisions."""

    def __init__(self) -> None:
        self.kept: list[tuple[Key, FeatureRow]] = []

    def __call__(self, info: InformationState, legal: tuple[Move, ...], rng: SplitMix64) -> Move:
        """Returns a move, never a bet."""
        if len(legal) == 1 or info.phase is Phase.GIVE:
            return choose(info, legal)[0]
        evaluation = Evaluation(info)
        weighed = sensible(evaluation, legal)
        move = rng.choice(weighed) if not rng.below(EXPLORES) else max(weighed, key=evaluation.worth)
        if move.cards != info.hand:
            self.kept.append(
                (((info.terms.seats, len(info.outs)), evaluation.distance), row_of(evaluation.features(move)))
            )
        return move


def greedy(info: InformationState, legal: tuple[Move, ...], rng: SplitMix64) -> Move:
    """Returns the greedy reference's move."""
    move: Move = next(GREEDY.think(registry.game("haggis"), info, legal, rng)).move
    return move


def anything(info: InformationState, legal: tuple[Move, ...], rng: SplitMix64) -> Move:
    """Returns any move but a bet."""
    del info
    return rng.choice([move for move in legal if move.kind is not Kind.BET])


def play(choosers: Sequence[Chooser], seed: str) -> tuple[int, ...]:
    """Plays a hand; returns the points."""
    match = create(registry.game("haggis"), [Player("bot", "", "club")] * len(choosers), {"bets": "off"}, seed)
    state = match.state
    rng = SplitMix64(seed_of(seed))
    while state.outcome is None:
        seat = state.must[0]
        state = state.play(seat, choosers[seat](state.information(seat), state.legal(seat), rng))
    return state.outcome.points


def learn(seats: int, hands: int, seed: str, sums: dict[Key, Sums]) -> None:
    """Plays hands and adds every decision with its result: the points ahead of the others' average."""
    for hand in range(hands):
        learners = [Learner() for _ in range(seats)]
        choosers: list[Chooser] = list(learners)
        if not hand % 4:
            other = greedy if hand % 8 else anything
            choosers = [chooser if seat == hand // 4 % seats else other for seat, chooser in enumerate(choosers)]
        points = play(choosers, f"{seed}/{hand}")
        for seat, learner in enumerate(learners):
            ahead = points[seat] - (sum(points) - points[seat]) / (seats - 1)
            for key, features in learner.kept:
                sums.setdefault(key, Sums(len(features))).add(features, ahead)


def written(table: Table) -> str:
    """Returns the source of `weights.py` with new weights."""
    head, start, _ = TARGET.read_text().partition("WEIGHTS: dict[tuple[int, int], tuple[Weights, ...]] = ")
    lines = [f"{head}{start}{{"]
    for key, distances in sorted(table.items()):
        lines.append(f"    {key}: (")
        for row in distances:
            lines += ["        Weights(", *(f"            {part}," for part in row), "        ),"]
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    """Fits the weights and writes the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hands", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args()
    sums: dict[Key, Sums] = {}
    for number in range(args.rounds):
        for old in sums.values():
            old.fade(FADES)
        learn(args.seats, args.hands, f"{args.seed}/{number}", sums)
        table: Table = dict(weights.WEIGHTS)
        for (key, distance), found in sorted(sums.items()):
            distances = list(table[key])
            distances[distance] = weights_of(found.solve())
            table[key] = tuple(distances)
        weights.WEIGHTS.update(table)
        sys.stderr.write(f"round {number + 1} of {args.rounds}\n")
    TARGET.write_text(written(dict(weights.WEIGHTS)))


if __name__ == "__main__":
    main()
