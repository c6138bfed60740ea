"""The last move of a seat, kept to tell whether it may be taken back."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.state import Seat, State

__all__ = ["LastMove"]


@dataclass(frozen=True)
class LastMove:
    """A seat's last move in a deal: the state before it, and the index of its line in the deal."""

    before: State[Any, Any]
    line: int

    def has_shown(self, state: State[Any, Any], seats: Iterable[Seat]) -> bool:
        """Returns whether this move, or anything since, has changed which cards one of these seats has seen."""
        return any(self.before.seen(seat) != state.seen(seat) for seat in seats)

    def was_choice(self, seat: Seat) -> bool:
        """Returns whether the seat that made this move could have made another one."""
        return len(self.before.legal(seat)) > 1
