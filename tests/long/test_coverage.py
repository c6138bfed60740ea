"""The verdicts on coverage: lines and branches of each part, each separately."""

from tests.long.coverage import LEAST, summary, verdicts
from tests.long.everything import SAYS


def sums(lines: int, branches: int) -> dict[str, int]:
    return {"covered_lines": lines, "num_statements": 1000, "covered_branches": branches, "num_branches": 1000}


def test_lines_do_not_stand_in_for_branches() -> None:
    assert LEAST["engine"] == 97
    found = verdicts({"engine": sums(1000, 969), "web/app": sums(900, 900)})
    assert [enough for _, enough in found] == [True, False, True, True]
    assert found[1][0] == "engine: 96.90 % of 1,000 branches, at least 97 %"


def test_a_part_without_branches_lacks_none() -> None:
    empty = {"covered_lines": 0, "num_statements": 0, "covered_branches": 0, "num_branches": 0}
    assert all(enough for _, enough in verdicts({"engine": empty}))


def test_the_last_line_has_all_four_figures_and_fits_the_page() -> None:
    words = summary({"engine": sums(1000, 969), "web/app": sums(963, 910)})
    assert words == (
        "engine: 100.00 % of lines, 96.90 % of branches (at least 97 %); "
        "web/app: 96.30 % of lines, 91.00 % of branches (at least 90 %)"
    )
    assert len(words) <= SAYS
