"""What has come of a seat's last move, which says whether it can still be taken back."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import Cards
from engine.core.state import Seat, State
from engine.core.table import BET_ACTION

__all__ = ["Decision", "after_move"]


@dataclass(frozen=True)
class Decision:
    """A seat's last move in a deal: what each seat had seen before it, and whether it or a later one is a bet."""

    seen: tuple[Cards, ...]
    is_bet: bool

    def has_shown(self, state: State[Any, Any], seats: Iterable[Seat]) -> bool:
        """Tells whether what one of these seats has seen has changed since before it."""
        return any(self.seen[seat] != state.seen(seat) for seat in seats)


def after_move(
    decisions: Mapping[Seat, Decision], seat: Seat, seen: Iterable[Cards], about: Mapping[str, Any]
) -> Mapping[Seat, Decision]:
    """Returns the seats' last decisions once one of them moves.

    `seen` is what each seat has seen before the move, `about` what the game tells of it. "No bet" is not a bet.
    """
    is_bet = about["kind"] == BET_ACTION and about["value"] > 0
    since = {who: replace(last, is_bet=True) for who, last in decisions.items()} if is_bet else decisions
    return {**since, seat: Decision(tuple(seen), is_bet)}
