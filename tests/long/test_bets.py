"""Settled bets: what each brought its side, and the page that sums them up."""

import sys
from functools import partial
from pathlib import Path

import pytest

from engine.core.state import Outcome
from engine.core.table import Row, Text
from tests.long import bets
from tests.long.bets import HEAD, PAGE, TABLES, job, page, settled
from tests.long.progress import Progress


def outcome(*rows: tuple[tuple[str, dict[str, int], int], ...]) -> Outcome:
    """Returns an outcome with rows of a code, its arguments and points for each seat."""
    made = tuple(tuple(Row(Text.of(code, **args), points) for code, args, points in row) for row in rows)
    return Outcome(tuple(0 for _ in rows), made, (), Text.of("deal/first-out", seat=0))


def test_a_bet_brings_its_amount_or_pays_the_others() -> None:
    lone = outcome(
        (("score/bet-made", {"value": 15}, 15), ("score/captured", {}, 7)),
        (("score/bet-failed", {"value": 30}, 0),),
        (("score/bet-from", {"seat": 1, "value": 30}, 30),),
    )
    assert list(settled(lone, (0, 1, 2))) == [(15, 15), (30, -15)]  # the third seat was paid, the first was not


def test_partners_share_the_rows_of_their_side() -> None:
    made = ("score/bet-made-by", {"seat": 2, "value": 10}, 10)
    failed = (("score/bet-from", {"seat": 1, "value": 60}, 0),), (("score/bet-from", {"seat": 1, "value": 60}, 30),)
    pair = outcome((made, *failed[1]), failed[0], (made, *failed[1]), failed[0])
    assert list(settled(pair, (0, 1, 0, 1))) == [(10, 10), (60, -30)]


def test_the_page_has_a_line_for_each_amount() -> None:
    name, seats = TABLES[0]
    bets = [[15, 15.0], [15, -15.0], [30, 30.0], [30, 30.0], [30, -30.0]]
    (short, long) = page([{"table": f"{name}-{seats}", "deals": [1, 2], "bets": bets}], "today", "abc").splitlines()[
        -2:
    ]
    assert short.startswith("| haggis | 2 | 2 | 15 | 1.000 | 50.0 % ")
    assert "| 50.0 % | +0.0 [" in short
    assert long.startswith("| haggis | 2 | 2 | 30 | 1.500 | 66.7 % ")
    assert "| +10.0 [" in long


def test_deals_of_a_table_are_played_and_their_bets_read() -> None:
    rows = [job((name, seats, (0, 1, 2, 3, 4, 5))) for name, seats in TABLES]
    assert all(row["deals"] == [0, 1, 2, 3, 4, 5] for row in rows)
    assert any(row["bets"] for row in rows)


def test_a_table_that_was_not_played_again_stays_on_the_page() -> None:
    name, seats = TABLES[0]
    row = {"table": f"{name}-{seats}", "deals": [1], "bets": [[15, 15.0]]}
    _, kept = page([row], "today", "abc", "| haggis | 2 | old |\n| team | 4 | old |\n").splitlines()[-2:]
    assert kept == "| team | 4 | old |"
    assert page([], "", "", PAGE.read_text()) == PAGE.read_text()


def test_a_run_goes_on_with_its_deals_and_another_commit_starts_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bets, "PAGE", tmp_path / "BETS.md")
    monkeypatch.setattr(bets, "Progress", partial(Progress, folder=tmp_path))
    bets.PAGE.write_text(HEAD)
    lines = []
    for commit, deals in (("abc", 4), ("abc", 6), ("def", 4)):
        monkeypatch.setattr(bets, "commit_here", lambda commit=commit: commit)
        monkeypatch.setattr(sys, "argv", ["bets", "--only", "team", "--processes", "1", "--deals", str(deals)])
        bets.main()
        lines.append(bets.PAGE.read_text().splitlines()[-1].split(" | "))
    assert [(line[2], line[-1]) for line in lines] == [("4", "abc |"), ("6", "abc |"), ("4", "def |")]
