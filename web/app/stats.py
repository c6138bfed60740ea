"""Statistics: what was played to its end on this device."""

import json

from .storage import PREFIX, StorageFull, StorageOff

KEY = PREFIX + "stats"


class Stats:
    """Counts finished deals and matches, by game; losing them is no error."""

    def __init__(self, storage):
        self._storage = storage
        try:
            read = json.loads(storage.get(KEY) or "{}")
        except ValueError:
            read = {}
        self._games = {}
        if isinstance(read, dict):
            self._games = {name: read[name] for name in read if isinstance(read[name], dict)}

    def get(self, game):
        """Returns {"deals", "matches", "won", "best"} of a game: `won` and `best` where one person met bots."""
        found = self._games.get(game) or {}
        return {name: found.get(name, 0) for name in ("deals", "matches", "won", "best")}

    def deal_done(self, game):
        """Counts a finished deal; returns whether it is the first ever."""
        first = not any(self._games[name].get("deals") for name in self._games)
        self._add(game, "deals")
        self._keep()
        return first

    def match_done(self, game, won=False, total=0):
        """Counts a finished match; `won` and `total` are the one person's, False and 0 among several."""
        self._add(game, "matches")
        if won:
            self._add(game, "won")
        entry = self._games[game]
        entry["best"] = max(entry.get("best", 0), total)
        self._keep()

    def reset(self):
        """Forgets everything."""
        self._games = {}
        self._storage.remove(KEY)

    def _add(self, game, name):
        entry = self._games.setdefault(game, {})
        entry[name] = entry.get(name, 0) + 1

    def _keep(self):
        try:
            self._storage.set(KEY, json.dumps(self._games))
        except (StorageFull, StorageOff):
            pass
