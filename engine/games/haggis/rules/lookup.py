"""Tables filled on demand: the sets of one rank, the runs that begin at one rank, the bombs of 3-5-7-9.

A hand is a union of small patterns that keep recurring. A table keeps the finished moves, sorted, for each pattern
that it has met. Its key is `hand & table.mask`, for a canonical hand.
"""

from itertools import combinations, product
from operator import attrgetter
from typing import NamedTuple

from engine.core.cards import Cards, bits
from engine.games.haggis.rules.combinations import BOMB_RANKS, bomb_of_suits
from engine.games.haggis.rules.layout import HIGH, KING, LOW, CardLayout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["Bombs", "Gate", "Groups", "RankStart", "Sets", "Starts", "Window", "by_cards"]

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
        found = self[cards] = tuple(
            tuple(
                Move(Kind.SET, 1, width, self.rank, some)
                for some in sorted(map(sum, combinations(ones, width)))
                if some & ~self.layout.wilds and self.layout.is_canonical(some)  # H23-14
            )
            for width in range(1, len(ones) + 1)
        )
        return found


class Window(dict[Cards, tuple[Move, ...]]):
    """The runs of one length, width and top rank whose number cards lie on all of these tracks and no others.

    If there are fewer tracks than the width, wild cards make up the rest (D-H12).
    """

    def __init__(self, layout: CardLayout, tracks: tuple[int, ...], width: int, length: int, top: int) -> None:
        super().__init__()
        low = top - length + 1
        ranks = sum(layout.rank(rank) for rank in range(low, min(top, HIGH) + 1))
        self.layout = layout
        self.shape = length, width, top
        self.size = length * width
        self.columns = [layout.track(track) & ranks for track in tracks]
        self.bottom = layout.rank(low)
        self.mask = sum(self.columns) | layout.wilds

    def __missing__(self, cards: Cards) -> tuple[Move, ...]:
        if len(self) == LIMIT:
            self.clear()
        wilds = _ones(cards & self.layout.wilds)
        numbers = _ones(cards & ~self.layout.wilds)
        found: list[Cards] = []
        for holes in range(self.size - len(numbers), len(wilds) + 1):
            fills = [sum(some) for some in combinations(wilds, holes)]
            for some in map(sum, combinations(numbers, self.size - holes)):
                if (
                    some & self.bottom  # D-H09
                    and all(some & column for column in self.columns)
                    and self.layout.is_canonical(some)
                ):
                    found += [some | fill for fill in fills]
        moves = self[cards] = tuple(Move(Kind.RUN, *self.shape, some) for some in sorted(found))
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


class Starts(dict[Cards, RankStart]):
    """All the runs that begin at one rank, by the cards of this rank and the next."""

    def __init__(self, layout: CardLayout, low: int) -> None:
        super().__init__()
        self.mask = layout.rank(low) | (layout.rank(low + 1) if low < HIGH else 0) | layout.wilds
        self.widths = range(2, layout.row + 2)
        self.gates: list[Gate] = []
        # Each with the cards that may be its bottom; a line also with what this rank and the next must contribute.
        self.doubles: list[tuple[Cards, Gate]] = []
        self.lines: list[tuple[Cards, int, Cards, tuple[Gate, ...]]] = []
        for tracks in _tracks(layout):
            bottom = sum(1 << track for track in tracks) << (low - LOW) * layout.row
            for width in (len(tracks), len(tracks) + 1):
                gates = _gates(layout, tracks, width, low)
                self.gates += gates
                self.doubles += [(bottom, gate) for gate in gates if gate.size == 2 * width]
                line = tuple(gate for gate in gates if gate.size > 2 * width)
                if line:
                    self.lines.append((line[0].mask, line[0].size - len(tracks), bottom, line))

    def __missing__(self, cards: Cards) -> RankStart:
        if len(self) == LIMIT:
            self.clear()
        groups: list[list[Move]] = [[] for _ in self.widths]
        for bottom, (mask, size, _, window) in self.doubles:
            if cards & bottom and (cards & mask).bit_count() >= size:
                groups[size // 2 - 2] += window[cards & mask]
        lines = [
            line for mask, size, bottom, line in self.lines if cards & bottom and (cards & mask).bit_count() >= size
        ]
        doubles = tuple(tuple(sorted(group, key=by_cards)) for group in groups)
        found = self[cards] = RankStart(doubles, tuple(lines))
        return found


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


def _tracks(layout: CardLayout) -> list[tuple[int, ...]]:
    """Returns the sets of tracks that a canonical run can lie on."""
    return [
        tracks
        for size in range(1, layout.row + 1)
        for tracks in combinations(range(layout.row), size)
        if layout.is_canonical(sum(1 << track for track in tracks))
    ]


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
    return [1 << card for card in bits(cards)]
