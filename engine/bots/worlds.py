"""Worlds: fillings of what is hidden from a seat, drawn by how well they agree with what the others did."""

from collections.abc import Callable, Iterator, Mapping

from engine.core.cards import Cards
from engine.core.determinizer import Hidden, fill
from engine.core.rng import SplitMix64

__all__ = ["fillings"]

_DRAWN = 8  # fillings from which one is chosen, where some are likelier than others


def fillings(
    hidden: Hidden, likelihood: Callable[[Mapping[str, Cards]], float] | None, rng: SplitMix64
) -> Iterator[Mapping[str, Cards]]:
    """Yields fillings of the hidden slots without end: any of them, or the likelier ones more often.

    Of a few random fillings one is chosen, each with a chance in proportion to its likelihood.
    """
    while likelihood is None:
        yield fill(hidden, rng)
    while True:
        drawn = [fill(hidden, rng) for _ in range(_DRAWN)]
        weights = [likelihood(filling) for filling in drawn]
        at = rng.below(1 << 53) / (1 << 53) * sum(weights)
        chosen = drawn[-1]
        for filling, weight in zip(drawn, weights, strict=True):
            at -= weight
            if at < 0:
                chosen = filling
                break
        yield chosen
