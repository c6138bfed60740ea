"""Lessons of games, written as TOML in their folders, read by the page as JSON."""

import json
import tomllib
from typing import Any

from engine.core.match import AnyGame
from web.make.tools import game_folder

__all__ = ["lesson_file", "lesson_of"]

_FILE = "lesson.toml"


def lesson_of(game: AnyGame) -> dict[str, Any] | None:
    """Returns a game's lesson as it is written, None where it has none."""
    file = game_folder(game) / _FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def lesson_file(game: AnyGame) -> dict[str, bytes]:
    """Returns a game's lesson by its path in the page's file system: none where it has no lesson."""
    lesson = lesson_of(game)
    if lesson is None:
        return {}
    return {f"lessons/{game.name}.json": json.dumps(lesson, ensure_ascii=False, separators=(",", ":")).encode()}
