"""What the referees have in common, and the ways in which a deal can go on and end, counted by one of them."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, Self

import pytest

from engine.cli.perft import Position
from engine.core.match import Match
from engine.core.registry import game
from engine.core.replay import load

__all__ = ["Referee", "count", "each", "ends", "ends_of", "match_of", "told"]


class Referee(Protocol):
    """A deal by the words of the rules; its moves are the texts that records hold."""

    @property
    def seats(self) -> int: ...

    @property
    def over(self) -> bool: ...

    def moves(self, seat: int, /) -> list[str]: ...

    def play(self, seat: int, text: str, /) -> None: ...

    def copy(self) -> Self: ...

    def points(self) -> tuple[int, ...]: ...


def each(positions: Sequence[Position]) -> pytest.MarkDecorator:
    """Returns the mark of a test that takes one position after the other."""
    return pytest.mark.parametrize("position", positions, ids=[position.name for position in positions])


def match_of(position: Position) -> Match:
    """Returns the match of a position; fails where a line of its record is lost."""
    loaded = load(position.record, game)
    assert loaded.lost == ()
    return loaded.match


def told[R: Referee](referee: R, match: Match) -> R:
    """Returns the referee of a new deal after it was told the moves of a match."""
    for seat, text in match.moves:
        referee.play(seat, text)
    return referee


def count(referee: Referee, depth: int) -> int:
    """Returns what `engine.cli.perft.count` does, as the referee counts it."""
    if depth == 1:
        return sum(len(referee.moves(seat)) for seat in range(referee.seats))
    return sum(count(after, depth - 1) for after in _courses(referee))


def ends_of(referee: Referee) -> Iterator[tuple[int, ...]]:
    """Yields the points of every way to end the deal, as the referee counts them."""
    if referee.over:
        yield referee.points()
        return
    for after in _courses(referee):
        yield from ends_of(after)


def ends(state: Any) -> Iterator[tuple[int, ...]]:
    """Yields the points of every way to end the deal, as the engine counts them."""
    if state.outcome is not None:
        yield state.outcome.points
    for seat in (*state.must, *state.may):
        for move in state.legal(seat):
            yield from ends(state.play(seat, move))


def _courses[R: Referee](referee: R) -> Iterator[R]:
    """Yields the referee after each move that is possible now."""
    for seat in range(referee.seats):
        for text in referee.moves(seat):
            after = referee.copy()
            after.play(seat, text)
            yield after
