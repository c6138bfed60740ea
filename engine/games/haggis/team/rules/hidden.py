"""What is hidden from a seat, and states that agree with what it knows."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.determinizer import Determinizer, Hidden, HiddenSlot
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.trick import Play
from engine.games.haggis.team.rules.exchange import gift_of
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.state import TeamState
from engine.games.haggis.team.rules.terms import SEATS, mate_of

__all__ = ["DETERMINIZER", "determinize", "hidden"]


def hidden(info: TeamInformation) -> Hidden:
    """Returns the pool of number cards, the other hands, and the cards in them that are to be given away."""
    pool = info.pool
    if not pool:
        return Hidden(0, ())
    slots = []
    for seat in range(SEATS):
        if seat != info.seat:
            gift = int(gift_of(info.opening, seat) is not None)
            slots.append(HiddenSlot(f"hand:{seat}", info.unknown(seat) - gift, pool))
            slots.append(HiddenSlot(f"gift:{seat}", gift, pool))
    return Hidden(pool, tuple(slot for slot in slots if slot.size))


def determinize(info: TeamInformation, filling: Mapping[str, Cards]) -> TeamState:
    """Returns a state that agrees with the information state, with its hidden slots filled.

    Cards that others have already swapped are not filled in: nobody has to know them to play on.
    """
    hands = info.hands or tuple(
        info.hand if seat == info.seat else _imagined(info, seat, filling) for seat in range(SEATS)
    )
    opening = list(info.opening)
    for seat in range(SEATS):
        gift = TEAM.canonical(filling.get(f"gift:{seat}", 0))
        if gift:
            last = max(at for at, (who, move) in enumerate(opening) if who == seat and move.kind is Kind.EXCHANGE)
            opening[last] = Play(seat, Move(Kind.EXCHANGE, cards=gift))
    dealt = TEAM.apart(TEAM.join(hand & TEAM.numbers, info.used(seat)) for seat, hand in enumerate(hands))
    return TeamState(
        info.terms,
        hands,
        info.phase,
        info.turn,
        info.bets,
        info.trick,
        info.piles,
        info.tricks,
        info.outs,
        tuple(opening),
        dealt,
        dealt,
    )


def _imagined(info: TeamInformation, seat: int, filling: Mapping[str, Cards]) -> Cards:
    """Returns a hidden hand: its open wild cards, what is known of it, and what it is filled with."""
    cards = TEAM.canonical(filling.get(f"hand:{seat}", 0) | filling.get(f"gift:{seat}", 0))
    if info.seat is not None and seat == mate_of(info.seat):
        cards = TEAM.join(cards, info.promised)
    return info.wilds[seat] | cards


DETERMINIZER = Determinizer(hidden, determinize)
