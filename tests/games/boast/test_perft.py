"""Perft and golden rounds: the ways a round can go on, counted and played by the referee."""

from pathlib import Path

import pytest

from engine.cli.perft import Position, positions
from engine.core.match import Match
from engine.core.registry import game
from engine.core.replay import load
from tests.games.boast.referee import Round
from tests.referees import count, each, match_of, told

HERE = Path(__file__).parent
POSITIONS = list(positions((HERE / "boast.perft").read_text()))
ROUNDS = sorted((HERE / "playthroughs").glob("*.txt"))


def referee_of(match: Match) -> Round:
    """Returns the referee's round after the same cards; it is told only the deck and the moves."""
    options = dict(match.options.values)
    return told(Round(match.names, match.setup.leader, options, match.setup.seats), match)


@each(POSITIONS)
def test_the_referee_counts_the_same(position: Position) -> None:
    there = referee_of(match_of(position))
    for depth, known in enumerate(position.counts, 1):
        assert count(there, depth) == known, f"perft {depth}\n\n{position.record}"


@pytest.mark.parametrize("path", ROUNDS, ids=[path.stem for path in ROUNDS])
def test_the_referee_settles_the_golden_rounds_alike(path: Path) -> None:
    text = path.read_text()
    match = load(text[text.index("[Format") : text.index("-- played")], game).match
    there = referee_of(match)
    assert there.over
    assert match.outcome is not None
    assert match.outcome.points == there.points()
