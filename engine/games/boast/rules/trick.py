"""A finished trick: who led, what was played, and what it did."""

from typing import NamedTuple

from engine.core.cards import Card
from engine.games.boast.rules.pack import COLOUR_OF, NONE
from engine.games.boast.rules.tower import STRENGTH, TOWERS, Tower

__all__ = ["MIXED", "SUIT", "Taken", "best_of", "led_of"]

# SUIT[card]: the bit of its colour, 0 for an escape; MIXED: the sums of them that are of two colours or more (D-B06).
SUIT: tuple[int, ...] = tuple(1 << colour if colour < NONE else 0 for colour in COLOUR_OF)
MIXED = (False, False, False, True, False, True, True, True)


def best_of(cards: tuple[Card, ...], tower: Tower) -> int:
    """Returns the place of the card that wins among these, or has it so far: BN-7."""
    row = STRENGTH[tower]
    return cards.index(max(cards, key=row.__getitem__))


def led_of(cards: tuple[Card, ...]) -> int:
    """Returns the colour to be followed: that of the first coloured card (BN-5, BN-6), NONE before it."""
    return next((COLOUR_OF[card] for card in cards if COLOUR_OF[card] != NONE), NONE)


class Taken(NamedTuple):
    """A finished trick; `cards` are in the order of play, `tower` is the one that decided it, `after` the next."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    tower: Tower
    after: Tower

    @property
    def best(self) -> Card:
        """The card that won."""
        return self.cards[(self.winner - self.leader) % len(self.cards)]

    @property
    def colour(self) -> int:
        """The colour that won."""
        return COLOUR_OF[self.best]

    @property
    def beaten(self) -> tuple[int, ...]:
        """The colours that lost to the winning one, from the top of the tower: () where there was only one colour."""
        there = {COLOUR_OF[card] for card in self.cards}
        return tuple(colour for colour in TOWERS[self.tower] if colour in there and colour != self.colour)

    @property
    def moved(self) -> bool:
        """Tells whether a chip changed its place."""
        return self.after != self.tower
