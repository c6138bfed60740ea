"""What is shown while a room of the page is fetched; then that room's own screen takes its place."""

from ..browser.late import PartAway
from ..markup.html import esc, tag
from ..screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


class RoomScreen(Screen):
    """Waits for the room of a route, and goes home if it cannot be fetched."""

    def __init__(self, app: "App", room: str, route: str) -> None:
        super().__init__(app)
        self.name = route
        self._room = room

    def enter(self, id: str = "") -> None:
        self.app.spawn(self._open(id))

    async def _open(self, place: str) -> None:
        app = self.app
        try:
            await app.rooms.bring(self._room)
        except PartAway as error:
            if app.screen is self:
                app.explain(error)
                app.dom.after(0, lambda: app.go("home"))
            return
        if app.screen is self:
            held = app.dom.focused()  # whatever the player has moved on to while the room was on its way
            app.replace(self.name, **({"id": place} if place else {}))
            if held:
                app.dom.focus(f'[data-key="{held}"]')

    def regions(self) -> list[tuple[str, str]]:
        return [("coming", tag("p", esc(self.app.t("room-coming")), cls="setting soft"))]
