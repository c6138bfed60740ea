"""The information state of the toy game: all that one seat may know."""

from dataclasses import dataclass

from engine.core.cards import Cards
from engine.core.state import Outcome, Seat, Setup
from tests.core.toy.rules.moves import Move

__all__ = ["InformationState"]


@dataclass(frozen=True)
class InformationState:
    """What one seat knows: only names and canonical masks, so that two copies of a card cannot be told apart."""

    seat: Seat | None
    setup: Setup
    turn: Seat
    drawn: bool
    turns: int
    handed: bool
    hands: tuple[Cards, ...]
    counts: tuple[int, ...]
    gifts: tuple[Cards, ...]
    stock: int
    pile: tuple[str, ...]
    dropped: tuple[tuple[str, ...], ...]
    burned: tuple[Cards, ...]
    burns: tuple[int, ...]
    knocked: tuple[bool, ...]
    log: tuple[tuple[Seat, Move], ...]
    drew: Cards
    outcome: Outcome | None
