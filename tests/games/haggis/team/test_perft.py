"""Perft of the team game: the ways in which a hand can go on, and how it ends, counted by the referee too."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.cli.perft import Position, positions
from engine.core.match import Match
from engine.core.registry import game
from engine.core.session import load
from engine.games.haggis.view import Phase
from tests.games.haggis.team.referee import Hand

FILE = Path(__file__).parents[1] / "team.perft"
POSITIONS = list(positions(FILE.read_text()))
FINISHED = [position for position in POSITIONS if position.counts[-1] == 0]  # the whole rest of the hand is counted


def match_of(position: Position) -> Match:
    loaded = load(position.record, game)
    assert loaded.lost == ()
    return loaded.match


def referee_of(match: Match) -> Hand:
    """Returns the referee's hand after the same moves; he hears the deck and the moves only."""
    hand = Hand(match.names, match.setup.dealer, match.setup.leader, dict(match.options.values))
    for seat, text in match.moves:
        hand.play(seat, text)
    return hand


def ways(hand: Hand, depth: int) -> int:
    """Counts as `engine.cli.perft.count` does."""
    moves = [(seat, text) for seat in range(4) for text in hand.moves(seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, text in moves:
        after = hand.copy()
        after.play(seat, text)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_the_referee_counts_the_same(position: Position) -> None:
    hand = referee_of(match_of(position))
    for depth, known in enumerate(position.counts, 1):
        assert ways(hand, depth) == known, f"perft {depth}\n\n{position.record}"


def ends(match: Match) -> Counter[tuple[int, ...]]:
    """Returns how often each settlement comes out, by teams, over all ways to end the hand."""

    def walk(state: Any) -> None:
        if state.outcome is not None:
            found[state.outcome.points[:2]] += 1
        for seat in (*state.must, *state.may):
            for move in state.legal(seat):
                walk(state.play(seat, move))

    found: Counter[tuple[int, ...]] = Counter()
    walk(match.state)
    return found


def ends_of(hand: Hand) -> Counter[tuple[int, ...]]:
    """Returns the same as the referee counts it."""

    def walk(hand: Hand) -> None:
        if hand.over:
            found[hand.points()] += 1
            return
        for seat in range(4):
            for text in hand.moves(seat):
                after = hand.copy()
                after.play(seat, text)
                walk(after)

    found: Counter[tuple[int, ...]] = Counter()
    walk(hand)
    return found


@pytest.mark.parametrize("position", FINISHED, ids=[position.name for position in FINISHED])
def test_every_way_to_end_the_hand_is_settled_as_the_referee_does(position: Position) -> None:
    match = match_of(position)
    found = ends(match)
    assert found
    assert found == ends_of(referee_of(match))


def test_the_positions_are_of_every_part_of_a_hand() -> None:
    states: list[Any] = [match_of(position).state for position in POSITIONS]
    assert {state.phase for state in states} == {Phase.EXCHANGE, Phase.LEAD, Phase.FOLLOW, Phase.CHOOSE}
    assert len(FINISHED) >= 4
