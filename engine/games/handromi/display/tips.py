"""Tips: what somebody new to the game may do at this moment and why, or what something on the table means."""

from engine.core.table import Text
from engine.games.handromi.display.refusals import count_of
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.moves import TAKE, Kind, Move
from engine.games.handromi.rules.terms import OPENING

__all__ = ["tip"]


def tip(info: InformationState, legal: tuple[Move, ...]) -> Text | None:
    """Returns the tip for a viewer who has a choice to make, else None."""
    if not info.mine:
        return None
    turn = info.turn
    if turn.fresh and any(move.kind is Kind.SWAP for move in legal):
        return Text.of("tip/handromi-swap")
    if info.phase is Phase.DRAW:
        if TAKE in legal:
            return Text.of("tip/handromi-take")
        return Text.of("tip/handromi-draw")
    if info.hand.bit_count() == 1:
        return None  # it can only be discarded
    if turn.owed or turn.bound:
        return Text.of("tip/handromi-out" if turn.bound else "tip/handromi-owed")
    if info.meets_opening:
        lays = any(move.kind in {Kind.MELD, Kind.LAYOFF} for move in legal)
        if lays:
            return Text.of("tip/handromi-lay")
        return Text.of("tip/handromi-discard", to=info.terms.after(turn.seat))
    return _opening(info)


def _opening(info: InformationState) -> Text:
    """Returns the tip for a viewer who has not opened yet and may lay or discard."""
    have = count_of(info, info.hand)
    if have < OPENING:
        return Text.of("tip/handromi-collect", have=have, need=OPENING)
    if info.turn.points:
        return Text.of("tip/handromi-more")
    return Text.of("tip/handromi-open", have=have, need=OPENING)
