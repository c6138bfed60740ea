"""Damages saves in every way and uses them: `uv run python -m tests.long.saves --saves 60000`.

None may load as anything but the match it held or the generation before it, none may be overwritten unless its
original is kept, and none may be taken for a save of a newer version.
"""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))

from app.saves import pack
from tests.app.test_saves_damage import BODY, BOTH, FIRST, FIRST_RECORD, HEAD, META, RECORD, wrong
from tests.long.progress import Progress, options_of, work

SAVES = 500  # in a job: the most that is redone after a stop
NEWEST = 5  # where serial numbers begin
PARTS = (HEAD, BODY, BOTH)


def job(number: int) -> dict[str, Any]:
    """Damages the saves of a job and returns what went wrong."""
    seeds = range(number * SAVES, (number + 1) * SAVES)
    part = PARTS[number % len(PARTS)]
    damaged: Any = wrong  # untyped, because it also runs under MicroPython
    whole = pack(number + NEWEST, META, RECORD)
    failed = damaged(whole, RECORD, part, seeds)
    if part == BODY:  # the head line of the first format has no checksum
        failed += damaged(FIRST, FIRST_RECORD, part, seeds)
    return {"job": number, "part": part, "failed": [f"{part} {words}" for words in failed]}


def main() -> None:
    """Resumes the run."""
    parser = options_of(
        "Damages saves in every way and uses them.",
        saves=(60_000, "how many in all"),
        processes=(2, "how many at once"),
    )
    options = parser.parse_args()
    progress = Progress("saves", fresh=options.fresh)
    jobs = progress.left(options.saves, SAVES)
    failed = work(progress, job, jobs, options.processes, lambda rows: f"{len(rows) * SAVES} saves")
    for part in PARTS:
        rows = [row for row in progress.rows if row["part"] == part]
        wrong_ones = sum(len(row["failed"]) for row in rows)
        print(f"{part}: {wrong_ones} of {len(rows) * SAVES} went wrong")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
