"""The cards of the toy game, and how many of them a hand has at first."""

from engine.core.cards import Deck, Face

__all__ = ["DECKS", "HELD"]

HELD = 4


def _deck(seats: int) -> Deck:
    places = [(rank, suit) for rank in range(1, 6) for suit in "aabbcc"]
    return Deck(
        tuple("" if suit == "c" and seats == 2 else f"{rank}{suit}" for rank, suit in places),
        tuple(Face(rank, suit, rank) for rank, suit in places),
    )


# DECKS[seats]: the deck for two players lacks suit c, the one for three has every card there is.
DECKS = {seats: _deck(seats) for seats in (2, 3)}
