"""Temperaments of Boast or Nothing: which goal players prefer, and how eagerly they spoil those of others."""

from functools import partial

from engine.core.policy import Temperament
from engine.games.boast.bot.policy import choose
from engine.games.boast.bot.search import prospects
from engine.games.boast.bot.weights import Leaning

__all__ = ["LEANINGS", "TEMPERAMENTS"]

LEANINGS = {
    "careful": Leaning(harm=0.25, high=-0.1),
    "bold": Leaning(nothing=3.0, harm=0.5, high=0.1),
    "mischievous": Leaning(nothing=1.1, harm=0.5),
}

TEMPERAMENTS = {
    name: Temperament(partial(choose, leaning=leaning), partial(prospects, leaning=leaning))
    for name, leaning in LEANINGS.items()
}
