"""The sheet in which a match gets a title and tags."""

from ..client.record_texts import TAG_MAX, TAGS_MAX, tags_of
from ..markup.html import attrs, button, esc, tag
from ..markup.widgets import Limit
from ..saves import SaveError
from ..screen import Sheet
from ..screens.parts import match_title
from ..texts.names import TITLE_MAX, tidied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..saves.save import Entry

OFFERED = 12


class LabelSheet(Sheet):
    """Gives a match a title of its own and tags; `on_done()` is called once they are on disk."""

    name = "rename"
    style = "sheet-small"
    first = "#rename-title"

    def __init__(self, app: "App", entry: "Entry", on_done: "Callable[[], object]") -> None:
        super().__init__(app)
        self._entry = entry
        self._on_done = on_done
        self._limit = Limit(app, TITLE_MAX)
        self._title: str = entry.get("title") or ""
        self._tags = ", ".join(entry.get("tags") or [])
        self._known = _known(app)

    def title(self) -> str:
        return self.app.t("rename")

    def body(self) -> str:
        t = self.app.t
        placeholder = match_title(self.app, {"seats": self._entry["seats"]})
        title = self._field("title", self._title, TITLE_MAX, t("rename-label"), placeholder)
        most = (TAG_MAX + 2) * TAGS_MAX
        tags = self._field("tags", self._tags, most, t("tags-label"), t("tags-example"))
        tags += tag("p", esc(t("tags-help", n=TAGS_MAX)), cls="help", id="rename-tags-help")
        taken = tags_of(self._tags)
        chips = [button("tag", name, "chip", "tag-" + name, pressed=name in taken, tag=name) for name in self._known]
        offered = f'<div class="cluster" role="group" aria-label="{esc(t("tags-known"))}">{"".join(chips)}</div>'
        save = tag("button", esc(t("save")), cls="btn btn-primary", type="submit")
        inner = title + tags + (offered if chips else "") + tag("div", save, cls="sheet-actions")
        return tag("form", inner, cls="stack", data_act="rename-to")

    def _field(self, name: str, value: str, most: int, label: str, example: str) -> str:
        fixed = attrs(
            {
                "aria-describedby": "rename-tags-help" if name == "tags" else None,
                "autocomplete": "off",
                "data-field": name,
                "data-key": name,
                "enterkeyhint": "done",
                "id": f"rename-{name}",
                "maxlength": most,
                "name": name,
                "placeholder": example,
                "type": "text",
                "value": value,
            }
        )
        head = tag("label", esc(label), **{"for": f"rename-{name}"})
        return tag("div", f"{head}<input{fixed}>{self._limit.html(name)}", cls="field")

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "title":
            self._title = value
            self._limit.typed(name, value, final)
        elif name == "tags":
            self._tags = value
            self.app.redraw()

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name == "tag":
            tags = tags_of(self._tags)
            chosen = data["tag"]
            tags = [tag for tag in tags if tag != chosen] if chosen in tags else tags + [chosen]
            self._tags = ", ".join(tags[:TAGS_MAX])
            self.app.redraw()
        elif name == "rename-to":
            self.app.spawn(self._keep(tidied(data["title"], TITLE_MAX), tags_of(data["tags"])))
        else:
            return False
        return True

    async def _keep(self, title: str, tags: list[str]) -> None:
        try:
            await self.app.saves.note(self._entry["id"], title=title, tags=tags)
        except SaveError as error:
            self.app.explain(error)
            return
        if self.app.front() is self:
            self.app.close()
            self.app.close()
            self._on_done()


def _known(app: "App") -> list[str]:
    """Returns the tags in use, those of the latest matches first."""
    tags: list[str] = []
    for entry in app.saves.matches():
        tags += [tag for tag in entry.get("tags") or [] if tag not in tags]
    return tags[:OFFERED]
