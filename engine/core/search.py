"""Search: what a game adds to the search that all games share."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.core.cards import Cards
from engine.core.rng import SplitMix64
from engine.core.state import InformationState, Move
from engine.core.table import Text
from engine.core.upshots import Upshots

__all__ = ["Losses", "Prospect", "Rollouts", "Search", "Searching"]


class Prospect[M: Move](NamedTuple):
    """A move worth looking into, and what the policy thinks it is worth, in points of the deal."""

    move: M
    worth: float


class Rollouts(Protocol):
    """Plays the worlds of one decision to the end of the deal, by a fast form of the policy.

    An object serves one decision, so it may cache whatever its worlds and moves have in common. `upshots` are those
    of the move under test in the last rollout; a game whose reasons make no claims has none.
    """

    upshots: tuple[str, ...]

    def points(self, state: Any, rng: SplitMix64, /) -> tuple[float, ...]:
        """Returns the points that each seat gets when a state is played to the end; `rng` makes the shuffles."""


@dataclass(frozen=True)
class Searching:
    """How a search spends its playouts.

    At most `worlds` are looked into; after a quarter and after half of them, all but the best `kept` candidates are
    dropped (sequential halving). `trust` is how much a point of the policy's estimate counts against one of rollouts.
    """

    worlds: int
    kept: tuple[int, int] = (4, 2)
    trust: float = 0.3


@dataclass(frozen=True)
class Losses:
    """How many points a move may lose and still be called good, an inaccuracy or a mistake; more is a blunder.

    `mistake` is also the scale of accuracy, the loss at which accuracy is halved, and the least that a wrong move of
    a problem must lose (except for `WIDE` in `tests/long/problems.py`). A move that loses at least `inaccuracy` is
    considered for the blunder suite (`tests/long/blunders.py`).
    """

    good: float
    inaccuracy: float
    mistake: float


def _unsaid(info: Any, legal: tuple[Any, ...], move: Any) -> tuple[Text, ...]:
    """Returns no reasons: a game need not give any."""
    del info, legal, move
    return ()


def _unranked(info: Any, legal: tuple[Any, ...]) -> tuple[Any, ...]:
    """Returns no moves: those weighed by worlds are in order already."""
    del info, legal
    return ()


def _believed(reasons: tuple[Text, ...], upshots: Upshots) -> tuple[Text, ...]:
    """Returns all reasons: a game need not make claims that worlds could deny."""
    del upshots
    return reasons


def _uncompared(info: Any, better: Upshots, played: Upshots) -> tuple[Text, ...]:
    """Returns no reasons: a game need not compare what comes of two moves."""
    del info, better, played
    return ()


def _is_same(said: Text, other: Text) -> bool:
    """Returns whether two reasons are the same: a game need not say which of them is the stronger one."""
    return said == other


def _itself(move: Move) -> Hashable:
    """Returns the move: a game need not say which moves are alike."""
    return move


def _comparable(info: Any, legal: tuple[Any, ...], played: Any) -> tuple[Any, ...]:
    """Returns all legal moves: a game need not have different sorts of them."""
    del info, played
    return legal


def _usual(info: Any) -> Searching:
    """Returns the default, which suits rollouts of about a millisecond."""
    del info
    return Searching(40)


@dataclass(frozen=True)
class Search[M: Move, I: InformationState]:
    """Looks ahead in a game, always from an information state alone.

    `prospects(info, legal)` returns the moves worth looking into, best first, or a single one if the decision is
    clear. `rollouts(info)` returns an object that plays the worlds of one decision to their end. `likelihood(info,
    filling)` returns how well a filling of the hidden slots agrees with what the other seats have done, from 0 (not
    at all) to 1; it is None if all are equally likely. `searching(info)` returns how the strongest level searches at
    a decision.

    `reasons(info, legal, move)` returns the reasons for a move at first sight, and `checked(reasons, upshots)` those
    that its upshots bear out, with what the others are likely to hold. `ranked(info, legal)` returns moves in the
    order of a formula, or else as they come, for decisions where `prospects` leaves one move and points are unknown.
    `implies(said, other)` returns whether one reason says at least as much for a move as another does.
    `compared(info, better, played)` returns what came of a better move more often than of the one that was played.
    `alike(move)` is the same for moves that differ in little, such as the suits of their cards.
    `between(info, legal)` returns moves that lie between some prospects, so that they are never better than all of
    these: whoever gives hints weighs them, too, to tell which move is the next best.
    `comparable(info, legal, played)` returns the moves that a review compares with the one that was played, with that
    one among them: those of its sort, in the order of `legal`.
    """

    prospects: Callable[[I, tuple[M, ...]], tuple[Prospect[M], ...]]
    rollouts: Callable[[I], Rollouts]
    likelihood: Callable[[I, Mapping[str, Cards]], float] | None = None
    searching: Callable[[I], Searching] = _usual
    reasons: Callable[[I, tuple[M, ...], M], tuple[Text, ...]] = _unsaid
    checked: Callable[[tuple[Text, ...], Upshots], tuple[Text, ...]] = _believed
    ranked: Callable[[I, tuple[M, ...]], tuple[M, ...]] = _unranked
    implies: Callable[[Text, Text], bool] = _is_same
    compared: Callable[[I, Upshots, Upshots], tuple[Text, ...]] = _uncompared
    alike: Callable[[M], Hashable] = _itself
    between: Callable[[I, tuple[M, ...]], tuple[M, ...]] = _unranked
    comparable: Callable[[I, tuple[M, ...], M], tuple[M, ...]] = _comparable
