"""All games, found by walking the package: a new folder under `engine/games` is enough."""

import importlib
import pkgutil
from functools import cache
from typing import Any

import engine.games
from engine.core.game import Game

__all__ = ["UnknownGame", "game", "games", "package"]


class UnknownGame(ValueError):
    """Raised when no game has this name."""


@cache
def games() -> tuple[Game[Any, Any], ...]:
    """Returns every game, sorted by name."""
    found: list[Game[Any, Any]] = []
    for module in pkgutil.iter_modules(engine.games.__path__, "engine.games."):
        found += importlib.import_module(module.name).GAMES
    return tuple(sorted(found, key=lambda game: game.name))


def game(name: str) -> Game[Any, Any]:
    """Returns the game with this name; raises UnknownGame, listing the known names."""
    for found in games():
        if found.name == name:
            return found
    raise UnknownGame(f"there is no game {name[:40]!r}; there are {', '.join(found.name for found in games())}")


def package(game: Game[Any, Any]) -> str:
    """Returns the package that a game lives in; its texts, drawings and `RULES.md` are there too."""
    return type(game).__module__.rpartition(".")[0]
