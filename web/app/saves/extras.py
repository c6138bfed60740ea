"""What lies beside the matches and may get lost: the last picture of a table, notes, the set-ups of new games."""

import json

from ..storage import PREFIX, StorageFull, StorageOff

LATER_MS = 500


class Extras:
    """Small texts in JSON: where there is no room for one it is dropped. `after(ms, function)` calls it later."""

    def __init__(self, storage, after):
        self._storage = storage
        self._after = after
        self._pictures = {}

    # -- pictures

    def picture(self, match):
        """Returns the last picture kept: {"seat", "table"}, None without one."""
        if match in self._pictures:
            seat, table = self._pictures[match]
            return {"seat": seat, "table": table}
        return self.json(f"{PREFIX}look.{match}")

    def keep_picture(self, match, seat, table):
        """Remembers the picture of a seat that had confirmed it; written by `flush`, a moment later or on leaving."""
        if not self._pictures:
            self._after(LATER_MS, self.flush)
        self._pictures[match] = (seat, table)

    def flush(self):
        """Writes the pictures that wait. A picture is not worth an error: the record is safe already."""
        waiting, self._pictures = self._pictures, {}
        for match in waiting:
            seat, table = waiting[match]
            self.keep_json(f"{PREFIX}look.{match}", {"seat": seat, "table": table})

    def forget(self, match):
        """Forgets the picture that waits for a match that has been deleted."""
        self._pictures.pop(match, None)

    # -- notes

    def notes(self, match):
        """Returns the front end's own notes on a match (how a hand is sorted ...), {} without any."""
        return self._dict(f"{PREFIX}notes.{match}")

    def keep_notes(self, match, notes):
        """Keeps notes, as `keep_json` does."""
        self.keep_json(f"{PREFIX}notes.{match}", notes)

    def lately(self):
        """Returns the set-ups of the last new games: {"game", "games": {name: {...}}}, {} before the first."""
        return self._dict(PREFIX + "setup")

    def keep_lately(self, setups):
        """Keeps them, as `keep_json` does."""
        self.keep_json(PREFIX + "setup", setups)

    # -- JSON

    def keep_json(self, key, value):
        """Keeps what may get lost: where there is no room it is dropped."""
        try:
            self._storage.set(key, json.dumps(value))
        except (StorageFull, StorageOff):
            self._storage.remove(key)

    def json(self, key):
        """Returns what is kept under a key, None where it is nothing or no JSON."""
        text = self._storage.get(key)
        if text is None:
            return None
        try:
            return json.loads(text)
        except ValueError:
            return None

    def _dict(self, key):
        """Returns the dict kept under a key, {} where it is anything else."""
        found = self.json(key)
        return found if isinstance(found, dict) else {}
