"""Measures how strong the levels are: `uv run python -m tests.long.strength`, up to half an hour for each pairing.

Each pairing is played on mirrored deals until it has had its deals or its time: half an hour of a processor for each
process, so that other work on the machine costs it no deals. A stopped one resumes with the next deal. `STRENGTH.md`
keeps the results of levels, with date and commit, `TEMPERAMENTS.md` those of temperaments against the policy. On
another commit a pairing starts over; lines of pairings not played again stay on the page.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.cli.arena import find_bot
from engine.cli.contest import Estimate, Mirrored, Pairing, Spent, play_deal, ratio
from engine.core import registry
from tests.long import temperaments
from tests.long.bars import COLUMNS, judged
from tests.long.progress import Progress, Result, commit_here, options_of, work
from tests.long.temperaments import Counting

__all__ = ["CELLS", "TEMPERED", "Cell", "page", "report"]

PAGE = Path(__file__).with_name("STRENGTH.md")
TEMPERED_PAGE = Path(__file__).with_name("TEMPERAMENTS.md")
MINUTES = 30
HEAD = """# How strong the levels are

`uv run python -m tests.long.strength` writes this page anew. Every deal is played once from each side, the first
level at its seats (a pair in a game of partners) and the second at all the others; intervals are 95 %, by deal. Hands
are won with more points than every other side; points are those over the mean of the others. "Knowing" is the
expert's search with all cards open, a yardstick that no table offers; "of knowing" is the share of its gain in
points that the expert has without. The lower end of an interval must clear the one bar, its mean aims at the other; with
more than two sides a level is clear of par by its points, for a hand that two have won evenly counts as won by nobody.

| game | seats | levels | deals | hands won | even | points | ratio | of knowing | must clear | aim | ms mean, 95 %, longest | date | commit |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""  # noqa: E501


@dataclass(frozen=True)
class Cell:
    """One level against another at a table."""

    game: str
    seats: int
    a: str
    b: str

    @property
    def name(self) -> str:
        """The name of the pairing in the rows of a run."""
        return f"{self.game}-{self.seats}-{self.a}-{self.b}"

    @property
    def about(self) -> str:
        """The subject of its line on the pages: the temperament at play, or both levels."""
        return self.a.partition("/")[2] or f"{self.a} v {self.b}"


TABLES = [(game.name, seats) for game in registry.games() for seats in game.seats]
PAIRS = [
    ("expert", "club"),
    ("knowing", "club"),
    ("club", "casual"),
    ("casual", "novice"),
    ("novice", "random"),
]
CELLS = [Cell(game, seats, a, b) for a, b in PAIRS for game, seats in TABLES]
TEMPERED = [
    Cell(game, seats, f"club/{name}", "club") for game, seats in TABLES for name in registry.game(game).temperaments
]


def job(what: tuple[Cell, int]) -> Result:
    """Plays a deal of a pairing from each side."""
    cell, deal = what
    game = registry.game(cell.game)
    a, b = find_bot(cell.a, game), find_bot(cell.b, game)
    counting = (Counting(a), Counting(b)) if cell in TEMPERED else None
    pairing = Pairing(cell.game, *(counting or (a, b)), cell.seats, "strength", {}, None)
    began = time.process_time()
    played = play_deal(pairing, deal)
    found = {**asdict(played), "times_b": ()}
    counts = {"a": counting[0].counts, "b": counting[1].counts} if counting else {}
    seconds = time.process_time() - began
    return {"cell": cell.name, "deal": deal, "seconds": seconds, "played": found, "failed": [], **counts}


def jobs_of(rows: Sequence[Result], cells: Sequence[Cell], deals: int, processes: int) -> Iterator[tuple[Cell, int]]:
    """Yields the deals that pairings have not had, until their time is up: each process has as much of it."""
    done = {(row["cell"], row["deal"]) for row in rows}
    spent: Counter[str] = Counter()
    read = 0
    for cell in cells:
        for deal in range(deals):
            for row in rows[read:]:  # more come in while jobs are played
                spent[row["cell"]] += row["seconds"]
            read = len(rows)
            if spent[cell.name] >= 60 * MINUTES * processes:
                break
            if (cell.name, deal) not in done:
                yield cell, deal


def report(cell: Cell, rows: Sequence[Result], date: str, commit: str) -> str:
    """Returns the line of a pairing."""
    played = [Mirrored(**row["played"]) for row in rows]
    won = Estimate.of([deal.won for deal in played])
    points = Estimate.of([deal.mine - deal.others for deal in played])
    times = ratio([(deal.mine, deal.others) for deal in played])
    spent = Spent.of([second for deal in played for second in deal.times_a])
    share = f"{100 * won.mean:.1f} % [{100 * won.low:.1f}, {100 * won.high:.1f}]"
    cells = [
        cell.game,
        cell.seats,
        cell.about,
        len(played),
        share,
        f"{100 / played[0].sides:.1f} %",
        f"{points.mean:+.2f} [{points.low:+.2f}, {points.high:+.2f}]",
        f"{times.mean:.3f} [{times.low:.3f}, {times.high:.3f}]" if times else "",
        f"{spent.mean:.0f}, {spent.p95:.0f}, {spent.longest:.0f}",
        date,
        commit,
    ]
    return f"| {' | '.join(map(str, cells))} |"


def page(rows: Sequence[Result], cells: Sequence[Cell], date: str, commit: str, old: str = "") -> str:
    """Returns the page: a line for each pairing, kept from the old page if it has not been played."""
    return HEAD + _judged(_lines(rows, cells, lambda cell, own: report(cell, own, date, commit), old))


def _judged(lines: str) -> str:
    """Returns the lines of pairings with their bars judged again, in place of the verdicts they had."""
    table = [text.strip("| \n").split(" | ") for text in lines.splitlines()]
    found = {tuple(columns[:3]): columns for columns in table}
    made = ""
    for columns in table:
        about, after = columns[: len(COLUMNS)], columns[-3:]
        made += f"| {' | '.join([*about, *judged(about, found), *after])} |\n"
    return made


def tempered_page(rows: Sequence[Result], date: str, commit: str, old: str = "") -> str:
    """Returns the page of the temperaments, made in the same way."""

    def line(cell: Cell, own: Sequence[Result]) -> str:
        return temperaments.report(cell.game, cell.seats, cell.about, own, date=date, commit=commit)

    lines = _lines(rows, TEMPERED, line, old).splitlines()
    return temperaments.HEAD + "".join(f"{temperaments.judged(line)}\n" for line in lines)


def _lines(
    rows: Sequence[Result], cells: Sequence[Cell], line: Callable[[Cell, Sequence[Result]], str], old: str
) -> str:
    """Returns the lines of a table; the first three columns identify a line."""
    kept = {tuple(text.split(" | ")[:3]): text for text in old.splitlines() if text.startswith("| ")}
    found = ""
    for cell in cells:
        own = [row for row in rows if row["cell"] == cell.name]
        columns = (f"| {cell.game}", str(cell.seats), cell.about)
        if len(own) > 1:
            found += f"{line(cell, own)}\n"
        elif columns in kept:
            found += f"{kept[columns]}\n"
    return found


def main() -> None:
    """Resumes the run, and writes the pages."""
    parser = options_of(
        "Measures how strong levels and temperaments are.",
        deals=(400, "how many a pairing"),
        processes=(2, "how many at once"),
    )
    parser.add_argument("--only", nargs="*", default=[], help="words that a pairing's name has: haggis-2 expert")
    options = parser.parse_args()
    commit = commit_here()
    progress = Progress(f"strength-{commit}", fresh=options.fresh)
    cells = [cell for cell in (*CELLS, *TEMPERED) if all(word in cell.name for word in options.only)]
    jobs = jobs_of(progress.rows, cells, options.deals, options.processes)
    work(progress, job, jobs, options.processes, _so_far)
    today = f"{datetime.now(tz=UTC):%Y-%m-%d}"
    played = {row["cell"] for row in progress.rows}
    for path, made, text in (
        (PAGE, CELLS, page(progress.rows, CELLS, today, commit, _text(PAGE))),
        (TEMPERED_PAGE, TEMPERED, tempered_page(progress.rows, today, commit, _text(TEMPERED_PAGE))),
    ):
        if any(cell.name in played for cell in made):
            path.write_text(text, "utf-8")
            print(text)


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def _so_far(rows: list[dict[str, Any]]) -> str:
    return f"{len(rows)} deals, the last of {rows[-1]['cell']}"


if __name__ == "__main__":
    main()
