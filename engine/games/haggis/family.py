"""What the games of the family have in common: moves as text and as measures, by their card layout."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.base import BaseGame
from engine.core.state import InformationState
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.layout import CardLayout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["Family"]


class Family[I: InformationState](BaseGame[Move, I]):
    """The part of a game that follows from its card layout and from the words that begin its moves.

    The seat to the dealer's left leads the first deal: H23-9, HT-5.
    """

    layout: ClassVar[CardLayout]
    words: ClassVar[Mapping[str, Kind]]

    def write(self, move: Move) -> str:
        """Returns a move's text."""
        return notation.write(self.layout, move)

    def read(self, text: str) -> Move:
        """Returns the move that a text names; raises BadNotation."""
        return notation.read(self.layout, text, self.words)

    def about(self, move: Move) -> Mapping[str, Any]:
        """Returns the kind, cards and measures of a move."""
        return notation.about(self.layout, move)
