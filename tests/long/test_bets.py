"""Settled bets: what each brought its side, and the page that sums them up."""

from engine.core.state import Outcome
from engine.core.table import Row, Text
from tests.long.bets import TABLES, job, page, settled


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
