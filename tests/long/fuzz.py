"""Sends random requests and records to the host: `uv run python -m tests.long.fuzz --requests 500000`.

Each answer must be a reply with the same id, within a second of work, and no failure of the engine. The memory of
each process is recorded along the way. A failing request is printed with its number; `--number 7` sends it again.
"""

import gc
import json
import os
import random
import statistics
import sys
import time
import traceback
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from engine.core import registry
from engine.core.record import MAX_LINES
from engine.core.replay import at
from engine.host import Host
from tests.host.talk import ANNA, BELA, Json, checked, finish
from tests.long.invariants import match_of
from tests.long.progress import Progress, options_of, work
from tests.strategies import played, random_move, tables

REQUESTS = 500  # in a job: the most that is redone after a stop
LATE_S = 1.0
PAGE = 4096
SHOWN = 3000
HOST = Host(now=time.perf_counter)
ANY = object()  # stands for an id of whatever value: the line may be too damaged to have one

SNIPPETS = [
    "",
    "\x00",
    "\n",
    "\r",
    "\t",
    " ",
    '"',
    "\\",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "*",
    "0",
    "9" * 30,
    "\ufeff",
    "\ud800",
]
SNIPPETS += [
    "\u2028",
    "\u202e",
    "é",
    "🂡",
    "x" * 2000,
    "7r ",
    "-",
    '[Deal "2"]',
    '[Undo "1"]',
    '[Seat0 "human:x"]',
    "pass",
]
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    7,
    10**18,
    -(10**400),
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "x",
    "0",
    "pass",
]
VALUES += [
    "haggis",
    "boast",
    "\ud800",
    "\x00",
    "a\nb",
    "]" * 99,
    "y" * 10**5,
    [],
    [[]],
    [None],
    ["7r"],
    ["7r", "7r"],
    {},
]
VALUES += [{"deal": 1, "ply": 10**9}, {"deal": 1}, {"kind": "bot"}, [{"kind": []}], ["7r"] * 3000, {"undo": "off"}]


@cache
def records() -> list[tuple[str, int, str]]:
    """Returns records of every game and number of players at several moments, each with a seat and a legal move."""
    found = []
    for game, seats in tables(registry.games()):
        match, rng = match_of(game, seats, f"fuzz/{game.name}/{seats}")
        for _ in range(2):
            match = played(match, rng)
            for ply in sorted({0, 1, match.plies // 3, match.plies // 2, match.plies}):
                there = at(match, match.setup.deal, ply)
                found.append((there.text, *(random_move(there, rng) if there.outcome is None else (0, "pass"))))
            if match.end is None:
                match = match.next()
    return found


@cache
def long_records() -> list[tuple[str, int, str]]:
    """Returns records of maximum length, made of seat tags or undo marks, each with a seat and a legal move."""
    found = []
    for text, seat, move in records()[:: len(records()) // 9]:
        cut = text.rindex("\n", 0, len(text) - 1) + 1
        for row in ('[Seat0 "human:x"]\n', '[Undo "1"]\n'):
            rows = row * (MAX_LINES - text.count("\n") - 1)
            found += [(text + rows, seat, move), (text[:cut] + rows + text[cut:], seat, move)]
    return found


def requests(record: str, seat: int, move: str, chance: random.Random) -> Iterator[Json]:
    """Yields a valid request of each op about a record; the move is legal for the seat."""
    yield {"op": "hello"}
    yield {"op": "check", "text": record}
    yield {"op": "status", "record": record}
    yield {"op": "legal", "record": record, "seat": seat}
    yield {"op": "look", "record": record, "seat": seat}
    yield {"op": "look", "record": record, "at": {"deal": 1, "ply": chance.randrange(20)}}
    yield {"op": "touch", "record": record, "seat": seat, "cards": chance.sample(["7r", "8r", "x", "J", "10h"], 2)}
    yield {
        "op": "play",
        "record": record,
        "seat": seat,
        "move": move,
        "for": seat,
    }
    yield {"op": "next", "record": record}
    yield {"op": "undo", "record": record, "seat": seat, "scope": chance.choice(["step", "decision"])}
    yield {"op": "concede", "record": record, "seat": seat}
    yield {"op": "seat", "record": record, "seat": seat, "kind": "bot", "name": "Dia", "level": "club"}
    yield {"op": "think", "record": record, "seat": seat, "playouts": 1}
    yield {"op": "hint", "record": record, "seat": seat, "playouts": 1}
    yield {"op": "cancel", "of": 1}
    yield {"op": "new", "again": record}
    yield {"op": "new", "game": "haggis", "seats": [ANNA, BELA], "options": {}, "seed": "x", "dealer": 0}


def stained(text: str, chance: random.Random) -> str:
    """Returns a text with characters dropped, corrupted or repeated, lines swapped or repeated, or its end cut."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((0, 1, 1, 3, 20, 200)))
        rows = text.split("\n")
        one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
        swapped = list(rows)
        swapped[one], swapped[other] = rows[other], rows[one]
        text = chance.choice(
            (
                text[:start] + text[end:],
                text[:start] + chance.choice(SNIPPETS) + text[end:],
                text[:start] + text[start:end] * chance.choice((2, 3, 50)) + text[end:],
                text[:start],
                "\n".join(swapped),
                "\n".join([*rows[: one + 1], *rows[one : one + 1] * chance.choice((1, 2, 300)), *rows[one + 1 :]]),
            )
        )
    return text


def line_of(number: int) -> tuple[str, Any]:
    """Returns a request as a line, and the id that the reply must have, `ANY` if it may have any."""
    chance = random.Random(f"fuzz/{number}")
    record, seat, move = chance.choice(long_records() if chance.randrange(50) == 0 else records())
    kind = chance.randrange(10)
    if kind < 4:
        record = stained(record, chance)
    request = chance.choice(
        list(requests(record, seat, move, chance)) if kind else [{"op": "check", "text": stained(record, chance)}]
    )
    if 4 <= kind < 8:
        for field in chance.sample(sorted(set(request) - {"op"}), min(chance.choice((0, 1, 1, 2)), len(request) - 1)):
            request[field] = chance.choice(VALUES)
    line = json.dumps({"id": number, **request})
    return (stained(line, chance), ANY) if kind >= 8 else (line, number)


def answered(number: int) -> str:
    """Sends a request; returns what is wrong with the answer, or ""."""
    line, identity = line_of(number)
    begun = time.process_time()
    try:
        reply = finish(HOST.ask(line))
        took = time.process_time() - begun
        found = checked(reply, json.loads(reply)["id"] if identity is ANY else identity)
    except Exception:  # noqa: BLE001 - any failure is what is looked for
        return f"request {number}\n{traceback.format_exc()}\n{line[:SHOWN]}"
    if found.get("error", {}).get("code") == "engine/failed":
        return f"request {number}: {found['error']['detail']}\n{line[:SHOWN]}"
    if took > LATE_S:
        return f"request {number}: took {took:.2f} s\n{line[:SHOWN]}"
    return ""


def job(number: int) -> dict[str, Any]:
    """Sends the requests of a job and returns the results."""
    first = number * REQUESTS
    failed = [words for words in map(answered, range(first, first + REQUESTS)) if words]
    gc.collect()
    return {"job": number, "requests": REQUESTS, "failed": failed, "process": os.getpid(), "kib": _resident()}


def _resident() -> int:
    """Returns the memory of this process in KiB, 0 where the system does not tell."""
    path = Path("/proc/self/statm")
    return int(path.read_text().split()[1]) * PAGE // 1024 if path.exists() else 0


def trend(rows: list[dict[str, Any]]) -> str:
    """Returns how each process's memory has grown: the medians over its second and its last fifth of jobs."""
    words = []
    for process in {row["process"]: None for row in rows}:
        sizes = [row["kib"] for row in rows if row["process"] == process]
        fifth = max(1, len(sizes) // 5)
        early, late = (statistics.median(part) / 1024 for part in (sizes[fifth : 2 * fifth] or sizes, sizes[-fifth:]))
        words.append(f"{early:.1f} -> {late:.1f} MiB over {len(sizes) * REQUESTS} requests")
    return "; ".join(words)


def main() -> None:
    """Resumes the run, or sends one request."""
    parser = options_of(
        "Sends random requests and records to the host.",
        requests=(500_000, "how many in all"),
        processes=(2, "how many at once"),
        number=(-1, "one request only"),
    )
    options = parser.parse_args()
    if options.number >= 0:
        print(answered(options.number) or "nothing wrong")
        return
    progress = Progress("fuzz", fresh=options.fresh)
    jobs = progress.left(options.requests, REQUESTS)
    failed = work(progress, job, jobs, options.processes, lambda rows: f"{len(rows) * REQUESTS} requests")
    print(f"{len(progress.rows) * REQUESTS} requests, {failed} failed; memory {trend(progress.rows)}")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
