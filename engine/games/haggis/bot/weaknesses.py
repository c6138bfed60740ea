"""What the weaker levels of the family forget, overlook, and keep too long."""

from dataclasses import replace

from engine.games.haggis.rules.information import AnyInformation
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["WEAKNESSES", "keeps_bombs", "overlooks_runs", "remembers_a_trick", "saves_bombs"]

_END = 6  # cards in hand at which a novice begins to use bombs and wild cards
_MIDDLE = 8  # cards in hand at which a casual player does
_ALARM = 2  # cards in an opponent's hand at which a casual player no longer saves anything


def remembers_a_trick[I: AnyInformation](info: I, legal: tuple[Move, ...]) -> tuple[I, tuple[Move, ...]]:
    """Remembers only the last finished trick, and so counts cards that went before it as still to come."""
    piles = [0] * len(info.piles)
    for taken in info.tricks[-1:]:
        piles[taken.taker] = taken.cards
    return replace(info, piles=tuple(piles)), legal


def overlooks_runs[I: AnyInformation](info: I, legal: tuple[Move, ...]) -> tuple[I, tuple[Move, ...]]:
    """Sees sets before runs: leads a run only if it is in one suit without wild cards and no set of two is there."""
    if info.trick.top is not None:
        return info, legal
    wilds = info.terms.layout.wilds
    sets = any(move.kind is Kind.SET and move.width > 1 and not move.cards & wilds for move in legal)
    seen = [
        move
        for move in legal
        if move.kind is not Kind.RUN or not (sets or move.width > 1 or move.cards & wilds) or move.cards == info.hand
    ]
    return info, tuple(seen)


def _keeping[I: AnyInformation](info: I, legal: tuple[Move, ...], few: int) -> tuple[Move, ...]:
    """Returns the moves without bombs and wild cards while there are more than `few` cards in hand."""
    wilds = info.terms.layout.wilds
    if info.hand.bit_count() <= few:
        return legal
    return tuple(move for move in legal if move.kind is not Kind.BOMB and not move.cards & wilds) or legal


def keeps_bombs[I: AnyInformation](info: I, legal: tuple[Move, ...]) -> tuple[I, tuple[Move, ...]]:
    """Keeps bombs and wild cards until the very end."""
    return info, _keeping(info, legal, _END)


def saves_bombs[I: AnyInformation](info: I, legal: tuple[Move, ...]) -> tuple[I, tuple[Move, ...]]:
    """Saves bombs and wild cards a little too long, until an opponent is about to go out."""
    if _is_threatened(info):
        return info, legal
    return info, _keeping(info, legal, _MIDDLE)


def _is_threatened(info: AnyInformation) -> bool:
    """Returns whether an opponent who is still in holds very few cards."""
    sides = info.terms.sides
    own = sides[info.turn if info.seat is None else info.seat]
    return any(0 < size <= _ALARM and side != own for size, side in zip(info.sizes, sides, strict=True))


WEAKNESSES = {"novice": (remembers_a_trick, overlooks_runs, keeps_bombs), "casual": (remembers_a_trick, saves_bombs)}
