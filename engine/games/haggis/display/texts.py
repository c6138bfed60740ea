"""Texts that name moves: codes with their arguments, never the words themselves."""

from engine.core.table import Text
from engine.games.haggis.rules.layout import JACK, KING, WILDS, CardLayout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["needed", "printed", "text_of", "with_wilds"]


def printed(rank: int) -> str:
    """Returns a rank as printed on the cards."""
    return str(rank) if rank < JACK else WILDS[rank - JACK]


def text_of(context: str, move: Move, **more: str | int) -> Text:
    """Returns the text of a combination in a context, such as `play/run`: single, set, run or bomb."""
    rank = printed(move.rank)
    if move.kind is Kind.BOMB:
        return Text.of(f"{context}/bomb", **more, bomb=move.rank)
    if move.kind is Kind.RUN:
        low = printed(move.rank - move.length + 1)
        return Text.of(f"{context}/run", **more, length=move.length, width=move.width, low=low, rank=rank)
    if move.width == 1:
        return Text.of(f"{context}/single", **more, rank=rank)
    return Text.of(f"{context}/set", **more, width=move.width, rank=rank)


def with_wilds(layout: CardLayout, move: Move, plain: str, wild: str) -> Text:
    """Returns the text of a combination in the context `plain`, or in `wild` if wild cards stand for others in it."""
    wilds = layout.names(move.cards & layout.wilds)
    if move.kind is Kind.BOMB or not move.cards & layout.numbers or not wilds:
        return text_of(plain, move)
    return text_of(wild, move, wilds="+".join(wilds))


def needed(context: str, top: Move, moves: tuple[Move, ...], **more: str | int) -> Text:
    """Returns the text of what beats a combination; it mentions bombs if one of these moves is one: H23-18."""
    if top.kind is Kind.BOMB:
        return text_of(context, top, **more)
    held = any(move.kind is Kind.BOMB for move in moves)
    alone = top.rank == KING and top.width * top.length == 1  # beaten by bombs only, as its words say already
    return text_of(context, top, **more, bomb="yes" if held and not alone else "no")
