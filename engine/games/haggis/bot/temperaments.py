"""Temperaments of Haggis: what players like in a move besides its worth, and how readily they bet."""

from functools import partial
from typing import Any, NamedTuple

from engine.core.policy import Temperament
from engine.games.haggis.bot.evaluation import AnyEvaluation, Evaluation
from engine.games.haggis.bot.policy import choose
from engine.games.haggis.bot.search import prospects
from engine.games.haggis.rules.information import AnyInformation, InformationState
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["LEANINGS", "TEMPERAMENTS", "Leaning", "Tempered"]


_EARLY = 3  # the distance from which a leaning counts: every opponent has more than 7 cards
_LAST = 2  # combinations in hand, at most, with which a player looks only at the way out


class Leaning(NamedTuple):
    """What a temperament adds to the worth of a move, in points of the final difference.

    `wild` is for each wild card that is played, except in bombs; `bomb` for a bomb; `stake` for each card point of
    the trick, times how likely the play is to take it; `led` for each further card of a lead; `bet` is added to the
    worth of a hand when betting on it is considered.
    """

    wild: float = 0.0
    bomb: float = 0.0
    stake: float = 0.0
    led: float = 0.0
    bet: float = 0.0

    def likes(self, evaluation: AnyEvaluation[Any], move: Move) -> float:
        """Returns what is added to the worth of a move."""
        cards = move.cards
        if not cards:
            return 0.0
        if move.kind is Kind.BOMB:
            return self.bomb
        likes = self.wild * (cards & evaluation.layout.wilds).bit_count()
        if self.stake:
            likes += self.stake * evaluation.stake(move) * evaluation.odds.stands(move)
        if evaluation.info.trick.top is None:
            likes += self.led * (cards.bit_count() - 1)
        return likes


class Tempered[V: AnyInformation](AnyEvaluation[V]):
    """Weighs moves with a leaning; as a base class, comes before the evaluation that weighs them without one.

    A leaning has its say while the deal is open. Once somebody is close to going out, cards have no later use to be
    spared for, and the whole deal may depend on one move: then moves are weighed as by the policy.
    """

    def __init__(self, leaning: Leaning, info: V) -> None:
        super().__init__(info)
        self._leaning = leaning
        self._open = self.distance >= _EARLY and self.shape.without(0).tricks > _LAST
        self.nerve = leaning.bet

    def worth(self, move: Move) -> float:
        """Returns what a move is worth to this temperament."""
        worth = super().worth(move)
        return worth + self._leaning.likes(self, move) if self._open else worth


class _Tempered(Tempered[InformationState], Evaluation):
    pass


def _temperament(leaning: Leaning) -> Temperament[Move, InformationState]:
    evaluating = partial(_Tempered, leaning)
    return Temperament(partial(choose, evaluating=evaluating), partial(prospects, evaluating=evaluating))


LEANINGS = {
    "careful": Leaning(wild=-1.3, bomb=-1.0, led=-0.15, bet=-1.5),
    "bold": Leaning(bomb=1.2, led=0.6, bet=4.0),
    "greedy": Leaning(wild=-2.5, stake=0.6),
}

TEMPERAMENTS = {name: _temperament(leaning) for name, leaning in LEANINGS.items()}
