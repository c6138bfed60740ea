"""The long run of hostile guests: it finds what they must not be able to do, and repeats a job by number."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from app.client.engine_client import EngineError
from app.phones.gate import Gate
from app.phones.hosting import Hosting
from tests.long import guests

FEW = 60


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes jobs short, and lets the speed of the machine not matter."""
    monkeypatch.setattr(guests, "MESSAGES", FEW)
    monkeypatch.setattr(guests, "LATE_S", math.inf)


def found() -> str:
    """Returns what is wrong in some jobs."""
    return "".join(words for number in range(5) for words in guests.job(number)["failed"])


@pytest.mark.parametrize("number", [*range(len(guests.TABLES)), guests.MIDDLES - 1])
def test_a_job_has_nothing_wrong_at_any_table(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(guests, "MESSAGES", 250)
    assert guests.job(number)["failed"] == []


def test_a_late_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "LATE_S", -1.0)
    assert "took" in found()


def test_an_error_that_is_raised_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> dict[str, Any]:
        raise KeyError("nothing")

    monkeypatch.setattr(Gate, "_status", broken)
    assert "KeyError" in found()


def test_a_refusal_that_is_not_meant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failed(*_: object) -> dict[str, Any]:
        raise EngineError("engine/failed", "why")

    monkeypatch.setattr(Gate, "_status", failed)
    assert "refused by engine/failed" in found()


def test_a_gate_that_lets_every_seat_pass_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def any_seat(_gate: Gate, fields: dict[str, Any], name: str = "seat") -> Any:
        return fields[name]

    monkeypatch.setattr(Gate, "_seat", any_seat)
    assert "Error" in found()


def shown(welcome: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Returns a welcome that gives away all cards."""

    def more(hosting: Hosting, seats: Any) -> dict[str, Any]:
        return {**welcome(hosting, seats), "record": hosting._session().record}

    return more


def test_a_host_that_tells_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hosting, "welcome", shown(Hosting.welcome))
    assert "two tables that look the same tell" in found()


def test_a_guest_who_can_end_the_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ended(hosting: Hosting) -> dict[str, Any]:
        await hosting._session().change("concede", {"seat": 0})
        return {}

    monkeypatch.setattr(Hosting, "go_on", ended)
    assert "changed the match" in found()


def test_a_table_that_stops_for_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(hosting: Hosting) -> dict[str, Any]:
        hosting._session().stopped = True
        return {}

    monkeypatch.setattr(Hosting, "go_on", stopped)
    assert "Error" in found()
