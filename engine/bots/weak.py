"""Weaker levels: the policy of a game, given only what a player of that level remembers and considers."""

from collections.abc import Iterator
from typing import Any

from engine.bots.bot import PolicyBot, Thought
from engine.core.game import Game
from engine.core.rng import SplitMix64

__all__ = ["WeakBot"]


class WeakBot:
    """Plays by the policy, with the weaknesses that the game defines for a level."""

    def __init__(self, level: str) -> None:
        self._level = level

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields one thought."""
        for weakness in game.weaknesses.get(self._level, ()):
            info, legal = weakness(info, legal)
        yield from PolicyBot().think(game, info, legal, rng)
