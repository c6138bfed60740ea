"""The figures computed from the times of frames."""

import pytest

from tests.bench.frames import smoothness


def test_pictures_that_come_in_time_are_not_late() -> None:
    found = smoothness([number * 1000 / 60 for number in range(61)], [])
    assert (found.per_second, found.late, found.longest_task_ms) == (60.0, 0.0, 0.0)
    assert found.p95_ms == pytest.approx(16.7)


def test_a_picture_that_was_left_out_is_late() -> None:
    found = smoothness([0, 16, 32, 80, 96], [51.2, 70.4])
    assert (found.late, found.longest_task_ms) == (0.25, 70.0)
    assert found.p95_ms > 48


def test_too_little_was_seen() -> None:
    with pytest.raises(ValueError, match="watch for longer"):
        smoothness([0.0, 16.0], [])
