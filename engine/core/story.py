"""The story of a deal, line by line: the source of both the table's log and a move's events."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.table import Event, LogEntry, Text

__all__ = ["StoryLine", "events_of", "log_of"]


class StoryLine(NamedTuple):
    """One thing that happened at a ply, 0 before the first move; `moved` counts cards that are not named.

    `stands` gives for each card the rank that a wild one was played as, "" for its own; () if all are their own.
    """

    ply: int
    kind: str
    seat: int | None
    text: Text
    cards: tuple[str, ...] = ()
    moved: int = 0
    source: str | None = None
    target: str | None = None
    stands: tuple[str, ...] = ()


def log_of(lines: Iterable[StoryLine]) -> tuple[LogEntry, ...]:
    """Returns the log of a table."""
    return tuple(LogEntry(line.ply, line.seat, line.text, line.cards, line.kind, line.stands) for line in lines)


def events_of(lines: Iterable[StoryLine], ply: int) -> tuple[Event, ...]:
    """Returns the events from a ply on."""
    return tuple(
        Event(line.kind, line.text, line.seat, line.cards or line.moved or (), line.source, line.target)
        for line in lines
        if line.ply >= ply
    )
