"""The pack: colours, escapes and chips as ids, masks and names, and the deck by player count."""

from functools import cache

from engine.core.cards import Card, Cards, Deck, Face, bits

__all__ = [
    "CHIP",
    "CHIPS",
    "COLOURS",
    "COLOUR_CARDS",
    "COLOUR_LETTERS",
    "COLOUR_OF",
    "ESCAPE",
    "ESCAPES",
    "FEW",
    "HAND",
    "LEFT",
    "NAMES",
    "NONE",
    "NUMBERS",
    "RANKS",
    "WANTED",
    "apart",
    "canonical",
    "deck_of",
    "escapes_of",
    "rank_of",
    "top_rank",
]

COLOURS = 3  # BN-1: red 0, blue 1, yellow 2
COLOUR_LETTERS = "rby"
NONE = COLOURS  # no colour: that of an escape, and of a trick with only escapes so far
RANKS = 11  # BN-1
MOST_ESCAPES = 4  # BN-1
HAND = 7  # BN-3
LEFT = 2  # BN-3
WANTED = {3: 3, 4: 2, 5: 1}  # BN-3: the exact number of tricks to take

ESCAPE = COLOURS * RANKS  # the lowest escape, and the canonical one
CHIP = ESCAPE + MOST_ESCAPES  # the chip of the first colour

# COLOUR_CARDS[colour]: the mask of its cards, 0 for NONE.
COLOUR_CARDS: tuple[Cards, ...] = (*(((1 << RANKS) - 1) << RANKS * colour for colour in range(COLOURS)), 0)
NUMBERS: Cards = sum(COLOUR_CARDS)
ESCAPES: Cards = (1 << MOST_ESCAPES) - 1 << ESCAPE
CHIPS: Cards = (1 << COLOURS) - 1 << CHIP

# FEW[n]: the canonical mask of n escapes.
FEW: tuple[Cards, ...] = tuple(((1 << count) - 1) << ESCAPE for count in range(MOST_ESCAPES + 1))

# COLOUR_OF[card]: the number of its colour.
COLOUR_OF: tuple[int, ...] = tuple(card // RANKS for card in range(ESCAPE)) + (NONE,) * MOST_ESCAPES
NAMES: tuple[str, ...] = (
    *(f"{card % RANKS + 1}{COLOUR_LETTERS[card // RANKS]}" for card in range(ESCAPE)),
    *["x"] * MOST_ESCAPES,
    *(f"C{letter}" for letter in COLOUR_LETTERS),
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
    """Returns the same cards with their escapes as the lowest escape ids."""
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
