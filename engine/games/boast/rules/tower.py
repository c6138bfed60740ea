"""The tower of chips: which colour is stronger, and how it changes when a chip moves."""

from itertools import permutations

from engine.core.cards import Card
from engine.games.boast.rules.pack import CHIP, COLOUR_LETTERS, COLOUR_OF, COLOURS, NONE, RANKS, rank_of

__all__ = ["SPELT", "STRENGTH", "SUNK", "TOWERS", "Tower", "tower_of"]

type Tower = int

# TOWERS[tower]: its colours from the top, the strongest, to the bottom (BN-4); SPELT has them as letters.
TOWERS: tuple[tuple[int, ...], ...] = tuple(permutations(range(COLOURS)))
SPELT: tuple[str, ...] = tuple("".join(COLOUR_LETTERS[colour] for colour in colours) for colours in TOWERS)


def _strength(colours: tuple[int, ...], card: Card) -> int:
    colour = COLOUR_OF[card]
    if colour == NONE:
        return 0
    below = COLOURS - 1 - colours.index(colour)
    return below * RANKS + rank_of(card)


# STRENGTH[tower][card]: the highest in a trick wins it. Colour comes before number (BN-7, D-B07); an escape has none
# (BN-6). If all cards are of one colour, this leaves the number to decide.
STRENGTH: tuple[tuple[int, ...], ...] = tuple(
    tuple(_strength(colours, card) for card in range(CHIP)) for colours in TOWERS
)


def tower_of(spelt: str) -> Tower:
    """Returns the tower spelt by three letters, from top to bottom."""
    return SPELT.index(spelt)


def _sunk(tower: Tower, colour: int) -> Tower:
    spelt = SPELT[tower]
    if colour == NONE:
        return tower
    return tower_of(spelt.replace(COLOUR_LETTERS[colour], "") + COLOUR_LETTERS[colour])


# SUNK[tower][colour]: the tower after the chip of a colour has gone to the bottom; the others move up (BN-9).
SUNK: tuple[tuple[Tower, ...], ...] = tuple(
    tuple(_sunk(tower, colour) for colour in range(NONE + 1)) for tower in range(len(TOWERS))
)
