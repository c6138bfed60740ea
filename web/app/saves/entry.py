"""An entry in the list of matches: what it is sorted and filtered by at once, the rest on demand."""

from .save import BRIEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Stands in for the meta of a match that has gone since the list was made.
_NONE = {"game": "", "seats": (), "options": {}, "deal": 1, "ply": 0, "scores": (), "over": False}


class Entry:
    """A match as a list knows it: its meta, plus `id`, `state` (ok, broken, newer) and `played`.

    `read(match)` returns the whole meta. For five hundred matches that would fill the memory, and MicroPython slows
    down with every object it holds, so only matches that are drawn are read.
    """

    def __init__(
        self, match: str, state: str, brief: "dict[str, Any]", read: "Callable[[str], dict[str, Any]]"
    ) -> None:
        self.match = match
        self._brief = brief
        self._read = read
        brief["id"] = match
        brief["state"] = state
        brief["played"] = brief.get("played", 0)

    def __getitem__(self, name: str) -> "Any":
        value = self.get(name)
        return _NONE[name] if value is None and name in _NONE else value

    def get(self, name: str) -> "Any":
        """Returns the value of a field, None if it is missing."""
        if name in self._brief or name in BRIEF:
            return self._brief.get(name)
        return self._read(self.match).get(name)
