"""The long run of what guests overhear: it reads whole matches, and finds what a guest must not be told."""

from itertools import islice
from typing import Any

import pytest

from app.phones.gate import Gate
from app.phones.hosting import Hosting
from engine.core.registry import game as game_of
from engine.core.replay import load
from tests.long import overheard
from tests.sampling import daily

SHORT, MIDDLE = 2, 9  # matches of Boast; at the latter, a table in the middle listens
OTHERS = [job for job in range(len(overheard.TABLES)) if job != SHORT]
HEARD = [(SHORT, None), (MIDDLE, None), *((job, 1) for job in daily(OTHERS, 1))]  # how many deals, None: all


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has each deal played again once, up to its last hidden card."""
    monkeypatch.setattr(overheard, "MOMENTS", 1)


@pytest.mark.parametrize(("number", "deals"), HEARD)
def test_nothing_in_a_match_tells_a_guest_what_they_have_not_seen(
    number: int, deals: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = overheard.tapes
    monkeypatch.setattr(overheard, "tapes", lambda *names: islice(whole(*names), deals))
    row = overheard.job(number)
    assert row["failed"] == []
    assert row["compared"] > row["moves"] / 2 > (5 if deals else 10)


def test_the_deals_of_a_match_follow_each_other_to_its_end() -> None:
    tapes = list(overheard.tapes("boast", "hrh", "whole"))
    assert [tape.end.setup.deal for tape in tapes] == list(range(1, len(tapes) + 1))
    assert [tape.end.end is not None for tape in tapes] == [False] * (len(tapes) - 1) + [True]
    assert all(len(tape.steps[0].after.lines) == 0 for tape in tapes)


def test_a_host_that_tells_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Hosting.ask

    async def ask(hosting: Hosting, op: str, fields: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = await honest(hosting, op, fields)
        if op == "status":
            told["deck"] = load(hosting._session().record, game_of).match.names
        return told

    monkeypatch.setattr(Hosting, "ask", ask)
    (words,) = overheard.job(SHORT)["failed"]
    assert f"job {SHORT}\n" in words
    assert "up to move" in words


def test_a_gate_that_answers_for_other_seats_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def viewer(_gate: Gate, _fields: dict[str, Any], _name: str) -> int:
        return 0

    monkeypatch.setattr(Gate, "_viewer", viewer)
    assert overheard.job(SHORT)["failed"]
