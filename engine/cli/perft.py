"""`perft`: counts the ways that a deal can continue, to compare with known numbers."""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.cli.arguments import game_type, loaded, number_type, read, refusing, seats, text_type
from engine.core.match import AnyGame, Match, Player, create
from engine.core.state import after_chance

__all__ = ["Position", "add", "count", "positions", "run", "split"]


@dataclass(frozen=True)
class Position:
    """A record and the number of ways to continue from its end for 1, 2, 3 ... moves.

    In a perft file a position is its name, the known numbers, and the record:

        id 2 players, the first lead
        perft 1 411
        perft 2 4620
        [Format "1"]
        ...
    """

    name: str
    counts: tuple[int, ...]
    record: str

    def __str__(self) -> str:
        numbers = [f"perft {depth} {number}" for depth, number in enumerate(self.counts, 1)]
        return "\n".join([f"id {self.name}", *numbers, self.record.strip(), ""])


def positions(text: str) -> Iterator[Position]:
    """Yields the positions of a perft file; lines that start with # are remarks."""
    for block in f"\n{text}".split("\nid ")[1:]:
        lines = [line for line in block.split("\n") if not line.startswith("#")]
        counts = [_known(line) for line in lines if line.startswith("perft ")]
        record = [line for line in lines[1:] if not line.startswith("perft ")]
        yield Position(lines[0], tuple(counts), "\n".join(record).strip() + "\n")


def count(state: Any, depth: int) -> int:
    """Returns the number of sequences of exactly `depth` moves, by all seats that must or may act.

    A shuffle that is due leaves the cards in the order of their ids, and does not count as a move.
    """
    if depth == 0:
        return 1
    state = after_chance(state, _leave)
    seats = sorted((*state.must, *state.may))
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in seats)
    return sum(count(state.play(seat, move), depth - 1) for seat in seats for move in state.legal(seat))


def _leave(cards: list[int]) -> None:
    """Leaves the cards in the order they come in."""


def _known(line: str) -> int:
    words = line.split()
    if len(words) != 3:
        raise ValueError(f"a number of moves stands as `perft DEPTH NUMBER`, not {line[:40]!r}")
    return int(words[2])


def split(match: Match, depth: int) -> list[tuple[int, str, int]]:
    """Returns, for each move possible now, its seat, its text and the number of ways to continue after it."""
    return [
        (seat, match.game.write(move), count(match.state.play(seat, move), depth - 1))
        for seat in sorted((*match.state.must, *match.state.may))
        for move in match.legal(seat)
    ]


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("game", type=game_type, help="the name of a game")
    parser.add_argument("--file", type=Path, help="check the positions of this perft file")
    parser.add_argument("--record", type=Path, help="count from the end of this record")
    parser.add_argument("--seats", type=int, help="without a file: the number of players of a new deal")
    parser.add_argument("--seed", type=text_type, default="perft", help="without a file: the seed of the deal")
    parser.add_argument("--depth", type=number_type(int, 1), default=2, help="without a file: the number of moves")
    parser.add_argument(
        "--emit",
        metavar="NAME",
        help="without a file: print it as a position of a perft file, 'N players, NAME'",
    )
    parser.add_argument("--split", action="store_true", help="without a file: list every first move")


def run(args: argparse.Namespace) -> int:
    """Prints the counts; returns 1 if one differs from its known number."""
    with refusing(args):
        if args.file:
            checked = _positions(args.game, args.file)
        elif args.record:
            match = _whole(str(args.record), read(args.record), args.game)
        else:
            players = [Player("human", f"Seat {seat}") for seat in range(seats(args))]
            match = create(args.game, players, {}, args.seed)
    if args.file:
        return _check(checked)
    if args.emit:
        numbers = tuple(count(match.state, depth) for depth in range(1, args.depth + 1))
        _say(str(Position(f"{match.setup.seats} players, {args.emit}", numbers, match.text)))
        return 0
    for depth in range(1, args.depth + 1):
        started = time.perf_counter()
        number = count(match.state, depth)
        _say(f"perft {depth} {number}   {time.perf_counter() - started:.3f} s")
    if args.split:
        for seat, move, number in split(match, args.depth):
            _say(f"{seat}:{move} {number}")
    return 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _positions(game: AnyGame, path: Path) -> list[tuple[Position, Match]]:
    """Returns the positions of a perft file and their matches; raises ValueError where there are none."""
    found = [(position, _whole(repr(position.name), position.record, game)) for position in positions(read(path))]
    if not found:
        raise ValueError(f"{path} has no position: each begins with a line `id` and its name")
    return found


def _whole(name: str, record: str, game: AnyGame) -> Match:
    """Returns the match of a game's record; raises ValueError for another game's, or if any lines are lost."""
    found = loaded(name, record, game)
    if found.lost:
        first = found.lost[0]
        raise ValueError(f"{name} does not count from line {first.line} of the record on: {first.detail}")
    return found.match


def _check(checked: list[tuple[Position, Match]]) -> int:
    wrong = 0
    for position, match in checked:
        for depth, known in enumerate(position.counts, 1):
            started = time.perf_counter()
            number = count(match.state, depth)
            mark = "" if number == known else f"   but {known} is known"
            wrong += bool(mark)
            _say(f"{position.name}: perft {depth} {number}   {time.perf_counter() - started:.3f} s{mark}")
            if mark:
                _say(position.record)
                for seat, move, ways in split(match, depth):
                    _say(f"{seat}:{move} {ways}")
                break
    return min(wrong, 1)
