"""Determinizer: what is hidden from a seat, and the states that agree with what it knows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.core.cards import Cards
from engine.core.state import InformationState, Move, State

__all__ = ["Determinizer", "Hidden", "HiddenSlot"]


@dataclass(frozen=True)
class HiddenSlot:
    """Where unseen cards lie together, such as a hand or the stock: `size` cards out of `allowed`."""

    key: str
    size: int
    allowed: Cards


@dataclass(frozen=True)
class Hidden:
    """What an information state leaves open: the pool of unseen cards, and the hidden slots that they fill."""

    pool: Cards
    slots: tuple[HiddenSlot, ...]


@dataclass(frozen=True)
class Determinizer[M: Move, I: InformationState]:
    """Makes whole states from what one seat knows: the worlds that a search looks into.

    `hidden(info)` returns the unseen cards and the hidden slots to fill with them; `determinize(info, filling)`
    returns a state that agrees with the information state, its hidden slots filled by key.
    """

    hidden: Callable[[I], Hidden]
    determinize: Callable[[I, Mapping[str, Cards]], State[M, I]]
