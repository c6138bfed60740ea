"""Runs the browser tests under load and records the result: `uv run python -m tests.long.steady --runs 3`.

Each run adds a line to tests/e2e/STEADY.md, so that runs can be counted over days. Nothing is retried here.
"""

import argparse
import multiprocessing
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from tests.long.progress import commit_here

__all__ = ["result_of", "row_of"]

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "tests" / "e2e" / "STEADY.md"
HEAD = """# How steady the tests in the browser are

`uv run python -m tests.long.steady` runs them beside processes that only keep the machine busy, and adds a line here.
While there are not thirty clean runs in a row, `.ci/run` names each test that it had to try again.

| when (UTC) | commit | busy processes | minutes | result | failed |
|---|---|---|---|---|---|
"""


def result_of(output: str) -> tuple[str, list[str]]:
    """Returns pytest's summary ("201 passed, 1 failed") and the names of the tests that failed."""
    found = re.findall(r"^=* ?((?:\d+ \w+,? ?)+) in [\d.]+s", output, re.MULTILINE)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    return (found[-1].strip() if found else "no result"), list(dict.fromkeys(failed))


def row_of(when: str, commit: str, busy: int, minutes: float, output: str) -> str:
    """Returns a run as a line of the table."""
    result, failed = result_of(output)
    names = ", ".join(f"`{name.removeprefix('tests/e2e/')}`" for name in failed)
    return f"| {when} | {commit} | {busy} | {minutes:.0f} | {result} | {names} |"


def _spin() -> None:
    while True:
        pass


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Keeps the machine busy with processes that do nothing else."""
    started = [multiprocessing.Process(target=_spin, daemon=True) for _ in range(processes)]
    for process in started:
        process.start()
    try:
        yield
    finally:
        for process in started:
            process.kill()


def main() -> None:
    """Runs the tests a number of times; prints and records each result."""
    parser = argparse.ArgumentParser(description="Runs the tests in the browser under load and notes the result.")
    parser.add_argument("--runs", type=int, default=1, help="how many (default 1)")
    parser.add_argument("--busy", type=int, default=2, help="processes that keep the machine busy (default 2)")
    options, more = parser.parse_known_args()
    command = [sys.executable, "-m", "pytest", "tests/e2e", *more]
    for _ in range(options.runs):
        begun = time.monotonic()
        commit = commit_here()
        with load(options.busy):
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
        row = row_of(when, commit, options.busy, (time.monotonic() - begun) / 60, done.stdout)
        if not TABLE.exists():
            TABLE.write_text(HEAD)
        with TABLE.open("a") as file:
            file.write(f"{row}\n")
        print(row, flush=True)


if __name__ == "__main__":
    main()
