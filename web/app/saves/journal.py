"""The safe copy: one save of each match in the browser's database, which is on disk when the database answers.

A browser writes `localStorage` to disk when it likes; if it is killed, minutes of play are lost. See `js/journal.js`.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.dom import Dom
    from ..task import Deferred, Tasks


class JournalRow:
    """What the journal has of a match: the `text` of a save, or when the match was deleted (`gone`, in seconds)."""

    def __init__(self, text: str, gone: float) -> None:
        self.text = text
        self.gone = gone


class Journal:
    """Talks to the browser's database; every method returns a Deferred, and none raises."""

    def __init__(self, dom: "Dom", tasks: "Tasks") -> None:
        self._dom = dom
        self._tasks = tasks

    def read(self) -> "Deferred":
        """Gives the matches whose save differs from the storage's, None if no database answers."""
        return self._ask("Read", _json)

    def get(self, match: str) -> "Deferred":
        """Gives [JournalRow] of one match, [] if the journal does not know it, None if no database answers."""
        return self._ask("Get", _rows, match)

    def put(self, match: str, serial: int, text: str, forced: bool = False) -> "Deferred":
        """Keeps a save; gives "" once it is on disk, else why it is not: older, gone, full, off.

        It is older if the journal has another text with the same serial or a later one; a `forced` save replaces
        anything, even a deletion.
        """
        return self._ask("Put", str, match, serial, text, forced)

    def remove(self, match: str, at: float) -> "Deferred":
        """Remembers when a match was deleted; gives "" once that is on disk, or why it is not."""
        return self._ask("Remove", str, match, at)

    def _ask(self, what: str, read: "Callable[[str], object]", *arguments: "Any") -> "Deferred":
        answer = self._tasks.deferred()
        self._dom.ask_journal(what, lambda text: answer.done(read(text)), *arguments)
        return answer


def _json(text: str) -> "Any":
    return None if text in ("off", "full") else json.loads(text)


def _rows(text: str) -> list[JournalRow] | None:
    rows = _json(text)
    return None if rows is None else [JournalRow(row["text"], row["gone"]) for row in rows]
