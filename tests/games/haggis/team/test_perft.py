"""The ways in which a team's hand can go on, counted by the referee too; the engine's side is tested with all games'."""

from pathlib import Path

import pytest

from engine.cli.perft import Position, positions
from engine.core.match import Match
from engine.core.session import load
from tests.games.haggis.team.positions import GAME
from tests.games.haggis.team.referee import Hand

FILE = Path(__file__).parents[1] / "team.perft"
POSITIONS = list(positions(FILE.read_text()))
NODES = 16_000  # the referee is slow: it counts no further than to this many nodes of a level
FEW = 12  # and looks at no hand with more number cards than these

each_position = pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])


def match_of(position: Position) -> Match:
    loaded = load(position.record, lambda _: GAME)
    assert loaded.lost == ()
    return loaded.match


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


def is_small(hand: Hand, depth: int) -> bool:
    """Tells whether the oracle never has to look at a large hand."""
    tricks = not hand.exchanging or depth > 1
    return not tricks or max(sum(len(card) > 1 for card in cards) for cards in hand.hands) <= FEW


@each_position
def test_the_referee_counts_the_same(position: Position) -> None:
    match = match_of(position)
    hand = Hand(match.names, match.setup.dealer, match.setup.leader, dict(match.options.values))
    for seat, text in match.moves:
        hand.play(seat, text)
    early = hand.exchanging
    for depth, known in enumerate(position.counts, 1):
        if sum(position.counts[:depth]) > NODES or not (early and depth == 1 or is_small(hand, depth)):
            break
        assert ways(hand, depth) == known, f"perft {depth}\n\n{position.record}"


def test_the_positions_reach_every_part_of_a_hand() -> None:
    phases = {GAME.table(match_of(position).state.view(None)).phase for position in POSITIONS}
    assert phases == {"exchange", "lead", "follow", "choose"}
    assert sum(position.counts[-1] == 0 for position in POSITIONS) >= 4
