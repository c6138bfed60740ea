"""Needs: which card the seat in turn is asked for."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.boast.display.texts import card_text
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import COLOUR_CARDS, COLOUR_LETTERS, ESCAPES, NONE

__all__ = ["missing"]


def missing(info: InformationState, selected: Cards, moves: tuple[Move, ...]) -> Text:
    """Returns which card to choose; every card is a move, so nothing is selected yet."""
    del selected
    if len(moves) == 1:
        return card_text("missing", moves[0].card)
    if not info.trick:
        return Text.of("missing/boast-lead")
    if info.led == NONE or not info.hand & COLOUR_CARDS[info.led]:
        return Text.of("missing/boast-any")
    code = "missing/boast-follow-escape" if info.hand & ESCAPES else "missing/boast-follow"
    return Text.of(code, colour=COLOUR_LETTERS[info.led])
