"""Policy: the rules of thumb by which the computer plays a game, the temperaments and weaknesses that vary them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engine.core.search import Prospect
from engine.core.state import InformationState, Move
from engine.core.table import Text

__all__ = ["Policy", "Temperament", "Weakness"]


class Policy[M: Move, I: InformationState](Protocol):
    """Chooses by rules of thumb, without search: the same information state always gives the same move."""

    def __call__(self, info: I, legal: tuple[M, ...], /) -> tuple[M | None, tuple[Text, ...]]:
        """Returns one of the moves in `legal` and the reasons for it, the strongest first.

        `legal` is what `State.legal` returns for the seat, or what a bot leaves of it: whole kinds of moves may be
        missing, but the order is the same. It is never empty: a caller with nothing left waits instead of asking
        (`WAIT` in `engine/bots/bot.py`). The move is None if a seat that may act but need not should wait.
        """


@dataclass(frozen=True)
class Temperament[M: Move, I: InformationState]:
    """Plays a game as well as its policy does, but in another style.

    `policy` replaces the game's own at every level; `prospects` replaces that of its search, with the worth that this
    temperament sees in moves. Rollouts have no temperament: they are played by the game's own policy.
    """

    policy: Policy[M, I]
    prospects: Callable[[I, tuple[M, ...]], tuple[Prospect[M], ...]]


class Weakness[M: Move, I: InformationState](Protocol):
    """A deterministic handicap that imitates a beginner's mistake.

    A player of a weaker level forgets or overlooks something, or does it too early or too late.
    """

    def __call__(self, info: I, legal: tuple[M, ...], /) -> tuple[I, tuple[M, ...]]:
        """Returns the part of what a seat knows and may do that this player considers, with at least one move."""
