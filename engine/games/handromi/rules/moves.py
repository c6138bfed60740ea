"""Moves of Handrömi: the atoms of a turn, as frozen, ordered values."""

from enum import IntEnum
from typing import NamedTuple

from engine.core.cards import Cards, bits
from engine.games.handromi.rules.pack import HALF, RANKS

__all__ = ["CLAIM", "DISCARDS", "DRAW", "SHUFFLED", "SWAPS", "TAKE", "Kind", "Move"]


class Kind(IntEnum):
    """What a move is; the order of kinds is the order in which moves are listed."""

    DRAW = 0
    TAKE = 1
    CLAIM = 2
    SWAP = 3
    MELD = 4
    LAYOFF = 5
    DISCARD = 6
    SHUFFLE = 7


class Move(NamedTuple):
    """One step of a turn.

    `cards` are the names that it moves: the card given for the exchange card, a combination, a card laid off or
    discarded. `to` is the index of the combination on the table that a card is laid off on.
    """

    kind: Kind
    cards: Cards = 0
    to: int = -1


DRAW = Move(Kind.DRAW)
TAKE = Move(Kind.TAKE)
CLAIM = Move(Kind.CLAIM)
SHUFFLED = Move(Kind.SHUFFLE)  # not a move of a player: a line of the story

_SUITS = tuple(((1 << RANKS) - 1) << first for first in range(0, HALF, RANKS))


class _Singles(dict[Cards, tuple[Move, ...]]):
    """The moves of one kind that move one card each, by the names of a suit: each list is made on first use."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self._moves = [Move(kind, 1 << card) for card in range(HALF)]

    def __missing__(self, names: Cards) -> tuple[Move, ...]:
        moves = self[names] = tuple([self._moves[card] for card in bits(names)])
        return moves

    def of(self, names: Cards) -> tuple[Move, ...]:
        """Returns the moves of some names, sorted."""
        spades, hearts, diamonds, clubs = _SUITS
        return self[names & spades] + self[names & hearts] + self[names & diamonds] + self[names & clubs]


DISCARDS = _Singles(Kind.DISCARD)
SWAPS = _Singles(Kind.SWAP)
