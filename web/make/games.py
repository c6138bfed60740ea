"""What games bring to the page from their own folders: texts by language, drawings of their suits."""

from engine.core import registry
from engine.core.match import AnyGame
from web.make.tools import ROOT, read_tree

__all__ = ["families", "game_files", "game_names"]

_NAME = "/name.ftl"  # said by the first screen


def game_names() -> dict[str, bytes]:
    """Returns what all games are called, by path in the page's file system: `l10n/<language>/<game>/name.ftl`."""
    found = {name: data for game in registry.games() for name, data in _texts(game).items()}
    return {name: data for name, data in found.items() if name.endswith(_NAME)}


def game_files() -> dict[str, dict[str, bytes]]:
    """Returns what each game brings beyond its name, by path: texts as above, drawings as `cards/<file>.svg`."""
    return {
        game.name: {name: data for name, data in _texts(game).items() if not name.endswith(_NAME)}
        | {f"cards/{name}": data for name, data in _read(game, "cards", ".svg").items()}
        for game in registry.games()
    }


def families() -> dict[str, list[str]]:
    """Returns for each game the games whose words and suits it has: those in whose folders it lies, then itself."""
    homes = {game.name: registry.package(game) + "." for game in registry.games()}
    return {
        name: sorted(
            (other for other, around in homes.items() if home.startswith(around)), key=lambda one: homes[one]
        )
        for name, home in homes.items()
    }


def _texts(game: AnyGame) -> dict[str, bytes]:
    return {f"l10n/{name.replace('/', f'/{game.name}/')}": data for name, data in _read(game, "l10n", ".ftl").items()}


def _read(game: AnyGame, folder: str, suffix: str) -> dict[str, bytes]:
    return read_tree(ROOT.joinpath(*registry.package(game).split("."), folder), suffix)
