"""Perft: the ways a hand can go on, and how it ends, counted by the referee."""

from collections import Counter
from pathlib import Path

from engine.cli.perft import Position, positions
from engine.core.match import Match
from tests.games.haggis.referee import Hand
from tests.referees import count, each, ends, ends_of, match_of, told
from tests.sampling import daily

POSITIONS = list(positions(Path(__file__).with_name("haggis.perft").read_text()))
ENDS = 8_000  # nodes at most of a tree whose ends the referee settles
FINISHED = [position for position in POSITIONS if position.counts[-1] == 0 and sum(position.counts) < ENDS]


def referee_of(match: Match) -> Hand:
    """Returns the referee's hand after the same moves; it is told only the deck and the moves."""
    options = dict(match.options.values)
    return told(Hand(match.names, match.setup.dealer, match.setup.leader, options, match.setup.seats), match)


@each(daily(POSITIONS, len(POSITIONS) // 3))
def test_the_referee_counts_the_same(position: Position) -> None:
    hand = referee_of(match_of(position))
    for depth, known in enumerate(position.counts, 1):
        assert count(hand, depth) == known, f"perft {depth}\n\n{position.record}"


@each(FINISHED)
def test_every_way_to_end_the_hand_is_settled_as_the_referee_does(position: Position) -> None:
    match = match_of(position)
    found = Counter(ends(match.state))
    assert found
    assert found == Counter(ends_of(referee_of(match)))
