"""Daily rotation: a few of many similar cases each day, others the next; all of them with `TALON_ALL=1`."""

import datetime as dt
import os
from collections.abc import Sequence

__all__ = ["daily", "of_day"]

_STRIDES = (37, 41, 43)  # neighbours in a list are alike: a prime that does not divide its length spreads the picks


def daily[Case](cases: Sequence[Case], count: int) -> list[Case]:
    """Returns `count` different cases, so that each has its day; all cases if `TALON_ALL` is set."""
    assert count > 0, "no day would have any"
    if os.environ.get("TALON_ALL"):
        return list(cases)
    return of_day(cases, count, dt.datetime.now(tz=dt.UTC).date().toordinal())


def of_day[Case](cases: Sequence[Case], count: int, day: int) -> list[Case]:
    """Returns at most `count` cases for a day given by its number; the following days have the others."""
    stride = next(prime for prime in _STRIDES if len(cases) % prime)
    return [cases[(day * count + number) * stride % len(cases)] for number in range(min(count, len(cases)))]
