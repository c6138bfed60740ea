"""Temperaments of Haggis Team: what players like in a move besides its worth to the pair."""

from functools import partial

from engine.core.policy import Temperament
from engine.games.haggis.bot.temperaments import Leaning, Tempered
from engine.games.haggis.rules.moves import Move
from engine.games.haggis.team.bot.evaluation import TeamEvaluation
from engine.games.haggis.team.bot.policy import choose
from engine.games.haggis.team.bot.search import prospects
from engine.games.haggis.team.rules.information import TeamInformation

__all__ = ["LEANINGS", "TEMPERAMENTS"]


class _Tempered(Tempered[TeamInformation], TeamEvaluation):
    pass


def _temperament(leaning: Leaning) -> Temperament[Move, TeamInformation]:
    evaluating = partial(_Tempered, leaning)
    return Temperament(partial(choose, evaluating=evaluating), partial(prospects, evaluating=evaluating))


LEANINGS = {
    "careful": Leaning(wild=-0.5, bomb=-6.0, bet=-6.0),
    "bold": Leaning(bomb=3.0, led=0.8, bet=6.0),
    "greedy": Leaning(wild=-2.0, stake=0.6),
}

TEMPERAMENTS = {name: _temperament(leaning) for name, leaning in LEANINGS.items()}
