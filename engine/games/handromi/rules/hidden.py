"""What is hidden from a seat, and states that agree with what it knows."""

from collections.abc import Mapping

from engine.core.cards import Card, Cards, bits
from engine.core.determinizer import Determinizer, Hidden, HiddenSlot
from engine.core.rng import SplitMix64
from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.pack import ALL, HALF, less
from engine.games.handromi.rules.state import State

__all__ = ["DETERMINIZER", "determinize", "hidden"]


def hidden(info: InformationState) -> Hidden:
    """Returns the pool, the other hands and the stock."""
    pool = info.pool
    if not pool:
        return Hidden(0, (), whole=info.outcome is not None)  # until then the pile may be shuffled: HR-16
    slots = [
        HiddenSlot(f"hand:{seat}", size - info.shown[seat].bit_count(), pool)
        for seat, size in enumerate(info.sizes)
        if seat != info.seat and size > info.shown[seat].bit_count()
    ]
    stock = [HiddenSlot("stock", info.stock, pool)] if info.stock else []
    return Hidden(pool, (*slots, *stock), whole=False)


def determinize(info: InformationState, filling: Mapping[str, Cards]) -> State:
    """Returns a state that agrees with the information state, with its hidden slots filled.

    The order of the stock is random too, but always the same for the same filling.
    """
    free = [0] * HALF  # how many copies of each name have been used

    def taken(name: Card) -> Card:
        free[name] += 1
        return name + HALF * (free[name] - 1)

    def all_of(names: Cards) -> Cards:
        return sum(1 << taken(card % HALF) for card in bits(names))

    pile = tuple(map(taken, info.pile))
    exchange_card = taken(info.exchange_card) if info.exchange_card >= 0 else -1
    laid = sum(all_of(cards) for cards in info.melds)
    known = tuple(map(all_of, info.shown))
    hands = []
    for seat, shown in enumerate(known):
        held = filling.get(f"hand:{seat}", 0)
        if info.hands is not None:
            held = all_of(_minus(info.hands[seat], info.shown[seat]))
        elif seat == info.seat:
            held = all_of(_minus(info.hand, info.shown[seat]))
        hands.append(shown | held)
    lies = filling.get("stock", 0) if info.left is None else all_of(info.left)
    stock = list(bits(lies))
    SplitMix64(lies ^ lies >> HALF).shuffle(stock)
    seats = range(info.terms.seats)
    return State(
        info.terms,
        info.phase,
        info.turn,
        tuple(hands),
        tuple(stock),
        pile,
        exchange_card,
        info.table,
        laid,
        sum(known),
        info.opened,
        info.begun,
        info.reshuffles,
        info.turns,
        info.log,
        info.turned,
        tuple(info.dealt if seat == info.seat else 0 for seat in seats),
        tuple(info.draws if seat == info.seat else () for seat in seats),
        info.outcome is not None and bool(info.outcome.finishers),
    )


def _minus(hand: Cards, shown: Cards) -> Cards:
    """Returns a canonical hand without some of its cards, still canonical."""
    return less(less(hand, shown & ALL), shown >> HALF)


DETERMINIZER = Determinizer(hidden, determinize)
