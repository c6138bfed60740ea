"""Measuring strength: what is played, what is left out, and the resulting page."""

import pytest

from tests.long.strength import CELLS, MINUTES, PAGE, TEMPERED, TEMPERED_PAGE, Cell, job, jobs_of, page, tempered_page
from tests.long.temperaments import judged, verdict

CELL = Cell("boast", 3, "club", "random")


def test_every_level_meets_the_one_below_at_every_table() -> None:
    assert len(CELLS) == len({cell.name for cell in CELLS}) > 40
    assert Cell("handromi", 4, "casual", "novice") in CELLS


def test_deals_that_were_played_are_not_played_again() -> None:
    rows = [{"cell": CELL.name, "deal": deal, "seconds": 1.0} for deal in (0, 2)]
    assert [deal for _, deal in jobs_of(rows, [CELL], 4, 1)] == [1, 3]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_pairing_ends_when_its_time_by_the_clock_is_over(processes: int) -> None:
    half = 60.0 * MINUTES * processes / 2
    rows = [{"cell": CELL.name, "deal": 0, "seconds": half}]
    other = Cell("boast", 3, "casual", "novice")
    assert list(jobs_of(rows, [CELL], 2, processes)) == [(CELL, 1)]
    rows.append({"cell": CELL.name, "deal": 1, "seconds": half})
    assert list(jobs_of(rows, [CELL, other], 3, processes)) == [(other, 0), (other, 1), (other, 2)]


def test_the_page_has_a_line_for_each_pairing_that_was_played() -> None:
    rows = [job((CELL, deal)) for deal in range(3)]
    head, *lines = page(rows, [CELL, CELLS[0]], "2026-01-02", "abc").split("|---|\n")[-1].splitlines() or [""]
    assert not lines
    assert head.startswith("| boast | 3 | club v random | 3 |")
    assert head.endswith("| 2026-01-02 | abc |")


def test_what_was_not_played_again_stays_on_the_page() -> None:
    rows = [job((CELL, deal)) for deal in range(2)]
    cells = [CELL, Cell("boast", 4, "club", "random")]
    old = "9 | 30.0 % [20.0, 40.0] | 25.0 % | +0.20 [+0.10, +0.30] | 1.200 [1.100, 1.300]"
    before = "\n".join(f"| boast | {seats} | club v random | {old} | 1, 2, 3 | then | old |" for seats in (3, 4, 5))
    *_, new, kept = page(rows, cells, "2026-01-02", "abc", before).splitlines()
    assert new.startswith("| boast | 3 | club v random | 2 |")
    assert kept == f"| boast | 4 | club v random | {old} |  |  |  | 1, 2, 3 | then | old |"
    for path, again in (
        (PAGE, page([], CELLS, "", "", PAGE.read_text())),
        (TEMPERED_PAGE, tempered_page([], "", "", TEMPERED_PAGE.read_text())),
    ):
        assert again == path.read_text("utf-8")


def test_every_temperament_meets_the_policy_at_every_table() -> None:
    assert len(TEMPERED) == len({cell.name for cell in TEMPERED}) == 3 * len({(of.game, of.seats) for of in CELLS})
    assert Cell("handromi", 4, "club/bold", "club") in TEMPERED
    assert not set(TEMPERED) & set(CELLS)


def test_the_page_of_temperaments_tells_what_they_do_otherwise() -> None:
    rows = [job((Cell("haggis", 2, "club/bold", "club"), deal)) for deal in range(2)]
    assert all(0 < row["a"]["otherwise"] < row["a"]["choices"] for row in rows)
    assert [row["b"]["otherwise"] for row in rows] == [0, 0]
    (line,) = tempered_page(rows, "2026-01-02", "abc").split("|---|\n")[-1].splitlines()
    assert line.startswith("| haggis | 2 | bold | 2 |")
    assert " bet " in line
    assert line.endswith("| 2026-01-02 | abc |")


def test_the_page_of_temperaments_in_the_repository_has_a_line_for_each() -> None:
    text = TEMPERED_PAGE.read_text("utf-8")
    assert text.startswith(tempered_page([], "", ""))
    for cell in TEMPERED:
        assert f"| {cell.game} | {cell.seats} | {cell.a.removeprefix('club/')} |" in text


def test_the_page_in_the_repository_has_the_same_columns() -> None:
    if PAGE.exists():
        assert PAGE.read_text("utf-8").startswith(page([], [], "", ""))


def tempered(table: str, won: str, points: str, ratio: str = "") -> list[str]:
    """Returns the columns of a temperament's line that its verdict is about."""
    game, seats = table.split()
    even = {"2": "50.0 %", "3": "33.3 %", "4": "50.0 %"}[seats]
    return [game, seats, "bold", "900", won, even, points, ratio]


@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        (
            tempered("haggis 2", "48.0 % [46.5, 49.5]", "-3.00 [-5.00, -1.00]", "0.980 [0.970, 0.990]"),
            "yes",
        ),
        (
            tempered("haggis 2", "47.9 % [46.0, 49.8]", "-0.10 [-1.00, +0.80]", "1.000 [0.950, 1.050]"),
            "no",
        ),
        (
            tempered("haggis 2", "50.0 % [48.0, 52.0]", "-1.00 [-3.00, +1.00]", "0.970 [0.930, 1.010]"),
            "open",
        ),
        (
            tempered("haggis 3", "31.9 % [30.6, 33.2]", "-0.10 [-1.00, +0.80]", "1.000 [0.950, 1.050]"),
            "no",
        ),
        (tempered("team 4", "51.3 % [49.6, 53.0]", "+9.00 [+5.00, +13.00]", "1.080 [1.010, 1.150]"), "no"),
        (
            tempered("boast 3", "36.4 % [35.4, 37.4]", "+0.00 [-0.02, +0.02]", "1.006 [0.965, 1.046]"),
            "yes",
        ),
        (tempered("handromi 3", "33.0 % [31.6, 34.4]", "+0.50 [-0.10, +1.10]"), "open"),
        (tempered("handromi 3", "33.0 % [31.6, 34.4]", "-0.20 [-0.30, -0.10]"), "yes"),
    ],
)
def test_a_temperament_is_equal_within_two_per_cent(columns: list[str], expected: str) -> None:
    assert verdict(columns).strip("*") == expected


def test_the_verdict_of_a_temperament_is_made_anew() -> None:
    *_, line = TEMPERED_PAGE.read_text("utf-8").splitlines()
    columns = line.split(" | ")
    assert judged(line) == line
    assert judged(" | ".join([*columns[:8], "so far", *columns[9:]])) == line
    assert judged(" | ".join([*columns[:8], *columns[9:]])) == line, "a line from before there were verdicts"
