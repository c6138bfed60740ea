"""What games bring to the page: texts, lesson, figures and drawings from their own folders; style sheets."""

from pathlib import Path

from engine.core import registry
from web.make.bundle import game_styles
from web.make.figures import figures_file
from web.make.languages import BASE, game_texts
from web.make.lessons import lesson_file
from web.make.tools import BuildError, game_folder, read_tree

__all__ = ["families", "game_files", "game_sheets", "marks"]


def game_files() -> dict[str, dict[str, bytes]]:
    """Returns each game's files except its name, by path: English texts, lesson, figures, `cards/<file>.svg`."""
    return {
        game.name: game_texts(game, BASE)
        | lesson_file(game)
        | figures_file(game)
        | {f"cards/{name}": data for name, data in read_tree(game_folder(game) / "cards", ".svg").items()}
        for game in registry.games()
    }


def game_sheets() -> dict[str, dict[str, bytes]]:
    """Returns the style sheet of each game that has one, by path in the game's files."""
    games = {f"style/{game.name}.css": game.name for game in registry.games()}
    styles = game_styles()
    if strange := set(styles) - set(games):
        raise BuildError(
            f"No game has the name of {sorted(strange)}: name each sheet in web/style/games after a game."
        )
    return {games[path]: {path: data} for path, data in styles.items()}


def marks() -> list[Path]:
    """Returns the drawing of each game's mark; the page holds all of them, like the games' names."""
    return [game_folder(game) / "mark.svg" for game in registry.games()]


def families() -> dict[str, list[str]]:
    """Returns for each game the games whose words and suits it uses: those whose folders contain it, then itself."""
    homes = {game.name: registry.package(game) + "." for game in registry.games()}
    return {
        name: sorted(
            (other for other, around in homes.items() if home.startswith(around)), key=lambda one: homes[one]
        )
        for name, home in homes.items()
    }
