"""Perft: the ways in which a hand can go on, and how it ends, counted by the referee."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.cli.perft import Position, positions
from engine.core.match import Match
from engine.core.registry import game
from engine.core.session import load
from tests.games.haggis.referee import Hand

FILE = Path(__file__).with_name("haggis.perft")
POSITIONS = list(positions(FILE.read_text()))

ENDS = 8_000  # nodes of a tree whose ends the referee settles

each_position = pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])


def match_of(position: Position) -> Match:
    loaded = load(position.record, game)
    assert loaded.lost == ()
    return loaded.match


def referee_of(match: Match) -> Hand:
    """Returns the referee's hand after the same moves; he hears the deck and the moves only."""
    options = dict(match.options.values)
    hand = Hand(match.names, match.setup.dealer, match.setup.leader, options, match.setup.seats)
    for seat, text in match.moves:
        hand.play(seat, text)
    return hand


def ways(hand: Hand, depth: int) -> int:
    """Counts as `engine.cli.perft.count` does."""
    moves = [(seat, text) for seat in range(hand.seats) for text in hand.moves(seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, text in moves:
        after = hand.copy()
        after.play(seat, text)
        total += ways(after, depth - 1)
    return total


@each_position
def test_the_referee_counts_the_same(position: Position) -> None:
    hand = referee_of(match_of(position))
    for depth, known in enumerate(position.counts, 1):
        assert ways(hand, depth) == known, f"perft {depth}\n\n{position.record}"


def ends(match: Match) -> Counter[tuple[int, ...]]:
    """Returns how often each settlement comes out, over all ways to end the hand."""

    def walk(state: Any) -> None:
        if state.outcome is not None:
            found[state.outcome.points] += 1
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
        for seat in range(hand.seats):
            for text in hand.moves(seat):
                after = hand.copy()
                after.play(seat, text)
                walk(after)

    found: Counter[tuple[int, ...]] = Counter()
    walk(hand)
    return found


FINISHED = [position for position in POSITIONS if position.counts[-1] == 0 and sum(position.counts) < ENDS]


@pytest.mark.parametrize("position", FINISHED, ids=[position.name for position in FINISHED])
def test_every_way_to_end_the_hand_is_settled_as_the_referee_does(position: Position) -> None:
    match = match_of(position)
    found = ends(match)
    assert found
    assert found == ends_of(referee_of(match))
