"""Tips: what somebody new to the game may do at this moment and why, or what something on the table means."""

from engine.core.table import Text
from engine.games.haggis.rules.information import AnyInformation, InformationState, Phase
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["playing", "tip"]

_FEW = 3  # cards in hand with which large sets and runs are no longer to be had


def tip(info: InformationState, legal: tuple[Move, ...]) -> Text | None:
    """Returns the tip for a viewer who has a choice to make, else None."""
    if info.seat not in info.must:
        return None
    if info.phase is Phase.GIVE:
        return Text.of("tip/give")
    if any(move.kind is Kind.BET for move in legal):
        return Text.of("tip/bet")
    trick, terms = info.trick, info.terms
    held = terms.points(trick.cards)
    if terms.classic and held and not any(terms.points(taken.cards) for taken in info.tricks):
        return Text.of("tip/points", points=held)
    return playing(info, legal)


def playing(info: AnyInformation, legal: tuple[Move, ...]) -> Text:
    """Returns the tip for a viewer who is to lead or to follow."""
    top = info.trick.top
    wilds = info.terms.layout.wilds
    if top is None:
        if not info.tricks:
            return Text.of("tip/lead")
        if info.hand.bit_count() <= _FEW:
            return Text.of("tip/lead-few")
        return Text.of("tip/lead-wild" if info.hand & wilds else "tip/lead-again")
    plays = [move for move in legal if move.cards]
    if not plays:
        return Text.of("tip/cannot")
    if top.kind is Kind.BOMB:
        return Text.of("tip/bombed")
    bombs = [move for move in plays if move.kind is Kind.BOMB]
    if len(bombs) == len(plays):
        return Text.of("tip/only-bomb")
    if all(move.cards & wilds for move in plays):
        return Text.of("tip/wild-bomb" if bombs else "tip/wild")
    return Text.of("tip/follow-bomb" if bombs else "tip/follow")
