"""Perft and golden rounds: the ways in which a round can go on, counted and played by the referee."""

from pathlib import Path

import pytest

from engine.cli.perft import Position, positions
from engine.core.match import Match
from engine.core.registry import game
from engine.core.session import load
from tests.games.boast.referee import Round

HERE = Path(__file__).parent
POSITIONS = list(positions((HERE / "boast.perft").read_text()))
ROUNDS = sorted((HERE / "playthroughs").glob("*.txt"))


def referee_of(match: Match) -> Round:
    """Returns the referee's round after the same cards; he hears the deck and the moves only."""
    there = Round(match.names, match.setup.leader, dict(match.options.values), match.setup.seats)
    for seat, text in match.moves:
        there.play(seat, text)
    return there


def ways(there: Round, depth: int) -> int:
    """Counts as `engine.cli.perft.count` does."""
    moves = [(seat, text) for seat in range(there.seats) for text in there.moves(seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, text in moves:
        after = there.copy()
        after.play(seat, text)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_the_referee_counts_the_same(position: Position) -> None:
    loaded = load(position.record, game)
    assert loaded.lost == ()
    there = referee_of(loaded.match)
    for depth, known in enumerate(position.counts, 1):
        assert ways(there, depth) == known, f"perft {depth}\n\n{position.record}"


@pytest.mark.parametrize("path", ROUNDS, ids=[path.stem for path in ROUNDS])
def test_the_referee_settles_the_golden_rounds_alike(path: Path) -> None:
    text = path.read_text()
    match = load(text[text.index("[Format") : text.index("-- played")], game).match
    there = referee_of(match)
    assert there.over
    assert match.outcome is not None
    assert match.outcome.points == there.points()
