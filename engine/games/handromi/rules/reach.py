"""Whether a turn can still be completed: exact searches, so that nobody runs into a dead end."""

from functools import lru_cache

from engine.core.cards import Cards
from engine.games.handromi.rules.melds import FEWEST, find, fits, grown, usable
from engine.games.handromi.rules.pack import HALF, copies, less, total
from engine.games.handromi.rules.partition import worth

__all__ = ["Ends", "can_lay", "can_open", "can_out", "ends_of"]

# What can be laid off at once: a mask of names, and the ends of combinations that it uses up.
type Ends = tuple[tuple[Cards, int], ...]


def ends_of(table: tuple[Cards, ...], names: Cards) -> Ends:
    """Returns which of some names can be laid off on the combinations of a table: D-R13."""
    fitting, ends = _table_ends(table)
    return tuple([end for end in ends if not end[0] & ~names]) if fitting & names else ()


@lru_cache(maxsize=512)
def _table_ends(table: tuple[Cards, ...]) -> tuple[Cards, Ends]:
    """Returns the names that can be laid off singly on the combinations of a table, and all that can at once."""
    fitting = 0
    found: list[tuple[Cards, int]] = []
    for at, meld in enumerate(table):
        fitting |= fits(meld)
        found += [(part, ends << 3 * at) for part, ends in grown(meld)]
    return fitting, tuple(found)


def can_lay(hand: Cards, ends: Ends, owed: Cards) -> bool:
    """Returns whether the card `owed` can be laid, with one card left to discard: D-R09(a), D-R11."""
    most = hand.bit_count() - 1
    if any(part & owed and part.bit_count() <= most for part, _ in ends):
        return True
    return most >= FEWEST and bool(usable(copies(hand)) & owed)


def can_open(hand: Cards, ends: Ends, need: int, owed: Cards, low: bool) -> bool:
    """Returns whether new combinations of a hand count at least `need`, with one card left to discard: D-R07, D-R11.

    The card `owed`, 0 for none, must be laid in the same turn: in one of them, or off on the table once opened.
    """
    union = usable(copies(hand))
    return total(hand & (union | union << HALF)) >= need and _can_open(hand, ends, need, owed, low)


@lru_cache(maxsize=8192)
def _can_open(hand: Cards, ends: Ends, need: int, owed: Cards, low: bool) -> bool:
    melds = find(copies(hand))
    most = hand.bit_count() - 1
    if not owed:
        return _opens(hand, melds, need, most, low)
    for meld in melds:
        if meld & owed and _opens(less(hand, meld), melds, need - worth(meld, low), most - meld.bit_count(), low):
            return True
    return any(
        part & owed and _opens(less(hand, part), melds, need, most - part.bit_count(), low) for part, _ in ends
    )


def _opens(hand: Cards, melds: tuple[Cards, ...], need: int, most: int, low: bool) -> bool:
    """Returns whether some of the combinations, sharing no card, count `need` with at most `most` cards."""
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
    if total(hand) < need:
        return False
    card = union & -union
    for meld in here:
        if meld & card and _opens(
            less(hand, meld), tuple(here), need - worth(meld, low), most - meld.bit_count(), low
        ):
            return True
    return _opens(less(hand, card), tuple(here), need, most, low)


def can_out(hand: Cards, ends: Ends, owed: Cards) -> bool:
    """Returns whether all but one card of a hand can be laid, `owed` among them: D-R11, D-R15."""
    union = usable(copies(hand))
    for part, _ in ends:
        union |= part
    loose = hand & ~(union | union << HALF)
    return not loose & (loose - 1 | owed) and _can_out(hand, ends, owed)


@lru_cache(maxsize=8192)
def _can_out(hand: Cards, ends: Ends, owed: Cards) -> bool:
    items = (*[(meld, 0) for meld in find(copies(hand))], *ends)
    keep = owed if owed and not hand >> HALF & owed else 0  # with two copies either may be the discard
    return _empties(hand, items, 0, keep, True)


def _empties(hand: Cards, items: Ends, used: int, keep: Cards, spare: bool) -> bool:
    """Returns whether a hand can be laid except for one card, which is not `keep`; without `spare`, completely."""
    if not hand:
        return not spare
    names = copies(hand)
    card = names & -names
    for item, ends in items:
        fits = item & card and not item & ~names and not ends & used
        if fits and _empties(less(hand, item), items, used | ends, keep, spare):
            return True
    return spare and card != keep and _empties(less(hand, card), items, used, keep, False)
