"""Perft: the ways a deal can go on, counted by the referee."""

from pathlib import Path

from engine.cli.perft import Position, positions
from engine.core.match import Match
from tests.games.handromi.referee import Deal
from tests.referees import count, each, match_of, told
from tests.sampling import daily

POSITIONS = list(positions(Path(__file__).with_name("handromi.perft").read_text()))


def referee_of(match: Match) -> Deal:
    """Returns the referee's deal after the same moves; it is told only the deck and the moves."""
    options = dict(match.options.values)
    return told(Deal(match.names, match.setup.leader, options, match.setup.seats), match)


@each(daily(POSITIONS, 2))
def test_the_referee_counts_the_same(position: Position) -> None:
    there = referee_of(match_of(position))
    for depth, known in enumerate(position.counts, 1):
        assert count(there, depth) == known, f"perft {depth}\n\n{position.record}"
