"""The games' problems, written as TOML in their folders, read by the page as JSON: one file for each game."""

import json
import tomllib
from typing import Any

from engine.core import registry
from engine.core.match import AnyGame
from web.make.tools import game_folder

__all__ = ["FILE", "SHOWN", "problem_rooms", "problems_of"]

FILE = "problems.toml"
SHOWN = ("id", "seed", "seats", "seat", "level", "right", "moves")  # what the page needs of each


def problems_of(game: AnyGame) -> list[dict[str, Any]]:
    """Returns a game's problems as written, [] if it has no file of them."""
    file = game_folder(game) / FILE
    problems: list[dict[str, Any]] = (
        tomllib.loads(file.read_text(encoding="utf-8"))["problem"] if file.is_file() else []
    )
    return problems


def problem_rooms() -> dict[str, dict[str, bytes]]:
    """Returns the problems of each game that has any, by the room they are fetched as and their path in it."""
    rooms = {}
    for game in registry.games():
        if problems := problems_of(game):
            shown = [{name: problem[name] for name in SHOWN} for problem in problems]
            data = json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()
            rooms[f"problems-{game.name}"] = {f"problems/{game.name}.json": data}
    return rooms
