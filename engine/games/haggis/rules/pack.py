"""The pack of cards: the deck by player count, how it is dealt, and what cards are worth."""

from collections.abc import Callable, Iterable
from functools import cache

from engine.core.cards import Card, Cards, Deck, Face
from engine.core.state import Seat
from engine.games.haggis.rules.layout import HAGGIS, JACK, LOW, WILDS, CardLayout

__all__ = ["DEALT", "HAND", "deal_out", "deck_of", "make_deck", "points_of"]

DEALT = 14  # H23-4
HAND = DEALT + len(WILDS)  # H23-5: the open wild cards are part of the hand
_COUNTING = sum(HAGGIS.rank(rank) for rank in (3, 5, 7, 9))
_FACES = tuple(
    (points, sum(1 << HAGGIS.wild + 3 * seat + place for seat in range(3)))
    for place, points in enumerate((2, 3, 5))  # J, Q, K
)


@cache
def deck_of(seats: int, classic: bool) -> Deck:
    """Returns the deck for two or three players; `classic` says how the points on its faces are counted."""
    # H2-1, D-H37: with two players the last suit is left out
    return make_deck(HAGGIS, seats, seats + 2, lambda card: points_of(1 << card, classic))


def make_deck(layout: CardLayout, seats: int, tracks: int, points: Callable[[Card], int]) -> Deck:
    """Returns the deck of a layout: the number cards of its first tracks, and each seat's J, Q and K."""
    names: list[str] = []
    faces: list[Face] = []
    for card in range(layout.wild):
        row, track = divmod(card, layout.row)
        there = track < tracks
        names.append(layout.name(card) if there else "")
        faces.append(Face(row + LOW, layout.suits[track // layout.copies], points(card)) if there else Face(0, ""))
    for card in range(layout.wild, layout.wild + seats * len(WILDS)):
        place = (card - layout.wild) % len(WILDS)
        names.append(WILDS[place])
        faces.append(Face(JACK + place, "", points(card)))
    return Deck(tuple(names), tuple(faces))


def deal_out(layout: CardLayout, cards: Iterable[Card], seats: int, dealer: Seat, each: int) -> list[Cards]:
    """Returns the number cards dealt to each seat, one at a time from the dealer's left, and last what is left over.

    `cards` are deck ids in order; wild cards among them are skipped: each seat has its own (H23-4, HT-4).
    """
    hands = [0] * (seats + 1)
    numbers = [card for card in cards if card < layout.wild]
    for at, card in enumerate(numbers):
        hands[(dealer + 1 + at) % seats if at < seats * each else seats] |= 1 << card
    return hands


def points_of(cards: Cards, classic: bool) -> int:
    """Returns what cards, a mask of deck ids, are worth to the player who captures them."""
    if not classic:
        return cards.bit_count()
    faces = sum(points * (cards & mask).bit_count() for points, mask in _FACES)
    return (cards & _COUNTING).bit_count() + faces  # H23-3
