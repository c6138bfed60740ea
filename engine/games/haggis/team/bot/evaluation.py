"""The evaluation of a team: what a move is worth to both partners, in points of the final difference."""

from operator import mul
from typing import NamedTuple

from engine.core.cards import Cards
from engine.games.haggis.bot.evaluation import AnyEvaluation
from engine.games.haggis.bot.shape import HandPlan
from engine.games.haggis.bot.weights import DISTANCES
from engine.games.haggis.rules.layout import LOW, TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.bot.weights import LETS_OUT, MATES_TRICK, WEIGHTS, WILD_BOMBS, TeamWeights
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import SIDES, mate_of

__all__ = ["TeamEvaluation", "TeamFeatures", "dot"]


class TeamFeatures(NamedTuple):
    """A move as the evaluation sees it.

    `left` is the hand it leaves, in the order of the weights; `stands` is the probability that the seat leads next,
    `mates` that the partner does; `points` are the cards it may win less those it may give away; `sure` is whether
    nobody can stop the hand; `helps` is the probability that the partner can go out on top of it.
    """

    left: tuple[float, ...]
    stands: float
    mates: float
    points: float
    sure: bool
    helps: float


class TeamEvaluation(AnyEvaluation[TeamInformation]):
    """Weighs the moves of the viewer for their team.

    After a move the seat has the lead, or its partner, or an opponent. The worth of each is linear in a few features
    of the hand that is left and of the partner's; the weights depend on who is out and how close an opponent is
    to going out, and were fitted to the results of games (tests/bench/fit_team.py).
    """

    rich = 8

    def __init__(self, info: TeamInformation) -> None:
        super().__init__(info)
        self.mate = mate_of(self.seat)
        self.key = (info.sizes[self.mate] == 0, 2 - len(self.opponents))
        self._partner = (info.sizes[self.mate], info.wilds[self.mate].bit_count())

    @property
    def weights(self) -> TeamWeights:
        """The weights of this situation."""
        return WEIGHTS[self.key][self.distance]

    def left(self, cards: Cards, plan: HandPlan) -> tuple[float, ...]:
        """Returns what a play leaves of the hand, and what the partner has."""
        return (*super().left(cards, plan), *self._partner)

    def holds(self) -> float:
        """Returns the probability that the partner's combination stands if this seat passes, 0 if there is none."""
        trick = self.info.trick
        if trick.top is None or trick.holder != self.mate:
            return 0.0
        passed = [seat for seat, move in trick.plays[::-1] if move.kind is Kind.PASS][: trick.passes]
        yet = [seat for seat in self.opponents if seat not in passed]
        return self.against(yet).stands(trick.top) if yet else 1.0

    def helps(self, move: Move) -> float:
        """Returns the probability that the partner, down to few cards, can play them all on top of a move."""
        info = self.info
        top = move if move.cards else info.trick.top
        size = info.sizes[self.mate]
        if top is None or top.kind is not Kind.SET or size != top.width:
            return 0.0
        if not move.cards and info.trick.holder == self.mate:
            return 0.0
        number = info.fan(self.mate)
        if number == 0:
            return float(size == 1 and info.wilds[self.mate] >> TEAM.wild + top.rank - 10 > 0)
        if number > 1:
            return 0.0
        cards = info.promised or info.unseen
        higher = cards >> max(0, top.rank + 1 - LOW) * TEAM.row
        return (higher & TEAM.numbers).bit_count() / max(1, cards.bit_count())

    def features(self, move: Move) -> TeamFeatures:
        """Returns the features of a move, before they are weighed."""
        plan = self.shape.without(move.cards)
        left = self.left(move.cards, plan)
        stake = self.stake(move)
        if not move.cards:
            return self._passed(left, stake, self.helps(move))
        stands = self.odds.stands(move)
        points = -stake if move.kind is Kind.BOMB else stake * (2 * stands - 1)  # HT-12
        sure = stands == 1.0 and plan.risk == plan.worst
        return TeamFeatures(left, stands, 0.0, points, sure, self.helps(move))

    def _passed(self, left: tuple[float, ...], stake: int, helps: float) -> TeamFeatures:
        """Returns the features of a pass: the trick goes to the partner, or to an opponent."""
        trick = self.info.trick
        holds = self.holds()
        ours = 2 * holds - 1
        if trick.bombed:  # HT-12
            ours = -1.0 if SIDES[trick.holder] == SIDES[self.seat] else 1.0
        leads = holds if self.info.sizes[self.mate] else 0.0
        return TeamFeatures(left, 0.0, leads, stake * ours, sure=False, helps=helps)

    def _dear(self, bomb: Move) -> float:
        """Returns what a bomb must gain beyond its features."""
        dear = WILD_BOMBS[self.distance] if bomb.cards >> TEAM.wild else 0.0
        if self.info.trick.holder == self.mate and bomb.cards != self.info.hand:
            dear += MATES_TRICK  # HT-12
        return dear

    def _lets_out(self) -> float:
        """Returns what a pass must gain beyond its features."""
        trick, sizes = self.info.trick, self.info.sizes
        return LETS_OUT if trick.holder in self.opponents and sizes[trick.holder] <= DISTANCES[0] else 0.0

    def worth(self, move: Move) -> float:
        """Returns by how many points the team is expected to come out ahead of the other one."""
        features = self.features(move)
        weights = self.weights
        waits = dot(weights.waits, features.left)
        leads = dot(weights.leads, features.left)
        mates = dot(weights.mates, features.left) if features.mates else waits
        more = (
            weights.points * features.points
            + weights.helps * features.helps
            + (weights.sure if features.sure else 0.0)
        )
        if move.kind is Kind.BOMB:
            more -= self._dear(move)
        elif not move.cards:
            more -= self._lets_out()
        return waits + (leads - waits) * features.stands + (mates - waits) * features.mates + more


def dot(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    """Returns the sum of features, each times its weight."""
    total: float = sum(map(mul, weights, features))
    return total
