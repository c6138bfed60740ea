"""Needs: which card the seat in turn is asked for, and what beats the one that it has selected."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.boast.display.texts import card_text
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import (
    COLOUR_CARDS,
    COLOUR_LETTERS,
    COLOUR_OF,
    ESCAPE,
    ESCAPES,
    NONE,
    rank_of,
    top_rank,
)
from engine.games.boast.rules.tower import TOWERS

__all__ = ["about", "missing"]


def missing(info: InformationState, selected: Cards, moves: tuple[Move, ...]) -> Text | None:
    """Returns which card to choose, None where any may be played; each is a move, so nothing is selected yet."""
    del selected
    if len(moves) == 1:
        return card_text("missing", moves[0].card)
    if not info.trick:
        return Text.of("missing/boast-lead")
    if info.led == NONE or not info.hand & COLOUR_CARDS[info.led]:
        return None
    code = "missing/boast-follow-escape" if info.hand & ESCAPES else "missing/boast-follow"
    return Text.of(code, colour=COLOUR_LETTERS[info.led])


def about(info: InformationState, selected: Cards) -> Text | None:
    """Returns which cards beat the selected number card (BN-7); None for several cards, an escape or a chip."""
    card = selected.bit_length() - 1
    if info.over or selected.bit_count() != 1 or card >= ESCAPE:
        return None
    colour = COLOUR_OF[card]
    tower = TOWERS[info.tower]
    above = "".join(COLOUR_LETTERS[other] for other in tower[: tower.index(colour)])
    higher = "no" if rank_of(card) == top_rank(info.terms.seats) else "yes"
    return Text.of("about/boast-card", colour=COLOUR_LETTERS[colour], higher=higher, over=above or "none")
