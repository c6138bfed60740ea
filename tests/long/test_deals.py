"""The long run of deals: it finds failures, resumes where it was stopped, and says how to replay a failure."""

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.games.boast.rules.state import State
from tests.long import deals, invariants


def test_a_few_deals_of_each_table_have_nothing_wrong() -> None:
    for table in deals.TABLES:
        count, words = deals.checked(table, 0)
        assert words == ""
        assert count >= 1


def test_a_card_that_is_nowhere_is_found_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(match: Match) -> None:
        assert match.outcome is not None, "a card is missing"

    monkeypatch.setitem(invariants.CONSERVED, "boast", lose)
    row = deals.job(("boast-3", 0))
    assert len(row["failed"]) == deals.MATCHES
    assert "boast-3 sample 0\n" in row["failed"][0]
    assert "a card is missing" in row["failed"][0]
    assert '[Game "boast"]' in row["failed"][0]


@pytest.mark.parametrize(("name", "lie"), [("must", lambda _: (0, 0)), ("legal", lambda *_: ())])
def test_a_state_that_breaks_its_promises_is_found(monkeypatch: pytest.MonkeyPatch, name: str, lie: object) -> None:
    monkeypatch.setattr(State, name, property(lie) if name == "must" else lie)  # type: ignore[arg-type]
    assert deals.checked("boast-3", 0)[1]


def test_an_information_state_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.information
    monkeypatch.setattr(State, "information", lambda state, seat: replace(whole(state, seat), left=state.dealt.left))
    words = [deals.checked("boast-4", sample)[1] for sample in range(6)]
    assert any("can tell two worlds apart" in each for each in words)


def test_jobs_end_when_every_table_has_had_its_share() -> None:
    rows = [{"table": "a", "job": 0, "deals": 30}]
    given = []
    for table, number in deals.jobs_of(rows, ["a", "b"], 50):
        given.append((table, number))
        rows.append({"table": table, "job": number, "deals": 20})
    assert given == [("b", 0), ("a", 1), ("b", 1), ("b", 2)]
