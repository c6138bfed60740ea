"""Transient matches: made from scratch each time they are opened, and never saved."""

from ..saves.stored_match import Notes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..protocols import Engine


class TransientMatch:
    """What lessons and problems have in common as a `Source` (`table/playing/outside.pyi`)."""

    engine: "Engine | None" = None  # this phone's own
    daily = ""
    is_coached = True
    is_counted = False
    gives_help = False
    can_reseat = False
    can_repeat = False
    can_export = False
    can_delete = False
    can_mend = False
    is_ours = True
    is_kept = True

    def glimpse(self) -> "tuple[str, dict[str, Any]] | None":
        """Returns None: the match has yet to be made."""
        return None

    def claim(self) -> None:
        """Does nothing: another browser tab may have one of its own."""

    async def store(self, record: str, meta: "dict[str, Any]") -> None:
        """Keeps nothing."""

    def notes(self) -> Notes:
        """Returns notes that last as long as this table."""
        return Notes({}, lambda notes: None)

    def picture(self) -> "dict[str, Any] | None":
        """Returns None: no picture is kept."""
        return None

    def keep_picture(self, seat: int | None, table: "dict[str, Any]") -> None:
        """Keeps nothing."""
