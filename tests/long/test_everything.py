"""The run of everything: each step runs once, a stopped run resumes, and a page keeps the results."""

import shlex
from pathlib import Path

import pytest

from engine.core import registry
from tests.long.everything import BROWSER, HEAD, STEPS, Command, page, run
from tests.long.progress import Progress


def steps(folder: Path, *, failing: str = "none") -> list[Command]:
    """Returns steps that write their names into a file, with "anew" when they begin."""
    shell = f"echo $0 $1 >> {folder}/calls; echo said $0 with $TALON_X; test $0 != {failing}"
    return [Command(name, f"sh -c '{shell}' {name}", "TALON_X=1", "anew") for name in ("lint", "types")]


def calls(folder: Path) -> list[str]:
    file = folder / "calls"
    return file.read_text().splitlines() if file.exists() else []


def test_every_browser_test_has_its_part() -> None:
    parts = [step.command.split()[3:] for step in STEPS if step.name.startswith("browser, every case")]
    assert sorted(module for part in parts for module in part) == BROWSER
    assert "tests/e2e/test_play.py" in BROWSER
    assert all(parts)


def test_every_game_has_its_samples_and_the_last_step_has_the_rest() -> None:
    *games, rest = [shlex.split(step.command)[-1] for step in STEPS if step.name.startswith("samples, ")]
    names = {words.split()[0] for words in games}
    assert names == {game.name for game in registry.games()}
    assert set(rest.split(" and ")) == {f"not {name}" for name in names}


def test_each_step_is_run_once_and_its_last_line_kept(tmp_path: Path) -> None:
    out = tmp_path / "out.md"
    for _ in range(2):
        assert run(steps(tmp_path), Progress("x", fresh=False, folder=tmp_path), "abc", out) == 0
    assert calls(tmp_path) == ["lint anew", "types anew"]
    rows = out.read_text().removeprefix(HEAD).splitlines()
    assert [row.split(" | ")[:3] for row in rows] == [
        ["| lint", "passed", "said lint with 1"],
        ["| types", "passed", "said types with 1"],
    ]
    assert all(row.endswith("| abc |") for row in rows)


def test_a_step_that_was_stopped_goes_on(tmp_path: Path) -> None:
    progress = Progress("x", fresh=True, folder=tmp_path)
    progress.add({"step": "lint", "commit": "abc"})
    run(steps(tmp_path), Progress("x", fresh=False, folder=tmp_path), "abc", tmp_path / "out.md")
    assert calls(tmp_path) == ["lint", "types anew"]


def test_another_commit_begins_anew(tmp_path: Path) -> None:
    progress = Progress("x", fresh=True, folder=tmp_path)
    run(steps(tmp_path), progress, "abc", tmp_path / "out.md")
    run(steps(tmp_path)[:1], progress, "def", tmp_path / "out.md")
    assert calls(tmp_path) == ["lint anew", "types anew", "lint anew"]
    rows = page(progress.rows).removeprefix(HEAD).splitlines()
    assert [row.rsplit(" | ", 1)[1] for row in rows] == ["def |", "abc |"]


def test_a_step_that_was_not_run_keeps_its_line(tmp_path: Path) -> None:
    out = tmp_path / "out.md"
    run(steps(tmp_path), Progress("x", fresh=True, folder=tmp_path), "abc", out)
    run(steps(tmp_path)[1:], Progress("y", fresh=True, folder=tmp_path), "def", out)
    rows = out.read_text().removeprefix(HEAD).splitlines()
    assert [(row.split(" | ")[0], row.rsplit(" | ", 1)[1]) for row in rows] == [
        ("| lint", "abc |"),
        ("| types", "def |"),
    ]


def test_a_newer_line_of_the_page_stays() -> None:
    row = {"step": "lint", "commit": "old", "status": 0, "says": "x", "minutes": 1, "when": "2026-01-01 10:00"}
    newer = page([{**row, "commit": "new", "when": "2026-01-02 09:00"}])
    assert page([row], newer) == newer
    assert page([{**row, "when": "2026-01-03 09:00"}], newer) != newer


def test_a_failure_is_told_and_stops_nothing(tmp_path: Path) -> None:
    out = tmp_path / "out.md"
    progress = Progress("x", fresh=True, folder=tmp_path)
    assert run(steps(tmp_path, failing="lint"), progress, "abc", out) == 1
    assert run(steps(tmp_path)[1:], progress, "abc", out) == 0, "what other steps said is not counted"
    assert [row.split(" | ")[1] for row in out.read_text().removeprefix(HEAD).splitlines()] == ["FAILED", "passed"]


def test_a_long_line_is_cut_and_a_bar_is_no_column() -> None:
    row = {"step": "lint", "commit": "c", "status": 0, "says": "=== a|b" + "y" * 500, "minutes": 1, "when": "w"}
    (line,) = page([row]).removeprefix(HEAD).splitlines()
    assert "| a\\|byyy" in line
    assert "…" in line
    assert len(line) < 250


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_names_what_is_there(step: Command) -> None:
    root = Path(__file__).parents[2]
    words = step.command.split()
    modules = [words[at + 1] for at, word in enumerate(words) if word == "-m" and words[at + 1] != "pytest"]
    assert [module for module in modules if not (root / f"{module.replace('.', '/')}.py").exists()] == []
    assert [word for word in words if word.startswith("tests/") and not (root / word).exists()] == []
