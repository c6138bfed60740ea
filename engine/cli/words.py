"""The terminal's words: the texts of the games and of the terminal, in the user's language."""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from engine.core import registry
from engine.core.table import SEAT_ARGS, Text

__all__ = ["BASE", "SEEN", "TerminalWords", "add_language", "language_of", "languages", "spare_streams", "words_for"]

BASE = "en"  # used where a language lacks a text
SEEN = {"aloud": "no", "shown": "none"}  # arguments of every text: here none is said aloud
_OWN = resources.files("engine.cli") / "l10n"
_TEXTS = ("name.ftl", "game.ftl")  # in `l10n/<language>/` of each game's folder
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first of them that is set counts


def languages() -> list[str]:
    """Returns the tags of the languages that the terminal speaks, English first."""
    return [BASE, *sorted(path.name for path in _OWN.iterdir() if path.name != BASE)]


def language_of(environment: Mapping[str, str]) -> str:
    """Returns the language of the locale, such as "de_AT.UTF-8", or English if none is set or it is not spoken."""
    locale = next((value for name in _LOCALE if (value := environment.get(name))), BASE)
    tag = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    return next((one for one in (tag, tag.partition("-")[0]) if one in languages()), BASE)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Declares the argument for the language that a command speaks."""
    parser.add_argument("--language", choices=languages(), help="what is spoken (that of the locale, or English)")


def words_for(args: argparse.Namespace, names: tuple[str, ...], you: int | None = None) -> "TerminalWords":
    """Returns a command's words in the language that its arguments ask for, or else the locale's."""
    return TerminalWords(names, you, args.language or language_of(os.environ))


def spare_streams() -> None:
    """Replaces characters that the terminal cannot show, which would otherwise end the command."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class TerminalWords:
    """Puts texts into words by the Fluent files of the games and its own; bare codes without `fluent.runtime`.

    `names` are the players' names by seat, `you` is the seat of the only person who plays here, None with several.
    """

    def __init__(self, names: tuple[str, ...], you: int | None, language: str = BASE) -> None:
        self._names = names
        self._you = you
        self._bundle: Any = None
        try:
            fluent = importlib.import_module("fluent.runtime")
        except ImportError:
            return
        self._bundle = fluent.FluentBundle([language], use_isolating=False)
        for spoken in dict.fromkeys((BASE, language)):
            for resource in _resources(spoken):
                self._bundle.add_resource(resource, allow_overrides=spoken != BASE)

    @property
    def spoken(self) -> bool:
        """Returns whether there are sentences, rather than bare codes."""
        return self._bundle is not None

    def say(self, text: Text) -> str:
        """Returns a text in words."""
        args: dict[str, str | int] = dict(text.args)
        for name in SEAT_ARGS:
            if name in args:
                seat = int(args[name])
                args |= {name: self._names[seat], f"{name}_you": "yes" if seat == self._you else "no"}
        return self.own(text.code, **args)

    def has(self, code: str) -> bool:
        """Returns whether there is a sentence for a code."""
        return self._pattern(code) is not None

    def own(self, code: str, **args: str | float) -> str:
        """Returns the sentence for a code with its arguments, or the bare code and arguments if there is none."""
        pattern = self._pattern(code)
        if pattern is None:
            return " ".join([code, *(f"{name}={value}" for name, value in args.items())])
        words, _ = self._bundle.format_pattern(pattern, {**SEEN, **args})
        return str(words)

    def _pattern(self, code: str) -> Any:
        """Returns the unformatted sentence for a code or an attribute (`game/x.deal`); None without one."""
        name, _, attribute = code.replace("/", "-").partition(".")
        if self._bundle is None or not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _resources(language: str) -> tuple[Any, ...]:
    """Returns the messages of the terminal and all games in a language, as far as they exist. Parsing takes long."""
    resource = importlib.import_module("fluent.runtime").FluentResource
    files = [_OWN / language / "terminal.ftl"]
    for game in registry.games():
        files += [resources.files(registry.package(game)) / "l10n" / language / name for name in _TEXTS]
    return tuple(resource(file.read_text(encoding="utf-8")) for file in files if file.is_file())
