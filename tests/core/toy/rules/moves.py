"""Moves of the toy game, as frozen, ordered values."""

from enum import IntEnum
from typing import NamedTuple

from engine.core.cards import Cards

__all__ = ["DRAW", "KNOCK", "Kind", "Move"]


class Kind(IntEnum):
    """The kinds of moves."""

    GIVE = 0
    DRAW = 1
    KNOCK = 2
    DROP = 3
    BURN = 4


class Move(NamedTuple):
    """A move of the toy game; `cards` is canonical."""

    kind: Kind
    cards: Cards = 0

    @property
    def word(self) -> str:
        """The kind as a word, as records and texts name it."""
        return self.kind.name.lower()


DRAW, KNOCK = Move(Kind.DRAW), Move(Kind.KNOCK)
