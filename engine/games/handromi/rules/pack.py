"""The cards of Handrömi: two French decks as ids, one deck's names as bits, and what they are worth."""

from collections.abc import Iterable
from functools import cache

from engine.core.cards import Card, Cards, Deck, Face, bits

__all__ = [
    "ACES",
    "ALL",
    "HALF",
    "LETTERS",
    "NAMES",
    "RANKS",
    "SUITS",
    "canonical",
    "copies",
    "deck",
    "join",
    "less",
    "mask_of",
    "names_of",
    "penalty",
    "rank_of",
    "suit_of",
    "total",
    "value_of",
]

SUITS = "shdc"
LETTERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANKS = 13
HALF = 52  # id = copy * 52 + suit * 13 + rank: the second deck lies above the first, HR-1
ALL: Cards = (1 << HALF) - 1
NAMES = tuple(f"{letter}{suit}" for suit in SUITS for letter in LETTERS)

_VALUES = (10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)  # HR-3
_ACE = 11  # HR-17, D-R08: an ace that is left in hand
ACES: Cards = sum(1 << card for card in range(0, 2 * HALF, RANKS))
# The cards whose value has a given binary digit, from the ones up: counting each of them adds a hand up.
_PLANES = tuple(
    sum(1 << card for card in range(2 * HALF) if _VALUES[card % RANKS] >> place & 1) for place in range(4)
)


def rank_of(card: Card) -> int:
    """Returns the rank of a card, ace 1 to king 13."""
    return card % HALF % RANKS + 1


def suit_of(card: Card) -> int:
    """Returns the number of a card's suit."""
    return card % HALF // RANKS


def value_of(card: Card) -> int:
    """Returns what a card counts for the opening: HR-3."""
    return _VALUES[card % RANKS]


def canonical(cards: Cards) -> Cards:
    """Returns the same multiset of names with the lowest ids."""
    low, high = cards & ALL, cards >> HALF
    return low | high | (low & high) << HALF


def copies(cards: Cards) -> Cards:
    """Returns the names in a mask, each once."""
    return cards & ALL | cards >> HALF


def less(hand: Cards, names: Cards) -> Cards:
    """Returns a canonical hand without one copy of each of these names."""
    twins = hand >> HALF & names
    return hand & ~(names & ~twins) & ~(twins << HALF)


def join(hand: Cards, name: Cards) -> Cards:
    """Returns a canonical hand with one more card."""
    return hand | (name << HALF if hand & name else name)


def total(cards: Cards) -> int:
    """Returns what cards count together for the opening: HR-3."""
    return sum([(cards & plane).bit_count() << place for place, plane in enumerate(_PLANES)])


def penalty(cards: Cards) -> int:
    """Returns what cards left in hand cost, aces 11: HR-17."""
    return total(cards) + (_ACE - _VALUES[0]) * (cards & ACES).bit_count()


def names_of(cards: Cards) -> tuple[str, ...]:
    """Returns the names in a mask, by suit and rank, copies side by side."""
    return tuple(NAMES[card % HALF] for card in sorted(bits(cards), key=lambda card: (card % HALF, card)))


def mask_of(names: Iterable[str]) -> Cards:
    """Returns the canonical mask of a multiset of names; raises KeyError or ValueError as a deck does."""
    return deck().mask(names)


@cache
def deck() -> Deck:
    """Returns the deck of 104 cards: HR-1, D-R02."""
    faces = tuple(Face(rank + 1, suit, _VALUES[rank]) for suit in SUITS for rank in range(RANKS))
    return Deck(NAMES * 2, faces * 2)
