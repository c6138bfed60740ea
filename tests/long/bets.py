"""Shows whether bets come true as often as they must to pay off: `uv run python -m tests.long.bets`, some minutes.

Plays deals with one level at every seat and reads the settlements; resumes where it was stopped, on another commit it
starts over. `BETS.md` keeps the results; lines of tables not played again stay on the page.
"""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.bots.levels import DEFAULT, bot_for
from engine.cli.contest import Estimate, play_hand
from engine.core import registry
from engine.core.match import Player, create
from engine.core.state import Outcome
from tests.long.progress import Progress, Result, commit_here, options_of, work

__all__ = ["TABLES", "page", "settled"]

PAGE = Path(__file__).with_name("BETS.md")
HEAD = """# Whether bets come true

`uv run python -m tests.long.bets` writes this page anew. The level `club` plays at every seat. A bet that fails pays
others, and has to come true as often as makes up for that: "needed" is what its price says, in points over the mean
of the other sides. Intervals are 95 %.

| game | seats | deals | bet | bets a deal | come true | needed | gained a bet | date | commit |
|---|---|---|---|---|---|---|---|---|---|
"""
TABLES = (("haggis", 2), ("haggis", 3), ("team", 4))
MADE, PAID = "score/bet-made", "score/bet-from"  # prefixes of the codes of a settlement's rows
CHUNK = 50  # deals played in one go

type Settled = tuple[int, float]


def settled(outcome: Outcome, sides: Sequence[int]) -> Iterator[Settled]:
    """Yields each settled bet: its amount, and its side's gain over the mean of the others."""
    sizes = Counter(sides)
    gained: dict[tuple[int, int], float] = {}
    for seat, rows in enumerate(outcome.rows):
        for row in rows:
            args: dict[str, Any] = dict(row.text.args)
            bettor = args.get("seat", seat)
            share = row.points / sizes[sides[seat]]  # partners have the same rows
            bet = (bettor, args.get("value", 0))
            if row.text.code.startswith(MADE):
                gained[bet] = gained.get(bet, 0.0) + share
            elif row.text.code.startswith(PAID):
                gained[bet] = gained.get(bet, 0.0) - share / (len(sizes) - 1)
    yield from ((value, worth) for (_, value), worth in gained.items())


def job(what: tuple[str, int, tuple[int, ...]]) -> Result:
    """Plays some deals at a table."""
    name, seats, deals = what
    game, bot = registry.game(name), bot_for(DEFAULT)
    found: list[Settled] = []
    for deal in deals:
        match = create(game, [Player("bot", "", DEFAULT)] * seats, {}, f"bets/{deal}")
        outcome, _ = play_hand(match, [bot] * seats, f"bets/{name}/{seats}/{deal}", 0, time.process_time)
        found += settled(outcome, game.sides(match.setup))
    return {"table": f"{name}-{seats}", "deals": list(deals), "bets": found, "failed": []}


def jobs_of(
    rows: Sequence[Result], tables: Iterable[tuple[str, int]], deals: int
) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Yields the deals that have not been played at each of some tables, in chunks."""
    for name, seats in tables:
        done = {deal for row in rows if row["table"] == f"{name}-{seats}" for deal in row["deals"]}
        left = [deal for deal in range(deals) if deal not in done]
        for at in range(0, len(left), CHUNK):
            yield name, seats, tuple(left[at : at + CHUNK])


def report(name: str, seats: int, rows: Sequence[Result], date: str, commit: str) -> Iterator[str]:
    """Yields a line for each amount bet at a table."""
    deals = sum(len(row["deals"]) for row in rows)
    bets = [(int(value), float(worth)) for row in rows for value, worth in row["bets"]]
    for amount in sorted({value for value, _ in bets}):
        brought = [worth for value, worth in bets if value == amount]
        true = Estimate.of([float(worth > 0) for worth in brought])
        gains = Estimate.of(brought)
        won = [worth for worth in brought if worth > 0]
        lost = [-worth for worth in brought if worth <= 0]
        cost = sum(lost) / len(lost) if lost else 0.0
        prize = sum(won) / len(won) if won else float(amount)
        cells = [
            name,
            seats,
            deals,
            amount,
            f"{len(brought) / deals:.3f}",
            f"{100 * true.mean:.1f} % [{100 * true.low:.1f}, {100 * true.high:.1f}]",
            f"{100 * cost / (prize + cost):.1f} %",
            f"{gains.mean:+.1f} [{gains.low:+.1f}, {gains.high:+.1f}]",
            date,
            commit,
        ]
        yield f"| {' | '.join(map(str, cells))} |\n"


def page(rows: Sequence[Result], date: str, commit: str, old: str = "") -> str:
    """Returns the page: a line for each amount of each table, kept from the old page if it has not been played."""
    lines: list[str] = []
    for name, seats in TABLES:
        own = [row for row in rows if row["table"] == f"{name}-{seats}"]
        kept = [line for line in old.splitlines(keepends=True) if line.startswith(f"| {name} | {seats} |")]
        lines += report(name, seats, own, date, commit) if own else kept
    return HEAD + "".join(lines)


def main() -> None:
    """Resumes the run, and writes the page."""
    parser = options_of(
        "Shows whether bets come true as often as their price needs.",
        deals=(2000, "how many a table"),
        processes=(2, "how many at once"),
    )
    parser.add_argument("--only", choices=sorted({name for name, _ in TABLES}), help="tables of this game")
    options = parser.parse_args()
    commit = commit_here()
    progress = Progress(f"bets-{commit}", fresh=options.fresh)
    jobs = jobs_of(progress.rows, [table for table in TABLES if options.only in {None, table[0]}], options.deals)
    work(progress, job, jobs, options.processes, lambda rows: f"{len(rows)} chunks")
    PAGE.write_text(page(progress.rows, f"{datetime.now(UTC):%Y-%m-%d}", commit, PAGE.read_text()))
    print(PAGE.read_text())


if __name__ == "__main__":
    main()
