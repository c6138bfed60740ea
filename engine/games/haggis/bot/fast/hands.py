"""Hands: what can be made of the cards somebody holds, worked out once for all the deals in which they come up."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from operator import itemgetter

from engine.core.cards import Cards, bits
from engine.games.haggis.bot.fast.keys import PLACES, key_of, row_key, run_key
from engine.games.haggis.bot.fast.risks import Risks
from engine.games.haggis.bot.odds import number_bombs
from engine.games.haggis.bot.shape import HOLE, KEPT, STEPS, TRICK
from engine.games.haggis.rules.layout import HIGH, KING, LOW, Layout
from engine.games.haggis.rules.legal import answers, leads
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.terms import AnyTerms

__all__ = ["FEW", "Hand", "Hands", "Plan", "Run"]

FEW = 8  # cards in hand from which on down every lead is looked at, and not only those of the best plan
PLANS = 3  # plans of a hand that are kept
NEAR = 0.6  # by how much a plan that is kept may cost more than the best one, as the odds are at first

_TALL = Move(Kind.SET, 1, 15, KING)  # more cards of one rank than there are: only bombs beat it
_LOW = Move(Kind.SET, 1, 1, HIGH)  # only wild cards beat it, and bombs

# The number cards of a run, the wild cards it binds, its key, its places as bits, and how many cards it takes there.
type Run = tuple[Cards, int, int, int, tuple[tuple[int, int], ...]]
# What a plan costs whatever the odds are, how many combinations it has, its spare wild cards, their keys, its runs.
type Plan = tuple[float, int, int, tuple[int, ...], tuple[Run, ...]]


class Hand:
    """A hand: its size, its wild cards as three bits, whether it holds a bomb of number cards, and its plans.

    `bound` are the cards that some run needs.
    """

    __slots__ = (
        "_keys", "_layout", "_rests", "_risks",
        "bomb", "bound", "cards", "extras", "leads", "plans", "replies", "size", "weighed", "wilds",
    )  # fmt: skip

    def __init__(self, layout: Layout, cards: Cards, risks: Risks) -> None:
        self._layout = layout
        self._risks = risks
        self._rests: dict[Cards, list[Plan]] = {}
        self.cards = cards
        self.size = cards.bit_count()
        self.wilds = cards >> layout.wild
        self.bomb = any(number_bombs(layout, cards))
        self.leads: list[tuple[int, Move]] | None = None
        self.extras: list[tuple[int, Move]] | None = None
        self.replies: dict[int, list[tuple[int, Move]]] = {}
        wilds = self.wilds.bit_count()
        row = layout.row
        full = (1 << row) - 1
        rows = [cards >> row * place & full for place in PLACES]
        self._keys = keys = [row_key(place) + rows[place].bit_count() for place in PLACES]
        weighed = []
        for run in _runs(layout, cards, rows, wilds):
            gain = _gain(run, keys, risks)
            if gain > -TRICK / 2:  # what costs a little alone may pay with another
                weighed.append((gain, run))
        weighed.sort(key=itemgetter(0), reverse=True)
        del weighed[KEPT:]
        self.weighed = weighed
        self.bound = 0
        for _, run in weighed:
            self.bound |= run[0]
        self.plans = _plans(weighed, keys, wilds, risks)

    def without(self, cards: Cards) -> list[Plan]:
        """Returns the plans of what is left of the hand after a play."""
        plans = self._rests.get(cards)
        if plans is None:
            layout = self._layout
            row = layout.row
            full = (1 << row) - 1
            touched = 0
            keys = self._keys.copy()
            numbers = cards & layout.numbers
            while numbers:
                place = ((numbers & -numbers).bit_length() - 1) // row
                some = numbers & full << place * row
                keys[place] -= some.bit_count()
                touched |= 1 << place
                numbers ^= some
            wilds = ((self.cards & ~cards) >> layout.wild).bit_count()
            risks = self._risks
            weighed = [
                (_gain(run, keys, risks), run) if run[3] & touched else (gain, run)
                for gain, run in self.weighed
                if not run[0] & cards and run[1] <= wilds
            ]
            plans = self._rests[cards] = _plans(weighed, keys, wilds, risks)
        return plans


def _gain(run: Run, keys: list[int], risks: Risks) -> float:
    """Returns what a run saves beside the sets that its cards belong to, given how many cards each rank has."""
    _, holes, key, _, parts = run
    gain = -TRICK - risks[key] - HOLE * holes
    for place, count in parts:
        whole = keys[place]
        gain += risks[whole] - risks[whole - count]
    return gain


def _plans(weighed: list[tuple[float, Run]], keys: list[int], wilds: int, risks: Risks) -> list[Plan]:
    """Returns the plans that some runs allow and that cost least."""
    if not weighed:
        return [_plan(keys, wilds, ())]
    if len(weighed) == 1:
        gain, run = weighed[0]
        plans = [_plan(keys, wilds, ())] if gain < NEAR else []
        if gain > -NEAR:
            plans.append(_plan(keys, wilds, (run,)))
        return plans
    return [_plan(keys, wilds, runs) for runs in _choices(weighed, keys, wilds, risks)]


def _choices(weighed: list[tuple[float, Run]], keys: list[int], wilds: int, risks: Risks) -> list[tuple[Run, ...]]:
    """Returns the choices of runs that cost least, none of them included, the best first."""
    found: list[tuple[float, tuple[Run, ...]]] = [(0.0, ())]
    stack: list[tuple[float, int, Cards, int, int, tuple[Run, ...], list[int]]] = [(0.0, 0, 0, wilds, 0, (), keys)]
    steps = STEPS
    many = len(weighed)
    while stack and steps > 0:
        saved, start, used, left, occupied, taken, counts = stack.pop()
        for at in range(start, many):
            gain, run = weighed[at]
            cards, holes, _, places, parts = run
            if cards & used or holes > left:
                continue
            steps -= 1
            if places & occupied:
                gain = _gain(run, counts, risks)
            gain += saved
            chosen = (*taken, run)
            found.append((gain, chosen))
            if at + 1 < many:
                fewer = counts.copy()
                for place, count in parts:
                    fewer[place] -= count
                stack.append((gain, at + 1, used | cards, left - holes, occupied | places, chosen, fewer))
    found.sort(key=itemgetter(0), reverse=True)
    least = found[0][0] - NEAR
    return [runs for gain, runs in found[:PLANS] if gain >= least]


def _plan(keys: list[int], wilds: int, runs: tuple[Run, ...]) -> Plan:
    if not runs:
        tricks = [key for key in keys if key & 15]
        return TRICK * len(tricks), len(tricks), wilds, tuple(tricks), ()
    keys = keys.copy()
    bound = 0
    for _, holes, _, _, parts in runs:
        bound += holes
        for place, count in parts:
            keys[place] -= count
    tricks = [key for key in keys if key & 15]
    tricks += [run[2] for run in runs]
    return TRICK * len(tricks) + HOLE * bound, len(tricks), wilds - bound, tuple(tricks), runs


def _runs(layout: Layout, cards: Cards, rows: list[int], wilds: int) -> list[Run]:
    """Returns the runs of a hand, each from and to a rank with a number card."""
    found: list[Run] = []
    for line in _lines(layout):
        found += line[cards & line.mask][wilds]
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


def _follow(rows: list[int], row: int, low: int, start: tuple[int, int, int], most: int) -> Iterator[Run]:
    """Yields the runs of sets that begin on two ranks."""
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


class _Line(dict[Cards, tuple[tuple[Run, ...], ...]]):
    """The runs of single cards on one track, by its cards and then by the number of wild cards at hand."""

    def __init__(self, layout: Layout, track: int) -> None:
        super().__init__()
        self._row = layout.row
        self.mask = layout.track(track)

    def __missing__(self, cards: Cards) -> tuple[tuple[Run, ...], ...]:
        held = [card // self._row for card in bits(cards)]
        runs: list[Run] = []
        for first, last in combinations(range(len(held)), 2):
            some = held[first : last + 1]
            low, top = some[0], some[-1]
            top += top == low + 1  # two neighbours in one suit want a wild card on top
            holes = top - low + 1 - len(some)
            inside = self.mask & (1 << (some[-1] + 1) * self._row) - (1 << low * self._row)
            places = sum(1 << place for place in some)
            parts = tuple((place, 1) for place in some)
            runs.append((cards & inside, holes, run_key(top - low + 1, 1, top + LOW), places, parts))
        found = self[cards] = tuple(tuple(run for run in runs if run[1] <= wilds) for wilds in range(4))
        return found


class _Starts(dict[int, tuple[tuple[tuple[int, int, int], ...], ...]]):
    """Where runs of sets may begin, by the cards of two ranks: tracks, width, holes; without holes, and with one."""

    def __init__(self, row: int) -> None:
        super().__init__()
        self._row = row

    def __missing__(self, both: int) -> tuple[tuple[tuple[int, int, int], ...], ...]:
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
def _lines(layout: Layout) -> tuple[_Line, ...]:
    return tuple(_Line(layout, track) for track in range(layout.row))


@cache
def _starts(row: int) -> _Starts:
    return _Starts(row)


class Hands:
    """The hands of one decision's rollouts, and the few moves of each that are worth weighing."""

    def __init__(self, terms: AnyTerms) -> None:
        self._terms = terms
        self._layout = terms.layout
        self._known: dict[Cards, Hand] = {}
        self._beats: dict[tuple[Cards, int], tuple[Move, ...]] = {}

    def of(self, cards: Cards, risks: Risks) -> Hand:
        """Returns a hand; the odds decide which of its plans are kept."""
        hand = self._known.get(cards)
        if hand is None:
            hand = self._known[cards] = Hand(self._layout, cards, risks)
        return hand

    def leads(self, hand: Hand) -> list[tuple[int, Move]]:
        """Returns of each combination that a small hand may lead the cards that are missed least."""
        found = hand.leads
        if found is None:
            moves = self._terms.allowed(leads(self._layout, hand.cards))
            if hand.cards & self._layout.numbers:
                numbers = self._layout.numbers
                moves = tuple([move for move in moves if move.cards & numbers])
            found = hand.leads = self._sensible(hand, moves)
        return found

    def extras(self, hand: Hand) -> list[tuple[int, Move]]:
        """Returns the bombs of a hand and its single wild cards."""
        found = hand.extras
        if found is None:
            layout = self._layout
            moves = list(answers(layout, hand.cards & layout.numbers, _TALL)) if hand.bomb else []
            found = [(key_of(move), move) for move in moves]
            for run in {run[0]: run for _, run in hand.weighed}.values():
                cards, holes, key, _, _ = run
                if not holes:
                    found.append((key, Move(Kind.RUN, key >> 8 & 15, key >> 4 & 15, key & 15, cards)))
            for place in PLACES:
                some = hand.cards & layout.rank(place + LOW)
                if some & hand.bound:
                    count = some.bit_count()
                    found.append((row_key(place) + count, Move(Kind.SET, 1, count, place + LOW, some)))
            hand.extras = found = [pair for pair in found if self._terms.allowed((pair[1],))]
        return found

    def beat(self, cards: Cards, top: Move, key: int) -> tuple[Move, ...]:
        """Returns all that beats a combination."""
        found = self._beats.get((cards, key))
        if found is None:
            found = self._beats[cards, key] = self._terms.allowed(answers(self._layout, cards, top))
        return found

    def answers(self, hand: Hand, top: Move) -> list[tuple[int, Move]]:
        """Returns of each combination that beats another one the cards that are missed least."""
        key = key_of(top)
        found = hand.replies.get(key)
        if found is None:
            found = hand.replies[key] = self._sensible(hand, self.beat(hand.cards, top, key))
        return found

    def _sensible(self, hand: Hand, moves: tuple[Move, ...]) -> list[tuple[int, Move]]:
        bound = hand.bound
        wilds = self._layout.wilds
        large = hand.size > FEW
        bombs = False
        best: dict[int, tuple[int, int, Move]] = {}
        for move in moves:
            cards = move.cards
            if cards == hand.cards:
                return [(key_of(move), move)]  # going out comes before everything
            spent = (cards & wilds).bit_count()
            key = key_of(move)
            if large and spent and move.kind is Kind.BOMB:
                if bombs:
                    continue  # with many cards in hand the lowest bomb of wild cards will do
                bombs = True
            price = (spent, (cards & bound).bit_count(), move)
            if key not in best or price < best[key]:
                best[key] = price
        return [(key, price[2]) for key, price in best.items()]
