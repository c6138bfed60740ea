"""Fits the weights of the team evaluation to the results of games between bots, and writes `team/bot/weights.py`.

`python -m tests.bench.fit_team --hands 1500 --rounds 5` plays hands with the current weights, with random moves now
and then so that weak moves are recognized, fits the weights anew by least squares (ridge), and goes on with those. In
one hand of four a fitted pair plays against a random or a greedy one. After each round it prints how often opening
moves of each worth were followed by going out first, for setting the bars of the bets.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.core.match import Player, create
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Outcome
from engine.games.haggis.bot.policy import sensible
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.bot import weights
from engine.games.haggis.team.bot.evaluation import TeamEvaluation, TeamFeatures
from engine.games.haggis.team.bot.policy import choose
from engine.games.haggis.team.bot.weights import TeamWeights
from engine.games.haggis.team.game import Team
from engine.games.haggis.team.rules.information import TeamInformation
from tests.bench.fit_haggis import FeatureRow, Sums
from tests.games.haggis.greedy import GREEDY

GAME = Team()
TARGET = Path(weights.__file__)
EXPLORES = 7  # one decision in seven is a random move
FADES = 0.5  # the share that counts of the rounds before
EXTRA = 3  # weights in addition to those of the three hands

type Key = tuple[tuple[bool, int], int]
type Chooser = Callable[[TeamInformation, tuple[Move, ...], SplitMix64], Move]


def row_of(features: TeamFeatures) -> FeatureRow:
    """Returns the factors of the weights: waiting, leading, the partner leading, and the rest."""
    shares = (1 - features.stands - features.mates, features.stands, features.mates)
    hands = tuple(share * feature for share in shares for feature in features.left)
    return (*hands, features.points, float(features.sure), features.helps)


def weights_of(row: FeatureRow) -> TeamWeights:
    """Returns the weights held by a row."""
    third = (len(row) - EXTRA) // 3
    return TeamWeights(row[:third], row[third : 2 * third], row[2 * third : 3 * third], *row[-EXTRA:])


class Learner:
    """Plays by the evaluation, sometimes at random, and keeps the features of its decisions."""

    def __init__(self) -> None:
        self.kept: list[tuple[Key, FeatureRow]] = []
        self.opening: float | None = None

    def __call__(self, info: TeamInformation, legal: tuple[Move, ...], rng: SplitMix64) -> Move:
        """Returns a move, never a bet."""
        legal = tuple(move for move in legal if move.kind is not Kind.BET)
        if len(legal) == 1 or info.phase in {Phase.EXCHANGE, Phase.CHOOSE}:
            chosen, _ = choose(info, legal)
            assert chosen is not None  # a seat in turn is never silent
            return chosen
        evaluation = TeamEvaluation(info)
        weighed = sensible(evaluation, legal)
        worth, move = max((evaluation.worth(move), move) for move in weighed)
        if self.opening is None and move.cards:
            self.opening = worth
        if not rng.below(EXPLORES):
            move = rng.choice(weighed)
        if move.cards != info.hand:
            self.kept.append(((evaluation.key, evaluation.distance), row_of(evaluation.features(move))))
        return move


def greedy(info: TeamInformation, legal: tuple[Move, ...], rng: SplitMix64) -> Move:
    """Returns the greedy reference's move."""
    move: Move = next(GREEDY.think(GAME, info, legal, rng)).move
    return move


def anything(info: TeamInformation, legal: tuple[Move, ...], rng: SplitMix64) -> Move:
    """Returns any move but a bet."""
    del info
    return rng.choice([move for move in legal if move.kind is not Kind.BET])


def play(choosers: Sequence[Chooser], seed: str) -> Outcome:
    """Plays a hand; returns its outcome."""
    state = create(GAME, [Player("bot", "", "club")] * len(choosers), {}, seed).state
    rng = SplitMix64(seed_of(seed))
    while (outcome := state.outcome) is None:
        seat = state.must[0]
        state = state.play(seat, choosers[seat](state.information(seat), state.legal(seat), rng))
    return outcome


def learn(hands: int, seed: str, sums: dict[Key, Sums], openings: list[tuple[float, bool]]) -> None:
    """Plays hands and adds every decision with its result: the points ahead of the other team."""
    for hand in range(hands):
        learners = [Learner() for _ in range(4)]
        choosers: list[Chooser] = list(learners)
        if not hand % 4:
            other = greedy if hand % 8 else anything
            choosers = [chooser if seat % 2 == hand // 4 % 2 else other for seat, chooser in enumerate(choosers)]
        outcome = play(choosers, f"{seed}/{hand}")
        for seat, learner in enumerate(learners):
            ahead = outcome.points[seat] - outcome.points[seat - 1]
            for key, features in learner.kept:
                sums.setdefault(key, Sums(len(features))).add(features, ahead)
            if learner.opening is not None and hand % 4:
                openings.append((learner.opening, outcome.finishers[0] == seat))


def written(table: dict[tuple[bool, int], tuple[TeamWeights, ...]]) -> str:
    """Returns the source of `weights.py` with new weights."""
    head, start, _ = TARGET.read_text().partition("WEIGHTS: dict[tuple[bool, int], tuple[TeamWeights, ...]] = ")
    head = "".join(line for line in head.splitlines(keepends=True) if not line.startswith("_PLAIN"))
    lines = [f"{head.rstrip()}\n{start}{{"]
    for key, distances in sorted(table.items()):
        lines.append(f"    {key}: (")
        for row in distances:
            lines += ["        TeamWeights(", *(f"            {part}," for part in row), "        ),"]
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def report(openings: Sequence[tuple[float, bool]]) -> str:
    """Returns how often players went out first, for each twentieth of the opening moves by worth."""
    ranked = sorted(openings)
    size = max(1, len(ranked) // 20)
    parts = [ranked[at : at + size] for at in range(0, len(ranked), size)]
    return "\n".join(
        f"worth {part[0][0]:7.1f} to {part[-1][0]:7.1f}: out first {sum(out for _, out in part) / len(part):.2f}"
        for part in parts
    )


def main() -> None:
    """Fits the weights and writes the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args()
    sums: dict[Key, Sums] = {}
    openings: list[tuple[float, bool]] = []
    for number in range(args.rounds):
        for old in sums.values():
            old.fade(FADES)
        openings.clear()
        learn(args.hands, f"{args.seed}/{number}", sums, openings)
        table = dict(weights.WEIGHTS)
        for (key, distance), found in sorted(sums.items()):
            distances = list(table[key])
            distances[distance] = weights_of(found.solve())
            table[key] = tuple(distances)
        weights.WEIGHTS.update(table)
        TARGET.write_text(written(dict(weights.WEIGHTS)))
        sys.stderr.write(f"round {number + 1} of {args.rounds}\n{report(openings)}\n")


if __name__ == "__main__":
    main()
