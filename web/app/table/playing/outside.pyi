"""What playing needs from outside: a display for the table, and a source that the match comes from and goes to."""

from typing import Any, Protocol

from ...protocols import Engine
from ...saves.stored_match import Notes
from ..state.scene import Scene
from ..state.table_view import TableView

class TableDisplay(Protocol):
    """Draws the table; on the screen it is a `drawing.board.Board`."""

    @property
    def scene(self) -> Scene:
        """Returns what it draws."""

    def draw(self, *names: str) -> None:
        """Redraws these regions, or all of them if none is named."""

    async def compose(self, *names: str) -> None:
        """Works out these regions, or all of them, for the next drawing, each piece in a task of its own."""

    def draw_table(self, old: TableView | None, dealer: int | None = None) -> None:
        """Draws a new table; cards move there from where they were in the `old` one, or are dealt by the `dealer`."""

    def gather(self, seat: int) -> int:
        """Moves the finished trick to the seat that took it; returns how many milliseconds that takes."""

class Source(Protocol):
    """Where a match comes from and goes to, and what can be done with it; a saved match is a `saves.StoredMatch`.

    Another kind of match, such as a lesson, takes one more such class and a route that opens the table with it.
    """

    @property
    def match(self) -> str:
        """Returns the id of the match, which the bots' seeds are made from."""

    @property
    def engine(self) -> Engine | None:
        """Returns who answers questions about it, None for this phone's own engine."""

    def glimpse(self) -> tuple[str, dict[str, Any]] | None:
        """Returns (record, meta) as far as they can be read at once, if there is a picture to draw; else None.

        `read` has the last word.
        """

    async def read(self) -> tuple[str, dict[str, Any], str | None]:
        """Returns (record, meta, note): `table-NOTE` is a text for the player; raises SaveError if it is lost."""

    def claim(self) -> None:
        """Called before it is played: from now on no other browser tab may go on with it."""

    async def store(self, record: str, meta: dict[str, Any]) -> None:
        """Takes the match as it now stands; raises SaveError if it may not go on, or goes on unsaved."""

    @property
    def is_ours(self) -> bool:
        """Returns whether no other browser tab is playing it."""

    @property
    def is_kept(self) -> bool:
        """Returns whether it is stored as safely as it is meant to be; if not, the player is warned."""

    def notes(self) -> Notes:
        """Returns this page's notes on it: how hands are sorted, which deals were counted."""

    def picture(self) -> dict[str, Any] | None:
        """Returns a picture of its table to draw until the engine answers, {"seat", "table"}, or None."""

    def keep_picture(self, seat: int | None, table: dict[str, Any]) -> None:
        """Takes a picture of its table as a seat sees it."""

    # -- what can be done with it

    @property
    def daily(self) -> str:
        """Returns the date whose deal it is, "" for any other match; such a match is over with its first deal."""

    @property
    def is_coached(self) -> bool:
        """Returns whether a coach leads through it: then only the moves that the coach waits for can be made."""

    @property
    def is_counted(self) -> bool:
        """Returns whether its results count for the statistics."""

    @property
    def gives_help(self) -> bool:
        """Returns whether there are hints, and moves can be taken back."""

    @property
    def can_reseat(self) -> bool:
        """Returns whether the computer may play in somebody's place, and people may be renamed."""

    @property
    def can_repeat(self) -> bool:
        """Returns whether another match like it can be begun once it is over."""

    @property
    def can_export(self) -> bool:
        """Returns whether its record can be exported."""

    @property
    def can_delete(self) -> bool:
        """Returns whether it can be abandoned, that is deleted from the list."""

    @property
    def can_mend(self) -> bool:
        """Returns whether a copy of what can be replayed may go on in place of a damaged record."""
