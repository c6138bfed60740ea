"""A slow oracle: combinations, partitions and ways to lay, straight from the words of the rules, by subsets."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product

__all__ = ["best", "can_lay", "completes", "is_group", "is_meld", "is_run", "lays", "melds", "points"]

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
type Names = tuple[str, ...]


def split(name: str) -> tuple[str, str]:
    return name[:-1], name[-1]


def is_run(names: Names) -> bool:
    """HR-4: three or more in sequence in one suit, the ace below the 2 or above the king."""
    ranks = [split(name)[0] for name in names]
    if len({split(name)[1] for name in names}) != 1 or len(ranks) < 3:
        return False
    lines = (RANKS, [*RANKS[1:], "A"])
    return any(
        Counter(line[at : at + len(ranks)]) == Counter(ranks) for line in lines for at in range(13 - len(ranks) + 1)
    )


def is_group(names: Names) -> bool:
    """HR-5: three or four of one rank, all suits different."""
    suits = [split(name)[1] for name in names]
    return len({split(name)[0] for name in names}) == 1 and len(set(suits)) == len(suits) and len(suits) in {3, 4}


def is_meld(names: Names) -> bool:
    return is_run(names) or is_group(names)


def melds(hand: Iterable[str]) -> set[frozenset[str]]:
    """Returns every combination in a hand, by all its subsets."""
    hand = tuple(hand)
    found = set()
    for size in range(3, len(hand) + 1):
        for some in combinations(hand, size):
            if len(set(some)) == size and is_meld(some):
                found.add(frozenset(some))
    return found


def points(names: Iterable[str], *, low: bool = False) -> int:
    """HR-3, D-R07: the points of a combination; by option, an ace beside a 2 counts 1."""
    names = list(names)
    ranks = [split(name)[0] for name in names]
    found = sum(int(rank) if rank.isdigit() else 10 for rank in ranks)
    if low and "A" in ranks and "2" in ranks and "K" not in ranks:
        found -= 9
    return found


def ways(hand: Names) -> Iterator[tuple[frozenset[str], ...]]:
    """Yields every set of combinations of a hand that share no card."""

    @cache
    def rec(left: Names) -> frozenset[tuple[frozenset[str], ...]]:
        found: set[tuple[frozenset[str], ...]] = {()}
        for meld in melds(left):
            rest = Counter(left)
            rest.subtract(meld)
            for more in rec(tuple(sorted(rest.elements()))):
                found.add(tuple(sorted((meld, *more), key=sorted)))
        return frozenset(found)

    yield from sorted(rec(tuple(sorted(hand))), key=repr)


def best(hand: Names) -> tuple[int, int]:
    """Returns the most points, and the fewest cards left over, of any partition."""
    most, fewest = 0, len(hand)
    for way in ways(hand):
        most = max(most, sum(points(meld) for meld in way))
        fewest = min(fewest, len(hand) - sum(map(len, way)))
    return most, fewest


def lays(hand: Names, table: tuple[Names, ...]) -> Iterator[tuple[Counter[str], int, int]]:
    """Yields every way to lay part of a hand: the cards left, points of new combinations, and number of lay-offs."""
    start = (tuple(sorted(hand)), tuple(tuple(sorted(meld)) for meld in table), 0, 0)
    seen = {start}
    todo = [start]
    while todo:
        left, laid, count, offs = todo.pop()
        yield Counter(left), count, offs
        steps = []
        for meld in melds(left):
            rest = Counter(left)
            rest.subtract(meld)
            steps.append((rest, (*laid, tuple(sorted(meld))), count + points(meld), offs))
        for name in set(left):
            for at, there in enumerate(laid):
                grown = tuple(sorted((*there, name)))
                if name not in there and is_meld(grown):
                    rest = Counter(left)
                    rest.subtract([name])
                    steps.append((rest, (*laid[:at], grown, *laid[at + 1 :]), count, offs + 1))
        for rest, table_, count_, offs_ in steps:
            after = (tuple(sorted(rest.elements())), tuple(sorted(table_)), count_, offs_)
            if after not in seen:
                seen.add(after)
                todo.append(after)


def completes(name: str, hand: Iterable[str], unseen: Iterable[str]) -> bool:
    """Returns whether a card makes a combination with two cards of a hand, or with one of them and an unseen card."""
    hand = sorted(set(hand))
    pairs = [*combinations(hand, 2), *product(hand, set(unseen))]
    return any(len({name, *two}) == 3 and is_meld((name, *two)) for two in pairs)


def can_lay(card: str, hand: Names, table: tuple[Names, ...], *, opened: bool) -> bool:
    """Returns whether the player of a hand could take a discard and lay it at once: HR-13, D-R09, D-R11.

    A player who has not opened needs 51 points of new combinations for that; those who could go out instead are left
    aside.
    """
    if opened:
        if len(hand) >= 3 and any(is_meld((card, *two)) for two in combinations(hand, 2)):
            return True
        suit = sorted({name for name in hand if split(name)[1] == split(card)[1]})
        sizes = range(min(len(suit) + 1, len(hand)))
        first = [some for size in sizes for some in combinations(suit, size)]  # laid off on a run before the card
        return any(is_meld((*meld, *some, card)) for meld in table for some in first)
    if not can_lay(card, hand, table, opened=True):
        return False
    pairs = list(combinations(sorted({*hand, card}), 2))
    useful = [name for name in (*hand, card) if any(name not in two and is_meld((name, *two)) for two in pairs)]
    for way in ways(tuple(useful)) if points(useful) >= 51 else ():
        laid = Counter(name for meld in way for name in meld)
        if sum(map(points, way)) >= 51 and laid.total() <= len(hand):
            left = tuple((Counter(hand) - laid).elements())
            if laid[card] or can_lay(card, left, (*table, *map(tuple, way)), opened=True):
                return True
    return False
