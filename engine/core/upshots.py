"""Upshots: what came of a move in the worlds that a search has looked into, for reasons to be checked against."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.table import Text

__all__ = ["BEATEN", "BEST", "OURS", "SAFE", "THEIRS", "Upshots", "chances"]

BEATEN, SAFE = "beaten", "safe"  # what was played was beaten, or could be, as a game has it; or it was not
OURS, THEIRS = "ours", "theirs"  # who took the trick: the side that moved, or another one
BEST = "best"  # nothing else did better; said by the search itself

_RARE = 0.05  # up to this share, and as close to all, cases are counted by the hundred


@dataclass(frozen=True)
class Upshots:
    """In which share of the worlds each upshot came of a move, each world by its weight; 0 for what never did."""

    shares: Mapping[str, float]
    worlds: int

    def __getitem__(self, name: str) -> float:
        """Returns the share of the worlds in which an upshot came."""
        return self.shares.get(name, 0.0)

    def mostly(self, name: str, other: str) -> bool:
        """Tells whether an upshot came at least as often as its opposite; True where neither is known."""
        return self[name] >= self[other]


def chances(upshots: Upshots, beaten: str, safe: str) -> tuple[Text, ...]:
    """Returns what the others are likely to hold against what was played, in one of two codes.

    `beaten` says in how many cases of ten, or of a hundred, it was beaten; `safe` of how many worlds it never was.
    Nothing is said of what is always beaten, or of a move that cannot be, such as a pass.
    """
    share = upshots[BEATEN]
    if share and upshots[SAFE]:
        of = 10 if _RARE < share < 1 - _RARE else 100
        return (Text.of(beaten, worlds=min(max(1, round(share * of)), of - 1), of=of),)
    return (Text.of(safe, of=upshots.worlds),) if upshots[SAFE] else ()
