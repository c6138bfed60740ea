"""What this device remembers about problems: which are solved, and which of those at the first try."""

import json

from ..browser.storage import PROBLEMS as KEY
from ..browser.storage import StorageFull, StorageOff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..protocols import Storage
    from .problem import Problem

TRIED = "tried"
LATER = "later"
FIRST = "first"
STATES = (TRIED, LATER, FIRST)  # in order; a problem that was tried can only become LATER


class Solved:
    """How each problem stands: not tried, tried, solved later, or solved at the first try."""

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage
        self._unwritten = False  # there was no room for the last change
        self._kept = self._read()

    def _read(self) -> "dict[str, Any]":
        """Returns what is stored, by game, {} if it is damaged."""
        try:
            read = json.loads(self._storage.get(KEY) or "{}")
        except ValueError:
            read = {}
        return read if isinstance(read, dict) else {}

    def state(self, problem: "Problem") -> str:
        """Returns one of `STATES`, "" for a problem that has not been tried or is not among the game's own."""
        if not problem.is_listed:
            return ""
        state = self._of(problem.game).get(problem.id)
        return state if state in STATES else ""

    def is_solved(self, problem: "Problem") -> bool:
        """Returns whether a problem has been solved, however often it was tried."""
        return self.state(problem) in (LATER, FIRST)

    def missed(self, problem: "Problem") -> None:
        """Remembers that a problem was tried in vain, or its solution looked at."""
        if not self.state(problem):
            self._keep(problem, TRIED)

    def solve(self, problem: "Problem") -> None:
        """Remembers that a problem is solved: at the first try if it was not tried before."""
        if not self.is_solved(problem):
            self._keep(problem, LATER if self.state(problem) else FIRST)

    def _of(self, game: str) -> "dict[str, Any]":
        kept = self._kept.get(game)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, problem: "Problem", state: str) -> None:
        if not problem.is_listed:
            return
        if self._storage.lasting and not self._unwritten:
            self._kept = self._read()  # another browser tab may have solved others meanwhile
        kept = self._of(problem.game)
        kept[problem.id] = state
        self._kept[problem.game] = kept
        self.keep()

    def merge(self, there: "dict[str, Any]") -> int:
        """Merges in what was solved or tried elsewhere, without writing it; returns how many are newly solved."""
        fresh = 0
        for game in there:
            theirs = there[game] if isinstance(there[game], dict) else {}
            kept = self._of(game)
            for problem in theirs:
                state = theirs[problem]
                known = kept.get(problem)
                if state in STATES and (known not in STATES or STATES.index(state) > STATES.index(known)):
                    kept[problem] = state
                    fresh += 1 if known in (None, TRIED) and state != TRIED else 0
            if kept:
                self._kept[game] = kept
        return fresh

    def keep(self) -> bool:
        """Writes the state of all problems; returns whether there was room for it."""
        try:
            self._storage.set(KEY, json.dumps(self._kept))
            self._unwritten = False
        except (StorageFull, StorageOff):
            self._unwritten = True  # the earlier state stays in storage, the rest in memory
        return not self._unwritten


def next_of(problems: "list[Problem]", solved: Solved, after: int = 0) -> "Problem | None":
    """Returns the next unsolved problem after a number, wrapping around at the end; None if all are solved."""
    ordered = problems[after:] + problems[:after]
    return next((problem for problem in ordered if not solved.is_solved(problem)), None)
