"""Plays random deals of all games with every invariant checked: `uv run python -m tests.long.deals --deals 100000`.

Every number of players gets the same share; options and moves are random. A match that fails is printed with its
number and its record, and can be replayed by `--only haggis-2 --sample 7`.
"""

import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

from engine.core import registry
from tests.long.invariants import check_match
from tests.long.progress import Progress, options_of, work
from tests.strategies import tables

MATCHES = 20  # in a job: the most that is redone after a stop
TABLES = {f"{game.name}-{seats}": (game, seats) for game, seats in tables(registry.games())}


def checked(table: str, sample: int) -> tuple[int, str]:
    """Plays one match; returns its number of deals, and what went wrong along with the record, or ""."""
    game, seats = TABLES[table]
    told: list[Any] = []
    try:
        return check_match(game, seats, f"long/{table}/{sample}", told), ""
    except Exception:  # noqa: BLE001 - any failure is what is looked for
        record = told[-1].text if told else ""
        return 0, f"{table} sample {sample}\n{traceback.format_exc()}\n{record}"


def job(what: tuple[str, int]) -> dict[str, Any]:
    """Plays the matches of a job and returns the results."""
    table, number = what
    found = [checked(table, number * MATCHES + each) for each in range(MATCHES)]
    failed = [words for _, words in found if words]
    return {"table": table, "job": number, "deals": sum(deals for deals, _ in found), "failed": failed}


def main() -> None:
    """Resumes the run, or plays one match."""
    parser = options_of(
        "Plays random deals with every invariant checked.",
        deals=(100_000, "how many in all"),
        processes=(2, "how many at once"),
        sample=(-1, "one match only"),
    )
    parser.add_argument("--only", choices=TABLES, help="one game and number of players only")
    options = parser.parse_args()
    if options.sample >= 0:
        print(checked(options.only or next(iter(TABLES)), options.sample)[1] or "nothing wrong")
        return
    run(options.deals, options.processes, [options.only] if options.only else list(TABLES), fresh=options.fresh)


def deals_of(rows: list[dict[str, Any]]) -> Counter[str]:
    """Returns how many deals have been played at each table."""
    return sum((Counter({row["table"]: row["deals"]}) for row in rows), Counter[str]())


def jobs_of(rows: list[dict[str, Any]], names: list[str], share: int) -> Iterator[tuple[str, int]]:
    """Yields jobs not among the rows, which grow meanwhile, until every table has had its share of the deals."""
    past = {(row["table"], row["job"]) for row in rows}
    for number in count():
        done = deals_of(rows)
        wanting = [table for table in names if done[table] < share]
        if not wanting:
            return
        yield from ((table, number) for table in wanting if (table, number) not in past)


def run(deals: int, processes: int, names: list[str], *, fresh: bool) -> None:
    """Plays until every table has had its share of the deals."""
    progress = Progress("deals", fresh=fresh)
    jobs = jobs_of(progress.rows, names, -(-deals // len(names)))
    failed = work(progress, job, jobs, processes, lambda rows: f"{deals_of(rows).total()} deals")
    done = deals_of(progress.rows)
    print(f"{done.total()} deals, {failed} failed: {dict(done)}")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
