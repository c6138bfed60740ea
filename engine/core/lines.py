"""The lines of a deal: a value like a tuple, but one that can be extended without being copied.

A record may have 20,000 lines, and replaying it makes a match after each of them. Tuples would copy each line once
for every line after it; these share one list, of which each match knows only its own prefix.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Self, overload

__all__ = ["Lines"]


class Lines[T](Sequence[T]):
    """An immutable sequence of lines, or of what was done in each; `plus` returns a longer one."""

    __slots__ = ("_count", "_shared")

    def __init__(self, lines: Sequence[T] = ()) -> None:
        self._shared = list(lines)  # only ever appended to, so a prefix never changes
        self._count = len(lines)

    def plus(self, line: T) -> Self:
        """Returns the lines with one more; the list is copied only if something else has already followed."""
        if self._count < len(self._shared):
            return type(self)((*self, line))
        longer = self.__new__(type(self))
        longer._shared = self._shared  # noqa: SLF001 - the same class
        longer._count = self._count + 1  # noqa: SLF001
        self._shared.append(line)
        return longer

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return islice(self._shared, self._count)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        return tuple(self)[at] if isinstance(at, slice) else self._shared[range(self._count)[at]]

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Lines | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Lines({tuple(self)!r})"
