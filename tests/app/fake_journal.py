"""A journal for tests: what `js/journal.js` does, with answers that a test may hold back, lose or refuse."""

import json

from app.browser.storage import PREFIX


class FakeJournal:
    """Entries by match: {"serial", "text"} or {"gone": seconds}; a write takes effect once it is carried out.

    With `slow` every request waits in `waiting` for `step`; `refusal` ("off", "full") is the answer to every write,
    and "off" to every read as well.
    """

    def __init__(self):
        self.entries = {}
        self.waiting = []
        self.slow = False
        self.refusal = ""

    def read(self, storage, then):
        """Answers with the matches whose entries differ from the storage."""
        self._do(lambda: self._differing(storage), then)

    def get(self, match, then):
        """Answers with the entry of one match."""
        self._do(lambda: self._rows([match] if match in self.entries else []), then)

    def put(self, match, serial, text, forced, then):
        """Keeps a save unless the journal has one as new or newer."""
        self._do(lambda: self.refusal or self._put(match, serial, text, forced), then)

    def remove(self, match, at, then):
        """Remembers when a match was deleted."""
        self._do(lambda: self.refusal or self._remove(match, at), then)

    def step(self):
        """Carries out and answers the oldest request; returns whether there was one."""
        if not self.waiting:
            return False
        action, then = self.waiting.pop(0)
        then(action())
        return True

    def _do(self, action, then):
        self.waiting.append((action, then))
        if not self.slow:
            self.step()

    def _differing(self, storage):
        if self.refusal == "off":
            return "off"
        found = []
        for match in sorted(self.entries):
            stored = [storage.get(f"{PREFIX}match.{match}.{slot}") for slot in (0, 1)]
            gone = self.entries[match].get("gone", False)
            if not (stored == [None, None] if gone else self.entries[match]["text"] in stored):
                found.append(match)
        return json.dumps(found)

    def _rows(self, matches):
        if self.refusal == "off":
            return "off"
        entries = [(match, self.entries[match]) for match in matches]
        return json.dumps(
            [
                {"match": match, "text": found.get("text", ""), "gone": found.get("gone", 0)}
                for match, found in entries
            ]
        )

    def _put(self, match, serial, text, forced):
        found = {} if forced else self.entries.get(match, {})
        if found.get("text") == text:
            return ""
        if found.get("gone"):
            return "gone"
        if found and found["serial"] >= serial:
            return "older"
        self.entries[match] = {"serial": serial, "text": text}
        return ""

    def _remove(self, match, at):
        self.entries[match] = {"gone": at}
        return ""
