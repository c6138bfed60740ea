"""The worth of a move, in points of the final difference, judged by the shape of the hand that it leaves."""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from engine.core.cards import Cards
from engine.games.haggis.bot.odds import Odds, number_bombs
from engine.games.haggis.bot.shape import HandPlan, Shape
from engine.games.haggis.bot.weights import DISTANCES, WEIGHTS
from engine.games.haggis.rules.information import AnyInformation, InformationState
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["AnyEvaluation", "Evaluation", "MoveFeatures"]


class MoveFeatures(NamedTuple):
    """A move as the evaluation sees it.

    `left` is the hand it leaves, in the order of the weights; `stands` is the probability that nobody beats it;
    `points` are the card points it may win less those it may give away; `sure` is whether nobody can stop the hand.
    """

    left: tuple[float, ...]
    stands: float
    points: float
    sure: bool


class AnyEvaluation[V: AnyInformation]:
    """What the viewer knows of their hand and its moves, in every game of the family.

    `opponents` are the seats of other sides that hold cards, `distance` says how far all of them are from going out.
    """

    rich = 3  # card points that make a trick worth taking
    nerve = 0.0  # what a temperament adds to a hand's worth before it bets on it

    def __init__(self, info: V) -> None:
        self.info = info
        self.layout = layout = info.terms.layout
        self.seat = seat = info.seat if info.seat is not None else info.turn
        sides = info.terms.sides
        self.opponents = [other for other, size in enumerate(info.sizes) if size and sides[other] != sides[seat]]
        self.odds = self.against(self.opponents)
        self.shape = Shape(layout, info.hand, self.odds)
        sizes = [info.sizes[other] for other in self.opponents]
        self.distance = sum(min(sizes) > size for size in DISTANCES)
        self._against = (max(sizes), max(info.wilds[other].bit_count() for other in self.opponents))
        self._trick = info.terms.points(info.trick.cards)

    def against(self, seats: Sequence[int]) -> Odds:
        """Returns the odds against some of the seats."""
        info = self.info
        return Odds(self.layout, info.unseen, [(info.fan(other), info.wilds[other]) for other in seats])

    def stake(self, move: Move) -> int:
        """Returns the card points in the trick, including those of a play."""
        return self._trick + self.info.terms.points(self.layout.owned(self.seat, move.cards))

    def worth(self, move: Move) -> float:
        """Returns by how many points the viewer's side is expected to come out ahead after a move."""
        raise NotImplementedError

    def left(self, cards: Cards, plan: HandPlan) -> tuple[float, ...]:
        """Returns what a play leaves of the hand, in the order of the weights."""
        hand = self.info.hand & ~cards
        wilds = hand >> self.layout.wild
        return (
            1,
            plan.tricks,
            plan.risk,
            plan.worst,
            hand.bit_count(),
            wilds & 1,
            wilds >> 1 & 1,
            wilds >> 2,
            any(number_bombs(self.layout, hand)),
            plan.spare,
            *self._against,
        )


class Evaluation(AnyEvaluation[InformationState]):
    """Weighs the moves of the viewer.

    After a play the seat has the lead again if the play stands, and waits for its turn if it is beaten. Both
    worths are linear in a few features of the hand that is left; the weights depend on how close an opponent is to
    going out, and were fitted to the results of games (tests/bench/fit_haggis.py).
    """

    def __init__(self, info: InformationState) -> None:
        super().__init__(info)
        self._weights = WEIGHTS[info.terms.seats, len(info.outs)][self.distance]

    def features(self, move: Move) -> MoveFeatures:
        """Returns the features of a move, before they are weighed."""
        plan = self.shape.without(move.cards)
        stands = self.odds.stands(move) if move.cards else 0.0
        stake = self.stake(move)
        points = -stake if move.kind is Kind.BOMB else stake * (2 * stands - 1)  # H23-20
        return MoveFeatures(self.left(move.cards, plan), stands, points, stands == 1.0 and plan.risk == plan.worst)

    def worth(self, move: Move) -> float:
        """Returns by how many points the seat is expected to come out ahead of the others."""
        features = self.features(move)
        weights = self._weights
        waits: float = sum(map(mul, weights.waits, features.left))
        leads: float = sum(map(mul, weights.leads, features.left))
        sure = weights.sure if features.sure else 0.0
        return waits + (leads - waits) * features.stands + weights.points * features.points + sure
