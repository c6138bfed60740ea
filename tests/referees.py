"""What the referees have in common, and the ways a deal can go on and end, as one of them counts them."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, Self

import pytest

from engine.cli.perft import Position
from engine.core.match import Match
from engine.core.registry import game
from engine.core.replay import load

__all__ = ["Referee", "count", "each", "ends", "ends_of", "match_of", "told"]


class Referee(Protocol):
    """A deal played by the words of the rules; its moves are texts, as in records."""

    @property
    def seats(self) -> int: ...

    @property
    def over(self) -> bool: ...

    def moves(self, seat: int, /) -> list[str]: ...

    def play(self, seat: int, text: str, /) -> None: ...

    def copy(self) -> Self: ...

    def points(self) -> tuple[int, ...]: ...


def each(positions: Sequence[Position]) -> pytest.MarkDecorator:
    """Returns the mark that runs a test on each of the positions."""
    return pytest.mark.parametrize("position", positions, ids=[position.name for position in positions])


def match_of(position: Position) -> Match:
    """Returns the match of a position; fails if a line of its record is lost."""
    loaded = load(position.record, game)
    assert loaded.lost == ()
    return loaded.match


def told[R: Referee](referee: R, match: Match) -> R:
    """Tells the referee of a new deal the moves of a match, and returns it."""
    for seat, text in match.moves:
        referee.play(seat, text)
    return referee


def count(referee: Referee, depth: int) -> int:
    """Returns the same count as `engine.cli.perft.count`, made by the referee."""
    if depth == 1:
        return sum(len(referee.moves(seat)) for seat in range(referee.seats))
    return sum(count(after, depth - 1) for after in _courses(referee))


def ends_of(referee: Referee) -> Iterator[tuple[int, ...]]:
    """Yields the points at the end of every way to play on, as the referee counts them."""
    if referee.over:
        yield referee.points()
        return
    for after in _courses(referee):
        yield from ends_of(after)


def ends(state: Any) -> Iterator[tuple[int, ...]]:
    """Yields the points at the end of every way to play on, as the engine counts them."""
    if state.outcome is not None:
        yield state.outcome.points
    for seat in (*state.must, *state.may):
        for move in state.legal(seat):
            yield from ends(state.play(seat, move))


def _courses[R: Referee](referee: R) -> Iterator[R]:
    """Yields a copy of the referee after each move possible now."""
    for seat in range(referee.seats):
        for text in referee.moves(seat):
            after = referee.copy()
            after.play(seat, text)
            yield after
