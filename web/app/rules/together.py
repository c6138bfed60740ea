"""How to play on several phones: what it takes, who does what, who sees what; as a page and as a sheet."""

from ..markup.html import button, esc, tag
from ..markup.rulebook import text_html
from ..screen import Screen, Sheet
from ..screens.parts import panel
from ..texts.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App

PARTS = ("need", "steps", "middle", "away", "know", "limits")


def sections(app: "App") -> list[tuple[str, str, str]]:
    """Returns the sections: name, heading, and HTML."""
    app.l10n.load("rules")
    words = Words(app.l10n)
    names = ["together-" + part for part in PARTS]
    return [(name, app.t(name), text_html(words, app.t(name + ".body"), {})) for name in names]


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


class TogetherSheet(Sheet):
    """All of it over what is in front: a table, or the choices for a new one."""

    name = "together"

    def title(self) -> str:
        return self.app.t("together")

    def body(self) -> str:
        parts = [tag("h3", esc(heading)) + html for _, heading, html in sections(self.app)]
        return tag("div", "".join(parts), cls="prose", tabindex="0")
