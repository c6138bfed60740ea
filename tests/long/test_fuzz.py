"""The long run of requests: it finds failures, late answers and wrong replies, and resends a request by number."""

import math

import pytest

from engine.host import Host
from tests.long import fuzz


def test_some_requests_have_nothing_wrong_and_come_out_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LATE_S", math.inf)  # the speed of the machine does not matter here
    assert fuzz.job(0)["failed"] == []
    assert [fuzz.line_of(number)[0] for number in range(50)] == [fuzz.line_of(number)[0] for number in range(50)]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes jobs short, as a fault in every request is soon found."""
    monkeypatch.setattr(fuzz, "REQUESTS", 100)


def _broken(_: object) -> dict[str, object]:
    raise KeyError("nothing")


@pytest.mark.usefixtures("few")
def test_a_failure_of_the_engine_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fuzz.HOST._ops, "status", _broken)
    failed = fuzz.job(0)["failed"]
    assert failed
    assert all("KeyError" in words and words.startswith("request ") for words in failed)


@pytest.mark.usefixtures("few")
def test_a_late_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LATE_S", -1.0)
    assert len(fuzz.job(0)["failed"]) == fuzz.REQUESTS


@pytest.mark.usefixtures("few")
def test_a_wrong_reply_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Host, "ask", lambda *_: '{"id": "wrong", "ok": []}')
    assert len(fuzz.job(0)["failed"]) == fuzz.REQUESTS


def test_the_memory_is_told_as_it_went() -> None:
    rows = [{"process": 1, "kib": 1024 * size} for size in (10, 20, 20, 20, 20, 20, 20, 20, 40, 40)]
    assert fuzz.trend(rows) == "20.0 -> 40.0 MiB over 5000 requests"
