"""The progress of a long run: a file of JSON lines, so that a stopped run resumes where it was."""

import argparse
import json
import multiprocessing
import os
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any

__all__ = ["FOLDER", "Progress", "Result", "commit_here", "options_of", "work"]

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "long"
# Files that long commands write.
KEPT = (
    "tests/bench/figures.jsonl",
    "tests/e2e/STEADY.md",
    "tests/long/BETS.md",
    "tests/long/EVERYTHING.md",
    "tests/long/STRENGTH.md",
    "tests/long/TEMPERAMENTS.md",
)
TELL_S = 30
AHEAD = 2  # jobs handed out per process

type Result = dict[str, Any]


class Progress:
    """The results of one command under `.cache/long/`; a line cut off by a stop is ignored."""

    def __init__(self, name: str, *, fresh: bool, folder: Path = FOLDER) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{name}.jsonl"
        if fresh:
            self.path.unlink(missing_ok=True)
        self.rows: list[Result] = list(self._read())

    def _read(self) -> Iterator[Result]:
        for line in self.path.read_text().splitlines() if self.path.exists() else ():
            try:
                yield json.loads(line)
            except ValueError:
                continue

    def left(self, total: int, each: int) -> list[int]:
        """Returns the numbers of the jobs without a result yet, for a total of things of which a job does `each`."""
        past = {row["job"] for row in self.rows}
        return [number for number in range(-(-total // each)) if number not in past]

    def add(self, row: Result) -> None:
        """Adds a result; it is on disk when this returns."""
        self.rows.append(row)
        with self.path.open("ab+") as file:
            file.seek(0, os.SEEK_END)
            torn = file.tell() and (file.seek(-1, os.SEEK_END), file.read(1))[1] != b"\n"
            file.write(b"\n" * bool(torn) + json.dumps(row).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())


def commit_here() -> str:
    """Returns the short hash of the current commit, with `-dirty` if anything but results differs from it."""
    others = [".", *(f":!{file}" for file in KEPT)]
    name = _git("rev-parse", "--short", "HEAD")
    return f"{name}-dirty" if _git("status", "--porcelain", "--", *others) else name


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def options_of(about: str, **numbers: tuple[int, str]) -> argparse.ArgumentParser:
    """Returns the parser of a command's options: numbers, each with its default and help, and --fresh."""
    parser = argparse.ArgumentParser(description=about)
    for name, (default, words) in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default, help=f"{words} (default {default})")
    parser.add_argument("--fresh", action="store_true", help="start over instead of going on where it was stopped")
    return parser


def work(
    progress: Progress,
    job: Callable[[Any], Result],
    jobs: Iterable[Any],
    processes: int,
    so_far: Callable[[list[Result]], str],
) -> int:
    """Runs jobs and adds the result of each; prints failures as they come, and the progress every half minute.

    A row's `failed` is a list of texts. `so_far` sums up the rows in words. Returns the number of failures, including
    those of stopped runs before this one.
    """
    begun = told = time.monotonic()
    for row in _done(job, jobs, processes):
        progress.add(row)
        for words in row["failed"]:
            print(f"FAILED {words}", flush=True)
        now = time.monotonic()
        if now - told >= TELL_S:
            print(f"{so_far(progress.rows)}, {now - begun:,.0f} s", flush=True)
            told = now
    return sum(len(row["failed"]) for row in progress.rows)


def _done(job: Callable[[Any], Result], jobs: Iterable[Any], processes: int) -> Iterator[Result]:
    """Yields the results of jobs as they come, taking each job only when a process will soon be free for it."""
    if processes <= 1:
        yield from map(job, jobs)
        return
    left, begun = iter(jobs), set[Future[Result]]()
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        while True:
            begun |= {pool.submit(job, each) for each in islice(left, processes * AHEAD - len(begun))}
            if not begun:
                return
            ended, begun = wait(begun, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in ended)
