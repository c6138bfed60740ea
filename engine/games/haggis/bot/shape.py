"""The shape of a hand: how it divides into combinations, and how few tricks it takes to get rid of it."""

from functools import reduce
from itertools import combinations, combinations_with_replacement
from operator import or_
from typing import NamedTuple

from engine.core.cards import Cards, bits
from engine.games.haggis.bot.odds import Odds
from engine.games.haggis.rules.layout import HIGH, LOW, CardLayout

__all__ = ["HandPlan", "Run", "Shape"]

TRICK = 0.5  # the cost of a trick that is certain to stand; one that is certain to be beaten costs 1 more
HOLE = 0.5  # the cost of binding a wild card in a run
KEPT = 16  # how many runs are looked at together
STEPS = 40  # how many choices of runs are compared


class HandPlan(NamedTuple):
    """A way to get rid of a hand: the sets that are left when some runs are taken out.

    `tricks` counts the combinations, `risk` sums up their probabilities of being beaten and `worst` is the highest of
    them; `spare` counts the wild cards that no run needs. Sometimes fewer tricks would do, for about one hand in a
    hundred: a run that costs a trick in the whole hand is not considered, though it may save one along with another
    run, or once its other cards have been played.
    """

    tricks: int
    risk: float
    worst: float
    spare: int


class Run(NamedTuple):
    """A run that may save something: the wild cards it binds, its number cards, and how many each rank gives."""

    gain: float
    cost: float
    risk: float
    holes: int
    cards: Cards
    parts: tuple[tuple[int, int], ...]


class Shape:
    """What the plans of one hand, and of what a play leaves of it, have in common."""

    def __init__(self, layout: CardLayout, hand: Cards, odds: Odds) -> None:
        self._layout = layout
        self._hand = hand
        self._full = (1 << layout.row) - 1
        self._places = range(0, layout.wild, layout.row)
        stands = [odds.sets(width) for width in range(1, layout.row + 1)]
        self._risks = [[0.0, *[1 - width[rank] for width in stands]] for rank in range(LOW, HIGH + 1)]
        # The cost of the set left at a rank, by its number of cards.
        self._costs = [[0.0, *[TRICK + risk for risk in risks[1:]]] for risks in self._risks]
        self._odds = odds
        self._rows = [hand >> at & self._full for at in self._places]
        self._counts = [row.bit_count() for row in self._rows]
        self._runs = sorted(self._find(), reverse=True)[:KEPT]
        self.bound = 0
        for run in self._runs:
            self.bound |= run.cards

    def _find(self) -> list[Run]:
        """Returns the runs that cost less than the sets they are taken from, or hardly more."""
        tracks = [1 << track for track in bits(reduce(or_, self._rows))]
        wilds = (self._hand & self._layout.wilds).bit_count()
        found: list[Run] = []
        for width in range(1, len(tracks) + 1):
            most = wilds if width == 1 else min(wilds, 1)
            for some in combinations(tracks, width):
                self._follow(sum(some), width, most, found)
        return found

    def _follow(self, tracks: int, width: int, most: int, found: list[Run]) -> None:
        """Adds the runs on some tracks, each beginning and ending at a rank with a number card."""
        rows = [row & tracks for row in self._rows]
        if tracks not in rows:
            return  # no rank is complete, and at least two cards are missing
        counts = [row.bit_count() for row in rows]
        for low, first in enumerate(counts):
            holes = width - first
            if not first or holes > most:
                continue
            for top in range(low + 1, len(counts)):
                holes += width - counts[top]
                if holes > most:
                    break
                if counts[top]:
                    # Two neighbours in one suit need a wild card on top.
                    grown = int(width == 1 and top == low + 1)
                    if holes + grown <= most:
                        self._weigh(rows, width, (low, top), (holes + grown, top + grown), found)

    def _weigh(
        self, rows: list[int], width: int, ends: tuple[int, int], filled: tuple[int, int], found: list[Run]
    ) -> None:
        low, top = ends
        holes, high = filled
        risk = 1 - self._odds.runs(high - low + 1, width)[high + LOW]
        cost = TRICK + risk + HOLE * holes
        parts = tuple([(place, rows[place].bit_count()) for place in range(low, top + 1) if rows[place]])
        gain = -cost
        cards = 0
        for place, size in parts:
            count, costs = self._counts[place], self._costs[place]
            gain += costs[count] - costs[count - size]
            cards |= rows[place] << self._places[place]
        if gain > -TRICK / 2:  # a run that costs a little alone may pay off with another
            found.append(Run(gain, cost, risk, holes, cards, parts))

    def splits(self, cards: Cards) -> bool:
        """Returns whether a play takes a part of a rank, or of a run without wild cards, and leaves the rest."""
        played = [cards >> at & self._full for at in self._places]
        if any(gone and gone != row for gone, row in zip(played, self._rows, strict=True)):
            return True
        tracks = [1 << track for track in bits(reduce(or_, self._rows))]
        # Wider runs contain runs of pairs, which are split with them.
        for one, other in combinations_with_replacement(tracks, 2):
            least = 3 if one == other else 2
            length = taken = 0
            for row, gone in zip((*self._rows, 0), (*played, 0), strict=True):
                if row & (one | other) == one | other:
                    length += 1
                    taken += gone > 0
                    continue
                if length >= least and 0 < taken < length:
                    return True
                length = taken = 0
        return False

    def without(self, cards: Cards) -> HandPlan:
        """Returns the best plan found for what a play leaves of the hand."""
        hand = self._hand & ~cards
        counts = [(hand >> at & self._full).bit_count() for at in self._places]
        wilds = (hand & self._layout.wilds).bit_count()
        runs = [run for run in self._runs if not run.cards & cards and run.holes <= wilds]
        best = 0.0
        chosen: tuple[Run, ...] = ()
        steps = STEPS
        costs = self._costs
        stack: list[tuple[float, int, Cards, int, tuple[Run, ...], list[int]]] = [(0.0, 0, 0, wilds, (), counts)]
        while stack and steps > 0:
            saved, start, used, left, taken, counts = stack.pop()
            for at in range(start, len(runs)):
                run = runs[at]
                if run.cards & used or run.holes > left:
                    continue
                steps -= 1
                gain = saved - run.cost
                rest = counts.copy()
                for place, size in run.parts:
                    count, cost = counts[place], costs[place]
                    rest[place] = count - size
                    gain += cost[count] - cost[count - size]
                stack.append((gain, at + 1, used | run.cards, left - run.holes, (*taken, run), rest))
                if gain > best:
                    best = gain
                    chosen = (*taken, run)
        return self._plan(hand, wilds, chosen)

    def _plan(self, hand: Cards, wilds: int, runs: tuple[Run, ...]) -> HandPlan:
        risks = [run.risk for run in runs]
        for run in runs:
            hand &= ~run.cards
        for place, at in enumerate(self._places):
            row = hand >> at & self._full
            if row:
                risks.append(self._risks[place][row.bit_count()])
        spare = wilds - sum(run.holes for run in runs)
        if not risks:
            return HandPlan(int(spare > 0), 0.0, 0.0, spare)
        return HandPlan(len(risks), sum(risks), max(risks), spare)
