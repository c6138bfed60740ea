"""Texts by language: English comes with the code that uses it, every further language in files of its own."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from engine.core import registry
from engine.core.match import AnyGame
from web.make.pseudo import PSEUDO, pseudo
from web.make.tools import WEB, game_folder, read_tree

__all__ = ["BASE", "further_languages", "game_texts", "game_title", "page_texts", "start_texts", "start_words"]

BASE = "en"  # used where a language lacks a text
_FOLDER = "l10n"
_NAME = "name.ftl"  # a game's name, for the first screen
_UNREAD = re.compile(rb"^(?:#.*\n|\n(?! ))", re.MULTILINE)  # a comment, or an empty line between messages
_START = "start.ftl"  # the page's own words, before it can read a file, and the manifest's
_WORDS = {  # names of those words, by the messages in that file and in app.ftl
    "app-line": "line",
    "reload": "reload",
    "start-trouble": "trouble",
    "start-trouble-line": "trouble-line",
    "start-script": "script",
    "start-script-line": "script-line",
    "start-installed": "installed",
}


def further_languages(*, pseudo_too: bool = False) -> list[str]:
    """Returns the tags of all languages but English, with `pseudo_too` also the accented English for tests."""
    found = sorted(path.name for path in (WEB / _FOLDER).iterdir() if path.is_dir() and path.name != BASE)
    return [*found, PSEUDO] if pseudo_too else found


def page_texts(language: str) -> dict[str, bytes]:
    """Returns the page's own texts and the names of all games, by path in the page's file system."""
    names = {
        f"{game.name}/{file}": data
        for game in registry.games()
        for file, data in _texts(game_folder(game) / _FOLDER, language).items()
        if file == _NAME
    }
    return _placed(language, {name: data for name, data in _own(language).items() if name != _START} | names)


def start_texts(language: str) -> dict[str, bytes]:
    """Returns the messages in the page itself, by a path like that of all others."""
    return _placed(language, {name: data for name, data in _own(language).items() if name == _START})


@cache
def start_words(language: str) -> Mapping[str, str]:
    """Returns the words in the page itself and the manifest, by name; English stands in for what a language lacks."""
    found = {} if language == BASE else dict(start_words(BASE))
    for file in (_START, "app.ftl"):
        for entry in parse(_own(language).get(file, b"").decode()).body:
            if isinstance(entry, ast.Message) and entry.id.name in _WORDS and entry.value:
                found[_WORDS[entry.id.name]] = serialize_pattern(entry.value).strip()
    return found


def game_texts(game: AnyGame, language: str) -> dict[str, bytes]:
    """Returns a game's texts except its name, by path in the page's file system, {} if it lacks the language."""
    found = _texts(game_folder(game) / _FOLDER, language)
    return _placed(language, {f"{game.name}/{file}": data for file, data in found.items() if file != _NAME})


def game_title(game: AnyGame, language: str = BASE) -> str:
    """Returns what a game is called in a language that has its texts."""
    words = parse(_texts(game_folder(game) / _FOLDER, language)[_NAME].decode()).body
    return next(serialize_pattern(one.value).strip() for one in words if isinstance(one, ast.Message) and one.value)


def _own(language: str) -> dict[str, bytes]:
    return _texts(WEB / _FOLDER, language)


def _placed(language: str, texts: dict[str, bytes]) -> dict[str, bytes]:
    return {f"l10n/{language}/{name}": data for name, data in texts.items()}


@cache
def _texts(folder: Path, language: str) -> dict[str, bytes]:
    """Returns the messages in a folder of languages without what only people read, by file name."""
    if language == PSEUDO:
        return {name: pseudo(data) for name, data in _texts(folder, BASE).items()}
    return {name: _UNREAD.sub(b"", data) for name, data in read_tree(folder / language, ".ftl").items()}
