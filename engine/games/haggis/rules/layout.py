"""The cards of a Haggis hand as bits: number cards by rank, then the three wild cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.core.cards import Cards, bits

__all__ = ["HAGGIS", "HIGH", "JACK", "KING", "LOW", "TEAM", "WILDS", "CardLayout"]

LOW, HIGH = 2, 10  # the ranks of number cards
JACK, KING = 11, 13
WILDS = ("J", "Q", "K")


@dataclass(frozen=True, eq=False)
class CardLayout:
    """Where cards are in a mask: `row` bits for each rank from 2 to 10, then J, Q, K.

    A bit of a row is a *track*. `copies`, 1 or 2, is how often each number card exists; identical cards are
    adjacent, and a *canonical* mask has the lower one whenever it has the upper one.

    In the deck the number cards have the same ids, and seat k's wild cards have the three ids from `wild` + 3k on.
    """

    suits: str
    copies: int = 1

    @cached_property
    def row(self) -> int:
        """The number of tracks."""
        return len(self.suits) * self.copies

    @cached_property
    def wild(self) -> int:
        """The id of J; Q and K follow."""
        return (HIGH - LOW + 1) * self.row

    @cached_property
    def wilds(self) -> Cards:
        """The mask of J, Q and K."""
        return 0b111 << self.wild

    @cached_property
    def numbers(self) -> Cards:
        """The mask of all number cards."""
        return (1 << self.wild) - 1

    @cached_property
    def uppers(self) -> Cards:
        """The mask of all second copies."""
        return sum(1 << card for card in range(1, self.wild, 2)) if self.copies == 2 else 0

    def rank(self, rank: int) -> Cards:
        """Returns the mask of all number cards of a rank."""
        return self.ranks(rank, rank)

    def ranks(self, low: int, high: int) -> Cards:
        """Returns the mask of all number cards from a rank to a higher one."""
        return (1 << (high - low + 1) * self.row) - 1 << (low - LOW) * self.row

    @cached_property
    def columns(self) -> tuple[Cards, ...]:
        """The number cards of each track."""
        return tuple(sum(1 << card for card in range(track, self.wild, self.row)) for track in range(self.row))

    def canonical(self, cards: Cards) -> Cards:
        """Returns the same multiset of cards with the lowest ids."""
        if not self.uppers:
            return cards
        upper = cards & self.uppers
        lower = cards & ~self.uppers
        return lower | upper >> 1 | (lower << 1 & upper)

    def is_canonical(self, cards: Cards) -> bool:
        """Returns whether no second copy is there without its first."""
        return not (cards & self.uppers) >> 1 & ~cards

    def pair(self, card: Cards) -> Cards:
        """Returns a number card, a canonical mask, together with its second copy if it has one."""
        return card | card << 1 & self.uppers

    def join(self, cards: Cards, more: Cards) -> Cards:
        """Returns the cards of two canonical masks as one canonical mask."""
        return cards | more | ((cards & more) << 1 & self.uppers)

    def less(self, cards: Cards, gone: Cards) -> Cards:
        """Returns a canonical mask without some of its cards, still canonical."""
        return self.canonical(cards & ~gone)

    def kept(self, cards: Cards, hand: Cards) -> Cards:
        """Returns which of the number cards that somebody had, a mask of deck ids, are left in a canonical hand.

        Of two identical cards, the lower one is assumed to leave first.
        """
        low, high = cards & ~self.uppers, cards & self.uppers
        first = low & hand & ~(high >> 1 & ~(hand >> 1))
        second = high & (hand & ~self.uppers) << 1
        return first | second

    def apart(self, hands: Iterable[Cards]) -> tuple[Cards, ...]:
        """Returns deck ids for hands of number cards, canonical masks that have no card more often than it exists."""
        used = 0
        found = []
        for hand in hands:
            both = (hand & self.uppers) >> 1 | hand & self.uppers
            single = hand & ~both
            exact = both | single & ~used | (single & used) << 1
            used |= exact
            found.append(exact)
        return tuple(found)

    def owned(self, seat: int, cards: Cards) -> Cards:
        """Returns the cards that a seat holds or plays, a canonical mask, with its own wild cards' deck ids."""
        return cards & self.numbers | cards >> self.wild << self.wild + 3 * seat

    @cached_property
    def ids(self) -> dict[str, list[int]]:
        """The ids that carry each printed name, lowest first."""
        table: dict[str, list[int]] = {}
        for card in range(self.wild + len(WILDS)):
            table.setdefault(self.name(card), []).append(card)
        return table

    def suit(self, card: int) -> int:
        """Returns the number of a number card's suit, in the order of `suits`."""
        return card % self.row // self.copies

    def name(self, card: int) -> str:
        """Returns the printed name of a card."""
        if card >= self.wild:
            return WILDS[card - self.wild]
        rank, track = divmod(card, self.row)
        return f"{rank + LOW}{self.suits[track // self.copies]}"

    def names(self, cards: Cards) -> list[str]:
        """Returns the names in a mask, by rank and suit, wild cards last."""
        return [self.name(card) for card in bits(cards)]


HAGGIS = CardLayout("roygb")
TEAM = CardLayout("shdc", copies=2)  # HT-2
