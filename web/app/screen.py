"""Screens and sheets: functions from state to HTML, and answers to what the player does."""

from .markup.html import button, esc, icon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .app import App


FILL_MS = 250  # from the first drawing of a screen to the rest of it
MINUTE_MS = 60_000


class Screen:
    """A screen: fills `<main>`. `name` is its route, `below` that of the screen to which "Back" leads."""

    name = ""
    below = ""
    rests = False  # whether the page may work ahead while the player does nothing here
    begins_small = False  # whether what a phone shows without scrolling is drawn first, and the rest a little later

    def __init__(self, app: "App") -> None:
        self.app = app
        way = app.way
        self.is_whole = not self.begins_small or way.height > 0 or way.key != ""  # what the player comes back to

    def enter(self, id: str = "") -> None:
        """Takes the route's parameter, "" without one; called once, before the first drawing."""

    def drawn(self) -> None:
        """Called once, when the page has its first drawing."""
        if self.begins_small:
            self.app.dom.after(FILL_MS, self._fill)

    def _fill(self) -> None:
        if self.app.screen is self:
            self.is_whole = True
            self.filled()

    def filled(self) -> None:
        """Draws the rest of a screen that began small."""
        self.app.redraw()

    def leave(self) -> None:
        """Called when another screen takes over."""

    def title(self) -> str:
        """Returns the text of the heading and of the window's title."""
        return self.app.t("app-name")

    def top(self) -> str:
        """Returns the HTML of the `<header>`."""
        back = button("back", self.app.t("back"), "icon-btn", icon=icon("back"))
        return f'<div class="bar">{back}<h1 tabindex="-1">{esc(self.title())}</h1></div>'

    def regions(self) -> list[tuple[str, str]]:
        """Returns (region id, HTML) in drawing order; only a region whose text changed is touched."""
        return []

    def act(self, name: str, data: dict[str, str]) -> None:
        """Answers a press on `data-act=name`; `data` has its other data attributes, and for a form its fields."""

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        """Answers typing (`final` False) and a committed value (True) in `data-field=name`."""

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        """Answers a key outside text fields; returns whether it did. `mods` is some of "shift ctrl alt", or ""."""
        return False

    def drop(self, data: "dict[str, Any]") -> None:
        """Answers a dragged card: {key, keys} in the new order of the hand, {key, target}, {key} of one pulled up."""

    def hide(self) -> None:
        """Called when the page goes to the background."""

    def show(self) -> None:
        """Called when the page comes back, and at midnight if `keep_date` runs."""

    async def keep_date(self) -> None:
        """Calls `show` within a minute after midnight, for as long as this is the screen."""
        day = self.app.dom.today()
        while self.app.screen is self:
            today = self.app.dom.today()
            if today != day:
                day = today
                self.show()
            await self.app.sleep(MINUTE_MS)

    def engine_changed(self) -> None:
        """Called when the engine's state or progress has changed."""

    def storage_changed(self, key: str) -> None:
        """Called when another browser tab has written a storage key, "" if it has cleared the storage."""

    def saves_changed(self) -> None:
        """Called when the saved matches, or what is kept with them, have changed on their own."""


class Sheet:
    """A dialog over the screen. `style` is a further class of the `<dialog>`, `first` is what gets the focus."""

    name = ""
    style = ""
    first = "#sheet-title"

    def __init__(self, app: "App") -> None:
        self.app = app

    def title(self) -> str:
        """Returns the heading's text."""
        return ""

    def lead(self) -> str:
        """Returns the HTML in front of the heading, such as a way back."""
        return ""

    def body(self) -> str:
        """Returns the HTML under the heading."""
        return ""

    def html(self) -> str:
        """Returns the dialog's whole HTML."""
        close = button("close", self.app.t("close"), "icon-btn", icon=icon("close"))
        heading = f'<h2 id="sheet-title" tabindex="-1">{esc(self.title())}</h2>'
        return (
            f'<div class="sheet-head">{self.lead()}{heading}{close}</div><div class="sheet-body">{self.body()}</div>'
        )

    def act(self, name: str, data: dict[str, str]) -> bool:
        """Answers a press inside the sheet; if it returns False, the press goes to the screen."""
        return False

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        """Answers typing inside the sheet."""

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        """Answers a key; returns whether it did."""
        return False

    def closed(self) -> None:
        """Called when the sheet has been closed, in whatever way."""


class Confirm(Sheet):
    """Asks one question; a yes calls `on_yes()`."""

    name = "confirm"
    style = "sheet-small"

    def __init__(
        self, app: "App", title: str, text: str, yes: str, on_yes: "Callable[[], object]", *, danger: bool = False
    ) -> None:
        super().__init__(app)
        self._title = title
        self._text = text
        self._yes = yes
        self._on_yes = on_yes
        self._danger = danger

    def title(self) -> str:
        return self._title

    def body(self) -> str:
        no = button("close", self.app.t("cancel"), "btn-quiet", key="no")
        yes = button("yes", self._yes, "btn-danger" if self._danger else "btn-primary")
        return f'<p>{esc(self._text)}</p><div class="sheet-actions">{no}{yes}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "yes":
            return False
        self.app.close()
        self._on_yes()
        return True
