"""The policy as rollouts play it: the same weights, on cached hands, odds and choices."""

from typing import Any, NamedTuple

from engine.core.cards import Cards
from engine.core.rng import SplitMix64
from engine.core.state import Seat
from engine.core.upshots import BEATEN, OURS, SAFE, THEIRS
from engine.games.haggis.bot.claims import MATES_OUT, OUT
from engine.games.haggis.bot.fast.deal import FastDeal, Values
from engine.games.haggis.bot.fast.hands import Hand, Hands
from engine.games.haggis.bot.fast.keys import BOMBS, key_of, move_of
from engine.games.haggis.bot.fast.risks import Risks
from engine.games.haggis.bot.fast.runs import FastRun
from engine.games.haggis.bot.odds import number_bombs
from engine.games.haggis.bot.policy import FEW
from engine.games.haggis.bot.shape import HOLE
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import PASS, Move
from engine.games.haggis.rules.terms import AnyTerms

__all__ = ["Outlook", "RolloutPlayer", "Weighting"]

_EVEN = 1e-9  # sums closer than this count as equal: they differ only in their last bits

type PlanFeatures = tuple[int, float, float, int]  # tricks, risk, worst risk, spare wild cards: as in `HandPlan`


class Weighting(NamedTuple):
    """The weights of a situation: `more` is what the lead adds to waiting, `*_wilds` are sums by wild cards held.

    `bomb` is what a bomb of wild cards must gain beyond that.
    """

    waits: tuple[float, ...]
    more: tuple[float, ...]
    waits_wilds: tuple[float, ...]
    more_wilds: tuple[float, ...]
    points: float
    sure: float
    bomb: float

    @staticmethod
    def of(
        waits: tuple[float, ...], leads: tuple[float, ...], points: float, sure: float, bomb: float = 0.0
    ) -> "Weighting":
        """Returns the weights prepared for rollouts."""
        more = tuple(lead - wait for lead, wait in zip(leads, waits, strict=True))

        def wilds(features: tuple[float, ...]) -> tuple[float, ...]:
            return tuple(sum(features[5 + wild] for wild in range(3) if held >> wild & 1) for held in range(8))

        return Weighting(waits, more, wilds(waits), wilds(more), points, sure, bomb)


class Outlook:
    """What a seat reckons with: the cards it has not seen, how many the others hold, and what follows from that.

    `waits` and `more` are the totals for the features that are the same for all moves, `more` for what the lead adds.
    `close` is how many number cards, and which open wild cards, a partner has who could go out on a set, None if
    nobody could.
    """

    __slots__ = ("choices", "close", "features", "get", "more", "risks", "waits", "weighting")

    def __init__(self, risks: Risks, weighting: Weighting, others: tuple[int, ...]) -> None:
        self.risks = risks
        self.get = risks.__getitem__
        self.weighting = weighting
        self.waits = weighting.waits[0]
        self.more = weighting.more[0]
        for at, count in enumerate(others, 10):
            self.waits += weighting.waits[at] * count
            self.more += weighting.more[at] * count
        self.close: tuple[int, Cards] | None = None
        self.features: dict[Cards, dict[Cards, PlanFeatures]] = {}
        self.choices: dict[tuple[Cards, int, int, int], tuple[float, Move]] = {}


class RolloutPlayer[D: FastDeal]:
    """Plays the worlds of one decision to the end of the deal.

    Each game adds the outlook of a seat, the worth of a pass, bets, and the moves without cards. `seat` is the one
    whose decision it is.
    """

    upshots: tuple[str, ...] = ()

    def __init__(self, terms: AnyTerms, seat: Seat | None = None) -> None:
        self._terms: AnyTerms = terms
        self._seat = seat
        self._layout = terms.layout
        self._hands = Hands(terms)
        self._values = Values(terms)

    # -- a deal

    def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
        """Returns the points that the deal gives each seat."""
        del rng
        deal = self.begin(state)
        outs = len(deal.outs)
        found = self._trick(deal)
        while deal.phase is not Phase.OVER:
            self.move(deal)
        if len(deal.outs) > outs and self._seat is not None:
            first, sides = deal.outs[outs][0], self._terms.sides
            if sides[first] == sides[self._seat]:
                found = (*found, OUT if first == self._seat else MATES_OUT)
        self.upshots = found
        return deal.points()

    def _trick(self, deal: D) -> tuple[str, ...]:
        """Plays the running trick to its end, and returns its upshots for the seat that moved."""
        holder = deal.holder
        top = deal.top
        seat = self._seat
        found: tuple[str, ...] = ()
        if seat is None or top is None:
            return found
        sides = self._terms.sides
        if holder == seat and deal.phase is Phase.FOLLOW:
            key, beat = key_of(top), self._hands.beat
            hands = [hand for other, hand in enumerate(deal.hands) if sides[other] != sides[seat]]
            found = (BEATEN if any(beat(hand, top, key) for hand in hands if hand) else SAFE,)
        while deal.phase is Phase.FOLLOW:
            holder = deal.holder
            self.move(deal)
        if deal.holder >= 0:
            holder = deal.holder
        return (*found, OURS if sides[holder] == sides[seat] else THEIRS)

    def begin(self, state: Any) -> D:
        """Returns a deal that plays on from a state."""
        raise NotImplementedError

    def move(self, deal: D) -> None:
        """Makes the policy's move, after a bet if one pays."""
        if deal.phase is not Phase.LEAD and deal.phase is not Phase.FOLLOW:
            deal.play(self.other(deal))
            return
        worth, move = self.choice(deal)
        if move.cards and not deal.outs:
            self.bet(deal, worth)
        deal.play(move)

    def bet(self, deal: D, worth: float) -> None:
        """Announces a bet if one can be made and is worth it."""
        raise NotImplementedError

    def other(self, deal: D) -> Move:
        """Returns the policy's move when it is neither to lead nor to follow."""
        raise NotImplementedError

    def outlook(self, deal: D, seat: int) -> Any:
        """Returns the outlook of a seat."""
        raise NotImplementedError

    # -- a play or a pass

    def choice(self, deal: D) -> tuple[float, Move]:
        """Returns the play or pass of the seat to act, with its worth first."""
        cards = deal.hands[deal.turn]
        top = deal.top
        key = 0
        if top is not None:
            key = key_of(top)
            if not self._hands.beat(cards, top, key):
                return 0.0, PASS
        outlook = self.outlook(deal, deal.turn)
        at = cards, key, deal.stake, self.situation(deal)
        found: tuple[float, Move] | None = outlook.choices.get(at)
        if found is None:
            hand = self._hands.of(cards, outlook.risks)
            if top is None:
                moves = self._leads(outlook, hand) if hand.size > FEW else self._hands.leads(hand)
                found = self.best(outlook, hand, moves, 0)
            else:
                found = self._answer(deal, outlook, hand, top)
            outlook.choices[at] = found
        return found

    def situation(self, deal: D) -> int:
        """Returns, as a number, what else about a trick a choice depends on."""
        del deal
        return 0

    def _answer(self, deal: D, outlook: Outlook, hand: Hand, top: Move) -> tuple[float, Move]:
        moves = self._hands.answers(hand, top)
        best = self.best(outlook, hand, moves, deal.stake, self.dear(deal))
        if moves[0][1].cards == hand.cards:
            return best
        worth = self.passing(deal, outlook, hand, top)
        return best if best[0] > worth - _EVEN else (worth, PASS)

    def passing(self, deal: D, outlook: Any, hand: Hand, top: Move) -> float:
        """Returns what a pass is worth."""
        del top
        worth: float = self.waits(outlook, hand) - outlook.weighting.points * deal.stake
        return worth

    def dear(self, deal: D) -> float:
        """Returns what any bomb on the trick must gain beyond its features."""
        del deal
        return 0.0

    def helps(self, outlook: Any, move: Move) -> float:
        """Returns what a play is worth as help to a partner who is close to going out."""
        raise NotImplementedError

    def features(self, outlook: Outlook, hand: Hand, cards: Cards) -> PlanFeatures:
        """Returns the features of the best plan for what a play leaves of a hand."""
        get = outlook.get
        plans = hand.without(cards) if cards else hand.plans
        fixed, tricks, spare, keys, _ = plans[0]
        each = [*map(get, keys)]
        if len(plans) > 1:
            least = fixed + sum(each)
            for plan in plans[1:]:
                others = [*map(get, plan[3])]
                cost = plan[0] + sum(others)
                if cost < least:
                    least = cost
                    _, tricks, spare, _, _ = plan
                    each = others
        if tricks > 1:
            return tricks, sum(each), max(each), spare
        return (1, each[0], each[0], spare) if tricks else (int(spare > 0), 0.0, 0.0, spare)

    def best(
        self, outlook: Any, hand: Hand, moves: list[tuple[int, Move]], stake: int, dear: float = 0.0
    ) -> tuple[float, Move]:
        """Returns the best of some plays, the last among equals, with its worth first; bombs cost `dear` points."""
        weighting = outlook.weighting
        _, waits_tricks, waits_risk, waits_worst, waits_size, _, _, _, waits_bomb, waits_spare, *_ = weighting.waits
        _, more_tricks, more_risk, more_worst, more_size, _, _, _, more_bomb, more_spare, *_ = weighting.more
        waits_wilds, more_wilds = weighting.waits_wilds, weighting.more_wilds
        base, more = outlook.waits, outlook.more
        wild = self._layout.wild
        features = outlook.features.get(hand.cards)
        if features is None:
            features = outlook.features[hand.cards] = {}
        best = -1e9
        chosen = PASS
        for key, move in moves:
            cards = move.cards
            found = features.get(cards)
            if found is None:
                found = features[cards] = self.features(outlook, hand, cards)
            tricks, risk, worst, spare = found
            left = hand.cards & ~cards
            size = left.bit_count()
            wilds = left >> wild
            beaten = outlook.risks[key]
            stands = 1 - beaten
            points = stake + self._values[cards]
            worth = (
                base
                + waits_tricks * tricks
                + waits_risk * risk
                + waits_worst * worst
                + waits_size * size
                + waits_wilds[wilds]
                + waits_spare * spare
                + weighting.points * (-points if key & BOMBS else points * (stands - beaten))
            )
            extra = (
                more
                + more_tricks * tricks
                + more_risk * risk
                + more_worst * worst
                + more_size * size
                + more_wilds[wilds]
                + more_spare * spare
            )
            if hand.bomb and any(number_bombs(self._layout, left)):
                worth += waits_bomb
                extra += more_bomb
            worth += extra * stands
            if key & BOMBS:
                worth -= dear + weighting.bomb if cards >> wild else dear
            if not beaten and risk - worst < _EVEN:
                worth += weighting.sure
            if outlook.close is not None:
                worth += self.helps(outlook, move)
            if worth > best - _EVEN:
                best = worth
                chosen = move
        return best, chosen

    def waits(self, outlook: Outlook, hand: Hand) -> float:
        """Returns what a hand is worth while another seat leads."""
        weighting = outlook.weighting
        waits = weighting.waits
        tricks, risk, worst, spare = self.features(outlook, hand, 0)
        worth = (
            outlook.waits
            + waits[1] * tricks
            + waits[2] * risk
            + waits[3] * worst
            + waits[4] * hand.size
            + weighting.waits_wilds[hand.wilds]
            + waits[9] * spare
        )
        return worth + waits[8] if hand.bomb else worth

    def _leads(self, outlook: Outlook, hand: Hand) -> list[tuple[int, Move]]:
        """Returns a large hand's leads: the parts of its plans, and leads without wild cards that may break them.

        A part of a plan leaves the rest of that plan, so no new one has to be searched for.
        """
        found = self._hands.extras(hand).copy()
        listed = {move.cards for _, move in found}
        costs: dict[Cards, float] = {}
        features = outlook.features.setdefault(hand.cards, {})
        for fixed, count, spare, keys, runs in hand.plans:
            each = [*map(outlook.get, keys)]
            total = sum(each)
            tricks = count - 1 if count > 1 else int(spare > 0)
            ranked = sorted(each)
            highest, second = ranked[-1], ranked[-2] if count > 1 else 0.0
            for (cards, holes), key, beaten in zip(self._parts(hand, keys, runs), keys, each, strict=True):
                cost = fixed + total - beaten - HOLE * holes
                if holes > 1 or costs.get(cards, 1e9) <= cost:
                    continue
                if cards not in listed:
                    listed.add(cards)
                    found += [(key, move) for move in self._terms.allowed((move_of(key, cards),))]
                costs[cards] = cost
                features[cards] = tricks, total - beaten, second if beaten == highest else highest, spare
        return found

    def _parts(self, hand: Hand, keys: tuple[int, ...], runs: tuple[FastRun, ...]) -> list[tuple[Cards, int]]:
        """Returns the parts of a plan in the order of their keys, each with the number of wild cards in it."""
        layout = self._layout
        rest = hand.cards
        for run in runs:
            rest &= ~run[0]
        low = (hand.wilds & -hand.wilds) << layout.wild
        parts = [(layout.canonical(rest & layout.rank(key >> 4)), 0) for key in keys[: len(keys) - len(runs)]]
        parts += [(layout.canonical(cards | low if holes else cards), holes) for cards, holes, _, _, _ in runs]
        return parts
