"""Needs: what a turn still asks for, and what selected cards lack to be a combination."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.handromi.display.refusals import must_go_out
from engine.games.handromi.display.texts import card_text
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.melds import shape_of
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import LETTERS, SUITS
from engine.games.handromi.rules.terms import OPENING

__all__ = ["missing"]


def missing(info: InformationState, selected: Cards, moves: tuple[Move, ...]) -> Text | None:
    """Returns what the selected cards, or none, lack to be one of these moves, which all include them and more.

    Before the draw nothing is missing: there are buttons for it.
    """
    if selected:
        return _lacks(selected, moves)
    if info.phase is Phase.DRAW:
        return None
    turn = info.turn
    if turn.owed:
        return card_text("missing/handromi-must", turn.owed.bit_length() - 1)
    if must_go_out(info) or info.hand.bit_count() == 1:
        return Text.of("missing/handromi-out", cards=info.hand.bit_count())
    if turn.points and not info.meets_opening:
        return Text.of("missing/handromi-short", more=OPENING - turn.points)
    kinds = {move.kind for move in moves}
    if Kind.SWAP in kinds:
        return Text.of("missing/handromi-swap")
    return Text.of("missing/handromi-lay" if kinds & {Kind.MELD, Kind.LAYOFF} else "missing/handromi-discard")


def _lacks(selected: Cards, moves: tuple[Move, ...]) -> Text:
    """Returns what selected cards lack to be the nearest of these combinations."""
    count, cards = min(((move.cards & ~selected).bit_count(), move.cards) for move in moves)
    meld = shape_of(cards)
    if meld.run:
        return Text.of("lacks/handromi-run", n=count, suit=SUITS[meld.suit])
    return Text.of("lacks/handromi-group", n=count, rank=LETTERS[meld.low - 1])
