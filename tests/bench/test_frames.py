"""The figures computed from the times of frames, tasks and taps."""

import pytest

from tests.bench.frames import Seen, smoothness


def seen(pictures: list[float], *, tasks: list[float] | None = None, taps: list[float] | None = None) -> Seen:
    """Returns a stretch of time as the page reports it."""
    return {"pictures": pictures, "tasks": tasks or [], "taps": taps or [], "shifts": []}


def test_pictures_that_come_in_time_are_not_late() -> None:
    found = smoothness([seen([number * 1000 / 60 for number in range(61)])])
    assert (found.per_second, found.late, found.long_tasks, found.longest_task_ms) == (60.0, 0.0, 0, 0.0)
    assert found.p95_ms == pytest.approx(16.7)


def test_a_picture_that_was_left_out_is_late() -> None:
    found = smoothness([seen([0, 16, 32, 80, 96], tasks=[51.2, 70.4])])
    assert (found.late, found.long_tasks, found.longest_task_ms) == (0.25, 2, 70.0)
    assert found.p95_ms > 40


def test_what_passes_between_two_stretches_is_no_gap() -> None:
    found = smoothness([seen([0, 16, 32]), seen([5000, 5016, 5032])])
    assert (found.late, found.p95_ms) == (0.0, 16.0)


def test_of_twenty_taps_the_slowest_but_one_counts() -> None:
    found = smoothness([seen([0, 16, 32], taps=[40.0] * 19), seen([0, 16, 32], taps=[60.0, 400.0])])
    assert found.tap_ms == 60


def test_too_little_was_seen() -> None:
    with pytest.raises(ValueError, match="watch for longer"):
        smoothness([seen([0.0, 16.0])])
