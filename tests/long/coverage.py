"""Measures how much of the code the tests without a browser cover: `uv run python -m tests.long.coverage`.

Measures lines and branches separately, for the engine and for the page's code; what is not covered is listed. Exits
with 1 if a part is below its limit. What runs inside MicroPython, Pyodide or a browser is not counted.
"""

import argparse
import io
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from coverage import Coverage

__all__ = ["LEAST", "summary", "verdicts"]

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "coverage"
TESTS = ("app", "bots", "cli", "conformance", "core", "games", "host", "long")
LEAST = {"engine": 97, "web/app": 90}  # per cent of lines, and of branches

type Totals = dict[str, Any]


def measure(processes: str, more: list[str]) -> int:
    """Runs the tests and combines the coverage of all their processes; returns pytest's status."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    tests = [f"tests/{name}" for name in TESTS]
    command = ["coverage", "run", "-m", "pytest", "--quiet", "--numprocesses", processes, *(more or tests)]
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, stdout=sys.stderr, check=False)
    subprocess.run([sys.executable, "-m", "coverage", "combine", "--quiet"], cwd=ROOT, check=True)
    return done.returncode


def totals_of(measured: Coverage, part: str) -> Totals:
    """Returns the totals of a part as coverage.py reports them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        measured.json_report(include=[f"{part}/*"], outfile=str(file))
        return dict(json.loads(file.read_text())["totals"])


def verdicts(totals: dict[str, Totals]) -> list[tuple[str, bool]]:
    """Returns a verdict on the lines and on the branches of each part, and whether they are enough."""
    found = []
    for part, sums in totals.items():
        for what, covered, there in (
            ("lines", sums["covered_lines"], sums["num_statements"]),
            ("branches", sums["covered_branches"], sums["num_branches"]),
        ):
            percent = _percent(covered, there)
            words = f"{part}: {percent:.2f} % of {there:,} {what}, at least {LEAST[part]} %"
            found.append((words, percent >= LEAST[part]))
    return found


def _percent(covered: int, there: int) -> float:
    return 100 * covered / there if there else 100.0


def summary(totals: dict[str, Totals]) -> str:
    """Returns the four figures on one line, the last that is printed."""
    return "; ".join(
        f"{part}: {_percent(sums['covered_lines'], sums['num_statements']):.2f} % of lines, "
        f"{_percent(sums['covered_branches'], sums['num_branches']):.2f} % of branches (at least {LEAST[part]} %)"
        for part, sums in totals.items()
    )


def main() -> None:
    """Measures, then prints what is not covered and the verdicts."""
    parser = argparse.ArgumentParser(description="Measures how much of the code the tests without a browser reach.")
    parser.add_argument("--processes", default="logical", help="how many at once (default: as there are cores)")
    parser.add_argument("--again", action="store_true", help="only tell once more what was measured last")
    options, more = parser.parse_known_args()
    status = 0 if options.again else measure(options.processes, more)
    measured = Coverage()
    measured.load()
    for part in LEAST:
        table = io.StringIO()
        wanted = [f"{part}/*"]
        measured.report(include=wanted, file=table, show_missing=True, skip_covered=True, output_format="markdown")
        print(f"{table.getvalue()}\n")
    totals = {part: totals_of(measured, part) for part in LEAST}
    for words, enough in verdicts(totals):
        print(f"* {words}{'' if enough else ': TOO LITTLE'}")
        status = status or int(not enough)
    print(summary(totals))
    sys.exit(status)


if __name__ == "__main__":
    main()
