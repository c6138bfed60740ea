"""The combinations that a hand holds: all that it may lead, and all that beat a combination on the table."""

from collections import defaultdict
from functools import cache
from itertools import chain, zip_longest

from engine.core.cards import Cards
from engine.games.haggis.rules.combinations import meanings
from engine.games.haggis.rules.layout import HIGH, LOW, WILDS, CardLayout
from engine.games.haggis.rules.lookup import Bombs, Gate, Groups, Sets, Starts, by_cards
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["CombinationFinder", "answers", "leads"]


def leads(layout: CardLayout, hand: Cards) -> tuple[Move, ...]:
    """Returns every set, run and bomb of a hand, sorted."""
    return _finder(layout).leads(layout.canonical(hand))


def answers(layout: CardLayout, hand: Cards, top: Move) -> tuple[Move, ...]:
    """Returns everything in a hand that beats a set, run or bomb on the table, sorted."""
    return _finder(layout).answers(layout.canonical(hand), top)


class CombinationFinder:
    """The tables of a card layout, and the two ways to look up a canonical hand in them."""

    def __init__(self, layout: CardLayout) -> None:
        self.wilds = layout.wilds
        self.sets = [(table.mask, table) for table in (Sets(layout, rank) for rank in range(LOW, HIGH + 1))]
        self.starts = [(table.mask, table) for table in (Starts(layout, rank) for rank in range(LOW, HIGH + 1))]
        self.bombs = Bombs(layout)
        # What wild cards can be without number cards, by the wild cards held: sets by width (H23-13), and bombs.
        self.wild_sets: dict[Cards, Groups] = {}
        self.wild_bombs: dict[Cards, tuple[Move, ...]] = {}
        subsets = [wilds << layout.wild for wilds in range(1 << len(WILDS))]
        for wilds in subsets:
            moves = sorted(move for part in subsets if part & wilds == part for move in meanings(layout, part))
            self.wild_sets[wilds] = (tuple(move for move in moves if move.kind is Kind.SET),)
            self.wild_bombs[wilds] = tuple(move for move in moves if move.kind is Kind.BOMB)
        # The windows of a length and width, by top rank from low to high.
        self.windows: dict[tuple[int, int], dict[int, list[Gate]]] = defaultdict(lambda: defaultdict(list))
        for _, starts in self.starts:
            for gate in starts.gates:
                length, width, top = gate.window.shape
                self.windows[length, width][top].append(gate)

    def leads(self, hand: Cards) -> tuple[Move, ...]:
        """Returns every set, run and bomb of a canonical hand, sorted."""
        wilds = hand & self.wilds
        sets = [table[hand & mask] for mask, table in self.sets]
        sets.append(self.wild_sets[wilds])
        found = list(chain.from_iterable(chain.from_iterable(zip_longest(*sets, fillvalue=()))))
        doubles: list[Groups] = []
        runs: dict[int, list[Move]] = defaultdict(list)
        for mask, starts in self.starts:
            groups, lines = starts[hand & mask]
            doubles.append(groups)
            for line in lines:
                for part, size, order, window in line:
                    cards = hand & part
                    if cards.bit_count() < size:
                        break
                    runs[order] += window[cards]
        found += chain.from_iterable(chain.from_iterable(zip(*doubles, strict=True)))
        for order in sorted(runs):
            runs[order].sort(key=by_cards)
            found += runs[order]
        found += self.wild_bombs[wilds]
        found += self.bombs[hand & self.bombs.mask]
        return tuple(found)

    def answers(self, hand: Cards, top: Move) -> tuple[Move, ...]:
        """Returns everything in a canonical hand that beats a combination, sorted; by the same test as `beats`."""
        found: list[Move] = []
        kind, length, width, rank = top[:4]
        if kind is Kind.SET:  # H23-17
            for mask, table in self.sets[max(0, rank + 1 - LOW) :]:
                groups = table[hand & mask]
                if len(groups) >= width:
                    found += groups[width - 1]
            if width == 1:
                found += [move for move in self.wild_sets[hand & self.wilds][0] if move.rank > rank]
        elif kind is Kind.RUN:
            for high, gates in self.windows.get((length, width), {}).items():
                if high > rank:
                    group: list[Move] = []
                    for mask, size, _, window in gates:
                        cards = hand & mask
                        if cards.bit_count() >= size:
                            group += window[cards]
                    group.sort(key=by_cards)
                    found += group
        floor = rank if kind is Kind.BOMB else 0  # H23-18
        found += [bomb for bomb in self.wild_bombs[hand & self.wilds] if bomb.rank > floor]
        found += [bomb for bomb in self.bombs[hand & self.bombs.mask] if bomb.rank > floor]
        return tuple(found)


@cache
def _finder(layout: CardLayout) -> CombinationFinder:
    return CombinationFinder(layout)
