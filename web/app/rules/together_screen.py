"""How to play on several phones, as a page of its own."""

from ..markup.html import button
from ..screen import Screen
from ..screens.parts import panel
from .together import sections


class TogetherScreen(Screen):
    """All sections, with the way to somebody else's table and to one's own."""

    name = "together"

    def title(self) -> str:
        return self.app.t("together")

    def regions(self) -> list[tuple[str, str]]:
        t = self.app.t
        text = [("show-" + name, panel(name, heading, html, "prose")) for name, heading, html in sections(self.app)]
        join = button("go", t("join"), key="join", to="join")
        new = button("go", t("new-game"), "btn-primary", key="newgame", to="newgame")
        return text + [("together-end", f'<div class="sheet-actions">{join}{new}</div>')]
