"""Arguments of the commands: for a wrong one, a command prints a single line and exits with status 2."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

from engine.cli.words import words_for
from engine.core import registry
from engine.core.match import AnyGame, all_options
from engine.core.migrate import NewerFormat
from engine.core.replay import BrokenRecord, Loaded, NewerRules, load

__all__ = [
    "Parser",
    "Refused",
    "game_type",
    "lines_lost",
    "loaded",
    "number_type",
    "read",
    "refusing",
    "said",
    "seats",
    "text_type",
    "wishes",
]


class Parser(argparse.ArgumentParser):
    """Reports a wrong argument in one sentence, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        """Prints the message and exits with status 2."""
        self.exit(2, f"{self.prog.rpartition(' ')[2]}: {message}\n")


class Refused(ValueError):
    """Says why something is refused: by a code for players, and in a sentence for developers."""

    def __init__(self, code: str, detail: str, **words: str) -> None:
        super().__init__(detail)
        self.code = f"terminal/refused-{code}"
        self.words = words


def said(args: argparse.Namespace, error: Exception) -> str:
    """Returns a refusal in the language of a command for players, or else in English."""
    if isinstance(error, Refused) and hasattr(args, "language"):
        words = words_for(args, ())
        if words.has(error.code):
            return words.own(error.code, **error.words)
    return str(error)


@contextmanager
def refusing(args: argparse.Namespace) -> Iterator[None]:
    """Exits with a one-sentence message if what the arguments ask for is refused."""
    try:
        yield
    except (ValueError, OSError) as error:
        args.refuse(said(args, error))


def game_type(text: str) -> AnyGame:
    """Returns the game with this name; the type of an argument."""
    try:
        return registry.game(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def number_type[N: (int, float)](kind: type[N], low: int, high: int = 1_000_000_000) -> Callable[[str], N]:
    """Returns an argument type: the numbers from `low` to `high`, both included."""

    def read_number(text: str) -> N:
        with suppress(ValueError):
            value = kind(text)
            if low <= value <= high:
                return value
        whole = "whole " if kind is int else ""
        raise argparse.ArgumentTypeError(f"takes a {whole}number from {low} to {high}, not {text[:40]!r}")

    return read_number


def text_type(text: str) -> str:
    """Returns a text that a record can hold; the type of an argument."""
    if text.encode("utf-8", "replace").decode() != text:
        raise argparse.ArgumentTypeError(f"takes text in UTF-8, not {text[:40]!r}")
    return text


def read(path: Path) -> str:
    """Returns the text of a file; raises Refused, with its path, if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("read", f"{path} cannot be read: {error.strerror}", path=str(path)) from None
    except UnicodeDecodeError:
        raise Refused("text", f"{path} cannot be read: it is not UTF-8 text", path=str(path)) from None


def loaded(name: str, record: str, game: AnyGame | None) -> Loaded:
    """Returns a loaded record; raises Refused if it cannot be loaded, or is of a game other than `game`."""
    try:
        found = load(record, registry.game)
    except (NewerFormat, NewerRules) as error:
        raise Refused("newer", f"{name}: {error}", path=name) from None
    except registry.UnknownGame as error:
        raise Refused("unknown", f"{name}: {error}", path=name) from None
    except BrokenRecord as error:
        raise Refused("broken", f"{name}: {error}", path=name) from None
    if game and found.match.game.name != game.name:
        there = found.match.game.name
        raise Refused("other", f"{name} is a record of {there}, not of {game.name}", path=name, game=there)
    return found


def lines_lost(name: str, found: Loaded) -> Refused:
    """Returns the refusal of a record with lost lines, for its caller to raise or print."""
    first = found.lost[0]
    detail = f"{name} does not count from line {first.line} on: {first.detail}"
    return Refused("lost", detail, path=name, line=str(first.line), why=first.detail)


def seats(args: argparse.Namespace, named: int = 0) -> int:
    """Returns the number of players: asked for, or those named, or the game's fewest.

    Raises Refused if the game is not for that many.
    """
    counts: tuple[int, ...] = args.game.seats
    if args.seats is None:
        return max(counts[0], named)
    if args.seats not in counts:
        name, known = args.game.name, " / ".join(map(str, counts))
        detail = f"{name} is for {known} players, not {args.seats}"
        raise Refused("seats", detail, game=name, counts=known, seats=str(args.seats))
    return int(args.seats)


def wishes(args: argparse.Namespace) -> dict[str, str]:
    """Returns the options asked for by name; raises Refused for one not written NAME=VALUE."""
    for wish in args.option:
        if "=" not in wish:
            names = ", ".join(option.name for option in all_options(args.game))
            detail = f"an option is written NAME=VALUE, not {wish[:40]!r}; there are {names}"
            raise Refused("option", detail, wish=wish[:40], names=names)
    return dict(wish.split("=", 1) for wish in args.option)
