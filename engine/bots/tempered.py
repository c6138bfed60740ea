"""Temperaments: bots of any level that play by other rules of thumb of a game."""

from collections.abc import Iterator
from typing import Any

from engine.bots.bot import Bot, Thought
from engine.core.game import Game
from engine.core.rng import SplitMix64

__all__ = ["TemperedBot", "UnknownTemperament", "check_temperament"]


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
