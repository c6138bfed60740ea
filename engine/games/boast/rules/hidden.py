"""What is hidden from a seat, and states that agree with what it knows."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.determinizer import Determinizer, Hidden, HiddenSlot
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import ESCAPES, FEW, LEFT, NUMBERS, apart, canonical
from engine.games.boast.rules.state import Dealt, State

__all__ = ["DETERMINIZER", "determinize", "hidden", "joined"]


def hidden(info: InformationState) -> Hidden:
    """Returns the pool, the other hands, less the colours they did not follow, and the cards left over face down."""
    pool = info.pool
    if not pool:
        return Hidden(0, ())
    slots = [
        HiddenSlot(f"hand:{seat}", info.size(seat), pool & ~info.lacks(seat))
        for seat in range(info.terms.seats)
        if seat != info.seat and info.size(seat)
    ]
    if info.left is None:
        slots.append(HiddenSlot("left", LEFT, pool))
    return Hidden(pool, tuple(slots))


def determinize(info: InformationState, filling: Mapping[str, Cards]) -> State:
    """Returns a state that agrees with the information state, with its hidden slots filled."""
    hands = tuple(
        info.hand if seat == info.seat else canonical(filling.get(f"hand:{seat}", 0))
        for seat in range(info.terms.seats)
    )
    left = canonical(filling.get("left", 0)) if info.left is None else info.left
    *dealt, rest = apart((*map(joined, hands, map(info.used, range(info.terms.seats))), left))
    return State(
        info.terms,
        Dealt(tuple(dealt), rest),
        info.turn,
        info.leader,
        hands,
        info.led,
        info.trick,
        info.tower,
        info.taken,
        info.tricks,
    )


def joined(hand: Cards, used: Cards) -> Cards:
    """Returns what a seat was dealt, from what it holds and what it has played, as a canonical mask."""
    escapes = (hand & ESCAPES).bit_count() + (used & ESCAPES).bit_count()
    return (hand | used) & NUMBERS | FEW[escapes]


DETERMINIZER = Determinizer(hidden, determinize)
