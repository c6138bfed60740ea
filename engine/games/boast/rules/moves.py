"""Moves: the card that a seat plays, as frozen, ordered values, and cached lists of them."""

from typing import NamedTuple

from engine.core.cards import Card, Cards, bits
from engine.games.boast.rules.pack import CHIP, ESCAPE

__all__ = ["LISTS", "MOVES", "Move"]


class Move(NamedTuple):
    """One card played, as its canonical mask; any escape is the lowest one."""

    cards: Cards

    @property
    def card(self) -> Card:
        """The id of the card."""
        return self.cards.bit_length() - 1


# MOVES[card]: the move that plays it.
MOVES: tuple[Move, ...] = tuple(Move(1 << min(card, ESCAPE)) for card in range(CHIP))


class _Lists(dict[Cards, tuple[Move, ...]]):
    """The moves of cards of at most one colour, and escapes, by their mask: each list is made on first use."""

    def __missing__(self, cards: Cards) -> tuple[Move, ...]:
        moves = self[cards] = tuple(dict.fromkeys(MOVES[card] for card in bits(cards)))
        return moves


LISTS = _Lists()
