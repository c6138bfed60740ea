"""Tables filled on demand: the sets of one rank, the runs that begin at one rank, the bombs of 3-5-7-9.

A hand is a union of small patterns that keep recurring. A table keeps the finished moves, sorted, for each pattern
that it has met. Its key is `hand & table.mask`, for a canonical hand.
"""

from functools import cache
from itertools import combinations, product
from operator import attrgetter
from typing import NamedTuple

from engine.core.cards import Cards, bits
from engine.games.haggis.rules.combinations import BOMB_RANKS, bomb_of_suits
from engine.games.haggis.rules.layout import HIGH, KING, CardLayout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["LIMIT", "Bombs", "Footing", "Gate", "Groups", "RankStart", "Sets", "Starts", "Window", "by_cards"]

LIMIT = 2048  # how many patterns a table keeps before it starts afresh

type Groups = tuple[tuple[Move, ...], ...]

by_cards = attrgetter("cards")


class Sets(dict[Cards, Groups]):
    """The sets of one rank by width, the single cards first."""

    def __init__(self, layout: CardLayout, rank: int) -> None:
        super().__init__()
        self.layout = layout
        self.rank = rank
        self.mask = layout.rank(rank) | layout.wilds

    def __missing__(self, cards: Cards) -> Groups:
        if len(self) == LIMIT:
            self.clear()
        ones = _ones(cards)
        rank, uppers, wilds = self.rank, self.layout.uppers, self.layout.wilds
        groups = []
        for width in range(1, len(ones) + 1):
            some = sorted(map(sum, combinations(ones, width)))
            # H23-14; of two identical cards, the lower one
            usable = [cards for cards in some if cards & ~wilds and not (cards & uppers) >> 1 & ~cards]
            groups.append(tuple([Move(Kind.SET, 1, width, rank, cards) for cards in usable]))
        found = self[cards] = tuple(groups)
        return found


class Window(dict[Cards, tuple[Move, ...]]):
    """The runs of one length, width and top rank whose number cards lie on all of these tracks and no others.

    If there are fewer tracks than the width, wild cards make up the rest (D-H12).
    """

    def __init__(self, layout: CardLayout, tracks: tuple[int, ...], width: int, length: int, top: int) -> None:
        super().__init__()
        low = top - length + 1
        ranks = layout.ranks(low, min(top, HIGH))
        columns = [layout.columns[track] & ranks for track in tracks]
        self.layout = layout
        self.shape = length, width, top
        self.size = length * width
        self.parts = (layout.rank(low), *columns)  # D-H09: each must have a number card
        self.mask = sum(columns) | layout.wilds

    def __missing__(self, cards: Cards) -> tuple[Move, ...]:
        if len(self) == LIMIT:
            self.clear()
        layout = self.layout
        wilds = _ones(cards & layout.wilds)
        all_numbers = cards & ~layout.wilds
        numbers = _ones(all_numbers)
        uppers = cards & layout.uppers  # none may stay without its lower twin
        parts = [cards & part for part in self.parts]
        found: list[Cards] = []
        for holes in range(self.size - len(numbers), len(wilds) + 1 if all(parts) else 0):
            fills = [sum(some) for some in combinations(wilds, holes)]
            spared = len(numbers) + holes - self.size
            thin = [part for part in parts if part.bit_count() <= spared]
            for spare in map(sum, combinations(numbers, spared)):
                some = all_numbers ^ spare
                if all(map(some.__and__, thin)) and not spare << 1 & uppers & ~spare:
                    found += [some | fill for fill in fills]
        length, width, top = self.shape
        moves = self[cards] = tuple([Move(Kind.RUN, length, width, top, some) for some in sorted(found)])
        return moves


class Gate(NamedTuple):
    """Leads to a window if the hand has `size` cards in `mask`; `order` sorts it as its runs are sorted."""

    mask: Cards
    size: int
    order: int
    window: Window


class RankStart(NamedTuple):
    """What begins at a rank: the runs of two ranks by width, pairs first, and the windows of longer runs in lines.

    A line goes from short to long: when one window has too few cards, so do all after it.
    """

    doubles: Groups
    lines: tuple[tuple[Gate, ...], ...]


class Footing(NamedTuple):
    """What begins at a rank on some tracks, if the hand has one card in `bottom` and `size` cards in `mask`.

    `bottom` is the rank where runs begin; `mask` is that rank, the next one and the wild cards. Each line has the
    number of cards in `mask` that its runs take.
    """

    bottom: Cards
    mask: Cards
    size: int
    doubles: list[Gate]
    lines: list[tuple[int, tuple[Gate, ...]]]


class Starts(dict[Cards, RankStart]):
    """All the runs that begin at one rank, by the cards of this rank and the next."""

    def __init__(self, layout: CardLayout, low: int) -> None:
        super().__init__()
        self.mask = layout.ranks(low, min(low + 1, HIGH)) | layout.wilds
        self.layout = layout
        self.rank = layout.rank(low)
        self.widths = range(2, layout.row + 2)
        self.gates: list[Gate] = []
        self.footings: list[Footing] = []
        self.near: dict[Cards, list[Footing]] = {}
        for tracks in _tracks(layout):
            columns = sum([layout.columns[track] for track in tracks])
            doubles: list[Gate] = []
            lines: list[tuple[int, tuple[Gate, ...]]] = []
            for width in (len(tracks), len(tracks) + 1):
                gates = _gates(layout, tracks, width, low)
                self.gates += gates
                doubles += [gate for gate in gates if gate.size == 2 * width]
                line = tuple([gate for gate in gates if gate.size > 2 * width])
                if line:
                    lines.append((line[0].size - len(tracks), line))
            sizes = [gate.size for gate in doubles] + [size for size, _ in lines]
            if sizes:
                mask = self.mask & (columns | layout.wilds)
                self.footings.append(Footing(columns & self.rank, mask, min(sizes), doubles, lines))

    def __missing__(self, cards: Cards) -> RankStart:
        if len(self) == LIMIT:
            self.clear()
        groups: list[list[Move]] = [[] for _ in self.widths]
        found: list[tuple[Gate, ...]] = []
        for bottom, mask, least, doubles, lines in self._near(cards):
            here = cards & mask
            if not here & bottom or (count := here.bit_count()) < least:
                continue
            for _, size, _, window in doubles:
                if count >= size:
                    groups[size // 2 - 2] += window[here]
            found += [line for size, line in lines if count >= size]
        start = self[cards] = RankStart(tuple([tuple(sorted(group, key=by_cards)) for group in groups]), tuple(found))
        return start

    def _near(self, cards: Cards) -> list[Footing]:
        """Returns the footings with a card on each track but one: three wild cards do not stand in for two tracks."""
        numbers = cards & self.layout.numbers
        there = (numbers | numbers >> self.layout.row) & self.rank
        near = self.near.get(there)
        if near is None:
            near = self.near[there] = [it for it in self.footings if (it.bottom & ~there).bit_count() <= 1]
        return near


class Bombs(dict[Cards, tuple[Move, ...]]):
    """The bombs of 3-5-7-9."""

    def __init__(self, layout: CardLayout) -> None:
        super().__init__()
        self.row = layout.row
        self.ranks = [layout.rank(rank) & ~layout.uppers for rank in BOMB_RANKS]
        self.mask = sum(self.ranks)

    def __missing__(self, cards: Cards) -> tuple[Move, ...]:
        if len(self) == LIMIT:
            self.clear()
        found: list[Move] = []
        for ids in product(*(bits(cards & rank) for rank in self.ranks)):
            place = bomb_of_suits(len({card % self.row for card in ids}))
            if place:
                found.append(Move(Kind.BOMB, len(ids), 1, place, sum(1 << card for card in ids)))
        moves = self[cards] = tuple(sorted(found))
        return moves


@cache
def _tracks(layout: CardLayout) -> tuple[tuple[int, ...], ...]:
    """Returns the sets of tracks that a canonical run can lie on."""
    some = range(1, 1 << layout.row)
    found = [tuple(bits(cards)) for cards in some if layout.is_canonical(cards)]
    return tuple(sorted(found, key=lambda tracks: (len(tracks), tracks)))


def _gates(layout: CardLayout, tracks: tuple[int, ...], width: int, low: int) -> list[Gate]:
    """Returns the windows that begin at a rank, as far as number cards and three wild cards can fill them."""
    gates = []
    for length in range(3 if width == 1 else 2, KING - low + 2):  # H23-11
        window = Window(layout, tracks, width, length, low + length - 1)
        if window.mask.bit_count() < window.size:
            break
        gates.append(Gate(window.mask, window.size, (length << 4 | width) << 4 | low, window))
    return gates


def _ones(cards: Cards) -> list[Cards]:
    """Returns each card of a mask as a mask of its own."""
    ones = []
    while cards:
        ones.append(cards & -cards)
        cards &= cards - 1
    return ones
