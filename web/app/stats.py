"""Statistics: what has been played to its end on this device."""

import json

from .storage import PREFIX, StorageFull, StorageOff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .protocols import Storage

KEY = PREFIX + "stats"
FIGURES = PREFIX + "figures"
GUIDED = 3  # deals of a game during which its player counts as new to it


class Stats:
    """Counts finished deals and matches by game; losing them is no error."""

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage
        try:
            read = json.loads(storage.get(KEY) or "{}")
        except ValueError:
            read = {}
        self._games: dict[str, dict[str, int]] = {}
        if isinstance(read, dict):
            self._games = {name: read[name] for name in read if isinstance(read[name], dict)}

    def get(self, game: str) -> dict[str, int]:
        """Returns {"deals", "matches", "won"} of a game: `won` counts only matches with one person."""
        counts = self._games.get(game) or {}
        return {name: counts.get(name, 0) for name in ("deals", "matches", "won")}

    def is_new(self, game: str) -> bool:
        """Returns whether so few deals of a game have been finished here that its player may want to be guided."""
        return self.get(game)["deals"] < GUIDED

    def deal_done(self, game: str) -> bool:
        """Counts a finished deal; returns whether it is the first ever."""
        first = not any(self._games[name].get("deals") for name in self._games)
        self._add(game, "deals")
        self._keep()
        return first

    def match_done(self, game: str, won: bool = False) -> None:
        """Counts a finished match; `won` tells whether its only person won it, False if there were several."""
        self._add(game, "matches")
        if won:
            self._add(game, "won")
        self._keep()

    def reset(self) -> None:
        """Sets every count to zero and removes the ledger of the figures (`figures/ledger.py`)."""
        self._games = {}
        self._storage.remove(KEY)
        self._storage.remove(FIGURES)

    def _add(self, game: str, name: str) -> None:
        entry = self._games.setdefault(game, {})
        entry[name] = entry.get(name, 0) + 1

    def _keep(self) -> None:
        try:
            self._storage.set(KEY, json.dumps(self._games))
        except (StorageFull, StorageOff):
            pass
