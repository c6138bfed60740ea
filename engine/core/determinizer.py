"""Determinizer: what is hidden from a seat, and the states that agree with what it knows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.core.cards import Cards, bits
from engine.core.rng import SplitMix64
from engine.core.state import InformationState, Move, State

__all__ = ["Determinizer", "Hidden", "HiddenSlot", "NoFilling", "fill"]

_TRIES = 100


class NoFilling(ValueError):
    """Raised when no filling of the hidden slots is found."""


@dataclass(frozen=True)
class HiddenSlot:
    """Where unseen cards lie together, such as a hand or the stock: `size` cards out of `allowed`."""

    key: str
    size: int
    allowed: Cards


@dataclass(frozen=True)
class Hidden:
    """What an information state leaves open: the pool of unseen cards, and the hidden slots that they fill.

    `whole` is False if a filling does not settle everything: the order of a stock or a later shuffle is open too.
    """

    pool: Cards
    slots: tuple[HiddenSlot, ...]
    whole: bool = True


@dataclass(frozen=True)
class Determinizer[M: Move, I: InformationState]:
    """Makes whole states from what one seat knows: the worlds that a search looks into.

    `hidden(info)` returns the unseen cards and the hidden slots to fill with them; `determinize(info, filling)`
    returns a state that agrees with the information state, its hidden slots filled by key.
    """

    hidden: Callable[[I], Hidden]
    determinize: Callable[[I, Mapping[str, Cards]], State[M, I]]


def fill(hidden: Hidden, rng: SplitMix64, tries: int = _TRIES) -> Mapping[str, Cards]:
    """Returns a random filling, keyed by hidden slot, as `determinize` takes it.

    The pool is shuffled and the slots with the least choice are filled first. Every filling can come up: all equally
    likely if every slot allows the whole pool, not quite so if some do not. Raises NoFilling if the cards fit in none
    of the `tries` shuffles, which is certain if sizes and pool do not agree.
    """
    slots = sorted(hidden.slots, key=lambda slot: (slot.allowed.bit_count() - slot.size, slot.key))
    for _ in range(tries):
        left = list(bits(hidden.pool))
        rng.shuffle(left)
        filling: dict[str, Cards] = {}
        for slot in slots:
            chosen = [card for card in left if slot.allowed >> card & 1][: slot.size]
            left = [card for card in left if card not in chosen]
            filling[slot.key] = sum(1 << card for card in chosen)
        if not left and all(filling[slot.key].bit_count() == slot.size for slot in slots):
            return filling
    raise NoFilling(f"no filling found in {tries} shuffles for {hidden}")
