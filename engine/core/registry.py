"""All games, found by walking the package: a new folder under `engine/games` is enough.

Only the game that is asked for is imported. Where games arrive one by one, as in the page's worker, `expect` names
those that may still come.
"""

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import engine.games
from engine.core.game import Game

__all__ = ["GameAway", "UnknownGame", "expect", "game", "games", "package", "renew"]

_GAME = "game"  # the module that makes a package a game's
_expected: set[str] = set()


class UnknownGame(ValueError):
    """Raised when no game has this name."""


class GameAway(ValueError):
    """Raised for a game that is expected and whose package has not arrived yet; `name` is the game's."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the code of {name} is not here yet")
        self.name = name


@cache
def games() -> tuple[Game[Any, Any], ...]:
    """Returns every game, sorted by name; raises GameAway if one of them has not arrived yet."""
    return tuple(map(game, _names()))


def game(name: str) -> Game[Any, Any]:
    """Returns the game with this name; raises GameAway, and UnknownGame, listing the known names."""
    home = _packages().get(name)
    if home is not None:
        found: Game[Any, Any] = importlib.import_module(home).GAME
        return found
    if name in _expected:
        raise GameAway(name)
    raise UnknownGame(f"there is no game {name[:40]!r}; there are {', '.join(_names())}")


def package(game: Game[Any, Any]) -> str:
    """Returns the package that a game lives in; its texts, drawings and `RULES.md` are there too."""
    return type(game).__module__.rpartition(".")[0]


def expect(names: Iterable[str], folder: Path) -> None:
    """Names games whose packages may arrive later, in a folder; after each arrival `renew` is called."""
    _expected.update(names)
    engine.games.__path__.append(str(folder))


def renew() -> None:
    """Looks for games again; the importer must not remember folders as they were before."""
    _packages.cache_clear()
    games.cache_clear()


def _names() -> list[str]:
    return sorted({*_packages(), *_expected})


@cache
def _packages() -> Mapping[str, str]:
    """Returns the package of each game that is here; a package is named like its game."""
    return {home.rpartition(".")[2]: home for home in _walk(list(engine.games.__path__), engine.games.__name__)}


def _walk(path: Iterable[str], name: str) -> Iterator[str]:
    """Yields the packages of games in a package, and in those games' own, without importing any."""
    for _, own, is_package in pkgutil.iter_modules(path):
        inside = [f"{place}/{own}" for place in path]
        if is_package and any(module.name == _GAME for module in pkgutil.iter_modules(inside)):
            yield f"{name}.{own}"
            yield from _walk(inside, f"{name}.{own}")
