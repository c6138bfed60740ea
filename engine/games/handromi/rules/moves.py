"""Moves of Handrömi: the atoms of a turn, as frozen, ordered values."""

from enum import IntEnum
from typing import NamedTuple

from engine.core.cards import Cards

__all__ = ["CLAIM", "DRAW", "SHUFFLED", "TAKE", "Kind", "Move"]


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
