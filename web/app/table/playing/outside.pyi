"""What playing needs from outside: somebody who draws the table, and where the match comes from and goes to."""

from typing import Any, Protocol

from ..state.scene import Scene
from ..state.table_view import TableView

class Display(Protocol):
    """On the screen it is `drawing.board.Board`."""

    @property
    def scene(self) -> Scene:
        """Returns what it draws."""

    def draw(self, *names: str) -> None:
        """Draws these regions anew, all of them where none is named."""

    def draw_table(self, old: TableView | None, dealer: int | None = None) -> None:
        """Draws a new table; cards move there from where they were in the `old` one, or are dealt by the `dealer`."""

    def gather(self, seat: int) -> int:
        """Carries the finished trick away to who took it; returns how many milliseconds that takes."""

class Source(Protocol):
    """For a match that is kept it is `saves.StoredMatch`."""

    @property
    def match(self) -> str:
        """Returns the id of the match: the page's notes on it and the bots' seeds go by that."""

    async def store(self, record: str, meta: dict[str, Any]) -> None:
        """Takes the match as it now stands; raises SaveError where it may not go on, or goes on unsaved."""
