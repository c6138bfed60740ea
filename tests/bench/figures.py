"""Keeps the figures of the engine and the start over time: `uv run python -m tests.bench.figures`.

Measures as `engine bench` and `tests.bench.startup` do and adds a line of JSON to `figures.jsonl`; `--show` prints
the lines so far. Only lines from the same machine can be compared, and only if it was idle otherwise: each line
records the load when measuring began.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sysconfig
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from build import build
from engine.cli.bench import measure
from engine.core import registry
from tests.bench import startup
from tests.long.progress import commit_here
from web.make.tools import ROOT, install_npm, node

__all__ = ["machine", "table"]

FILE = Path(__file__).with_name("figures.jsonl")
RUNNER = ROOT / "tests" / "runtime" / "pyodide.mjs"
SEED = "bench"  # the seed of `engine bench`

type Figures = dict[str, Any]


def machine(cpuinfo: str) -> str:
    """Returns a description of a machine: processor, cores and system, never its name."""
    model = re.search(r"^model name\s*:\s*(.+)$", cpuinfo, re.MULTILINE)
    processor = model[1].strip() if model else platform.machine()
    return f"{processor}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def figures(seconds: float, rounds: int) -> Figures:
    """Measures both and returns the figures of a line."""
    info = Path("/proc/cpuinfo")
    found: Figures = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "commit": commit_here(),
        "machine": machine(info.read_text() if info.exists() else ""),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "engine": {},
        "pyodide": {},
        "startup": {},
    }
    speeds = [asdict(measure(game, seats, seconds, SEED)) for game in registry.games() for seats in game.seats]
    for kind, measured in (("engine", speeds), ("pyodide", in_pyodide(seconds))):
        found[kind] = {f"{speed.pop('game')}-{speed.pop('seats')}": speed for speed in measured}
    if rounds:
        build()
        found["startup"] = startup.measure(rounds)
    return found


def in_pyodide(seconds: float) -> list[Figures]:
    """Returns the figures of `engine bench` inside the Pyodide that the page's worker runs."""
    install_npm()
    paths = map(str, (node(), RUNNER, ROOT, sysconfig.get_path("purelib")))
    command = [*paths, "engine", "bench", "--seconds", str(seconds), "--seed", SEED]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    games: list[Figures] = json.loads(done.stdout)["games"]
    return games


def table(lines: list[Figures]) -> str:
    """Returns rows for each line: decisions per second, playouts per second here and in Pyodide, ms until usable."""
    rows = []
    for each in lines:
        speeds = [f"{name} {speed['decisions_per_second']:,.0f}" for name, speed in each["engine"].items()]
        playouts = [
            f"{name} {speed['playouts_per_second']:,.0f}/{each['pyodide'][name]['playouts_per_second']:,.0f}"
            for name, speed in each["engine"].items()
            if name in each.get("pyodide", {})
        ]
        starts = [f"{visit} {times['usable']:,.0f} ms" for visit, times in each["startup"].items()]
        rows += [f"{each['date']} {each['commit']} (load {each['load']}; {each['machine']})"]
        rows += [f"  {'  '.join(some)}" for some in (speeds, playouts, starts) if some]
    return "\n".join(rows)


def main() -> None:
    """Measures and adds a line, or shows the lines so far."""
    parser = argparse.ArgumentParser(description="Keeps the figures of the engine and of the start over time.")
    parser.add_argument("--show", action="store_true", help="print what is kept, measure nothing")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each table and figure (default 3)")
    parser.add_argument("--rounds", type=int, default=startup.ROUNDS, help="of the start, 0 for none (default 3)")
    options = parser.parse_args()
    if not options.show:
        with FILE.open("a") as file:
            file.write(json.dumps(figures(options.seconds, options.rounds)) + "\n")
    print(table([json.loads(row) for row in FILE.read_text().splitlines()]))


if __name__ == "__main__":
    main()
