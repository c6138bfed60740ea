"""How the run for steadiness reads pytest's output."""

from tests.long.steady import result_of, row_of

CLEAN = "....\n============================= 201 passed in 412.20s (0:06:52) ==============================\n"
FAILED = """\
=========================== short test summary info ============================
FAILED tests/e2e/test_play.py::test_a[chromium-2] - AssertionError: no tap came through
ERROR tests/e2e/test_team.py::test_b - TimeoutError
=================== 1 failed, 199 passed, 1 error in 500.00s (0:08:20) ===================
"""


def test_the_last_words_and_the_names_of_what_failed() -> None:
    assert result_of(CLEAN) == ("201 passed", [])
    failed = ["tests/e2e/test_play.py::test_a[chromium-2]", "tests/e2e/test_team.py::test_b"]
    assert result_of(FAILED) == ("1 failed, 199 passed, 1 error", failed)
    assert result_of("Traceback") == ("no result", [])


def test_a_run_is_a_line_of_the_table() -> None:
    row = row_of("2026-11-22 05:40", "abc1234", 2, 8.4, FAILED)
    assert row.startswith(
        "| 2026-11-22 05:40 | abc1234 | 2 | 8 | 1 failed, 199 passed, 1 error | `test_play.py::test_a"
    )
