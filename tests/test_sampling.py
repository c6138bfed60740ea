"""Which cases are picked on a given day."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sampling import daily, of_day


@given(st.integers(1, 200), st.integers(1, 200), st.integers(0, 10**6))
def test_a_day_has_as_many_cases_as_are_wanted_and_each_case_its_day(length: int, count: int, day: int) -> None:
    cases = range(length)
    today = of_day(cases, count, day)
    assert len(today) == len(set(today)) == min(length, count)
    if count < length:
        days = -(-length // count)
        assert {case for later in range(days) for case in of_day(cases, count, day + later)} == set(cases)


def test_all_of_them_where_all_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TALON_ALL", raising=False)
    assert len(daily(range(100), 3)) == 3
    monkeypatch.setenv("TALON_ALL", "1")
    assert daily(range(100), 3) == list(range(100))
