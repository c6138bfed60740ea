"""A deal: what it starts from, its positions and moves, what a seat may know, and how it ends.

States and moves are frozen values. `State.legal` alone defines what may be done: buttons, refusals, bots and replay
all rely on it. `State.play` trusts its caller; text from outside goes through `engine.core.match`, which reads it,
looks for the move in `legal` and only then plays it.
"""

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

from engine.core.cards import Card, Cards, bits
from engine.core.options import Options
from engine.core.table import Row, Summary, SummaryPart, Text

__all__ = [
    "Ambiguous",
    "BadNotation",
    "Chance",
    "IllegalMove",
    "InformationState",
    "MatchEnd",
    "Move",
    "Outcome",
    "Retired",
    "Seat",
    "Setup",
    "State",
    "accepts",
    "after_chance",
]

type Seat = int


class BadNotation(ValueError):
    """Raised when a text is not a move of the game at all."""


class Ambiguous(BadNotation):
    """Raised when a text can mean several moves; `moves` are all of them."""

    def __init__(self, detail: str, moves: tuple[Any, ...]) -> None:
        super().__init__(detail)
        self.moves = moves


class IllegalMove(ValueError):
    """Raised when a move may not be made now."""


class Move(Protocol):
    """A frozen, hashable, ordered value; `cards` is the canonical mask of the cards it moves, 0 for none."""

    @property
    def cards(self) -> Cards: ...

    def __lt__(self, other: Any, /) -> bool: ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Setup:
    """All that a deal starts from, apart from the order of its deck.

    `totals` are the scores before the deal, one per seat; `carry` is whatever else a game hands from deal to deal.
    """

    seats: int
    options: Options
    dealer: Seat
    leader: Seat
    totals: tuple[int, ...]
    deal: int = 1
    carry: str = ""

    def totals_after(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the scores after the deal, given the points that each seat got."""
        return tuple(map(sum, zip(self.totals, points, strict=True)))


@dataclass(frozen=True)
class Outcome:
    """The end of a deal: points and the rows behind them (one tuple per seat), and the finishers in order."""

    points: tuple[int, ...]
    rows: tuple[tuple[Row, ...], ...]
    finishers: tuple[Seat, ...]
    reason: Text

    def summary(self) -> Summary:
        """Returns the settlement that the table shows: one part per seat."""
        parts = enumerate(zip(self.rows, self.points, strict=True))
        return Summary(tuple(SummaryPart(seat, *part) for seat, part in parts), self.finishers, self.reason)


@dataclass(frozen=True)
class MatchEnd:
    """The end of a match: final totals, a rank for each seat (1 is best; equal ranks are shared), the reason."""

    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    reason: Text


@dataclass(frozen=True)
class Chance:
    """A shuffle that is due: these cards, in an order that nobody knows yet."""

    cards: Cards


class InformationState(Protocol):
    """All that one seat may know (or, with seat None, what everybody knows), and nothing else."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def setup(self) -> Setup:
        """What the deal started from."""


class State[M: Move, I: InformationState](Protocol):
    """A position within a deal: frozen and hashable; its methods are the rules."""

    @property
    def must(self) -> tuple[Seat, ...]:
        """The seats that the deal waits for; () when it is over or a shuffle is due."""

    @property
    def may(self) -> tuple[Seat, ...]:
        """The seats that could act out of turn."""

    @property
    def chance(self) -> Chance | None:
        """A shuffle that is due before anybody may act."""

    @property
    def outcome(self) -> Outcome | None:
        """The settlement, once the deal is over."""

    def legal(self, seat: Seat) -> tuple[M, ...]:
        """Returns the moves of a seat: sorted, unique, () unless it must or may act, never () while it must."""

    def play(self, seat: Seat, move: M) -> Self:
        """Returns the state after a legal move; the caller vouches for its legality."""

    def shuffle(self, cards: tuple[int, ...]) -> Self:
        """Returns the state after the shuffle that was due came out in this order."""

    def information(self, seat: Seat | None) -> I:
        """Returns what a seat may know, or for None what is public; after the deal everything is public."""

    def seen(self, seat: Seat) -> Cards:
        """Returns the ids of cards whose place this seat has been shown since they were last shuffled."""


def after_chance[S: State[Any, Any]](state: S, shuffle: Callable[[list[Card]], object]) -> S:
    """Returns the state with all due shuffles made; `shuffle` reorders a list of cards, sorted by id, in place."""
    while (due := state.chance) is not None:
        cards = list(bits(due.cards))
        shuffle(cards)
        state = state.shuffle(tuple(cards))
    return state


@runtime_checkable
class Retired(Protocol):
    """Optional for a state: accepts moves of older records that are no longer legal."""

    def retired(self, seat: Seat, move: Any) -> bool:
        """Returns whether a move, not legal now, was legal here in older records; it is played as it was then."""


def accepts(state: State[Any, Any], seat: Seat, move: Any) -> bool:
    """Returns whether a seat may make a move: a legal one, or one of older records that is no longer offered."""
    legal = state.legal(seat)  # sorted
    at = bisect_left(legal, move)
    if at < len(legal) and legal[at] == move:
        return True
    return isinstance(state, Retired) and state.retired(seat, move)
