"""Talks to a host as an outside program would: JSON text in, JSON text out."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

from engine.host import Host

__all__ = ["ANNA", "BELA", "CILI", "Json", "Refusal", "Talk", "checked", "finish", "refused"]

type Json = dict[str, Any]

ANNA: Json = {"kind": "human", "name": "Anna"}
BELA: Json = {"kind": "bot", "name": "Béla", "level": "club"}
CILI: Json = {"kind": "human", "name": "Cili"}


class Refusal(Exception):
    """The error object of a reply."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error['code']}: {error['detail']}")
        self.code: str = error["code"]
        self.detail: str = error["detail"]
        self.extra: Json = error.get("args", {})


@contextmanager
def refused(code: str, words: str = "") -> Iterator[Json]:
    """Expects a refusal with a code and these words in its detail; yields what will hold the error's arguments."""
    extra: Json = {}
    with pytest.raises(Refusal) as caught:
        yield extra
    error = caught.value
    assert error.code == code, error
    assert error.detail
    assert words in error.detail, error
    extra.update(error.extra)


def finish(answer: Any) -> str:
    """Returns a reply; a coroutine is run to its end without interruption."""
    if isinstance(answer, str):
        return answer
    try:
        while True:
            answer.send(None)
    except StopIteration as done:
        return str(done.value)


def checked(line: str, identity: object) -> Json:
    """Returns a reply after checking its shape: one line of strict JSON with the id and either ok or error."""
    assert "\n" not in line
    assert line.isascii()
    found: Json = json.loads(line, parse_constant=_no_constant)
    assert found["id"] == identity
    assert type(found["id"]) is type(identity)
    if "error" in found:
        assert set(found) == {"id", "error"}
        assert set(found["error"]) in ({"code", "detail"}, {"code", "detail", "args"})
        assert isinstance(found["error"]["code"], str)
        assert isinstance(found["error"]["detail"], str)
    else:
        assert set(found) == {"id", "ok"}
        assert isinstance(found["ok"], dict)
    return found


def _no_constant(name: str) -> None:
    raise AssertionError(f"{name} is no JSON")


class Talk:
    """A host to talk to: `talk(op, field=value)` returns the `ok` of the reply, or raises a Refusal."""

    def __init__(self, host: Host | None = None) -> None:
        self.host = host or Host(now=lambda: 0.0)
        self._numbers = count(1)

    def send(self, text: str) -> str:
        """Sends a line and returns the answer."""
        return finish(self.host.ask(text))

    def raw(self, text: str, identity: object = None) -> Json:
        """Returns the reply to any text; it must have this id."""
        return checked(self.send(text), identity)

    def __call__(self, op: str, **fields: Any) -> Json:
        """Returns the answer of an op; raises Refusal."""
        identity = next(self._numbers)
        found = self.raw(json.dumps({"id": identity, "op": op, **fields}), identity)
        if "error" in found:
            raise Refusal(found["error"])
        answer: Json = found["ok"]
        return answer

    def new(self, *seats: Json, game: str = "haggis", seed: str = "host", **fields: Any) -> str:
        """Returns the record of a new match, by default of a person and a bot."""
        record: str = self("new", game=game, seats=seats or (ANNA, BELA), seed=seed, **fields)["record"]
        return record

    def moves(self, record: str, *moves: tuple[int, str]) -> str:
        """Returns the record after some moves."""
        for seat, move in moves:
            record = self("play", record=record, seat=seat, move=move)["record"]
        return record

    def play(self, record: str, plies: int | None = None) -> str:
        """Returns the record after `plies` moves by bots in the running deal, or after its last for None."""
        while plies != 0 and not (status := self("status", record=record))["deal_over"]:
            seat = status["must"][0]
            move = self("think", record=record, seat=seat, seed="x", playouts=1)["move"]
            record = self.moves(record, (seat, move))
            plies = None if plies is None else plies - 1
        return record
