"""Levels and temperaments: the bots that a table offers, weakest first, and other rules of thumb for any of them."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.bots.bot import Bot, PolicyBot, Thought, WeakBot
from engine.bots.search import SearchBot
from engine.core.game import Game
from engine.core.rng import SplitMix64

__all__ = [
    "ADVISER",
    "DEFAULT",
    "LEVELS",
    "STRONGEST",
    "TemperedBot",
    "UnknownLevel",
    "UnknownTemperament",
    "bot_for",
    "check_temperament",
    "level_of",
]

# A bot of another style takes one more entry. The page offers them in this order.
_BOTS: Mapping[str, Bot] = {
    "novice": WeakBot("novice"),
    "casual": WeakBot("casual"),
    "club": PolicyBot(),
    "expert": SearchBot(),
}

# Gives hints: plays as the strongest does, and compares as many moves to the end as are told of.
ADVISER: Bot = SearchBot(least=3)

LEVELS = tuple(_BOTS)
DEFAULT = "club"  # plays at a seat for which a request names no level
STRONGEST = "expert"  # gives hints, and stands in for a level that this version does not have


class UnknownLevel(ValueError):
    """Raised for a level that no bot plays at."""


def level_of(recorded: str) -> str:
    """Returns the level that a record names, or the strongest for a person or a level of another version."""
    return recorded if recorded in LEVELS else STRONGEST


def bot_for(level: str) -> Bot:
    """Returns the bot of a level; raises UnknownLevel, listing the known levels."""
    if level not in _BOTS:
        raise UnknownLevel(f"there is no level {level[:40]!r}; there are {', '.join(_BOTS)}")
    return _BOTS[level]


class UnknownTemperament(ValueError):
    """Raised for a temperament that a game does not have."""


def check_temperament(game: Game[Any, Any], name: str) -> None:
    """Raises UnknownTemperament, listing the known ones, for a name unknown to the game; "" is allowed."""
    if name and name not in game.temperaments:
        known = ", ".join(game.temperaments) or "none"
        raise UnknownTemperament(f"there is no temperament {name[:40]!r} in {game.name}; there are {known}")


class TemperedBot:
    """Plays as another bot does, with the policy and the prospects of a temperament if the game has it."""

    def __init__(self, bot: Bot, temperament: str) -> None:
        self._bot = bot
        self._temperament = temperament

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields the thoughts of the other bot."""
        yield from self._bot.think(game.tempered(self._temperament), info, legal, rng)
