"""What games bring to the page from their own folders: texts by language, drawings of their suits."""

from engine.core import registry
from engine.core.match import AnyGame
from web.make.tools import ROOT, read_tree

__all__ = ["game_drawings", "game_texts"]


def game_texts(game: AnyGame) -> dict[str, bytes]:
    """Returns a game's texts by path in the page's file system: `l10n/<language>/<game>/<file>.ftl`."""
    return {f"l10n/{name.replace('/', f'/{game.name}/')}": data for name, data in _read(game, "l10n", ".ftl").items()}


def game_drawings(game: AnyGame) -> dict[str, bytes]:
    """Returns the drawings of a game's own suits, as SVG by file name."""
    return _read(game, "cards", ".svg")


def _read(game: AnyGame, folder: str, suffix: str) -> dict[str, bytes]:
    return read_tree(ROOT.joinpath(*registry.package(game).split("."), folder), suffix)
