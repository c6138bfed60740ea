"""Combinations: runs and groups as masks of names, what they count, and what can be laid off on them."""

from functools import cache, lru_cache
from typing import NamedTuple

from engine.core.cards import Card, Cards, bits
from engine.games.handromi.rules.pack import ACES, ALL, RANKS, total

__all__ = ["FEWEST", "Meld", "find", "fits", "grown", "meld_of", "ordered", "shape_of", "usable"]

FEWEST = 3  # cards of a combination: HR-4, HR-5
_SUIT = (1 << RANKS) - 1
_ACE_HIGH = 1 << RANKS
_SUIT_ACES = ACES & ALL
_RUN_STARTS = ALL & ~(_SUIT_ACES << RANKS - 1 | _SUIT_ACES << RANKS - 2)  # from the ace to the jack


class Meld(NamedTuple):
    """A combination: a run of `suit` from rank `low` to `high` (ace 1 or 14), or a group of rank `low` = `high`.

    `cards` is a mask of names: no combination holds two copies of a card (D-R14). `points` is what it counts for the
    opening, `least` the same with an ace below a 2 counted as 1.
    """

    run: bool
    cards: Cards
    low: int
    high: int
    suit: int
    points: int
    least: int


@cache
def _runs(word: int) -> tuple[int, ...]:
    """Returns every run within the ranks of one suit, as 13-bit words, from the low ace up: HR-4, C-102."""
    found = []
    ranks = word | word << RANKS & _ACE_HIGH  # the ace above the king too
    for low in range(RANKS - 1):
        length = 0
        while ranks >> low + length & 1:
            length += 1
        for size in range(3, min(length, RANKS) + 1):
            run = ((1 << size) - 1) << low
            found.append((run | run >> RANKS) & _SUIT)
    return tuple(dict.fromkeys(found))  # with all thirteen, the ace at either end is the same name


@cache
def _groups(suits: int) -> tuple[int, ...]:
    """Returns every group within some suits, as four-bit words: HR-5."""
    return tuple(word for word in range(suits + 1) if not word & ~suits and word.bit_count() >= 3)


@cache
def _spread(rank: int, suits: int) -> tuple[Cards, ...]:
    """Returns the groups of a rank within some suits, as masks of names."""
    return tuple(sum(1 << suit * RANKS + rank for suit in range(4) if word >> suit & 1) for word in _groups(suits))


@cache
def _along(suit: int, word: int) -> tuple[Cards, ...]:
    """Returns the runs of a suit as masks of names."""
    return tuple(run << suit * RANKS for run in _runs(word))


def _group_ranks(names: Cards) -> int:
    """Returns the ranks, as 13 bits, that some names have in three or more suits: where there is a group."""
    s, h, d, c = names & _SUIT, names >> 13 & _SUIT, names >> 26 & _SUIT, names >> 39
    return (s & h & (d | c)) | (d & c & (s | h))


@lru_cache(maxsize=1024)
def usable(names: Cards) -> Cards:
    """Returns the given names that can be part of a combination of these."""
    low = names & names >> 1 & names >> 2 & _RUN_STARTS
    high = names & names >> RANKS - 2 & names >> RANKS - 1 & _SUIT_ACES  # an ace with its queen and king
    runs = low | low << 1 | low << 2 | high | high << RANKS - 2 | high << RANKS - 1
    return runs | names & _group_ranks(names) * _SUIT_ACES


@cache
def meld_of(cards: Cards) -> Meld | None:
    """Returns the combination that a mask of names is, None if it is not one."""
    if cards > ALL or not 3 <= cards.bit_count() <= RANKS:  # D-R14
        return None
    ids = list(bits(cards))
    suit, rank = divmod(ids[0], RANKS)
    points = total(cards)
    if ids[-1] // RANKS == suit:
        word = cards >> suit * RANKS
        if word not in _runs(word):
            return None
        high_ace = bool(word & 1 and word >> RANKS - 1)
        low = rank + 1
        if word == _SUIT:
            low = 2  # with all thirteen the ace is the highest
        elif high_ace:
            low = RANKS - (len(ids) - 2)
        least = points if high_ace or not word & 1 else points - 9
        return Meld(True, cards, low, low + len(ids) - 1, suit, points, least)
    if len(ids) <= 4 and all(card % RANKS == rank for card in ids):
        return Meld(False, cards, rank + 1, rank + 1, -1, points, points)
    return None


def shape_of(cards: Cards) -> Meld:
    """Returns the combination that a mask of names is; raises ValueError if it is not one."""
    meld = meld_of(cards)
    if meld is None:
        raise ValueError("these cards are not a combination")
    return meld


def find(names: Cards) -> tuple[Cards, ...]:
    """Returns every combination within some names, as masks."""
    found: list[Cards] = []
    for suit in range(4):
        word = names >> suit * RANKS & _SUIT
        if word.bit_count() >= 3:
            found += _along(suit, word)
    ranks = _group_ranks(names)
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        rank = low.bit_length() - 1
        row = names >> rank
        suits = row & 1 | row >> 12 & 2 | row >> 24 & 4 | row >> 36 & 8
        found += _spread(rank, suits)
    return tuple(found)


@cache
def fits(cards: Cards) -> Cards:
    """Returns the names that can be laid off on a combination: D-R13."""
    meld = shape_of(cards)
    if not meld.run:
        return _SUIT_ACES << meld.low - 1 & ~cards
    found = 0
    if meld.low > 1:
        found |= 1 << meld.low - 2
    if meld.high <= RANKS:
        found |= 1 << meld.high % RANKS  # above the king is the ace
    return found << meld.suit * RANKS & ~cards


@cache
def ordered(cards: Cards) -> tuple[Card, ...]:
    """Returns the names of a combination in its own order: runs upward, the ace where it stands."""
    ids = tuple(bits(cards))
    meld = meld_of(cards)
    if meld is not None and meld.run and meld.high > RANKS:
        return (*ids[1:], ids[0])
    return ids


@cache
def grown(cards: Cards) -> tuple[tuple[Cards, int], ...]:
    """Returns what can be laid off on a combination at once: masks of names, each with the ends that it uses up.

    Ends are bits: 1 below, 2 above (or the missing suit of a group), 4 the place of the ace.
    """
    meld = shape_of(cards)
    if not meld.run:
        return tuple((1 << card, 2) for card in bits(fits(cards)))
    found = []
    base = meld.suit * RANKS
    ace = 1 << base
    if not (cards & ace and meld.low == 1):
        part = 0
        for rank in range(meld.low - 1, 0, -1):
            name = 1 << base + rank - 1
            if name & cards:
                break
            part |= name
            found.append((part, 1 | 4 * bool(part & ace)))
    part = 0
    for rank in range(meld.high + 1, RANKS + 2):
        name = 1 << base + (rank - 1) % RANKS
        if name & cards:
            break
        part |= name
        found.append((part, 2 | 4 * bool(part & ace)))
    return tuple(found)
