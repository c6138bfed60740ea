"""How the page sums up a game's facts, written as TOML in the game's folder, read by the page as JSON."""

import json
import tomllib
from typing import Any

from engine.core.match import AnyGame
from web.make.tools import game_folder

__all__ = ["figures_file", "figures_of"]

_FILE = "figures.toml"


def figures_of(game: AnyGame) -> dict[str, Any]:
    """Returns how a game's facts are summed up, and its feats, as written; none if it has no file of them."""
    file = game_folder(game) / _FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"facts": [], "feats": []}


def figures_file(game: AnyGame) -> dict[str, bytes]:
    """Returns the same as JSON, by its path in the page's file system."""
    text = json.dumps(figures_of(game), ensure_ascii=False, separators=(",", ":"))
    return {f"figures/{game.name}.json": text.encode()}
