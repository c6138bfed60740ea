"""Hands: what can be made of the cards somebody holds, worked out once for all the rollouts in which they come up."""

from operator import itemgetter

from engine.core.cards import Cards
from engine.games.haggis.bot.fast.keys import PLACES, key_of, move_of, row_key
from engine.games.haggis.bot.fast.risks import Risks
from engine.games.haggis.bot.fast.runs import FastRun, runs_of
from engine.games.haggis.bot.odds import number_bombs
from engine.games.haggis.bot.policy import FEW
from engine.games.haggis.bot.shape import HOLE, KEPT, STEPS, TRICK
from engine.games.haggis.rules.layout import HIGH, KING, LOW, CardLayout
from engine.games.haggis.rules.legal import answers, leads
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.terms import AnyTerms

__all__ = ["FastPlan", "Hand", "Hands"]

PLANS = 3  # how many plans of a hand are kept
NEAR = 0.6  # how much more a kept plan may cost than the best one, by the odds when the hand is first met

_TALL = Move(Kind.SET, 1, 15, KING)  # more cards of one rank than exist: only bombs beat it

# A plan's cost whatever the odds, its number of combinations, its spare wild cards, the combinations' keys, its runs.
type FastPlan = tuple[float, int, int, tuple[int, ...], tuple[FastRun, ...]]


class Hand:
    """A hand: its size, its wild cards as three bits, whether it holds a bomb of number cards, and its plans.

    `weighed` are the runs that may save something, each preceded by its gain, and `bound` the cards in them. `Hands`
    caches here what may be led from the hand or played on a combination.
    """

    __slots__ = (
        "_keys", "_layout", "_rests", "_risks",
        "bomb", "bound", "cards", "extras", "leads", "plans", "replies", "size", "weighed", "wilds",
    )  # fmt: skip

    def __init__(self, layout: CardLayout, cards: Cards, risks: Risks) -> None:
        self._layout = layout
        self._risks = risks
        self._rests: dict[Cards, list[FastPlan]] = {}
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
        for run in runs_of(layout, cards, rows, wilds):
            gain = _gain(run, keys, risks)
            if gain > -TRICK / 2:  # a run that costs a little alone may pay off with another
                weighed.append((gain, run))
        weighed.sort(key=itemgetter(0), reverse=True)
        del weighed[KEPT:]
        self.weighed = weighed
        self.bound = 0
        for _, run in weighed:
            self.bound |= run[0]
        self.plans = _plans(weighed, keys, wilds, risks)

    def without(self, cards: Cards) -> list[FastPlan]:
        """Returns the plans for what a play leaves of the hand."""
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


def _gain(run: FastRun, keys: list[int], risks: Risks) -> float:
    """Returns what a run saves over the sets that its cards belong to, given how many cards each rank has."""
    _, holes, key, _, parts = run
    gain = -TRICK - risks[key] - HOLE * holes
    for place, count in parts:
        whole = keys[place]
        gain += risks[whole] - risks[whole - count]
    return gain


def _plans(weighed: list[tuple[float, FastRun]], keys: list[int], wilds: int, risks: Risks) -> list[FastPlan]:
    """Returns the cheapest plans that some runs allow."""
    if not weighed:
        return [_plan(keys, wilds, ())]
    if len(weighed) == 1:
        gain, run = weighed[0]
        plans = [_plan(keys, wilds, ())] if gain < NEAR else []
        if gain > -NEAR:
            plans.append(_plan(keys, wilds, (run,)))
        return plans
    return [_plan(keys, wilds, runs) for runs in _choices(weighed, keys, wilds, risks)]


def _choices(
    weighed: list[tuple[float, FastRun]], keys: list[int], wilds: int, risks: Risks
) -> list[tuple[FastRun, ...]]:
    """Returns the cheapest choices of runs, including no runs at all, best first."""
    found: list[tuple[float, tuple[FastRun, ...]]] = [(0.0, ())]
    stack: list[tuple[float, int, Cards, int, int, tuple[FastRun, ...], list[int]]] = [
        (0.0, 0, 0, wilds, 0, (), keys)
    ]
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


def _plan(keys: list[int], wilds: int, runs: tuple[FastRun, ...]) -> FastPlan:
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
        """Returns, for each combination that a small hand may lead, the cards that it can best spare."""
        found = hand.leads
        if found is None:
            moves = self._terms.allowed(leads(self._layout, hand.cards))
            if hand.cards & self._layout.numbers:
                numbers = self._layout.numbers
                moves = tuple([move for move in moves if move.cards & numbers])
            found = hand.leads = self._sensible(hand, moves)
        return found

    def extras(self, hand: Hand) -> list[tuple[int, Move]]:
        """Returns the leads of a large hand that may break its plans: bombs, natural runs and whole ranks."""
        found = hand.extras
        if found is None:
            layout = self._layout
            moves = list(answers(layout, hand.cards & layout.numbers, _TALL)) if hand.bomb else []
            moves += [
                move_of(key, layout.canonical(cards)) for _, (cards, holes, key, _, _) in hand.weighed if not holes
            ]
            for rank in range(LOW, HIGH + 1):
                some = hand.cards & layout.rank(rank)
                if some & hand.bound:
                    moves.append(Move(Kind.SET, 1, some.bit_count(), rank, some))
            found = hand.extras = [(key_of(move), move) for move in self._terms.allowed(tuple(moves))]
        return found

    def beat(self, cards: Cards, top: Move, key: int) -> tuple[Move, ...]:
        """Returns everything in some cards that beats a combination."""
        found = self._beats.get((cards, key))
        if found is None:
            found = self._beats[cards, key] = self._terms.allowed(answers(self._layout, cards, top))
        return found

    def answers(self, hand: Hand, top: Move) -> list[tuple[int, Move]]:
        """Returns, for each combination that beats another one, the cards that the hand can best spare."""
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
