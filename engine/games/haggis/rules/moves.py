"""Moves of the Haggis family: what a player may do at the table, as frozen, ordered values."""

from enum import IntEnum
from typing import NamedTuple

__all__ = ["PASS", "Kind", "Move"]


class Kind(IntEnum):
    """What a move is; the order of kinds is the order in which moves are listed."""

    PASS = 0
    BET = 1
    GIVE = 2
    SET = 3
    RUN = 4
    BOMB = 5
    LEAD = 6
    EXCHANGE = 7


class Move(NamedTuple):
    """A pass, a bet, a gift, a combination, the choice of who leads, or a card for the partner.

    A set is `length` 1 by `width` cards. A run is `length` ranks by `width` cards, and its `rank` is the top one.
    A bomb is `length` cards by width 1, and its `rank` is its place on the ladder, 1 to 6.
    `cards` is the canonical mask. `value` is the amount of a bet, or the seat that is given a trick or the lead.
    """

    kind: Kind
    length: int = 0
    width: int = 0
    rank: int = 0
    cards: int = 0
    value: int = 0


PASS = Move(Kind.PASS)
