"""Perft of the team game: the ways a hand can go on, and how it ends, also counted by the referee."""

from collections import Counter
from pathlib import Path
from typing import Any

from engine.cli.perft import Position, positions
from engine.core.match import Match
from engine.games.haggis.rules.information import Phase
from tests.games.haggis.team.referee import Hand
from tests.referees import count, each, ends, ends_of, match_of, told
from tests.sampling import daily

FILE = Path(__file__).parents[1] / "team.perft"
POSITIONS = list(positions(FILE.read_text()))
FINISHED = [position for position in POSITIONS if position.counts[-1] == 0]  # those counted to the end of the hand


def referee_of(match: Match) -> Hand:
    """Returns the referee's hand after the same moves; it is told only the deck and the moves."""
    return told(Hand(match.names, match.setup.dealer, match.setup.leader, dict(match.options.values)), match)


@each(daily(POSITIONS, len(POSITIONS) // 3))
def test_the_referee_counts_the_same(position: Position) -> None:
    hand = referee_of(match_of(position))
    for depth, known in enumerate(position.counts, 1):
        assert count(hand, depth) == known, f"perft {depth}\n\n{position.record}"


@each(FINISHED)
def test_every_way_to_end_the_hand_is_settled_as_the_referee_does(position: Position) -> None:
    match = match_of(position)
    found = Counter(points[:2] for points in ends(match.state))  # by teams
    assert found
    assert found == Counter(ends_of(referee_of(match)))


def test_the_positions_are_of_every_part_of_a_hand() -> None:
    states: list[Any] = [match_of(position).state for position in POSITIONS]
    assert {state.phase for state in states} == {Phase.EXCHANGE, Phase.LEAD, Phase.FOLLOW, Phase.CHOOSE}
    assert len(FINISHED) >= 4
