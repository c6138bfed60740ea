"""The games' lessons, written as TOML in their folders, read by the page as JSON with their first position."""

import json
import tomllib
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from engine.core.match import AnyGame
from engine.host import Host
from web.make.tools import BuildError, game_folder

__all__ = ["lesson_file", "lesson_of"]

_FILE = "lesson.toml"
_LEARNER, _LEVEL = "You", "club"  # only in the record: the page has its own names


def lesson_of(game: AnyGame) -> dict[str, Any] | None:
    """Returns a game's lesson as written, with its `first` position, None if it has none."""
    file = game_folder(game) / _FILE
    if not file.is_file():
        return None
    lesson = tomllib.loads(file.read_text(encoding="utf-8"))
    return lesson | {"first": _first(game, lesson)}


def lesson_file(game: AnyGame) -> dict[str, bytes]:
    """Returns a game's lesson by its path in the page's file system, {} if it has none."""
    lesson = lesson_of(game)
    if lesson is None:
        return {}
    del lesson["subjects"]  # which only a test needs
    return {f"lessons/{game.name}.json": json.dumps(lesson, ensure_ascii=False, separators=(",", ":")).encode()}


def _first(game: AnyGame, lesson: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the record of a lesson's match before its first move, and the table as the learner sees it."""
    host = Host(now=perf_counter)
    others = [{"kind": "bot", "name": name, "level": _LEVEL} for name in lesson["players"]]
    made = _asked(
        host,
        "new",
        game=game.name,
        seats=[{"kind": "human", "name": _LEARNER, "level": ""}, *others],
        options=lesson.get("options", {}),
        dealer=lesson["dealer"],
        decks=[lesson["deck"].split()],
    )
    return {"record": made["record"], "table": _asked(host, "look", record=made["record"], seat=0)["table"]}


def _asked(host: Host, op: str, **fields: object) -> dict[str, Any]:
    reply = json.loads(str(host.ask(json.dumps({"id": 0, "op": op, **fields}))))
    if "ok" not in reply:
        raise BuildError(f"a lesson cannot be begun: {reply['error']['detail']}")
    answer: dict[str, Any] = reply["ok"]
    return answer
