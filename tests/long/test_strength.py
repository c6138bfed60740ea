"""The measuring of strength: what is played, what is left out, and the page that comes of it."""

from tests.long.strength import CELLS, MINUTES, PAGE, Cell, job, jobs_of, page

CELL = Cell("boast", 3, "club", "random")


def test_every_level_meets_the_one_below_at_every_table() -> None:
    assert len(CELLS) == len({cell.name for cell in CELLS}) > 40
    assert Cell("handromi", 4, "casual", "novice") in CELLS


def test_deals_that_were_played_are_not_played_again() -> None:
    rows = [{"cell": CELL.name, "deal": deal, "seconds": 1.0} for deal in (0, 2)]
    assert [deal for _, deal in jobs_of(rows, [CELL], 4)] == [1, 3]


def test_a_pairing_ends_when_its_time_is_over() -> None:
    rows = [{"cell": CELL.name, "deal": 0, "seconds": 60.0 * MINUTES}]
    other = Cell("boast", 3, "casual", "novice")
    assert list(jobs_of(rows, [CELL, other], 2)) == [(other, 0), (other, 1)]


def test_the_page_has_a_line_for_each_pairing_that_was_played() -> None:
    rows = [job((CELL, deal)) for deal in range(3)]
    head, *lines = page(rows, [CELL, CELLS[0]], "2026-01-02", "abc").split("|---|\n")[-1].splitlines() or [""]
    assert not lines
    assert head.startswith("| boast | 3 | club v random | 3 |")
    assert head.endswith("| 2026-01-02 | abc |")


def test_the_page_in_the_repository_has_the_same_columns() -> None:
    if PAGE.exists():
        assert PAGE.read_text("utf-8").startswith(page([], [], "", ""))
