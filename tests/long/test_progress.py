"""Long runs: what they keep and print, and that they resume where they were stopped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.long import progress
from tests.long.progress import Progress, Result, work


def halved(number: int) -> Result:
    """Halves a number; an odd one counts as failed."""
    return {"job": number, "half": number // 2, "failed": ["is odd"] * (number % 2)}


def sum_of(rows: list[Result]) -> str:
    return f"{sum(row['half'] for row in rows)} in all"


def test_a_run_goes_on_after_a_stop_in_the_middle_of_a_line(tmp_path: Path) -> None:
    kept = Progress("x", fresh=True, folder=tmp_path)
    kept.add({"job": 1})
    with kept.path.open("a") as file:
        file.write('{"job": 2, "fai')
    again = Progress("x", fresh=False, folder=tmp_path)
    assert again.rows == [{"job": 1}]
    again.add({"job": 3})
    assert Progress("x", fresh=False, folder=tmp_path).rows == [{"job": 1}, {"job": 3}]
    assert Progress("x", fresh=True, folder=tmp_path).rows == []


@pytest.mark.parametrize("processes", [1, 2])
def test_every_job_is_noted_and_failures_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    monkeypatch.setattr(progress, "TELL_S", 0)
    kept = Progress("x", fresh=True, folder=tmp_path)
    assert work(kept, halved, range(2, 8), processes, sum_of) == 3
    assert sorted(row["half"] for row in Progress("x", fresh=False, folder=tmp_path).rows) == [1, 1, 2, 2, 3, 3]
    lines = capsys.readouterr().out.splitlines()
    assert lines.count("FAILED is odd") == 3
    assert lines[-1].startswith("12 in all, ")


def test_failures_of_earlier_runs_count_too(tmp_path: Path) -> None:
    work(Progress("x", fresh=True, folder=tmp_path), halved, [1], 1, sum_of)
    assert work(Progress("x", fresh=False, folder=tmp_path), halved, [2], 1, sum_of) == 1


@pytest.mark.parametrize("processes", [1, 2])
def test_a_job_is_asked_for_when_it_can_soon_be_done(tmp_path: Path, processes: int) -> None:
    kept = Progress("x", fresh=True, folder=tmp_path)
    ahead = []

    def jobs() -> Iterator[int]:
        for number in range(20):
            ahead.append(number - len(kept.rows))
            yield number

    work(kept, halved, jobs(), processes, sum_of)
    assert len(kept.rows) == 20
    assert max(ahead) <= processes * progress.AHEAD


def test_what_is_left_makes_up_the_total_and_the_last_job_may_be_a_part(tmp_path: Path) -> None:
    done = Progress("run", fresh=True, folder=tmp_path)
    done.add({"job": 1, "failed": []})
    assert done.left(501, 250) == [0, 2]
    assert done.left(500, 250) == [0]
