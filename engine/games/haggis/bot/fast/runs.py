"""Runs: all those that number cards and wild cards can make, from tables filled on demand."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engine.core.cards import Cards, bits
from engine.games.haggis.bot.fast.keys import PLACES, run_key
from engine.games.haggis.rules.layout import LOW, CardLayout
from engine.games.haggis.rules.lookup import LIMIT

__all__ = ["FastRun", "runs_of"]

# The number cards of a run, the wild cards it binds, its key, its places as bits, and how many cards it takes there.
type FastRun = tuple[Cards, int, int, int, tuple[tuple[int, int], ...]]
# Where a run of sets begins: its tracks, its width, and its holes so far.
type _Start = tuple[int, int, int]


def runs_of(layout: CardLayout, cards: Cards, rows: list[int], wilds: int) -> list[FastRun]:
    """Returns the runs of a hand, each beginning and ending at a rank with a number card."""
    found: list[FastRun] = []
    for track in _single_runs(layout):
        found += track[cards & track.mask][wilds]
    row = layout.row
    most = min(wilds, 1)
    pair = (1 << 2 * row) - 1
    starts = _starts(row)
    for low in PLACES[:-1]:
        both = cards >> low * row & pair
        if both.bit_count() < 3:
            continue
        for start in starts[both][most]:
            found += _follow(rows, row, low, start, most)
    return found


def _follow(rows: list[int], row: int, low: int, start: _Start, most: int) -> Iterator[FastRun]:
    """Yields the runs of sets that begin with two given ranks."""
    tracks, width, holes = start
    cards = 0
    places = 0
    parts: tuple[tuple[int, int], ...] = ()
    for place in range(low, len(rows)):
        some = rows[place] & tracks
        count = some.bit_count()
        if place > low + 1:
            holes += width - count
            if holes > most:
                return
        if not count:
            continue
        cards |= some << place * row
        places |= 1 << place
        parts = (*parts, (place, count))
        if place > low:
            yield cards, holes, run_key(place - low + 1, width, place + LOW), places, parts


class _SingleRuns(dict[Cards, tuple[tuple[FastRun, ...], ...]]):
    """The runs of single cards on one track, by its cards and then by the number of wild cards at hand."""

    def __init__(self, layout: CardLayout, track: int) -> None:
        super().__init__()
        self._row = layout.row
        self.mask = layout.columns[track]

    def __missing__(self, cards: Cards) -> tuple[tuple[FastRun, ...], ...]:
        held = [card // self._row for card in bits(cards)]
        runs: list[FastRun] = []
        for first, last in combinations(range(len(held)), 2):
            some = held[first : last + 1]
            low, top = some[0], some[-1]
            top += top == low + 1  # two neighbours in one suit need a wild card on top
            holes = top - low + 1 - len(some)
            inside = self.mask & (1 << (some[-1] + 1) * self._row) - (1 << low * self._row)
            places = sum(1 << place for place in some)
            parts = tuple((place, 1) for place in some)
            runs.append((cards & inside, holes, run_key(top - low + 1, 1, top + LOW), places, parts))
        found = self[cards] = tuple(tuple(run for run in runs if run[1] <= wilds) for wilds in range(4))
        return found


class _Starts(dict[int, tuple[tuple[_Start, ...], ...]]):
    """The starts of runs of sets, by the cards of two ranks: those without holes, then those with at most one."""

    def __init__(self, row: int) -> None:
        super().__init__()
        self._row = row

    def __missing__(self, both: int) -> tuple[tuple[_Start, ...], ...]:
        if len(self) == LIMIT:
            self.clear()
        low, high = both & (1 << self._row) - 1, both >> self._row
        shared = [1 << track for track in bits(low & high)]
        single = [1 << track for track in bits(low ^ high)]
        whole = [(sum(some), size, 0) for size in range(2, len(shared) + 1) for some in combinations(shared, size)]
        holed = [
            (sum(some) | one, size + 1, 1)
            for size in range(1, len(shared) + 1)
            for some in combinations(shared, size)
            for one in single
        ]
        found = self[both] = (tuple(whole), tuple(whole + holed))
        return found


@cache
def _single_runs(layout: CardLayout) -> tuple[_SingleRuns, ...]:
    return tuple(_SingleRuns(layout, track) for track in range(layout.row))


@cache
def _starts(row: int) -> _Starts:
    return _Starts(row)
