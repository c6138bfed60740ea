"""The lines of a deal: a value like a tuple, but one that can be extended without being copied.

A record may have 20,000 lines, and replaying it makes a match after each of them. Tuples would copy each line once
for every line after it; these share one list, of which each match knows only its own prefix.
"""

from collections.abc import Iterator, Sequence
from typing import Self, overload

__all__ = ["Lines"]


class Lines(Sequence[str]):
    """An immutable sequence of lines; `plus` returns a longer one."""

    __slots__ = ("_count", "_shared")

    def __init__(self, lines: Sequence[str] = ()) -> None:
        self._shared = list(lines)  # only ever appended to, so a prefix never changes
        self._count = len(lines)

    def plus(self, line: str) -> Self:
        """Returns the lines with one more; the list is copied only if another match has already gone on from here."""
        if self._count < len(self._shared):
            return type(self)((*self, line))
        longer = type(self)()
        longer._shared = self._shared  # noqa: SLF001 - the same class
        longer._count = self._count + 1  # noqa: SLF001
        self._shared.append(line)
        return longer

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[str]:
        shared = self._shared
        return (shared[at] for at in range(self._count))

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[str, ...]: ...
    def __getitem__(self, at: int | slice) -> str | tuple[str, ...]:
        return tuple(self)[at] if isinstance(at, slice) else self._shared[range(self._count)[at]]

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Lines | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Lines({tuple(self)!r})"
