"""A finished trick: who led, what was played, and what it did."""

from typing import NamedTuple

from engine.core.cards import Card, bits
from engine.games.boast.rules.pack import COLOUR_CARDS, COLOUR_OF, ESCAPES, NONE
from engine.games.boast.rules.tower import STRENGTH, SUNK, TOWERS, Tower

__all__ = ["Taken", "best_of", "led_of", "tower_after"]

# _ALIKE[colour]: the cards of a trick that a colour has won with no other colour in it, its own and escapes (D-B06).
_ALIKE: tuple[frozenset[Card], ...] = tuple(frozenset(bits(cards | ESCAPES)) for cards in COLOUR_CARDS)


def best_of(cards: tuple[Card, ...], tower: Tower) -> int:
    """Returns the index of the card that wins among these, or is winning so far: BN-7."""
    strength = STRENGTH[tower]
    strengths = [strength[card] for card in cards]
    return strengths.index(max(strengths))


def tower_after(cards: tuple[Card, ...], best: int, tower: Tower, *, every_trick: bool) -> Tower:
    """Returns the tower after a trick that the card at index `best` has won: BN-9, D-B01, D-B02."""
    colour = COLOUR_OF[cards[best]]
    return tower if _ALIKE[colour].issuperset(cards) and not every_trick else SUNK[tower][colour]


def led_of(cards: tuple[Card, ...]) -> int:
    """Returns the colour to follow: that of the first coloured card (BN-5, BN-6), NONE before it."""
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
        """The colours that lost to the winning one, from the top of the tower: () if there was only one colour."""
        there = {COLOUR_OF[card] for card in self.cards}
        return tuple(colour for colour in TOWERS[self.tower] if colour in there and colour != self.colour)

    @property
    def moved(self) -> bool:
        """Whether a chip moved."""
        return self.after != self.tower
