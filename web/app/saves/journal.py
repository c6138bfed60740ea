"""The place that is safe: one save of each match in the browser's database, on disk when it answers.

A browser writes `localStorage` to disk when it likes; what is killed with it loses minutes. See `js/journal.js`.
"""

import json


class Entry:
    """What the journal has of a match: the `text` of a save, or when it was deleted (`gone`, seconds since 1970)."""

    def __init__(self, text, gone):
        self.text = text
        self.gone = gone


class Journal:
    """Asks the browser's database; every method returns a Deferred. What cannot be had there is never raised."""

    def __init__(self, dom, tasks):
        self._dom = dom
        self._tasks = tasks

    def read(self):
        """Gives the matches of which the storage has something else, None where no database answers."""
        return self._ask("Read", _json)

    def get(self, match):
        """Gives [Entry] of one match, [] where the journal does not know it, None as `read`."""
        return self._ask("Get", _entries, match)

    def put(self, match, serial, text, forced=False):
        """Keeps a save; gives "" once it is on disk, else why it is not: older, gone, full, off.

        It is older when the journal has another text with the same serial or a later one; `forced` goes over
        anything, also over a deletion.
        """
        return self._ask("Put", str, match, serial, text, forced)

    def remove(self, match, at):
        """Remembers when a match was deleted; gives "" once that is on disk, or why it is not."""
        return self._ask("Remove", str, match, at)

    def _ask(self, what, read, *arguments):
        answer = self._tasks.deferred()
        self._dom.ask_journal(what, lambda text: answer.done(read(text)), *arguments)
        return answer


def _json(text):
    return None if text in ("off", "full") else json.loads(text)


def _entries(text):
    rows = _json(text)
    return rows and [Entry(row["text"], row["gone"]) for row in rows]
