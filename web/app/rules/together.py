"""How to play on several phones: what it takes, who does what, who sees what."""

from ..markup.html import esc, tag
from ..markup.rulebook import text_html
from ..screen import Sheet
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


class TogetherSheet(Sheet):
    """All of it over what is in front: a table, or the choices for a new one."""

    name = "together"

    def title(self) -> str:
        return self.app.t("together")

    def body(self) -> str:
        parts = [tag("h3", esc(heading)) + html for _, heading, html in sections(self.app)]
        return tag("div", "".join(parts), cls="prose", tabindex="0")
