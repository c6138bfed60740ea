"""Worlds: fillings of what is hidden from a seat, drawn by how well they agree with what the others did."""

from collections.abc import Callable, Iterator, Mapping

from engine.core.cards import Cards, bits
from engine.core.determinizer import Hidden, HiddenSlot, fill
from engine.core.rng import SplitMix64

__all__ = ["fillings"]

_DRAWN = 8  # fillings from which the first is chosen, where some are likelier than others
_STEPS = 4  # swaps that are tried before each further one
_FINE = 1 << 53


def fillings(
    hidden: Hidden, likelihood: Callable[[Mapping[str, Cards]], float] | None, rng: SplitMix64
) -> Iterator[Mapping[str, Cards]]:
    """Yields fillings of the hidden slots without end: any of them, or the likelier ones more often.

    Each then grows out of the one before: two cards change places, more surely the more likely that makes the filling
    (Metropolis et al.: Equation of state calculations by fast computing machines, 1953).
    """
    while likelihood is None:
        yield fill(hidden, rng)
    filling: Mapping[str, Cards] = max((fill(hidden, rng) for _ in range(_DRAWN)), key=likelihood)
    likely = likelihood(filling)
    slots = [slot for slot in hidden.slots if slot.size]
    steps = _STEPS if len(slots) > 1 else 0
    while True:
        yield filling
        for _ in range(steps):
            other = _swapped(slots, filling, rng)
            found = likelihood(other)
            if found >= likely or rng.below(_FINE) < found / likely * _FINE:
                filling, likely = other, found


def _swapped(slots: list[HiddenSlot], filling: Mapping[str, Cards], rng: SplitMix64) -> Mapping[str, Cards]:
    """Returns a filling in which two cards of two slots have changed places; the same one where they may not."""
    one, other = rng.choice(slots), rng.choice(slots)
    card, back = (1 << rng.choice(list(bits(filling[slot.key]))) for slot in (one, other))
    if one is other or not (other.allowed & card and one.allowed & back):
        return filling
    swap = card | back
    return {**filling, one.key: filling[one.key] ^ swap, other.key: filling[other.key] ^ swap}
