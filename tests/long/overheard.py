"""What guests overhear in whole matches: `uv run python -m tests.long.overheard --matches 40`.

The policy plays matches of all games to their end. Each deal is played again at a host's page, from its beginning up
to several moments, the last one with a hidden card among them, while a guest's phone asks for everything that it may
ask for. That happens in two worlds, which differ in all cards that the guest has not seen until then: what arrives at
the guest's phone has to be the same, byte for byte. A match with a difference is printed with the number of its job;
`--number 7` runs that one again.
"""

import gc
import sys
import traceback
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from engine.core.match import Match
from engine.core.rng import SplitMix64
from tests.conformance.secrecy import Tape, record, twin
from tests.e2e.matches import bot_move, seats_of
from tests.long.progress import Progress, Result, options_of, work

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))  # where the page's own package `app` is

from tests.app.listening import heard

TABLES = (
    ("haggis", "hr"),
    ("team", "hrrr"),
    ("boast", "hrh"),
    ("handromi", "hrr"),
    ("haggis", "rhr"),
    ("boast", "rhrhr"),
    ("handromi", "rh"),
)
MIDDLES = 5  # in one of so many matches a table in the middle listens
MOMENTS = 3  # of each deal
WORLDS = 20  # tries to deal the unseen cards so that the same moves are possible
MOST = 10_000  # plies of a deal


def tapes(game: str, seats: str, seed: str) -> Iterator[Tape]:
    """Yields the deals of a match, as the policy plays it to its end."""
    sitting = seats_of("h" * len(seats), game)

    def first(names: Any, _shuffles: Any = ()) -> Match:
        return sitting(seed, dealer=0, decks={1: names})

    begin: Any = first
    start = sitting(seed, dealer=0)
    while True:
        tape = record(begin, start, SplitMix64(0), MOST, lambda match, _: bot_move(match))
        yield tape
        if tape.end.end is not None:
            return
        begin = partial(tape.end.next)
        start = tape.end.next()


def last_of(tape: Tape) -> int:
    """Returns up to how many moves a deal can be played again: to its last but one, or the last before a shuffle.

    A page of the host shuffles by the seed, which is the same in both worlds.
    """
    shuffled = [number for number, step in enumerate(tape.steps) if step.shuffles]
    return min([*shuffled, len(tape.steps) - 1]) - 1


class Guest:
    """Who listens in the match of a job: a guest at one of its seats, or a table in the middle."""

    def __init__(self, number: int) -> None:
        self.game, self.seats = TABLES[number % len(TABLES)]
        self.rng = SplitMix64(number)
        guests = [seat for seat, kind in enumerate(self.seats) if kind == "r"]
        self.viewer = None if number % MIDDLES == MIDDLES - 1 else self.rng.choice(guests)
        self.tapes = tapes(self.game, self.seats, f"overheard/{number}")

    def listen(self) -> tuple[int, int]:
        """Plays the match; returns how many moves it has, and how many of them were heard in two worlds.

        Raises AssertionError if these can be told apart.
        """
        moves = compared = 0
        for tape in self.tapes:
            moves += len(tape.steps) - 1
            # After the last moment that has another world, they have seen all cards.
            latest = next((end for end in range(last_of(tape), 0, -1) if self._compares(tape, end)), 0)
            compared += latest
            for _ in range(MOMENTS - 1 if latest else 0):
                self._compares(tape, self.rng.below(latest) + 1)
        return moves, compared

    def _compares(self, tape: Tape, end: int) -> bool:
        """Returns whether there is another world up to a moment; raises AssertionError if that can be told apart."""
        part = Tape(tape.begin, tape.steps[: end + 1])
        other = next((found for _ in range(WORLDS) if (found := twin(part, self.viewer, self.rng))), ())
        if not other:
            return False
        worlds = (part.end, other[-1])
        one, two = (heard(self.game, self.seats, self.viewer, world) for world in worlds)
        at = next((at for at, (left, right) in enumerate(zip(one, two, strict=False)) if left != right), len(one))
        assert one == two, f"deal {part.end.setup.deal}, up to move {end}: {one[at : at + 1]} or {two[at : at + 1]}"
        return True


def job(number: int) -> Result:
    """Runs a job and returns its results."""
    failed, moves, compared = [], 0, 0
    try:
        moves, compared = Guest(number).listen()
    except Exception:  # noqa: BLE001 - any failure is what is looked for
        failed.append(f"job {number}\n{traceback.format_exc()}")
    gc.collect()
    return {"job": number, "moves": moves, "compared": compared, "failed": failed}


def main() -> None:
    """Resumes the run, or runs one job."""
    parser = options_of(
        "Reads what guests receive in whole matches.",
        matches=(40, "how many in all"),
        processes=(2, "how many at once"),
        number=(-1, "one job only"),
    )
    options = parser.parse_args()
    if options.number >= 0:
        print(*job(options.number)["failed"] or ["nothing told apart"])
        return
    progress = Progress("overheard", fresh=options.fresh)
    jobs = progress.left(options.matches, 1)
    failed = work(progress, job, jobs, options.processes, lambda rows: f"{len(rows)} matches")
    moves, compared = (sum(row[name] for row in progress.rows) for name in ("moves", "compared"))
    print(f"{len(progress.rows)} matches, {moves} moves, {compared} of them heard in two worlds; {failed} told apart")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
