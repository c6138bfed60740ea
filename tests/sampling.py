"""Of many cases of one kind a few each day, other ones the next; all of them with `TALON_ALL=1`."""

import datetime as dt
import os
from collections.abc import Sequence

__all__ = ["daily"]

_STRIDE = 37  # neighbours in a list are alike: a prime sets the cases of one day apart


def daily[Case](cases: Sequence[Case], count: int) -> list[Case]:
    """Returns `count` different cases, so that each has its day; every case where `TALON_ALL` is set."""
    if os.environ.get("TALON_ALL"):
        return list(cases)
    day = dt.datetime.now(tz=dt.UTC).date().toordinal()
    return [cases[(day * count + number) * _STRIDE % len(cases)] for number in range(count)]
