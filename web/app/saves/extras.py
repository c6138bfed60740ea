"""What is stored beside the matches and may be lost: last pictures of tables, notes, set-ups of new games."""

import json

from ..browser.storage import PREFIX, StorageFull, StorageOff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..protocols import Storage

LATER_MS = 500


class Extras:
    """Small values stored as JSON, dropped if there is no room. `after(ms, function)` calls a function later."""

    def __init__(self, storage: "Storage", after: "Callable[[int, Callable[[], object]], object]") -> None:
        self._storage = storage
        self._after = after
        self._pictures: dict[str, tuple[int | None, dict[str, Any]]] = {}

    # -- pictures

    def picture(self, match: str) -> "dict[str, Any] | None":
        """Returns the last picture stored, {"seat", "table"}, or None."""
        if match in self._pictures:
            seat, table = self._pictures[match]
            return {"seat": seat, "table": table}
        picture: dict[str, Any] | None = self.json(f"{PREFIX}look.{match}")
        return picture

    def has_picture(self, match: str) -> bool:
        """Returns whether there is a picture, whatever it shows."""
        return match in self._pictures or self._storage.get(f"{PREFIX}look.{match}") is not None

    def keep_picture(self, match: str, seat: "int | None", table: "dict[str, Any]") -> None:
        """Remembers the picture of a table as a seat sees it; `flush` writes it, a moment later or on leaving."""
        if not self._pictures:
            self._after(LATER_MS, self.flush)
        self._pictures[match] = (seat, table)

    def flush(self) -> None:
        """Writes the waiting pictures. A failure is ignored: the record is safe already."""
        waiting, self._pictures = self._pictures, {}
        for match in waiting:
            seat, table = waiting[match]
            self.keep_json(f"{PREFIX}look.{match}", {"seat": seat, "table": table})

    def drop_picture(self, match: str) -> None:
        """Drops the waiting picture of a match that has been deleted."""
        self._pictures.pop(match, None)

    # -- notes

    def notes(self, match: str) -> "dict[str, Any]":
        """Returns this page's own notes on a match (how a hand is sorted ...), {} without any."""
        return self.mapping(f"{PREFIX}notes.{match}")

    def keep_notes(self, match: str, notes: "dict[str, Any]") -> None:
        """Keeps notes, as `keep_json` does."""
        self.keep_json(f"{PREFIX}notes.{match}", notes)

    def recent_choices(self) -> "dict[str, Any]":
        """Returns the set-ups of the last new games: {"game", "games": {name: {...}}}, {} before the first."""
        return self.mapping(PREFIX + "setup")

    def save_recent_choices(self, choices: "dict[str, Any]") -> None:
        """Keeps the set-ups of the last new games, as `keep_json` does."""
        self.keep_json(PREFIX + "setup", choices)

    # -- texts and JSON

    def keep_text(self, key: str, text: str) -> None:
        """Stores something that may be lost: if there is no room, it is dropped."""
        try:
            self._storage.set(key, text)
        except (StorageFull, StorageOff):
            self._storage.remove(key)

    def keep_json(self, key: str, value: object) -> None:
        """Stores a value that may be lost, as `keep_text` does."""
        self.keep_text(key, json.dumps(value))

    def json(self, key: str) -> "Any":
        """Returns the value stored under a key, None if there is none or it is not JSON."""
        text = self._storage.get(key)
        if text is None:
            return None
        try:
            return json.loads(text)
        except ValueError:
            return None

    def mapping(self, key: str) -> "dict[str, Any]":
        """Returns the dict kept under a key, {} if it is anything else."""
        value = self.json(key)
        return value if isinstance(value, dict) else {}
