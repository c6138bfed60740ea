"""Statistics: what counts in them, and how many deals of each game have been finished on this device."""

import json

from .browser.storage import FIGURES, PREFIX, StorageFull, StorageOff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .protocols import Storage

KEY = PREFIX + "stats"
GUIDED = 3  # deals of a game during which its player counts as new to it


def is_counted(meta: "dict[str, Any]") -> bool:
    """Returns whether a match counts in the figures: not if it was tried out from a moment, or came by a link."""
    return not (meta.get("branch") or meta.get("aim") or meta.get("guest"))


class Stats:
    """Counts finished deals by game, to tell who is new to one; losing them is no error.

    Whatever is shown as a number comes from the ledger, which is made from the records (`figures/ledger.py`).
    """

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage
        try:
            read = json.loads(storage.get(KEY) or "{}")
        except ValueError:
            read = {}
        self._games: dict[str, dict[str, int]] = {}
        if isinstance(read, dict):
            self._games = {name: read[name] for name in read if isinstance(read[name], dict)}

    def deals(self, game: str) -> int:
        """Returns how many deals of a game have been finished here."""
        return self._games.get(game, {}).get("deals", 0)

    def is_new(self, game: str) -> bool:
        """Returns whether so few deals of a game have been finished here that its player may want to be guided."""
        return self.deals(game) < GUIDED

    def deal_done(self, game: str) -> None:
        """Counts a finished deal."""
        self._games[game] = {"deals": self.deals(game) + 1}
        try:
            self._storage.set(KEY, json.dumps(self._games))
        except (StorageFull, StorageOff):
            pass

    def reset(self) -> None:
        """Sets every count to zero and removes the ledger of the figures."""
        self._games = {}
        self._storage.remove(KEY)
        self._storage.remove(FIGURES)
