"""The wire: checks the fields of a request one by one, and gives every refusal a code."""

import json
import math
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from typing import Any

from engine.bots.levels import DEFAULT, UnknownLevel, UnknownTemperament, bot_for, check_temperament
from engine.core.match import AnyGame, BadDeck, DealOver, DealRunning, MatchOver, NotYourTurn, Player, WrongSeats
from engine.core.migrate import NewerFormat
from engine.core.options import BadOption, UnknownOption
from engine.core.record import named
from engine.core.registry import GameAway, UnknownGame
from engine.core.replay import BrokenRecord, NewerRules, NothingToUndo, UndoOff, UndoTooLate
from engine.core.shares import MAX_SHARES, are_shares
from engine.core.state import BadNotation, IllegalMove

__all__ = ["MAX_REQUEST", "Fault", "Id", "Request", "failed", "parse_request", "refusals", "reply"]

MAX_REQUEST = 4_000_000
_MAX_SEED = 200
_MAX_SEATS = 20
_MAX_DECKS = 1000
_MAX_MOVES = 1000
_MAX_DETAIL = 600
_MAX_DEPTH = 100
_MAX_PARTS = 3000
_OWN = "engine/"
_PLACES = 6  # lines of our own code that an error report names

_DENSE = (",", ":")  # spaces would cost a phone milliseconds to parse

_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_MOVE = re.compile(r"([0-9]):(.{1,200})")
_BRACKET = re.compile(r"[\[\]{}]")

type Id = str | int | float

# The first class that matches decides the code, so subclasses come before their bases.
_CODES: tuple[tuple[type[Exception], str], ...] = (
    (BadNotation, "move/notation"),
    (NotYourTurn, "seat/turn"),
    (IllegalMove, "move/illegal"),
    (DealOver, "deal/over"),
    (DealRunning, "deal/running"),
    (MatchOver, "match/over"),
    (BadDeck, "deck/invalid"),
    (WrongSeats, "seats/count"),
    (BadOption, "option/value"),
    (UnknownOption, "option/unknown"),
    (UnknownLevel, "level/unknown"),
    (UnknownTemperament, "temperament/unknown"),
    (UnknownGame, "game/unknown"),
    (GameAway, "game/away"),
    (NewerFormat, "record/newer"),
    (NewerRules, "record/newer"),
    (BrokenRecord, "record/broken"),
    (NothingToUndo, "undo/nothing"),
    (UndoOff, "undo/off"),
    (UndoTooLate, "undo/late"),
)


class Fault(Exception):
    """A refusal: a namespaced code, a detail for a developer's log, arguments for the front end's text."""

    def __init__(self, code: str, detail: str, **args: str | int) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail if len(detail) <= _MAX_DETAIL else f"{detail[:_MAX_DETAIL]}..."
        self.extra = args


@contextmanager
def refusals() -> Iterator[None]:
    """Turns the engine's own errors into faults with a code."""
    try:
        yield
    except ValueError as error:
        for kind, code in _CODES:
            if isinstance(error, kind):
                raise Fault(code, str(error), **_args(error)) from error
        raise


def _args(error: ValueError) -> dict[str, str | int]:
    """Returns the arguments for the text of a refusal."""
    if isinstance(error, GameAway):
        return {"game": error.name}
    if isinstance(error, UndoTooLate):
        return {"bet": "yes" if error.bet else "no"}
    return {"number": error.number} if isinstance(error, NewerFormat | NewerRules) else {}


def reply(identity: Id | None, body: Mapping[str, Any] | Fault) -> str:
    """Returns the line that answers a request, in ASCII only, so that any pipe can carry it."""
    if isinstance(body, Fault):
        error: dict[str, Any] = {"code": body.code, "detail": body.detail}
        if body.extra:
            error["args"] = body.extra
        return json.dumps({"id": identity, "error": error}, separators=_DENSE)
    return json.dumps({"id": identity, "ok": body}, separators=_DENSE)


def parse_request(text: str) -> "Request":
    """Returns the request in a line; raises Fault for anything that is not one JSON object."""
    if len(text) > MAX_REQUEST:
        raise Fault("request/size", f"a request has at most {MAX_REQUEST} characters, this one has {len(text)}")
    _check_parts(text)
    try:
        fields = json.loads(text, parse_constant=_no_constant)
    except ValueError as error:
        raise Fault("request/json", f"this is not JSON: {error}") from None
    if not isinstance(fields, dict):
        raise Fault("request/type", "a request is a JSON object with id and op")
    return Request(fields)


def _check_parts(text: str) -> None:
    """Raises Fault for more lists and objects, or deeper nesting, than a request may have.

    In a browser the JSON parser does not survive a few thousand levels.
    """
    if text.count("[") + text.count("{") <= _MAX_DEPTH:
        return
    bare = _STRING.sub("", text)
    parts = bare.count("[") + bare.count("{")
    depths = accumulate(1 if bracket[0] in "[{" else -1 for bracket in _BRACKET.finditer(bare))
    if parts > _MAX_PARTS or any(depth > _MAX_DEPTH for depth in depths):
        most = f"at most {_MAX_PARTS} lists and objects, at most {_MAX_DEPTH} deep"
        raise Fault("request/size", f"a request has {most}")


def _no_constant(name: str) -> None:
    """Raises ValueError for NaN and the infinities, which Python's parser accepts."""
    raise ValueError(f"{name} is not a JSON value")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_id(value: object) -> bool:
    return isinstance(value, str) or _is_number(value) or (isinstance(value, float) and math.isfinite(value))


class Request:
    """The fields of a request; every getter raises Fault with `request/field` or `request/type`.

    A null field counts as missing. `path` is the prefix of nested fields.
    """

    def __init__(self, fields: Mapping[str, Any], path: str = "") -> None:
        self.fields = fields
        self._path = path

    def has(self, name: str) -> bool:
        """Returns whether a field is present and not null."""
        return self.fields.get(name) is not None

    def _need(self, name: str) -> Any:
        if not self.has(name):
            path = f"{self._path}{name}"
            raise Fault("request/field", f"the field {path} is missing", field=path)
        return self.fields[name]

    def _wrong(self, name: str, what: str) -> Fault:
        path = f"{self._path}{name}"
        return Fault("request/type", f"the field {path} must be {what}", field=path)

    def id(self, name: str = "id") -> Id:
        """Returns an id: a text or a number."""
        value: Id = self._need(name)
        if not _is_id(value):
            raise self._wrong(name, "a text or a number")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """Returns a text field, which is required unless it has a default."""
        value = default if default is not None and not self.has(name) else self._need(name)
        if not isinstance(value, str):
            raise self._wrong(name, "a text")
        return value.encode("utf-8", "replace").decode()

    def word[W: str](self, name: str, *words: W) -> W:
        """Returns a text field that must be one of the given words."""
        value = self.text(name)
        for word in words:
            if word == value:
                return word
        raise self._wrong(name, " or ".join(words))

    def seed(self, default: str | None = None) -> str:
        """Returns the seed, which must be short because records carry it."""
        value = self.text("seed", default)
        if len(value) > _MAX_SEED:
            raise self._wrong("seed", f"a text of at most {_MAX_SEED} characters")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """Returns a whole number from `low` to `high`."""
        value: int = self._need(name)
        if not _is_number(value) or not low <= value <= high:
            raise self._wrong(name, f"a whole number from {low} to {high}")
        return value

    def names(self, name: str) -> tuple[str, ...]:
        """Returns a list of card names."""
        return self._names(name, self._need(name))

    def _names(self, name: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._wrong(name, "a list of card names")
        return tuple(value)

    def decks(self) -> dict[int, tuple[str, ...]]:
        """Returns the decks of a new match by deal number."""
        value = self._need("decks") if self.has("decks") else []
        if not isinstance(value, list) or len(value) > _MAX_DECKS:
            raise self._wrong("decks", f"a list with one list of card names a deal, at most {_MAX_DECKS}")
        return {deal: self._names(f"decks.{deal - 1}", deck) for deal, deck in enumerate(value, 1)}

    def shares(self) -> tuple[str, ...]:
        """Returns the shares of a new deal, the host's first, or () if there are none."""
        if not self.has("shares"):
            return ()
        value = self.fields["shares"]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value) or not are_shares(value):
            raise self._wrong("shares", f"a list of 1 to {MAX_SHARES} texts, each of 32 to 128 hexadecimal digits")
        return tuple(value)

    def moves(self) -> list[tuple[int, str]]:
        """Returns seat and text of each move that a new match begins with, written as in a record: "1:7r"."""
        value = self._need("moves") if self.has("moves") else []
        lines = value if isinstance(value, list) and len(value) <= _MAX_MOVES else [None]
        found = [_MOVE.fullmatch(line) for line in lines if isinstance(line, str)]
        moves = [(int(line[1]), line[2]) for line in found if line]
        if len(moves) < len(lines):
            raise self._wrong("moves", f'a list of moves such as "1:7r", at most {_MAX_MOVES}')
        return moves

    def player(self, game: AnyGame) -> Player:
        """Returns the player from kind, name, level and temperament; raises UnknownLevel, UnknownTemperament."""
        kind = self.word("kind", "human", "bot")
        name = named(" ".join(self.text("name", "").split()))
        level = self.text("level", "") or DEFAULT
        temperament = self.text("temperament", "")
        if kind == "human":
            return Player(kind, name)
        bot_for(level)
        check_temperament(game, temperament)
        return Player(kind, name, level, temperament)

    def players(self, game: AnyGame) -> list[Player]:
        """Returns the players of a new match, by seat."""
        value = self._need("seats")
        if not isinstance(value, list) or len(value) > _MAX_SEATS or not all(isinstance(who, dict) for who in value):
            raise self._wrong("seats", "a list with {kind, name, level, temperament} for each seat")
        return [Request(who, f"seats.{seat}.").player(game) for seat, who in enumerate(value)]

    def options(self) -> dict[str, str]:
        """Returns the options asked for, as texts: numbers as digits, true and false as on and off."""
        value = self._need("options") if self.has("options") else {}
        if not isinstance(value, dict):
            raise self._wrong("options", "an object of option names and values")
        return {name: self._option(name, wish) for name, wish in value.items()}

    def _option(self, name: str, wish: object) -> str:
        if isinstance(wish, bool):
            return "on" if wish else "off"
        if _is_number(wish):
            return str(wish)
        if isinstance(wish, str):
            return wish
        raise self._wrong(f"options.{name[:40]}", "a text, a number, true or false")

    def flag(self, name: str) -> bool:
        """Returns whether a field is true; a missing one counts as false."""
        value = self.fields.get(name)
        if value is not None and not isinstance(value, bool):
            raise self._wrong(name, "true or false")
        return bool(value)

    def moment(self) -> tuple[int, int] | None:
        """Returns the deal and ply of `at`, or None if it is missing."""
        if not self.has("at"):
            return None
        value = self.fields["at"]
        if not isinstance(value, dict) or not _is_number(value.get("deal")) or not _is_number(value.get("ply")):
            raise self._wrong("at", "an object {deal, ply} of whole numbers")
        return value["deal"], value["ply"]


def failed(error: Exception) -> Fault:
    """Returns the fault for an unexpected error; its detail lists the lines that the error came through."""
    return Fault("engine/failed", f"{type(error).__name__}: {error} [{', '.join(_places(error)[-_PLACES:])}]")


def _places(error: Exception) -> list[str]:
    """Returns the lines of our own code that an error came through, as `engine/host.py:12`, innermost last."""
    found = []
    at = error.__traceback__
    while at is not None:
        file = at.tb_frame.f_code.co_filename
        if _OWN in file:
            found.append(f"{file[file.rindex(_OWN) :]}:{at.tb_lineno}")
        at = at.tb_next
    return found
