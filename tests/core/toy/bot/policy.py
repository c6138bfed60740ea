"""The policy of the toy game: no good play, but one that depends on the position and on nothing else."""

from engine.core.table import Text
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Move

__all__ = ["choose"]


def choose(info: InformationState, legal: tuple[Move, ...]) -> tuple[Move, tuple[Text, ...]]:
    """Returns a move and the reason for it; the same information state always gives the same move."""
    held = sum(info.counts)
    return legal[held % len(legal)], (Text.of("toy/why", n=held),)
