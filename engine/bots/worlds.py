"""Worlds: fillings of what is hidden from a seat, drawn by how well they agree with what the other seats did."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb, prod

from engine.core.cards import Cards, bits
from engine.core.determinizer import Hidden, HiddenSlot, fill
from engine.core.rng import SplitMix64

__all__ = ["every_filling", "fillings"]

_CHAINS = 6  # run side by side, so that fillings are not all alike
_STEPS = 6  # swaps tried before each filling
_DRAWN = 2  # random fillings per chain, which starts from the likeliest
_FINE = 1 << 53


def every_filling(hidden: Hidden, most: int) -> list[Mapping[str, Cards]]:
    """Returns all fillings of the hidden slots, or [] if there may be more than `most` or they leave more open."""
    sizes = [slot.size for slot in hidden.slots]
    ways = prod(comb(sum(sizes[at:]), size) for at, size in enumerate(sizes))  # if every slot allowed any card
    return list(_filled(hidden.slots, hidden.pool)) if hidden.whole and ways <= most else []


def _filled(slots: Sequence[HiddenSlot], pool: Cards) -> Iterator[Mapping[str, Cards]]:
    """Yields every way to put the cards of the pool into the slots."""
    if not slots:
        yield {}
        return
    slot, *others = slots
    for chosen in combinations(list(bits(pool & slot.allowed)), slot.size):
        cards = sum(1 << card for card in chosen)
        for filling in _filled(others, pool & ~cards):
            yield {slot.key: cards, **filling}


def fillings(
    hidden: Hidden, likelihood: Callable[[Mapping[str, Cards]], float] | None, rng: SplitMix64
) -> Iterator[Mapping[str, Cards]]:
    """Yields fillings of the hidden slots endlessly: random ones, or, given a likelihood, likely ones more often.

    The latter grow out of earlier ones by swaps of two cards, accepted the more readily the likelier the result
    (Metropolis et al.: Equation of state calculations by fast computing machines, 1953).
    """
    while likelihood is None:
        yield fill(hidden, rng)
    slots = [slot for slot in hidden.slots if slot.size]
    steps = _STEPS if len(slots) > 1 else 0
    chains: list[Mapping[str, Cards]] = []
    while True:
        if len(chains) < _CHAINS:
            filling: Mapping[str, Cards] = max((fill(hidden, rng) for _ in range(_DRAWN)), key=likelihood)
        else:
            filling = chains.pop(0)
        likely = likelihood(filling)
        for _ in range(steps):
            other = _swapped(slots, filling, rng)
            found = likelihood(other)
            if found >= likely or rng.below(_FINE) < found / likely * _FINE:
                filling, likely = other, found
        chains.append(filling)
        yield filling


def _swapped(slots: list[HiddenSlot], filling: Mapping[str, Cards], rng: SplitMix64) -> Mapping[str, Cards]:
    """Returns a filling with two cards of two slots swapped, or the same filling if the swap is not allowed."""
    one, other = rng.choice(slots), rng.choice(slots)
    card, back = (1 << rng.choice(list(bits(filling[slot.key]))) for slot in (one, other))
    if one is other or not (other.allowed & card and one.allowed & back):
        return filling
    swap = card | back
    return {**filling, one.key: filling[one.key] ^ swap, other.key: filling[other.key] ^ swap}
