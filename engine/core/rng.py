"""SplitMix64: the one source of randomness, the same on every machine and in every Python."""

__all__ = ["SplitMix64", "seed_of"]

_MASK = (1 << 64) - 1


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
            self.state = z = self.state + 0x9E3779B97F4A7C15 & _MASK
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
            z ^= z >> 31
            number = z % bound
            if z - number <= _MASK + 1 - bound:
                return number

    def choice[T](self, items: list[T] | tuple[T, ...]) -> T:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def shuffle[T](self, items: list[T]) -> None:
        """Shuffles a list in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
