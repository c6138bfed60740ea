"""What is hidden from a seat, and states that agree with what it knows."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.determinizer import Determinizer, Hidden, HiddenSlot
from engine.games.haggis.rules.information import InformationState
from engine.games.haggis.rules.state import State

__all__ = ["DETERMINIZER", "determinize", "hidden"]


def hidden(info: InformationState) -> Hidden:
    """Returns the unseen number cards, the other hands and the haggis."""
    pool = info.unseen
    if not pool:
        return Hidden(0, ())
    fans = [seat for seat in range(info.terms.seats) if seat != info.seat and info.fan(seat)]
    slots = [HiddenSlot(f"hand:{seat}", info.fan(seat), pool) for seat in fans]
    haggis = pool.bit_count() - sum(slot.size for slot in slots)
    return Hidden(pool, (*slots, HiddenSlot("haggis", haggis, pool)))


def determinize(info: InformationState, filling: Mapping[str, Cards]) -> State:
    """Returns a state that agrees with the information state, with its hidden slots filled."""
    hands = info.hands or tuple(
        info.hand if seat == info.seat else info.wilds[seat] | filling.get(f"hand:{seat}", 0)
        for seat in range(info.terms.seats)
    )
    return State(
        info.terms,
        hands,
        info.phase,
        info.turn,
        info.bets,
        info.trick,
        info.piles,
        info.tricks,
        info.outs,
        filling.get("haggis", 0) if info.haggis is None else info.haggis,
    )


DETERMINIZER = Determinizer(hidden, determinize)
