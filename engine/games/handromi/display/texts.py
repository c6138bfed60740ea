"""Texts that name a card, a combination or a count."""

from engine.core.cards import Card, Cards
from engine.core.table import Text
from engine.games.handromi.rules.melds import shape_of
from engine.games.handromi.rules.pack import LETTERS, NAMES, SUITS, rank_of
from engine.games.handromi.rules.partition import worth

__all__ = ["card_text", "letter", "meld_text"]


def letter(rank: int) -> str:
    """Returns how a rank is written; an ace is 1 or 14."""
    return LETTERS[(rank - 1) % len(LETTERS)]


def card_text(code: str, card: Card, **args: str | int) -> Text:
    """Returns a text with a card's rank and suit added to its other arguments."""
    return Text.of(f"{code}", **args, rank=letter(rank_of(card)), suit=NAMES[card][-1])


def meld_text(code: str, cards: Cards, *, low: bool = False, **args: str | int) -> Text:
    """Returns the text `code-run` or `code-group` of a combination, with what it counts for the opening."""
    meld = shape_of(cards)
    points = worth(cards, low)
    if meld.run:
        suit = SUITS[meld.suit]
        return Text.of(f"{code}-run", **args, suit=suit, low=letter(meld.low), high=letter(meld.high), points=points)
    return Text.of(f"{code}-group", **args, rank=letter(meld.low), cards=cards.bit_count(), points=points)
