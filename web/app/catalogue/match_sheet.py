"""The sheet of one match in the list: what can be done with it."""

from ..days import is_secret
from ..late_rooms import offer_link
from ..markup.html import esc, icon, tag
from ..saves import SaveError
from ..screen import Sheet
from ..screens.parts import match_line, match_title, scores
from .labels import LabelSheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..saves.save import Entry


class MatchSheet(Sheet):
    """Everything that can be done with one match.

    `on_labelled()` is called once its title or tags are changed; `delete(match)` deletes it.
    """

    name = "match"

    def __init__(
        self, app: "App", entry: "Entry", on_labelled: "Callable[[], None]", delete: "Callable[[str], None]"
    ) -> None:
        super().__init__(app)
        self._entry = entry
        self._on_labelled = on_labelled
        self._delete = delete

    def title(self) -> str:
        return match_title(self.app, self._entry) if self._entry["state"] == "ok" else self.app.t("saved-unknown")

    def body(self) -> str:
        t = self.app.t
        rows = []
        about = ""
        if self._entry["state"] == "ok":
            when = t("when", at=int(self._entry["played"] * 1000))
            state = f"{match_line(self.app, self._entry)} · {when}"
            about = tag("p", esc(state), cls="soft") + scores(self.app, self._entry)
            rows.append(("open", "cards", t("open-finished") if self._entry.get("over") else t("open-running")))
            if self._entry.get("over") or self._entry.get("settled") or self._entry["deal"] > 1:
                rows.append(("replay", "replay", t("look-back")))
                rows.append(("send", "link", t("send")))
            rows.append(("rename", "edit", t("rename")))
            rows.append(("export", "export", t("export")))
            if self._entry.get("over"):  # before that it would show what is still hidden
                rows.append(("again", "again", t("same-cards")))
        else:
            about = tag("p", esc(t("saved-" + self._entry["state"] + ".help")))
        has_originals = self.app.saves.has_originals(self._entry["id"])
        if self._entry["state"] != "ok" or (has_originals and not is_secret(self._entry)):
            rows.append(("rescue", "export", t("rescue")))
        rows.append(("delete", "trash", t("delete")))
        items = "".join(
            f'<li><button type="button" class="row list-button" data-act="{act}" data-key="{act}">{icon(picture)}'
            f'<span class="grow">{esc(label)}</span></button></li>'
            for act, picture, label in rows
        )
        return f'{about}<ul class="list">{items}</ul>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        app = self.app
        match = self._entry["id"]
        if name == "open":
            app.go("table", id=match)
        elif name == "replay":
            app.go("replay", id=match)
        elif name == "rename":
            app.dialog(LabelSheet(app, self._entry, self._on_labelled))
        elif name == "export":
            app.spawn(self._export(match))
        elif name == "send":
            self._send(match)
        elif name == "rescue":
            app.dom.download(f"talon-{match}.txt", app.saves.raw(match))
        elif name == "again":
            self._again(match)
        elif name == "delete":
            app.close()
            self._delete(match)
        else:
            return False
        return True

    def _load(self, match: str) -> "tuple[str, dict[str, Any]] | None":
        """Returns the record and the meta of a match; if it cannot be read, tells the player and returns None."""
        try:
            record, meta, _ = self.app.saves.load(match)
        except SaveError as error:
            self.app.explain(error)
            return None
        return record, meta

    async def _export(self, match: str) -> None:
        loaded = self._load(match)
        if loaded is not None:
            record, meta = loaded
            await self.app.rooms.bring("archive")
            from ..archive.transfer import ExportSheet

            if self.app.front() is self:
                self.app.dialog(ExportSheet(self.app, match, meta, record))

    def _send(self, match: str) -> None:
        loaded = self._load(match)
        if loaded is not None:
            self.app.spawn(offer_link(self.app, loaded[0], loaded[1]))

    def _again(self, match: str) -> None:
        loaded = self._load(match)
        if loaded is not None:
            record, meta = loaded
            self.app.close()
            self.app.toast(self.app.t("laying"))
            self.app.rematch(record, meta, again=True)
