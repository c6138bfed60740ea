"""What is hidden from a seat of the toy game, and states that agree with what it knows."""

from collections.abc import Mapping

from engine.core.cards import Cards, bits
from engine.core.determinizer import Determinizer, Hidden, HiddenSlot
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.pack import DECKS, HELD
from tests.core.toy.rules.state import State

__all__ = ["DETERMINIZER", "determinize", "hidden"]


def hidden(info: InformationState) -> Hidden:
    """Returns the pool, and the stock and what others hold, have burned and are giving away as hidden slots."""
    deck = DECKS[info.setup.seats]
    if info.outcome is not None:
        return Hidden(0, ())
    known = [*info.pile]
    for cards in (*info.hands, *info.burned, *info.gifts):
        known += deck.list(cards)
    pool = deck.all & ~deck.mask(known)
    sizes = {"stock": info.stock}
    for seat, count in enumerate(info.counts):
        if seat != info.seat:
            sizes[f"hand:{seat}"] = count
            sizes[f"burned:{seat}"] = info.burns[seat]
            sizes[f"gift:{seat}"] = 0 if info.handed else HELD - count
    return Hidden(pool, tuple(HiddenSlot(key, size, pool) for key, size in sizes.items() if size))


def determinize(info: InformationState, filling: Mapping[str, Cards]) -> State:
    """Returns a state that agrees with the information state, with its hidden slots filled."""
    deck = DECKS[info.setup.seats]
    left = {name: list(ids) for name, ids in deck.by_name.items()}
    pile = tuple(left[name].pop(0) for name in info.pile)

    def known(cards: Cards, key: str) -> Cards:
        return sum(1 << left[name].pop(0) for name in deck.list(cards)) | filling.get(key, 0)

    return State(
        setup=info.setup,
        turn=info.turn,
        hands=tuple(known(cards, f"hand:{seat}") for seat, cards in enumerate(info.hands)),
        gifts=tuple(known(cards, f"gift:{seat}") for seat, cards in enumerate(info.gifts)),
        burned=tuple(known(cards, f"burned:{seat}") for seat, cards in enumerate(info.burned)),
        stock=tuple(bits(filling.get("stock", 0))) if info.outcome is None else tuple(range(info.stock)),
        pile=pile,
        known=(0,) * info.setup.seats,
        dropped=info.dropped,
        knocked=info.knocked,
        handed=info.handed,
        drawn=info.drawn,
        turns=info.turns,
        log=info.log,
        drew=info.drew,
    )


DETERMINIZER = Determinizer(hidden, determinize)
