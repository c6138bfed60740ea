"""Odds: how likely a combination is to stand against whatever the opponents may hold, by counting cards."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, repeat
from math import comb
from operator import mul

from engine.core.cards import Cards
from engine.games.haggis.rules.combinations import BOMB_RANKS, WILD_BOMBS
from engine.games.haggis.rules.layout import HIGH, JACK, KING, LOW, WILDS, CardLayout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["Odds", "number_bombs"]

WILD = 0.3  # how readily an opponent spends a wild card to beat something
BOMB = 0.1  # how readily an opponent plays a bomb that they hold
RARE = 0.01  # how often a run with several wild cards is played, since such runs are not counted

# How readily none, one, two ... of them are spent: by products, not `**`, whose last bits differ between machines.
_SPENT = tuple(accumulate(repeat(WILD, len(WILDS)), mul, initial=1.0))


class Odds:
    """The probabilities that combinations stand against some opponents, given the number cards that nobody has shown.

    `opponents` are (number cards in hand, mask of open wild cards). A probability of 1.0 is a certainty.
    """

    def __init__(self, layout: CardLayout, unseen: Cards, opponents: Sequence[tuple[int, Cards]]) -> None:
        full = (1 << layout.row) - 1
        self._layout = layout
        self._cards = unseen
        self._rows = [unseen >> at & full for at in range(0, layout.wild, layout.row)]
        self._commons = {1: self._rows}
        self._unseen = unseen.bit_count()
        self._opponents = [(count, wilds >> layout.wild) for count, wilds in opponents if count or wilds]
        self._bombs = number_bombs(layout, unseen)
        self._unbombed = self._bomb(0)
        self._sets: dict[int, list[float]] = {}
        self._runs: dict[tuple[int, int], list[float]] = {}

    def stands(self, move: Move) -> float:
        """Returns the probability that nobody beats a combination."""
        if move.kind is Kind.BOMB:
            return self._bomb(move.rank)
        if move.kind is Kind.RUN:
            return self.runs(move.length, move.width)[move.rank]
        return self.sets(move.width)[move.rank]

    def sets(self, width: int) -> list[float]:
        """Returns the probabilities of the sets of a width, by rank."""
        found = self._sets.get(width)
        if found is None:
            found = self._sets[width] = self._count_sets(width)
        return found

    def runs(self, length: int, width: int) -> list[float]:
        """Returns the probabilities of the runs of a shape, by top rank."""
        found = self._runs.get((length, width))
        if found is None:
            found = self._runs[length, width] = self._count_runs(length, width)
        return found

    def _count_sets(self, width: int) -> list[float]:
        probabilities = [self._unbombed] * (KING + 1)
        probability = self._unbombed
        if width == 1:
            for rank in range(KING, HIGH, -1):
                probabilities[rank] = probability
                for count, wilds in self._opponents:
                    if wilds >> rank - JACK & 1:
                        probability *= 1 - WILD if count else 0.0
        tables = [_none(count, self._unseen, width, wilds.bit_count()) for count, wilds in self._opponents]
        for rank in range(HIGH, LOW - 1, -1):
            probabilities[rank] = probability
            cards = self._rows[rank - LOW].bit_count()
            for table in tables:
                probability *= table[cards]
        return probabilities

    def _count_runs(self, length: int, width: int) -> list[float]:
        """Counts the runs above each rank that are held in full or, in a single suit, with one wild card."""
        size = length * width
        rare = False
        shares = []
        for count, wilds in self._opponents:
            held = wilds.bit_count()
            rare = rare or (held > (width == 1) and count + held >= size)
            if count + (held > 0) >= size:
                short = WILD * _all(count, self._unseen, size - 1) if held else 0.0
                shares.append((_all(count, self._unseen, size), short))
        probability = self._unbombed * (1 - RARE * rare)
        probabilities = [*[probability] * KING, self._unbombed]
        if not shares:
            return probabilities
        for top, (full, short) in zip(range(HIGH + 1, LOW + length - 2, -1), self._ways(length, width), strict=False):
            probabilities[top] = probability
            if full or short:
                for whole, holed in shares:
                    probability *= _none_of(full, whole) * _none_of(short, holed)
        return probabilities

    def _ways(self, length: int, width: int) -> Iterator[tuple[int, int]]:
        """Yields, by top rank from the highest down, how many runs are there in full, and how many lack one card."""
        if width > 1:
            yield 0, 0  # no run of sets reaches beyond the highest rank
            for suits in reversed(self._common(length)):
                yield comb(suits.bit_count(), width), 0
            return
        counts = _run_counts(self._layout.row, length)
        found = 0
        for track in range(self._layout.row):
            found += counts[self._cards >> track & counts.mask]
        for _ in range(LOW + length - 2, HIGH + 1):
            yield found & 0xFF, found >> 8 & 0xFF
            found >>= 16

    def _common(self, length: int) -> list[int]:
        """Returns the suits that `length` ranks in a row share, by the lowest rank."""
        found = self._commons.get(length)
        if found is None:
            shorter = self._common(length - 1)
            found = [suits & row for suits, row in zip(shorter, self._rows[length - 1 :], strict=False)]
            self._commons[length] = found
        return found

    def _bomb(self, rank: int) -> float:
        """Returns the probability that no bomb above a place on the ladder is played; 0 is below the ladder."""
        probability = 1.0
        suited, rainbows = self._bombs
        for count, wilds in self._opponents:
            ways = float(max((place for bomb, place in WILD_BOMBS.items() if bomb & wilds == bomb), default=0) > rank)
            four = _all(count, self._unseen, 4)
            if rank < 6:
                ways += four * suited
            if rank < 1:
                ways += four * rainbows
            probability *= 1 - BOMB * min(1.0, ways)
        return probability


class _RunCounts(dict[Cards, int]):
    """The number of runs of one length in the cards of a suit, in full and lacking one card: each in eight bits.

    The lowest bits are for the highest top rank, which only a wild card can be.
    """

    def __init__(self, row: int, length: int) -> None:
        super().__init__()
        self._row = row
        self._length = length
        self.mask = sum(1 << place * row for place in range(HIGH - LOW + 1))

    def __missing__(self, cards: Cards) -> int:
        held = [cards >> place * self._row & 1 for place in range(HIGH - LOW + 1)]
        length = self._length
        found = 0
        for place, low in enumerate(range(len(held) - length + 1, -1, -1)):
            some = sum(held[low : low + length])
            full = int(some == length)
            # The lowest card is never wild; a full run lacks none, but a wild card may replace any of the others.
            short = length - 1 if full else int(some == length - 1 and held[low])
            found |= (full | short << 8) << 16 * place
        self[cards] = found
        return found


@cache
def _run_counts(row: int, length: int) -> _RunCounts:
    return _RunCounts(row, length)


@cache
def _none_of(ways: int, share: float) -> float:
    """Returns the probability that none of `ways` independent events happens, each of probability `share`."""
    probability = 1.0
    for _ in range(ways):
        probability *= 1 - share
    return probability


def number_bombs(layout: CardLayout, cards: Cards) -> tuple[int, int]:
    """Returns how many bombs of 3-5-7-9 some cards hold, in one suit and in four; identical cards count once."""
    full = (1 << layout.row) - 1
    cards &= ~layout.uppers
    rows = [cards >> (rank - LOW) * layout.row & full for rank in BOMB_RANKS]
    return (rows[0] & rows[1] & rows[2] & rows[3]).bit_count(), _rainbows(*rows) if all(rows) else 0


@cache
def _rainbows(*rows: int) -> int:
    """Returns the number of ways to take one card from each row, all of different suits."""
    if not rows:
        return 1
    suits = [1 << suit for suit in range(rows[0].bit_length()) if rows[0] >> suit & 1]
    return sum(_rainbows(*(row & ~suit for row in rows[1:])) for suit in suits)


@cache
def _all(count: int, unseen: int, size: int) -> float:
    """Returns the probability that `size` given unseen cards are all in a hand of `count`."""
    return comb(unseen - size, count - size) / comb(unseen, count) if size <= count <= unseen else 0.0


@cache
def _none(count: int, unseen: int, width: int, wilds: int) -> list[float]:
    """Returns the probabilities that a hand has no set of a width at a rank, by the unseen cards of that rank."""
    probabilities = [1.0]
    for cards in range(1, min(unseen, 8) + 1):
        probability = 1.0
        for held in range(1, min(cards, count) + 1):
            share = comb(cards, held) * comb(unseen - cards, count - held) / comb(unseen, count)
            missing = max(0, width - held)
            if missing <= wilds:
                probability -= share * _SPENT[missing]
        probabilities.append(max(0.0, probability))
    return probabilities
