"""Runs every check, including the long ones: `uv run python -m tests.long.everything`, some hours on two cores.

Each step is noted when it ends. A stopped run resumes at the step it was in, and so does that step; a run of another
commit starts over. `EVERYTHING.md` keeps the last result of each step, whether from here or elsewhere. Exits with 1
if a step has failed.
"""

import argparse
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zlib import crc32

from playwright.sync_api import sync_playwright

from tests.long.progress import Progress, Result, commit_here
from web.make.languages import BASE, further_languages

__all__ = ["STEPS", "Command", "page", "run"]

ROOT = Path(__file__).parents[2]
PAGE = Path(__file__).with_name("EVERYTHING.md")
BROWSER = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/e2e/test_*.py"))
PARTS = 4  # in which the browser tests are run: a stop costs a quarter of an hour, not a whole one
SAYS = 140  # characters at most of a step's last line
HEAD = """# What the last run of everything said

`uv run python -m tests.long.everything` writes this page anew after each of its steps. A step that was not run again
keeps its line, with the commit that it was run on; one that is missing was never run.

| step | result | its last line | minutes | ended (UTC) | commit |
|---|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Command:
    """A command with its environment; `begun` is added when the step starts, but not when it resumes.

    A step for a browser other than Chromium is skipped if Playwright has no build of it; installed browsers have
    their own step.
    """

    name: str
    command: str
    settings: str = ""
    begun: str = ""
    browser: str = ""


def part_of(module: str) -> int:
    """Returns the part that a module of browser tests is run in, which no other module changes."""
    return crc32(module.encode()) % PARTS + 1


_BROWSER_STEPS = tuple(
    Command(
        f"browser, every case, {part} of {PARTS}", shlex.join(["python", "-m", "pytest", *modules]), "TALON_ALL=1"
    )
    for part in range(1, PARTS + 1)
    if (modules := [module for module in BROWSER if part_of(module) == part])
)
_SAMPLED = ("tests/conformance", "tests/games", "tests/core")  # where tests try random deals and positions
_LARGE = "TALON_ALL=1 TALON_SAMPLES=200 TALON_HANDS=1000"
# Each test is in one of these at least: the keywords are games, whose names stand in folders and in what is checked.
_SAMPLES = tuple(
    Command(f"samples, {name}", shlex.join(["python", "-m", "pytest", *_SAMPLED, "-k", keywords]), _LARGE)
    for name, keywords in {
        "Haggis": "haggis and not team",
        "Haggis Team": "team",
        "Boast or Nothing": "boast",
        "Handrömi": "handromi",
        "all else": "not haggis and not team and not boast and not handromi",
    }.items()
)
_CORE = "python -m pytest tests/e2e -mcore"  # of the browser tests
STEPS = (
    Command("lint", "ruff check"),
    Command("format", "ruff format --check"),
    Command("types", "mypy"),
    Command("scripts", "python -m web.make.lint"),
    Command("tests", "python -m pytest --ignore tests/e2e", "TALON_ALL=1"),
    Command("coverage", "python -m tests.long.coverage", "TALON_ALL=1"),
    *_SAMPLES,
    Command("rollouts", "python -m pytest tests/games -k 'a_deal_in_a_hurry or round_goes'", "TALON_SAMPLES=1000"),
    *_BROWSER_STEPS,
    *(
        Command(f"readers, {language}", f"python -m tests.look.walk --language {language}", begun="--fresh")
        for language in (BASE, *further_languages(pseudo_too=True))
    ),
    Command("Lighthouse", "python -m tests.long.lighthouse"),
    Command("deals", "python -m tests.long.deals --deals 20000", begun="--fresh"),
    Command("requests", "python -m tests.long.fuzz", begun="--fresh"),
    Command("guests", "python -m tests.long.guests", begun="--fresh"),
    Command("overheard", "python -m tests.long.overheard", begun="--fresh"),
    Command("saves", "python -m tests.long.saves", begun="--fresh"),
    Command("kills", "python -m tests.long.kills", begun="--fresh"),
    Command("walks at random", "python -m tests.long.wander", begun="--fresh"),
    Command("one page", "python -m tests.long.page"),
    Command("figures", "python -m tests.bench.figures"),
    Command("installed browsers", "python -m pytest -n 2 tests/e2e/test_other_browsers.py", "TALON_ALL=1"),
    Command("Firefox", f"{_CORE} --browser firefox", "TALON_ALL=1", browser="firefox"),
    Command("WebKit", f"{_CORE} --browser webkit", "TALON_ALL=1", browser="webkit"),
)


def run(steps: Sequence[Command], progress: Progress, commit: str, out: Path) -> int:
    """Runs the steps that have not ended on this commit; returns how many have failed."""
    for step in steps:
        mine = [row for row in progress.rows if row["step"] == step.name and row["commit"] == commit]
        if any("status" in row for row in mine):
            continue
        print(f"{step.name}: {step.settings} {step.command}", flush=True)
        if not mine:
            progress.add({"step": step.name, "commit": commit})
        progress.add(_ended(step, commit, goes_on=bool(mine)))
        out.write_text(page(progress.rows, out.read_text() if out.exists() else ""))
    names = {step.name for step in steps}
    return sum(row["status"] != 0 for row in _last(progress.rows) if row["commit"] == commit and row["step"] in names)


def _ended(step: Command, commit: str, *, goes_on: bool) -> Result:
    """Runs a step to its end, showing its output, and returns its row."""
    command = [*shlex.split(step.command), *([] if goes_on else shlex.split(step.begun))]
    program = Path(sys.executable).with_name(command[0])
    settings = dict(pair.split("=", 1) for pair in step.settings.split())
    begun, last = time.monotonic(), ""
    with subprocess.Popen(
        [str(program) if program.exists() else command[0], *command[1:]],
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            last = line.strip() or last
    minutes = round((time.monotonic() - begun) / 60, 1)
    when = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    status = process.returncode
    return {"step": step.name, "commit": commit, "status": status, "says": last, "minutes": minutes, "when": when}


def _last(rows: Iterable[Result]) -> list[Result]:
    """Returns the latest result of each step, in the order of the steps."""
    return list({row["step"]: row for row in rows if "status" in row}.values())


def page(rows: Iterable[Result], old: str = "") -> str:
    """Returns the page: a line for each step that has ended, from the old page where that is newer."""
    lines = {text.split(" | ")[0]: text for text in old.splitlines() if text.startswith("| ")}
    for row in _last(rows):
        step = f"| {row['step']}"
        if step not in lines or lines[step].split(" | ")[4] <= row["when"]:
            lines[step] = _line(row)
    order = [f"| {step.name}" for step in STEPS]
    return HEAD + "".join(f"{lines[step]}\n" for step in order if step in lines)


def _line(row: Result) -> str:
    """Returns the result of a step as a line of the table."""
    result = "passed" if row["status"] == 0 else "FAILED"
    return f"| {row['step']} | {result} | {_cell(row['says'])} | {row['minutes']} | {row['when']} | {row['commit']} |"


def _cell(words: str) -> str:
    """Returns a line of output as a cell of the table."""
    plain = words.strip("= ").replace("|", "\\|")
    return plain if len(plain) <= SAYS else f"{plain[: SAYS - 1]}…"


def _browsers() -> set[str]:
    """Returns the names of the browsers that Playwright has here, with "" for the Chromium found or fetched."""
    with sync_playwright() as playwright:
        kinds = (playwright.firefox, playwright.webkit)
        return {"", *(kind.name for kind in kinds if Path(kind.executable_path).exists())}


def main() -> None:
    """Resumes the run of this commit."""
    parser = argparse.ArgumentParser(description="Runs every check there is, the long ones too.")
    parser.add_argument("--fresh", action="store_true", help="start over, also with what has ended at this commit")
    parser.add_argument(
        "--only", action="append", choices=[step.name for step in STEPS], help="this step; repeatable"
    )
    options = parser.parse_args()
    commit = commit_here()
    if commit.endswith("-dirty"):
        parser.error("results are kept by commit, and something here is in none: commit it first")
    there = _browsers()
    steps = [step for step in STEPS if step.name in (options.only or [step.name]) and step.browser in there]
    failed = run(steps, Progress("everything", fresh=options.fresh), commit, PAGE)
    print(f"{failed} of {len(steps)} steps failed; {PAGE.relative_to(ROOT)} has what they said")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
