"""What games bring to the page from their own folders: texts in English, lesson, figures, drawings, style sheets."""

from pathlib import Path

from engine.core import registry
from web.make.figures import figures_file
from web.make.languages import BASE, game_texts
from web.make.lessons import lesson_file
from web.make.tools import game_folder, read_tree

__all__ = ["families", "game_files", "marks"]


def game_files() -> dict[str, dict[str, bytes]]:
    """Returns each game's files except its name, by path: English texts, lesson, figures, drawings, style sheets."""
    return {
        game.name: game_texts(game, BASE)
        | lesson_file(game)
        | figures_file(game)
        | {f"cards/{name}": data for name, data in read_tree(game_folder(game) / "cards", ".svg").items()}
        | {f"style/{name}": data for name, data in read_tree(game_folder(game) / "style", ".css").items()}
        for game in registry.games()
    }


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
