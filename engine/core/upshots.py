"""Upshots: what came of a move in the worlds that a search looked into; reasons are checked against them."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.table import Text

__all__ = [
    "AHEAD",
    "ALONE",
    "BEATEN",
    "BEHIND",
    "BEST",
    "OURS",
    "SAFE",
    "THEIRS",
    "Upshots",
    "chances",
    "holding",
    "in_cases",
    "more_often",
    "outdoes",
]

BEATEN, SAFE = "beaten", "safe"  # the play was beaten (or, in some games, could have been); or it was not
OURS, THEIRS = "ours", "theirs"  # who took the trick: the side that moved, or another one
BEST, ALONE = "best", "alone"  # nothing else did better, or even as well; set by the search itself
AHEAD, BEHIND = "ahead", "behind"  # it did better than the best move does on the whole, or worse; set by the search

_STEP = 5  # shares that are set side by side are given per hundred, in steps of this many
_RARE = 0.05  # shares below this, or above 1 minus this, are given per hundred


@dataclass(frozen=True)
class Upshots:
    """The weighted share of the worlds in which each upshot came of a move; 0 for one that never did."""

    shares: Mapping[str, float]
    worlds: int

    def __getitem__(self, name: str) -> float:
        """Returns the share of the worlds in which an upshot occurred."""
        return self.shares.get(name, 0.0)

    def mostly(self, name: str, other: str) -> bool:
        """Returns whether an upshot occurred at least as often as its opposite; True if neither is known."""
        return self[name] >= self[other]


def in_cases(share: float) -> dict[str, int]:
    """Returns a share as `worlds` in `of` cases, 10 or 100: at least one, and not all."""
    of = 10 if _RARE < share < 1 - _RARE else 100
    return {"worlds": min(max(1, round(share * of)), of - 1), "of": of}


def chances(upshots: Upshots, beaten: str, safe: str) -> tuple[Text, ...]:
    """Returns how likely the others are to beat what was played, in one of two codes.

    `beaten` says in how many cases of ten, or of a hundred, it was beaten; `safe` in how many worlds it never was.
    Returns () for a move that is always beaten, or that cannot be, such as a pass.
    """
    share = upshots[BEATEN]
    if share and upshots[SAFE]:
        return (Text.of(beaten, **in_cases(share)),)
    return (Text.of(safe, of=upshots.worlds),) if upshots[SAFE] else ()


def more_often(code: str, share: float, than: float, **args: int) -> tuple[Text, ...]:
    """Returns a reason that something came of one move clearly more often `than` of another, or ()."""
    mine, theirs = (_STEP * round(100 / _STEP * one) for one in (share, than))
    return (Text.of(code, percent=mine, than=theirs, **args),) if mine - theirs > _STEP else ()


def holding(text: Text, certain: Mapping[str, float], beaten: str) -> float | None:
    """Returns how likely a reason says that a play holds the trick, None if it says nothing of that.

    `certain` has the likelihood by code, except for `beaten`, the code that says in how many cases it is beaten.
    """
    if text.code != beaten:
        return certain.get(text.code)
    args = dict(text.args)
    return 1 - int(args["worlds"]) / int(args["of"])


def outdoes(said: float | None, other: float | None) -> bool:
    """Returns whether one likelihood is at least as far from even as another, on the same side."""
    if said is None or other is None:
        return False
    return said >= other if other >= 0.5 else said <= other
