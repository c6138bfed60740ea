"""The rule-based player."""

from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.games.handromi.moves import Move
from engine.games.handromi.view import View

__all__ = ["choose"]


def choose(view: View, legal: tuple[Move, ...], rng: SplitMix64) -> tuple[Move, tuple[Text, ...]]:
    """Returns the move and the reasons for it."""
    del view, rng
    return legal[-1], ()
