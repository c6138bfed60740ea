"""A match of this browser's list as the table plays it: read from the saves and stored with every change."""

from .save import SaveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .extras import Extras
    from .saves import Saves


class Notes:
    """What is kept with a match beside its record: how hands are sorted, which deals were counted.

    `keep(notes)` is called with all of it after each change.
    """

    def __init__(self, notes: "dict[str, Any]", keep: "Callable[[dict[str, Any]], object]") -> None:
        self._notes = notes
        self._keep = keep

    def order(self, seat: int | None) -> str | None:
        """Returns the order that a seat has chosen for its hand, None before it has."""
        name: str | None = self._notes.get("sort", {}).get(str(seat))
        return name

    def own_order(self, seat: int | None, deal: int) -> list[str]:
        """Returns the keys of a seat's cards as arranged by hand in this deal, [] if they have not been."""
        own = self._notes.get("own", {}).get(str(seat), {})
        keys: list[str] = own.get("keys", []) if own.get("deal") == deal else []
        return keys

    def choose_order(self, seat: int | None, name: str, deal: int, keys: list[str] | None = None) -> None:
        """Notes an order for a seat; with `keys` one made by hand, which lasts for the deal."""
        self._notes.setdefault("sort", {})[str(seat)] = name
        if keys is not None:
            self._notes.setdefault("own", {})[str(seat)] = {"deal": deal, "keys": keys}
        self._keep(self._notes)

    def count(self, deal: int) -> bool:
        """Notes that a deal has been counted; returns False if it already was."""
        if self._notes.get("counted", 0) >= deal:
            return False
        self._notes["counted"] = deal
        self._keep(self._notes)
        return True


class StoredMatch:
    """A saved match as a table's source; `match` is its id.

    It implements `Source` of `table/playing/outside.pyi`, which explains each name.
    """

    engine = None
    daily = ""
    is_coached = False
    is_counted = True
    gives_help = True
    can_reseat = True
    can_repeat = True
    can_export = True
    can_delete = True
    can_mend = True

    def __init__(self, saves: "Saves", extras: "Extras", match: str) -> None:
        self._saves = saves
        self._extras = extras
        self.match = match

    async def read(self) -> "tuple[str, dict[str, Any], str | None]":
        """Returns (record, meta, note) of the newest save there is; raises SaveError as `Saves.load` does."""
        await self._saves.fetch(self.match)
        found = self._saves.load(self.match)
        self._know(found[1])
        return found

    def glimpse(self) -> "tuple[str, dict[str, Any]] | None":
        """Returns (record, meta) as the storage has them, if there is a picture; the journal may know more."""
        if not self._extras.has_picture(self.match):
            return None
        try:
            found = self._saves.peek(self.match)
        except SaveError:
            return None
        self._know(found[1])
        return found

    def _know(self, meta: "dict[str, Any]") -> None:
        """Sets what can be done with it, depending on its meta."""
        self.daily = str(meta.get("daily") or "")
        if self.daily:
            self.is_counted = self.can_repeat = False
            self.gives_help = self.can_reseat = self.can_delete = bool(meta.get("free"))

    def claim(self) -> None:
        """Makes this browser tab the one that plays it."""
        self._saves.claim(self.match)

    @property
    def is_ours(self) -> bool:
        """Returns whether no other tab has claimed it."""
        return self._saves.owns(self.match)

    @property
    def is_kept(self) -> bool:
        """Returns whether it is stored as it stands; else it would be lost with the page."""
        return self._saves.unkept(self.match) is None

    async def store(self, record: str, meta: "dict[str, Any]") -> None:
        """Stores it as it now stands, and returns once it is on disk; raises SaveError as `Saves.store` does."""
        await self._saves.store(self.match, record, meta)

    def notes(self) -> Notes:
        """Returns this page's notes on it, as they were last kept."""
        return Notes(self._extras.notes(self.match), self._keep_notes)

    def _keep_notes(self, notes: "dict[str, Any]") -> None:
        self._extras.keep_notes(self.match, notes)

    def picture(self) -> "dict[str, Any] | None":
        """Returns the last picture of its table, {"seat", "table"}, None without one."""
        return self._extras.picture(self.match)

    def keep_picture(self, seat: int | None, table: "dict[str, Any]") -> None:
        """Keeps a picture of its table as a seat sees it."""
        self._extras.keep_picture(self.match, seat, table)
