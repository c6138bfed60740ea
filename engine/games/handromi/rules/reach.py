"""Whether a turn can still be completed: exact searches, so that nobody runs into a dead end."""

from functools import lru_cache

from engine.core.cards import Cards, bits
from engine.games.handromi.rules.melds import find, grown
from engine.games.handromi.rules.pack import HALF, copies, less, value_of
from engine.games.handromi.rules.partition import worth

__all__ = ["Ends", "can_lay", "can_open", "can_out", "ends_of"]

# What can be laid off at once: a mask of names, and the ends of combinations that it uses up.
type Ends = tuple[tuple[Cards, int], ...]


def ends_of(table: tuple[Cards, ...], names: Cards) -> Ends:
    """Returns which of some names can be laid off on the combinations of a table: D-R13."""
    found = []
    for at, meld in enumerate(table):
        found += [(part, ends << 3 * at) for part, ends in grown(meld) if not part & ~names]
    return tuple(found)


def can_lay(hand: Cards, ends: Ends, owed: Cards) -> bool:
    """Tells whether the card `owed` can be laid, with one card left to discard: D-R09(a), D-R11."""
    most = hand.bit_count() - 1
    if any(part & owed and part.bit_count() <= most for part, _ in ends):
        return True
    return any(meld & owed and meld.bit_count() <= most for meld in find(copies(hand)))


@lru_cache(maxsize=8192)
def can_open(hand: Cards, ends: Ends, need: int, owed: Cards, low: bool) -> bool:
    """Tells whether new combinations of a hand count at least `need`, with one card left to discard: D-R07, D-R11.

    The card `owed`, 0 for none, must be laid in the same turn: in one of them, or off on the table once opened.
    """
    names = copies(hand)
    melds = find(names)
    union = 0
    for meld in melds:
        union |= meld
    if _total(hand & (union | union << HALF)) < need:
        return False
    most = hand.bit_count() - 1
    if not owed:
        return _opens(hand, melds, need, most, low)
    for meld in melds:
        if meld & owed and _opens(less(hand, meld), melds, need - worth(meld, low), most - meld.bit_count(), low):
            return True
    return any(
        part & owed and _opens(less(hand, part), melds, need, most - part.bit_count(), low) for part, _ in ends
    )


def _total(cards: Cards) -> int:
    return sum([value_of(card) for card in bits(cards)])


def _opens(hand: Cards, melds: tuple[Cards, ...], need: int, most: int, low: bool) -> bool:
    """Tells whether some of the combinations, sharing no card, count `need` with at most `most` cards."""
    if most < 0:
        return False
    if need <= 0:
        return True
    names = copies(hand)
    here = []
    union = 0
    for meld in melds:
        if not meld & ~names:
            here.append(meld)
            union |= meld
    hand &= union | union << HALF
    if _total(hand) < need:
        return False
    card = union & -union
    for meld in here:
        if meld & card and _opens(
            less(hand, meld), tuple(here), need - worth(meld, low), most - meld.bit_count(), low
        ):
            return True
    return _opens(less(hand, card), tuple(here), need, most, low)


@lru_cache(maxsize=8192)
def can_out(hand: Cards, ends: Ends, owed: Cards) -> bool:
    """Tells whether all but one card of a hand can be laid, `owed` among them: D-R11, D-R15."""
    names = copies(hand)
    items = [(meld, 0) for meld in find(names)]
    items += ends
    union = 0
    for item, _ in items:
        union |= item
    loose = hand & ~(union | union << HALF)
    if loose.bit_count() > 1 or loose & owed:
        return False
    keep = owed if owed and not hand >> HALF & owed else 0  # with two copies either may be the discard
    return _empties(hand, tuple(items), 0, keep, True)


def _empties(hand: Cards, items: Ends, used: int, keep: Cards, spare: bool) -> bool:
    """Tells whether a hand can be laid except for one card, which is not `keep`; without `spare`, completely."""
    if not hand:
        return not spare
    names = copies(hand)
    card = names & -names
    for item, ends in items:
        fits = item & card and not item & ~names and not ends & used
        if fits and _empties(less(hand, item), items, used | ends, keep, spare):
            return True
    return spare and card != keep and _empties(less(hand, card), items, used, keep, False)
