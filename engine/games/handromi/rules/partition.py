"""The best way to divide a hand into combinations, by exact search."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from engine.core.cards import Cards
from engine.games.handromi.rules.melds import find, shape_of
from engine.games.handromi.rules.pack import HALF, copies, less, penalty

__all__ = ["Partition", "divide", "fewest_left", "most_points", "worth"]

type Best = tuple[int, tuple[Cards, ...]]


class Partition(NamedTuple):
    """Combinations of a hand, what they count for the opening, and the cards left over (canonical)."""

    melds: tuple[Cards, ...]
    points: int
    left: Cards


@cache
def worth(cards: Cards, low: bool) -> int:
    """Returns what a combination counts for the opening; with `low` an ace below a 2 counts 1: D-R07."""
    meld = shape_of(cards)
    return meld.least if low else meld.points


@cache
def _by_points(cards: Cards) -> int:
    return worth(cards, False) << 8 | cards.bit_count()


@cache
def _by_low_points(cards: Cards) -> int:
    return worth(cards, True) << 8 | cards.bit_count()


@cache
def _by_cards(cards: Cards) -> int:
    return cards.bit_count() << 12 | penalty(cards)


class _Search:
    """Maximizes the total value of combinations that share no card; among equals, the first one found wins."""

    def __init__(self, values: dict[Cards, int]) -> None:
        self.values = values
        self.memo: dict[Cards, Best] = {}

    def best(self, hand: Cards, melds: list[Cards]) -> Best:
        """Returns the highest total for a hand, with its combinations; `melds` are those it may use."""
        names = copies(hand)
        here = []
        union = 0
        for meld in melds:
            if not meld & ~names:
                here.append(meld)
                union |= meld
        if not here:
            return 0, ()
        hand &= union | union << HALF
        found = self.memo.get(hand)
        if found is not None:
            return found
        card = union & -union
        top = -1
        how: tuple[Cards, ...] = ()
        rest = []
        for meld in here:
            if meld & card:
                value, more = self.best(less(hand, meld), here)
                value += self.values[meld]
                if value > top:
                    top, how = value, (meld, *more)
            else:
                rest.append(meld)
        # without the lowest card, or one of its two copies: either will do, as no combination holds both
        value, more = self.best(less(hand, card), here if hand >> HALF & card else rest)
        if value > top:
            top, how = value, more
        self.memo[hand] = top, how
        return top, how


def _parts(melds: tuple[Cards, ...]) -> list[list[Cards]]:
    """Returns the combinations in lots that share no card."""
    lots: list[tuple[Cards, list[Cards]]] = []
    for meld in melds:
        union, lot = meld, [meld]
        apart = []
        for other, members in lots:
            if other & meld:
                union |= other
                lot = members + lot
            else:
                apart.append((other, members))
        lots = [*apart, (union, lot)]
    return [lot for _, lot in lots]


def _divided(hand: Cards, value: Callable[[Cards], int]) -> tuple[Cards, ...]:
    """Returns the combinations, sharing no card, of the highest total value."""
    melds: list[Cards] = []
    for lot in _parts(find(copies(hand))):
        if len(lot) == 1:
            twice = hand >> HALF & lot[0] == lot[0]
            melds += lot * (1 + twice)
        else:
            melds += _Search({meld: value(meld) for meld in lot}).best(hand, lot)[1]
    return tuple(sorted(melds))


def divide(hand: Cards, melds: tuple[Cards, ...], *, low: bool = False) -> Partition:
    """Returns the partition of a canonical hand into these combinations."""
    for meld in melds:
        hand = less(hand, meld)
    return Partition(melds, sum(worth(meld, low) for meld in melds), hand)


@lru_cache(maxsize=4096)
def most_points(hand: Cards, *, low: bool = False) -> Partition:
    """Returns the partition of a canonical hand that counts most for the opening; among equals, with most cards."""
    return divide(hand, _divided(hand, _by_low_points if low else _by_points), low=low)


@lru_cache(maxsize=4096)
def fewest_left(hand: Cards) -> Partition:
    """Returns the partition of a canonical hand that leaves the fewest cards; among equals, the cheapest ones."""
    return divide(hand, _divided(hand, _by_cards))
