"""Texts by language: English comes with what speaks it, every further language in files of its own."""

from functools import cache
from pathlib import Path

from engine.core import registry
from engine.core.match import AnyGame
from web.make.pseudo import PSEUDO, pseudo
from web.make.tools import WEB, game_folder, read_tree

__all__ = ["BASE", "further_languages", "game_texts", "page_texts"]

BASE = "en"  # said where a language lacks a text
_FOLDER = "l10n"
_NAME = "name.ftl"  # what a game is called: said by the first screen


def further_languages(*, pseudo_too: bool = False) -> list[str]:
    """Returns the tags of all languages but English, with `pseudo_too` that of the accented English for tests."""
    found = sorted(path.name for path in (WEB / _FOLDER).iterdir() if path.is_dir() and path.name != BASE)
    return [*found, PSEUDO] if pseudo_too else found


def page_texts(language: str) -> dict[str, bytes]:
    """Returns the page's own texts and what all games are called, by path in the page's file system."""
    names = {
        f"{game.name}/{file}": data
        for game in registry.games()
        for file, data in _texts(game_folder(game) / _FOLDER, language).items()
        if file == _NAME
    }
    return _placed(language, _texts(WEB / _FOLDER, language) | names)


def game_texts(game: AnyGame, language: str) -> dict[str, bytes]:
    """Returns what a game says beyond its name, by path in the page's file system: none where it lacks a language."""
    found = _texts(game_folder(game) / _FOLDER, language)
    return _placed(language, {f"{game.name}/{file}": data for file, data in found.items() if file != _NAME})


def _placed(language: str, texts: dict[str, bytes]) -> dict[str, bytes]:
    return {f"l10n/{language}/{name}": data for name, data in texts.items()}


@cache
def _texts(folder: Path, language: str) -> dict[str, bytes]:
    """Returns the messages in a folder of languages, by name of their file."""
    if language == PSEUDO:
        return {name: pseudo(data) for name, data in _texts(folder, BASE).items()}
    return read_tree(folder / language, ".ftl")
