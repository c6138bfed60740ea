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
    """Expects a refusal with a code, words in its detail; the error's arguments are there afterwards."""
    extra: Json = {}
    with pytest.raises(Refusal) as caught:
        yield extra
    error = caught.value
    assert error.code == code, error
    assert error.detail
    assert words in error.detail, error
    extra.update(error.extra)


def finish(answer: Any) -> str:
    """Returns a reply; one that takes long is worked on to its end, with nothing in between."""
    if isinstance(answer, str):
        return answer
    try:
        while True:
            answer.send(None)
    except StopIteration as done:
        return str(done.value)


def checked(line: str, identity: object) -> Json:
    """Returns a reply after checking its shape: one line of strict JSON, the id, and one of ok and error."""
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
    """A host and who talks to it: `talk(op, field=value)` returns what is ok, and raises what is refused."""

    def __init__(self, host: Host | None = None) -> None:
        self.host = host or Host(now=lambda: 0.0)
        self._numbers = count(1)

    def send(self, text: str) -> str:
        """Returns the line that answers a line."""
        return finish(self.host.ask(text))

    def raw(self, text: str, identity: object = None) -> Json:
        """Returns the reply to any text, which must be that to this id."""
        return checked(self.send(text), identity)

    def __call__(self, op: str, **fields: Any) -> Json:
        """Returns what an op answers; raises Refusal."""
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
        """Returns the record after moves of bots in the running deal, None for all of it."""
        while plies != 0 and not (status := self("status", record=record))["deal_over"]:
            seat = status["must"][0]
            move = self("think", record=record, seat=seat, seed="x", playouts=1)["move"]
            record = self.moves(record, (seat, move))
            plies = None if plies is None else plies - 1
        return record
