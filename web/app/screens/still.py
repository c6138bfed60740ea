"""A table as it was last seen, until the code that draws tables is here."""

from ..ahead import import_piecemeal, import_table
from ..screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..matches.stills import Look


class StillScreen(Screen):
    """Shows a still, opened by `enter(id=MATCH)`; whatever the player does there, the table itself answers."""

    name = "table"

    def __init__(self, app: "App", look: "Look") -> None:
        super().__init__(app)
        self._regions, self._title, self._top = look
        self._match = ""

    def enter(self, id: str = "") -> None:
        self._match = id

    def drawn(self) -> None:
        self.app.dom.after_picture(lambda: self.app.spawn(self._go_on()))

    async def _go_on(self) -> None:
        """Imports the table piece by piece, so that the player's first tap is noticed, and goes to it."""
        await import_piecemeal(self.app)
        self._come()

    def _come(self) -> None:
        """Has the table itself take this screen's place."""
        app = self.app
        if app.screen is not self:
            return
        import_table()
        held = app.dom.focused()
        app.replace("table", id=self._match)
        if held:
            app.dom.focus(f'[data-key="{held}"]')

    def title(self) -> str:
        return self._title

    def top(self) -> str:
        return self._top

    def regions(self) -> list[tuple[str, str]]:
        return self._regions

    def act(self, name: str, data: dict[str, str]) -> None:
        self._come()
        self.app.screen.act(name, data)

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        self._come()
        return self.app.screen.key(key, data, mods)

    def drop(self, data: "dict[str, Any]") -> None:
        self._come()
        self.app.screen.drop(data)
