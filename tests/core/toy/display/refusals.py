"""Refusals of the toy game: why selected cards cannot be played."""

from engine.core.cards import Cards
from engine.core.table import Text
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Move

__all__ = ["refusal"]


def refusal(info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why the selected cards (a canonical mask), which no legal move includes, cannot be played."""
    if not legal:
        return Text.of("toy/wait", seat=info.turn)
    return Text.of("toy/no", n=selected.bit_count()) if selected else None
