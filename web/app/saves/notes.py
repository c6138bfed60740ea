"""What the page notes about a match outside its record: how hands are sorted, which deals have been counted."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Notes:
    """Notes on one match; `keep(notes)` is called with all of them after each change, to keep them for next time."""

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
