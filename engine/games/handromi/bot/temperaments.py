"""Temperaments of Handrömi: what players mind in a discard, and how long they hold a hand back."""

from functools import partial

from engine.core.policy import Temperament
from engine.games.handromi.bot.evaluation import Leaning
from engine.games.handromi.bot.policy import choose
from engine.games.handromi.bot.search import prospects

__all__ = ["LEANINGS", "TEMPERAMENTS"]

LEANINGS = {
    "careful": Leaning(cost=0.6, danger=1.6),
    "bold": Leaning(cost=1.8, danger=0.6, patience=12, close=7),
    "thrifty": Leaning(cost=1.7, danger=0.8),
}

TEMPERAMENTS = {
    name: Temperament(partial(choose, leaning=leaning), partial(prospects, leaning=leaning))
    for name, leaning in LEANINGS.items()
}
