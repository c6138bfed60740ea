"""Display: what a game shows of an information state, in codes that the front end has words for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engine.core.cards import Cards
from engine.core.state import InformationState, Move
from engine.core.table import Action, Event, HandOrder, Layout, Table, Text

__all__ = ["Display", "TableOf"]


class TableOf[M: Move, I: InformationState](Protocol):
    """Lays out a table."""

    def __call__(self, info: I, legal: tuple[M, ...] = (), /) -> Table:
        """Returns the table view; `legal` are the viewer's moves, for the actions without cards."""


def _nothing(info: InformationState, selected: Cards, moves: tuple[Move, ...]) -> None:
    """Returns None: any selected cards make a move, or moves have no cards."""
    del info, selected, moves


def _silent(info: InformationState, selected: Cards) -> None:
    """Returns None: the moves that cards make show how they compare."""
    del info, selected


def _none(info: InformationState, moves: tuple[Move, ...]) -> tuple[Action, ...]:
    """Returns no combinations: cards are played one at a time."""
    del info, moves
    return ()


def _alone(move: Move) -> None:
    """Returns None: each move is made on its own."""
    del move


def _unnamed(info: InformationState, moves: tuple[Move, ...]) -> Text:
    """Raises: a game whose moves can be made in one go has to name them."""
    raise NotImplementedError("name several moves made in one go: `jointly` of the game's display")


@dataclass(frozen=True)
class Display[M: Move, I: InformationState]:
    """Shows a game to one viewer, always from an information state alone.

    `table(info, legal)` returns the table view, `action(info, move)` the action that offers a move, `why(info,
    selected, legal)` the reason why no legal move holds the selected cards, or None, and `events(info)` what the last
    move made happen. `missing(info, selected, moves)` says, briefly enough for a button, what the selected cards (or
    none) lack to be one of these moves, which all hold them and more. `combinations(info, moves)` returns a few of
    the moves that selected cards can grow into, likeliest first. `about(info, selected)` says how a card compares
    with others at the moment. `onto(move)` returns the place where a move adds its cards to others, if several such
    moves can be made in one go because they show their seat nothing; None for all others. `jointly(info, moves)`
    returns the words that offer several of them in one go. `layout` is how the whole table is laid out, `hand_order`
    how a hand is sorted at first, `singly` whether a first tap on a card selects that card alone, with its
    combinations only offered.
    """

    layout: Layout

    table: TableOf[M, I]
    action: Callable[[I, M], Action]
    why: Callable[[I, Cards, tuple[M, ...]], Text | None]
    events: Callable[[I], tuple[Event, ...]]
    hand_order: HandOrder = "rank"
    singly: bool = False
    missing: Callable[[I, Cards, tuple[M, ...]], Text | None] = _nothing
    combinations: Callable[[I, tuple[M, ...]], tuple[Action, ...]] = _none
    about: Callable[[I, Cards], Text | None] = _silent
    onto: Callable[[M], int | None] = _alone
    jointly: Callable[[I, tuple[M, ...]], Text] = _unnamed
