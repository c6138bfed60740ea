"""Search: what a game adds to the search that all games share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.core.cards import Cards
from engine.core.rng import SplitMix64
from engine.core.state import InformationState, Move
from engine.core.table import Text
from engine.core.upshots import Upshots

__all__ = ["Losses", "Prospect", "Rollouts", "Search", "Searching"]


class Prospect[M: Move](NamedTuple):
    """A move that is worth a look, and what the policy thinks it worth, in points of the deal."""

    move: M
    worth: float


class Rollouts(Protocol):
    """Plays the worlds of one decision to the end of the deal, by a fast form of the policy.

    An object serves one decision, so that it may keep whatever its worlds and moves have in common. `upshots` are
    what came of the move of that decision in the last rollout; a game that claims nothing of the kind has none.
    """

    upshots: tuple[str, ...]

    def points(self, state: Any, rng: SplitMix64, /) -> tuple[float, ...]:
        """Returns the points that the deal gives each seat from a state on; shuffles on the way come from `rng`."""


@dataclass(frozen=True)
class Searching:
    """How a search spends its playouts.

    `worlds` are looked into at most; at a quarter and at half of them all but the best `kept` candidates are dropped
    (sequential halving). `trust` is what a point of the policy's own worth counts beside a point of the rollouts.
    """

    worlds: int
    kept: tuple[int, int] = (4, 2)
    trust: float = 0.3


@dataclass(frozen=True)
class Losses:
    """How many points a move may lose and still be called good, an inaccuracy, a mistake; more is a blunder.

    `mistake` is also the scale of accuracy, that is the loss at which a move has half of it, and what the wrong moves
    of a problem have to lose at least (but for `WIDE` in `tests/long/problems.py`). A move that loses `inaccuracy` is
    looked into for the blunder suite (`tests/long/blunders.py`).
    """

    good: float
    inaccuracy: float
    mistake: float


def _unsaid(info: Any, legal: tuple[Any, ...], move: Any) -> tuple[Text, ...]:
    """Returns nothing: a game need not say why."""
    del info, legal, move
    return ()


def _unranked(info: Any, legal: tuple[Any, ...]) -> tuple[Any, ...]:
    """Returns nothing: where moves are weighed by worlds, their worth is their order."""
    del info, legal
    return ()


def _believed(reasons: tuple[Text, ...], upshots: Upshots) -> tuple[Text, ...]:
    """Returns all reasons: a game need not claim anything that worlds could deny."""
    del upshots
    return reasons


def _usual(info: Any) -> Searching:
    """Returns the default: enough for rollouts of about a millisecond."""
    del info
    return Searching(40)


@dataclass(frozen=True)
class Search[M: Move, I: InformationState]:
    """Looks ahead in a game, always from an information state alone.

    `prospects(info, legal)` returns the moves worth a look, best first; a single one where the decision is clear.
    `rollouts(info)` returns what plays the worlds of one decision to their end. `likelihood(info, filling)` returns
    how well a filling of the hidden slots agrees with what the other seats have done, from 0 (not at all) to 1; None
    where all are equally likely. `searching(info)` returns how long the strongest level thinks about a decision.

    `reasons(info, legal, move)` returns what speaks for a move at first sight, and `checked(reasons, upshots)` what
    is left of that by what came of the move, with what the others are likely to hold. `ranked(info, legal)` returns
    moves in the order of a formula, or else as they come, where `prospects` leaves one and points cannot be told.
    """

    prospects: Callable[[I, tuple[M, ...]], tuple[Prospect[M], ...]]
    rollouts: Callable[[I], Rollouts]
    likelihood: Callable[[I, Mapping[str, Cards]], float] | None = None
    searching: Callable[[I], Searching] = _usual
    reasons: Callable[[I, tuple[M, ...], M], tuple[Text, ...]] = _unsaid
    checked: Callable[[tuple[Text, ...], Upshots], tuple[Text, ...]] = _believed
    ranked: Callable[[I, tuple[M, ...]], tuple[M, ...]] = _unranked
