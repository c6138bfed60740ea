"""SplitMix64: the one source of randomness, the same on every machine and in every Python."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice
from operator import mod
from struct import Struct
from typing import NamedTuple

__all__ = ["SplitMix64", "seed_of"]

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15  # from one state to the next
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # what mixing multiplies by
_SEVERAL = range(4, 128)  # how many numbers are made sooner at once; each keeps a table
_SURE = _MASK - _SEVERAL.stop  # up to here no number is tried again, for any bound up to the stop


def seed_of(text: str) -> int:
    """Returns a 64-bit seed for any text (FNV-1a over its UTF-8 bytes)."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & _MASK
    return value


class SplitMix64:
    """Makes numbers from a 64-bit state (Steele, Lea, Flood: Fast splittable pseudorandom generators, 2014).

    >>> SplitMix64(1234567).next()
    6457827717110365317
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """Returns the next 64-bit number."""
        return self.below(_MASK + 1)

    def below(self, bound: int) -> int:
        """Returns a number from 0 to bound - 1, each equally likely (tries again past the last full cycle)."""
        while True:
            self.state = z = self.state + _STEP & _MASK
            z = (z ^ z >> 30) * _FIRST & _MASK
            z = (z ^ z >> 27) * _SECOND & _MASK
            z ^= z >> 31
            number = z % bound
            if z - number <= _MASK + 1 - bound:
                return number

    def choice[T](self, items: list[T] | tuple[T, ...]) -> T:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def shuffle[T](self, *lists: list[T]) -> None:
        """Shuffles lists in place, one after the other (Fisher and Yates)."""
        others = self._several(_bounds(*map(len, lists)))
        for items in lists:
            last = len(items)
            for other in islice(others, max(last - 1, 0)):
                last -= 1
                items[last], items[other] = items[other], items[last]

    def _several(self, bounds: tuple[int, ...]) -> Iterator[int]:
        """Returns what `below` returns for each bound."""
        count = len(bounds)
        if count in _SEVERAL:
            numbers = _numbers(self.state, count)
            if max(numbers) <= _SURE:  # so `below` would not try again for any of them
                self.state = self.state + _STEP * count & _MASK
                return map(mod, numbers, bounds)
        return map(self.below, bounds)


@lru_cache(256)
def _bounds(*lengths: int) -> tuple[int, ...]:
    """Returns the bounds of the numbers that lists of these lengths are shuffled with."""
    return tuple([bound for length in lengths for bound in range(length, 1, -1)])


class _Lanes(NamedTuple):
    """Ints of several lanes of 128 bits, each with a 64-bit number and as much room above it for a product.

    `ones` has 1 in each lane, `mask` the bits of a number, `steps` how far the state has come by then; `layout` takes
    the numbers out of the bytes.
    """

    ones: int
    mask: int
    steps: int
    layout: Struct


@cache
def _lanes(count: int) -> _Lanes:
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum((lane + 1) * _STEP << 128 * lane for lane in range(count))
    return _Lanes(ones, ones * _MASK, steps, Struct("<" + "Q8x" * count))


def _numbers(state: int, count: int) -> tuple[int, ...]:
    """Returns the numbers that follow a state, mixed as in `below` but in lanes: many in the time of a few."""
    ones, mask, steps, layout = _lanes(count)
    z = state * ones + steps & mask
    z = (z ^ z >> 30 & mask) * _FIRST & mask
    z = (z ^ z >> 27 & mask) * _SECOND & mask
    z ^= z >> 31  # what this brings in from the next lane lies above the number
    return layout.unpack(z.to_bytes(layout.size, "little"))
