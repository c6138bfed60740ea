"""The pack: colours, escapes and chips as ids, masks and names, and the deck by player count."""

from functools import cache

from engine.core.cards import Card, Cards, Deck, Face, bits

__all__ = [
    "CHIP",
    "CHIPS",
    "COLOURS",
    "COLOUR_OF",
    "ESCAPE",
    "ESCAPES",
    "FEW",
    "HAND",
    "LEFT",
    "NAMES",
    "NONE",
    "NUMBERS",
    "SUITS",
    "WANTED",
    "apart",
    "canonical",
    "deck_of",
    "escapes_of",
    "rank_of",
    "top_rank",
]

SUITS = "rby"  # red, blue, yellow: the colours 0, 1, 2
NONE = 3  # no colour: that of an escape, and that led while there are only escapes
RANKS = 11  # BN-1
HAND = 7  # BN-3
LEFT = 2  # BN-3
WANTED = {3: 3, 4: 2, 5: 1}  # BN-3: tricks to be taken exactly

ESCAPE = 3 * RANKS  # the lowest escape, and the canonical one
CHIP = ESCAPE + 4  # the chip of the first colour
COLOURS: tuple[Cards, ...] = (*(((1 << RANKS) - 1) << RANKS * colour for colour in range(3)), 0)
NUMBERS: Cards = sum(COLOURS)
ESCAPES: Cards = 0b1111 << ESCAPE
CHIPS: Cards = 0b111 << CHIP

# FEW[n]: the canonical mask of n escapes.
FEW: tuple[Cards, ...] = tuple(((1 << count) - 1) << ESCAPE for count in range(5))

COLOUR_OF: tuple[int, ...] = tuple(card // RANKS for card in range(ESCAPE)) + (NONE,) * 4
NAMES: tuple[str, ...] = (
    *(f"{card % RANKS + 1}{SUITS[card // RANKS]}" for card in range(ESCAPE)),
    *["x"] * 4,
    *(f"C{suit}" for suit in SUITS),
)


def top_rank(seats: int) -> int:
    """Returns the highest number in the deck: BN-3."""
    return 2 * seats + 1


def escapes_of(seats: int) -> int:
    """Returns how many escapes are in the deck: BN-3."""
    return seats - 1


def rank_of(card: Card) -> int:
    """Returns the number on a card, 0 for an escape."""
    return card % RANKS + 1 if card < ESCAPE else 0


@cache
def deck_of(seats: int) -> Deck:
    """Returns the deck for a number of players; the chips are part of it, since their order is random (BN-4)."""
    top, escapes = top_rank(seats), escapes_of(seats)
    names = list(NAMES)
    for card in range(CHIP):
        if rank_of(card) > top or card >= ESCAPE + escapes:
            names[card] = ""
    faces = [
        Face(rank_of(card) if card < CHIP else 0, name[-1] if name not in {"", "x"} else "")
        for card, name in enumerate(names)
    ]
    return Deck(tuple(names), tuple(faces))


def canonical(cards: Cards) -> Cards:
    """Returns the same cards with their escapes as the lowest ids."""
    return cards & NUMBERS | FEW[(cards & ESCAPES).bit_count()]


def apart(masks: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """Returns canonical masks as deck ids: each escape among them gets an id of its own."""
    free = ESCAPES
    out = []
    for mask in masks:
        cards = mask & NUMBERS
        for _ in bits(mask & ESCAPES):
            low = free & -free
            cards |= low
            free ^= low
        out.append(cards)
    return tuple(out)
