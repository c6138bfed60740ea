"""Tips: what somebody new to the game may do at this moment and why, or what something on the table means."""

from engine.core.table import Text
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import COLOUR_CARDS, COLOUR_LETTERS, ESCAPES, NONE

__all__ = ["tip"]


def tip(info: InformationState, legal: tuple[Move, ...]) -> Text | None:
    """Returns the tip for a viewer in turn, else None; after the first two tricks only if there is a choice."""
    seat, terms = info.seat, info.terms
    if seat is None or seat != info.turn:
        return None
    if not info.tricks:
        return _first(info)
    tricks, wanted, rest = info.taken[seat], terms.wanted, info.reachable(seat)
    if len(info.tricks) == 1:
        return Text.of("tip/boast-count", tricks=tricks, wanted=wanted)
    if len(legal) == 1:
        return None
    if tricks == wanted:
        return Text.of("tip/boast-there")
    if tricks > wanted or tricks + rest < wanted:
        return Text.of("tip/boast-missed" if tricks else "tip/boast-nothing")
    if info.trick and info.led != NONE and not info.hand & COLOUR_CARDS[info.led]:
        return Text.of("tip/boast-free", colour=COLOUR_LETTERS[info.led])
    if info.trick and info.hand & ESCAPES:
        return Text.of("tip/boast-escape")
    if tricks:
        return Text.of("tip/boast-more", more=wanted - tricks)
    return Text.of("tip/boast-both", wanted=wanted)


def _first(info: InformationState) -> Text:
    """Returns the tip for the first trick."""
    if not info.trick:
        return Text.of("tip/boast-lead", wanted=info.terms.wanted)
    return Text.of("tip/boast-tower" if info.led != NONE else "tip/boast-open")
