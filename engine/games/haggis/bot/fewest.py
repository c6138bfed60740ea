"""The fewest plays in which a hand can be got rid of: exact, for what reasons say of it."""

from functools import cache

from engine.core.cards import Cards, bits
from engine.games.haggis.rules.layout import HIGH, KING, LOW, CardLayout
from engine.games.haggis.rules.lookup import LIMIT, Bombs
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.terms import AnyTerms

__all__ = ["FewestPlays"]

STATES = 5000  # remainders of a hand that are looked at; a hand that needs more is not counted


class _TooMany(Exception):
    """Too many remainders would have to be looked at."""


class FewestPlays:
    """Counts the fewest legal plays that get rid of one hand, or of what some of its plays leave of it.

    Wild cards stand for each other here, since any of them are a play by themselves. The cards of the lowest rank go
    in runs that begin there and then in one set, which may take any wild cards along. A run takes every number card
    that it has a place for: a wild card in that place could as well change places with the number card, except for
    one in a bomb. So bombs are taken out first.
    """

    def __init__(self, terms: AnyTerms, hand: Cards) -> None:
        self._layout = terms.layout
        self._bombs = _bombs(terms.layout)
        self._runs = _runs(terms.layout, terms.allowed(_tracks(terms.layout)))
        wilds = hand & terms.layout.wilds
        self._from = [hand & terms.layout.ranks(low, HIGH) | wilds for low in range(LOW, HIGH + 1)]
        self._known: dict[tuple[Cards, int, bool], int] = {}

    def of(self, hand: Cards) -> int | None:
        """Returns the fewest plays for a part of the hand, a canonical mask; None if counting takes too long."""
        numbers = hand & self._layout.numbers
        wilds = (hand & self._layout.wilds).bit_count()
        try:
            return min(bombs + self._count(left, wilds, False) for left, bombs in self._unbombed(numbers).items())
        except _TooMany:
            return None

    def _unbombed(self, numbers: Cards) -> dict[Cards, int]:
        """Returns what is left of some number cards, each with the number of bombs of 3-5-7-9 taken out of them."""
        found = {numbers: 0}
        newest = [numbers]
        while newest:
            older, newest = newest, []
            for cards in older:
                for bomb in self._bombs[cards & self._bombs.mask]:
                    left = self._layout.less(cards, bomb.cards)
                    if left not in found:
                        found[left] = found[cards] + 1
                        newest.append(left)
        return found

    def _count(self, numbers: Cards, wilds: int, taken: bool) -> int:
        """Returns the fewest sets and runs; `taken` is whether a set before them can take wild cards along."""
        if not numbers:
            return int(wilds > 0 and not taken)
        key = numbers, wilds, taken
        best = self._known.get(key)
        if best is not None:
            return best
        if len(self._known) >= STATES:
            raise _TooMany
        layout = self._layout
        place = ((numbers & -numbers).bit_length() - 1) // layout.row
        rank = layout.rank(place + LOW)
        best = 1 + self._count(numbers & ~rank, wilds, True)
        for run, size in self._runs[self._from[place]]:
            cards = run & numbers
            holes = size - cards.bit_count()
            if holes <= wilds and cards & rank:
                best = min(best, 1 + self._count(layout.less(numbers, cards), wilds - holes, taken))
        self._known[key] = best
        return best


class _Runs(dict[Cards, list[tuple[Cards, int]]]):
    """The runs that begin at the lowest rank of a hand: the number cards with a place in each, and its size.

    Those with number cards of one rank only are left out: a set takes all of that rank. A table filled on demand.
    """

    def __init__(self, layout: CardLayout, tracks: tuple[Move, ...]) -> None:
        super().__init__()
        self._layout = layout
        widest = max(move.width for move in tracks)
        # Wild cards make up for tracks only where there are no more: else the run takes the cards of another one.
        self._lanes = [(move.cards, move.width) for move in tracks]
        self._lanes += [(columns, width + 1) for columns, width in self._lanes if width == widest]

    def __missing__(self, hand: Cards) -> list[tuple[Cards, int]]:
        if len(self) == LIMIT:
            self.clear()
        layout = self._layout
        wilds = (hand & layout.wilds).bit_count()
        numbers = hand & layout.numbers
        low = LOW + ((numbers & -numbers).bit_length() - 1) // layout.row
        ranks = [layout.rank(rank) for rank in range(low, HIGH + 1)] + [0] * (KING - HIGH)
        found = set()
        for columns, width in self._lanes:
            held = numbers & columns
            lowest = held & ranks[0]
            if not lowest:
                continue
            cards, size = 0, 0
            for rank in ranks:
                cards |= held & rank
                size += width
                if size - cards.bit_count() > wilds:
                    break
                if size > max(2, width) and cards != lowest:  # three cards in a row, or pairs and more of two ranks
                    found.add((cards, size))
        runs = self[hand] = sorted(found)
        return runs


@cache
def _runs(layout: CardLayout, tracks: tuple[Move, ...]) -> _Runs:
    return _Runs(layout, tracks)


@cache
def _tracks(layout: CardLayout) -> tuple[Move, ...]:
    """Returns the number cards on each choice of tracks, as if they were a run: some options do not allow it."""
    found = []
    for tracks in range(1, 1 << layout.row):
        if layout.is_canonical(tracks):
            cards = sum(layout.columns[track] for track in bits(tracks))
            found.append(Move(Kind.RUN, HIGH - LOW + 1, tracks.bit_count(), HIGH, cards))
    return tuple(found)


@cache
def _bombs(layout: CardLayout) -> Bombs:
    return Bombs(layout)
