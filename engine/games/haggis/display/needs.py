"""Needs: what the seat in turn is asked for, and what selected cards still lack."""

from engine.core.cards import Cards, bits
from engine.core.table import Text
from engine.games.haggis.display.texts import needed, text_of
from engine.games.haggis.rules.information import AnyInformation, Phase
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["missing"]


def missing(info: AnyInformation, selected: Cards, moves: tuple[Move, ...]) -> Text | None:
    """Returns what the selected cards, or none, lack to be one of these moves, which all include them and more."""
    if selected:
        return _lacks(info, selected, moves)
    top = info.trick.top
    if info.phase is Phase.LEAD or top is None:
        return Text.of("missing/lead")
    if top.kind is not Kind.BOMB and all(move.kind is Kind.BOMB for move in moves):
        return Text.of("missing/only-bomb")
    return needed("missing", top, moves)


def _lacks(info: AnyInformation, selected: Cards, moves: tuple[Move, ...]) -> Text:
    """Returns what the selected cards lack to be the nearest of these moves, preferring few wild cards."""
    layout = info.terms.layout

    def distance(move: Move) -> tuple[int, int, Move]:
        more = layout.less(move.cards, selected)
        return more.bit_count(), (more & layout.wilds).bit_count(), move

    count, wilds, move = min(map(distance, moves))
    wild = "no" if not wilds else "only" if wilds == count else "some"
    if move.kind is Kind.BOMB:
        return Text.of("lacks/bomb", n=count, bomb=move.rank)
    if move.kind is Kind.SET:
        return text_of("lacks", move, n=count, wild=wild)
    card = next(bits(move.cards & layout.numbers))
    suit = layout.suits[layout.suit(card)] if move.width == 1 else ""
    return text_of("lacks", move, n=count, wild=wild, suit=suit)
