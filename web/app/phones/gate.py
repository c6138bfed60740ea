"""The gate: lets a guest ask what their seats may know, make their moves, and nothing else."""

import json

from ..client.engine_client import EngineError
from .wire import PROTOCOL, WORD, Refused, hex_of, number, read, text_of, texts_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence
    from typing import Any, Protocol

    from ..succession.offer import Succession

    class Referee(Protocol):
        """What a gate leads to: a match on this phone."""

        @property
        def version(self) -> str:
            """Returns a text that names the present state of the match, and no other."""

        def welcome(self, seats: Sequence[int]) -> dict[str, Any]:
            """Returns what a guest at these seats has to know before anything else."""

        async def ask(self, op: str, fields: dict[str, Any]) -> dict[str, Any]:
            """Asks the engine about the match as it stands."""

        async def events(self, viewer: int | None, at: dict[str, int]) -> dict[str, Any]:
            """Returns what a viewer saw since a moment, and the moment that it leads to."""

        async def play(self, seat: int, move: str, version: str | None, *, looks: bool) -> dict[str, Any]:
            """Makes a move, and returns its events as the seat sees them; raises EngineError.

            If the seat `looks`, the `table` that it sees then is with them.
            """

        async def go_on(self) -> dict[str, Any]:
            """Deals the next hand, if the present one is over."""

        async def commit(self, seat: int, draw: str, sealed: str) -> dict[str, Any]:
            """Takes the commitment of the guest at a seat, and returns everybody's; raises EngineError."""

        async def share(self, seat: int, draw: str, share: str) -> dict[str, Any]:
            """Takes the share of the guest at a seat, and returns who has given one; raises EngineError."""

        async def record(self, *, deals: bool) -> dict[str, Any]:
            """Returns the record of the match once it is over, or of its finished `deals`; raises EngineError."""

        def succession_of(self, id: str) -> Succession:
            """Returns the handover with an id, if it is under way; raises EngineError."""


KEPT = 32  # answers, so that a request repeated after an interruption gets the same answer, and no move is made twice
FAULTS = 20  # after which a guest is sent away
BURST = 60  # requests at once
PER_SECOND = 15
CARDS = 60
NAME = 12  # characters of a card's name
MOVE = 200


class Gate:
    """The way to a match for one guest, who sits at `seats`; `now()` returns the time in seconds.

    A guest without seats is a table in the middle: it may ask for what everybody sees.
    """

    def __init__(self, referee: "Referee", seats: "Sequence[int]", now: "Callable[[], float]") -> None:
        self.seats = list(seats)  # a guest goes by the first of them
        self.left: list[int] = []  # seats they have lost; a late request for one is not counted as a fault
        self._referee = referee
        self._now = now
        self._phone = ""  # the phone that the next two belong to
        self._answers: dict[int, str] = {}
        self._under_way: list[int] = []
        self._left = float(BURST)
        self._counted = now()
        self._ops = {"join": self._join, "look": self._look, "status": self._status, "events": self._events}
        if self.seats:  # a table in the middle only looks on
            self._ops.update(
                touch=self._touch,
                legal=self._legal,
                hint=self._hint,
                play=self._play,
                next=self._next,
                commit=self._commit,
                share=self._share,
                record=self._record,
                consent=self._consent,
                take=self._take,
                taken=self._taken,
            )
        self.faults = 0
        self.is_moving = False  # a move of theirs is being made
        self.version = ""  # of the match when they last left or joined it

    @property
    def is_shut(self) -> bool:
        """Returns whether this guest has sent so much nonsense that the connection should end."""
        return self.faults > FAULTS

    async def take(self, text: str) -> str | None:
        """Returns the answer to what a guest has sent; None if there is none, or its first sending is under way."""
        asked = None
        try:
            fields = read(text)
            asked = number(fields, "n")
            self._know(fields)
            self._count()
            answers, under_way = self._answers, self._under_way  # of this phone, even if another joins meanwhile
            if asked in answers:
                return answers[asked]
            if asked in under_way:
                return None
            answer = self._op(fields)
        except Refused as error:
            self.faults += 1
            return None if asked is None else _error(asked, error)
        under_way.append(asked)
        try:
            reply = json.dumps({"n": asked, "ok": await answer(fields)})
        except Refused as error:
            self.faults += 1
            return _error(asked, error)
        except EngineError as error:
            reply = _error(asked, error)
        finally:
            under_way.remove(asked)
        answers[asked] = reply
        for old in sorted(answers)[:-KEPT]:
            answers.pop(old)
        return reply if answers is self._answers else None

    def _know(self, fields: "dict[str, Any]") -> None:
        """Forgets the answers to another phone, which has numbers of its own, as soon as a new one joins."""
        if fields.get("op") == "join":
            phone = text_of(fields, "phone", WORD)
            if phone != self._phone:
                self._phone = phone
                self._answers = {}
                self._under_way = []

    def _op(self, fields: "dict[str, Any]") -> "Callable[[dict[str, Any]], Coroutine[Any, Any, dict[str, Any]]]":
        """Returns what answers an op; raises Refused for one that no guest may ask."""
        op = text_of(fields, "op", NAME)
        if op not in self._ops:
            raise Refused("phones/op", f"no guest may ask {op!r}")
        return self._ops[op]

    def _count(self) -> None:
        """Raises Refused for what comes faster than anybody can tap."""
        now = self._now()
        self._left = min(float(BURST), self._left + (now - self._counted) * PER_SECOND)
        self._counted = now
        if self._left < 1:
            raise Refused("phones/rate", "too many messages")
        self._left -= 1

    # -- what may be asked

    async def _join(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        theirs = number(fields, "protocol")
        if theirs != PROTOCOL:
            raise EngineError("phones/version", f"protocol {theirs}, here {PROTOCOL}", {"newer": theirs > PROTOCOL})
        return self._dated(self._referee.welcome(self.seats))

    async def _look(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        version = self._referee.version
        found = await self._referee.ask("look", {"seat": self._viewer(fields, "seat")})
        return {"table": _without_undo(found["table"]), "version": version}

    async def _status(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        found = dict(await self._referee.ask("status", {}))
        found["undo"] = []
        return found

    async def _touch(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        cards = texts_of(fields, "cards", CARDS, NAME)
        return await self._referee.ask("touch", {"seat": self._seat(fields), "cards": cards})

    async def _legal(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        return await self._referee.ask("legal", {"seat": self._seat(fields)})

    async def _events(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        at = fields.get("at")
        if not isinstance(at, dict):
            raise Refused("phones/message", "at is no moment")
        moment = {"deal": number(at, "deal"), "ply": number(at, "ply")}
        return await self._referee.events(self._viewer(fields, "for"), moment)

    async def _hint(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        return await self._referee.ask("hint", {"seat": self._seat(fields)})

    async def _play(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        version = text_of(fields, "version", WORD) if fields.get("version") is not None else None
        seat, move = self._seat(fields), text_of(fields, "move", MOVE)
        self.is_moving = True
        try:
            found = await self._referee.play(seat, move, version, looks=len(self.seats) == 1)
            self.version = found["version"]
            if "table" in found:
                found["table"] = _without_undo(found["table"])
            return found
        finally:
            self.is_moving = False

    async def _next(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        return self._dated(await self._referee.go_on())

    async def _commit(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        return await self._referee.commit(self.seats[0], text_of(fields, "draw", WORD), hex_of(fields, "commitment"))

    async def _share(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        return await self._referee.share(self.seats[0], text_of(fields, "draw", WORD), hex_of(fields, "share"))

    async def _record(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        return await self._referee.record(deals=fields.get("deals") is True)

    def _succession(self, fields: "dict[str, Any]") -> "Succession":
        return self._referee.succession_of(text_of(fields, "handover", WORD))

    async def _consent(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        if not isinstance(fields.get("agrees"), bool):
            raise Refused("phones/message", "agrees is neither true nor false")
        return await self._succession(fields).consent(self.seats[0], fields["agrees"])

    async def _take(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        start = number(fields, "from")
        return await self._succession(fields).take(self.seats[0], start)

    async def _taken(self, fields: "dict[str, Any]") -> "dict[str, Any]":
        version = text_of(fields, "version", WORD)
        return await self._succession(fields).taken(self.seats[0], version)

    def _dated(self, found: "dict[str, Any]") -> "dict[str, Any]":
        """Returns an answer with the version of the match after it."""
        answer = dict(found)
        answer["version"] = self.version = self._referee.version
        return answer

    def _seat(self, fields: "dict[str, Any]", name: str = "seat") -> int:
        """Returns a seat of this guest; raises Refused for any other."""
        seat = number(fields, name)
        if seat in self.left:
            raise EngineError("phones/late", f"seat {seat} is no longer theirs")
        if seat not in self.seats:
            raise Refused("phones/seat", f"seat {seat} is not theirs")
        return seat

    def _viewer(self, fields: "dict[str, Any]", name: str) -> int | None:
        """Returns a seat of this guest, or None, which sees what everybody sees."""
        return None if fields.get(name) is None else self._seat(fields, name)


def _without_undo(table: "dict[str, Any]") -> "dict[str, Any]":
    """Returns a table without anything to take back: that is for those who sit at the host's phone."""
    shown = dict(table)
    shown["undo"] = None
    return shown


def _error(asked: int, error: EngineError) -> str:
    fault = {"code": error.code, "detail": error.detail, "args": error.args_}
    return json.dumps({"n": asked, "error": fault})
