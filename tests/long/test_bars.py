"""Bars: those of every pairing, shares of the knowing gain, and how lines are judged."""

import pytest

from tests.long.bars import COLUMNS, Bar, bars_of, judged, share_of
from tests.long.strength import CELLS, PAGE

EXPERT = (
    "haggis | 2 | expert v club | 185 | 73.8 % [69.6, 78.0] | 50.0 % | +30.00 [+24.00, +36.00] | 2.130 [1.8, 2.5]"
)
KNOWING = (
    "haggis | 2 | knowing v club | 100 | 91.5 % [87.8, 95.2] | 50.0 % | +60.00 [+52.00, +68.00] | 6.6 [5.3, 7.9]"
)


def columns(line: str) -> list[str]:
    return line.split(" | ")


def test_every_pairing_of_levels_has_a_bar() -> None:
    for cell in CELLS:
        bars = bars_of(cell.game, cell.seats, cell.about)
        assert bool(bars) == (cell.a != "knowing"), cell.name
        assert all(bar.aim is None or bar.aim > bar.clear for bar in bars)


def test_a_share_has_an_interval_of_both_gains() -> None:
    share, low, high = share_of(columns(EXPERT), columns(KNOWING)) or (0, 0, 0)
    assert share == 50
    assert (low, high) == pytest.approx((50 - 12.02, 50 + 12.02), abs=0.01)  # from 10 % and half of 13.3 %
    assert share_of(columns(EXPERT), None) is None


def test_the_lower_end_has_to_clear_a_bar_and_the_mean_to_reach_an_aim() -> None:
    found = {tuple(columns(line)[:3]): columns(line) for line in (EXPERT, KNOWING)}
    share, cleared, aimed = judged(columns(EXPERT), found)
    assert share == "50 % [38, 62]"
    assert cleared == "72 % won: **no**, 50 % of knowing: **no**"
    assert aimed == "80 % won: **no**, 70 % of knowing: **no**"
    better = columns(EXPERT.replace("73.8 % [69.6", "80.0 % [72.1"))
    assert judged(better, {}) == ("", "72 % won: yes", "80 % won: yes")
    assert judged(columns(KNOWING), found) == ("", "", "")


def test_with_more_than_two_sides_a_level_is_clear_of_par_by_its_points() -> None:
    line = "boast | 4 | club v casual | 300 | 20 % [18, 22] | 25 % | +0.10 [+0.01, +0.19] | 1.4 [1.3, 1.5]"
    assert judged(columns(line), {}) == ("", "clear of par: yes", "")
    assert judged(columns(line.replace("+0.01", "-0.01")), {})[1] == "clear of par: **no**"
    assert bars_of("team", 4, "club v casual") == (Bar(4, 55, 65),)


def test_every_line_of_the_page_says_what_it_clears() -> None:
    head, _, *lines = PAGE.read_text("utf-8").split("\n\n")[-1].splitlines()
    names = head.strip("| ").split(" | ")
    assert tuple(names[: len(COLUMNS)]) == COLUMNS
    for line in lines:
        told = dict(zip(names, line.strip("| ").split(" | "), strict=True))
        assert bool(told["must clear"].strip()) == ("knowing" not in told["levels"]), line
        expert = told["levels"] == "expert v club" and told["game"] != "handromi"
        assert bool(told["of knowing"].strip()) == expert, line
