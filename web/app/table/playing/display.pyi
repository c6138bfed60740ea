"""What playing needs from whoever draws the table; `drawing.board.Board` is the one on the screen."""

from typing import Protocol

from ..state.scene import Scene
from ..state.table_view import TableView

class Display(Protocol):
    @property
    def scene(self) -> Scene:
        """Returns what it draws."""

    def draw(self, *names: str) -> None:
        """Draws these regions anew, all of them where none is named."""

    def draw_table(self, old: TableView | None, dealer: int | None = None) -> None:
        """Draws a new table; cards move there from where they were in the `old` one, or are dealt by the `dealer`."""

    def gather(self, seat: int) -> int:
        """Carries the finished trick away to who took it; returns how many milliseconds that takes."""
