"""`.ci/run` names the browser tests that it had to retry, and exits with the right status."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEST = """
from pathlib import Path
import pytest

def test_unsteady():
    flag = Path(__file__).with_name("flag")
    tried = flag.exists()
    flag.touch()
    assert tried

def test_steady():
    pass

def test_wrong():
    assert {right}

@pytest.fixture
def torn():
    yield
    assert {right}

def test_torn(torn):
    pass
"""


def run_ci(folder: Path, first: int, again: int) -> tuple[int, list[str], list[str]]:
    """Runs `.ci/run` with stub tools that only log their calls; the browser tests exit with the given statuses.

    Returns its own status, its lines of output, and the calls of pytest.
    """
    tools = {
        "pip": "exit 0",
        "uv": f'echo "$@" >> {folder}/calls\ncase "$*" in *--ignore*) exit 0;; *--tried-again*) exit {again};; '
        f"*tests/e2e*) exit {first};; esac",
    }
    for name, script in tools.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    env = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    done = subprocess.run([ROOT / ".ci" / "run"], env=env, capture_output=True, text=True, check=False)
    calls = (folder / "calls").read_text().splitlines()
    return done.returncode, done.stdout.splitlines(), [call for call in calls if "pytest" in call]


@pytest.mark.skipif(os.name == "nt", reason="a script of a Unix shell")
@pytest.mark.parametrize(
    ("first", "again", "status", "runs"), [(0, 0, 0, 2), (1, 0, 0, 3), (1, 1, 1, 3), (1, 5, 5, 3), (2, 0, 2, 2)]
)
def test_only_failed_tests_are_tried_again_and_the_status_is_theirs(
    tmp_path: Path, first: int, again: int, status: int, runs: int
) -> None:
    found, lines, calls = run_ci(tmp_path, first, again)
    assert (found, len(calls)) == (status, runs)
    assert ("no browser test had to be tried again" in lines[-1:]) == (first == 0)


@pytest.mark.parametrize("right", [True, False])
def test_what_passes_when_tried_again_is_named_above_the_last_line(tmp_path: Path, *, right: bool) -> None:
    (tmp_path / "test_some.py").write_text(TEST.format(right=right))
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    command: list[str | Path] = [sys.executable, "-m", "pytest", "-p", "tests.unsteady"]
    command += ["--rootdir", tmp_path, tmp_path]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "120", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    status = []
    for more in ([], ["--last-failed", "--last-failed-no-failures", "none", "--tried-again"]):
        done = subprocess.run([*command, *more], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        status.append(done.returncode)
    assert status == [1, 0 if right else 1]
    lines = done.stdout.splitlines()
    named = next(number for number, line in enumerate(lines) if "failed first, passed when tried again" in line)
    assert lines[named + 1] == "test_some.py::test_unsteady"
    assert "::" not in lines[named + 2] or lines[named + 2].startswith(("FAILED", "ERROR"))
    assert " passed" in lines[-1]
    assert (" failed" in lines[-1]) == (not right)


CHANGES = """# Changelog

## Unreleased

* Not yet.

## 1.2.0 - 2026-11-22

### Added

* A thing.

## 1.1.0

## 1.2
"""


@pytest.mark.skipif(os.name == "nt", reason="a script of a Unix shell")
@pytest.mark.parametrize(
    ("tag", "said"),
    [("v1.2.0", ["### Added", "* A thing."]), ("v1.1.0", None), ("v1.2", None), ("v2.0.0", None), ("v.", None)],
)
def test_a_release_says_what_the_changelog_says_of_it(tmp_path: Path, tag: str, said: list[str] | None) -> None:
    changes = tmp_path / "changes.md"
    changes.write_text(CHANGES)
    done = subprocess.run([ROOT / ".ci" / "notes", tag, changes], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (said is not None)
    if said is None:
        assert "has no section" in done.stderr
    else:
        assert [line for line in done.stdout.splitlines() if line] == said
