"""Saved games: every match on this device, with what can be done to it."""

from ..html import attrs, button, esc, icon, tag
from ..matches import delete
from ..names import TITLE_MAX, deal_count, tidied
from ..saves import SaveError
from ..screen import Screen, Sheet
from ..storage import kilobytes
from ..transfer import ExportSheet, ImportSheet, offer_link
from .parts import link_row, match_state, match_title, panel, scores, standings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App


class Saved(Screen):
    """The list, latest first; a match that cannot be read is marked, and stays in it."""

    name = "saved"

    def enter(self, id: str = "") -> None:
        self._read()
        self.app.dom.after(0, self.app.saves.audit)

    def _read(self) -> None:
        storage = self.app.storage
        self._entries = self.app.saves.matches()
        self._used = kilobytes([storage.get(name) or "" for name in storage.names()])

    def reload(self) -> None:
        """Reads the list again and draws it."""
        self._read()
        self.app.redraw()

    def storage_changed(self, key: str) -> None:
        if ".match." in key or not key:
            self.reload()

    def saves_changed(self) -> None:
        self.reload()

    def title(self) -> str:
        return self.app.t("saved-games")

    def top(self) -> str:
        bring = button("import", self.app.t("import"), "icon-btn", icon=icon("import"))
        return super().top()[: -len("</div>")] + bring + "</div>"

    def regions(self) -> list[tuple[str, str]]:
        return [("saved-list", self._list()), ("saved-stats", self._stats())]

    def _list(self) -> str:
        t = self.app.t
        if not self._entries:
            new = button("go", t("new-game"), "btn-primary", to="newgame")
            return f'<section class="panel empty center stack"><p>{esc(t("saved-none"))}</p>{new}</section>'
        running = [entry for entry in self._entries if entry["state"] != "ok" or not entry.get("over")]
        over = [entry for entry in self._entries if entry["state"] == "ok" and entry.get("over")]
        return self._group("saved-running", running) + self._group("saved-over", over) + self._everything()

    def _everything(self) -> str:
        """Returns how much room the matches take, and the way to take them all along."""
        t = self.app.t
        line = tag("p", esc(t("everything-used", n=len(self._entries), size=self._used)), cls="help")
        take = button("everything", t("everything"), icon=icon("export"))
        return panel("everything-title", t("everything-title"), line + take)

    def _group(self, code: str, entries: "list[dict[str, Any]]") -> str:
        if not entries:
            return ""
        rows = "".join(self._row(entry) for entry in entries)
        return panel(code, self.app.t(code), tag("ul", rows, cls="list matches"), "")

    def _row(self, entry: "dict[str, Any]") -> str:
        t = self.app.t
        match = entry["id"]
        more = button(
            "more", t("more-for", title=self._title(entry)), "icon-btn", "more-" + match, icon("more"), id=match
        )
        title = tag("strong", esc(self._title(entry)))
        if entry["state"] != "ok":
            state = tag("span", esc(t("saved-" + entry["state"])), cls="error")
            words = tag("span", title + state, cls="grow")
            return tag("li", icon("warning") + words + more, cls="row", data_key="row-" + match)
        words = tag("span", title + tag("span", esc(match_state(self.app, entry)), cls="help"), cls="grow")
        day = tag("span", esc(t("day", at=int(entry["played"] * 1000))), cls="help")
        points = esc(" : ".join(str(total) for _, total in standings(self.app, entry)))
        total = tag("span", points + day, cls="num nowrap")
        fixed = attrs(
            {"class": "row list-button grow", "data-act": "open", "data-key": "open-" + match, "data-id": match}
        )
        opens = f'<button type="button"{fixed}>{words}{total}</button>'
        return tag("li", opens + more, cls="spread", data_key="row-" + match)

    def _title(self, entry: "dict[str, Any]") -> str:
        return match_title(self.app, entry) if entry["state"] == "ok" else self.app.t("saved-unknown")

    def _stats(self) -> str:
        t = self.app.t
        rows = []
        for game in self.app.hello["games"] if self.app.hello else []:
            counts = self.app.stats.get(game["name"])
            if counts["deals"]:
                deals = deal_count(self.app, game["name"], counts["deals"])
                line = t("stats-line", deals=deals, matches=counts["matches"], won=counts["won"])
                rows.append(tag("dt", esc(t("game-" + game["name"]))) + tag("dd", esc(line)))
        if not rows:
            return ""
        more = tag("ul", link_row("figures", "score", t("figures")), cls="list")
        return panel("stats", t("stats"), tag("dl", "".join(rows), cls="facts stats") + more, "")

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "open":
            self.app.go("table", id=data["id"])
        elif name == "more":
            for entry in self._entries:
                if entry["id"] == data["id"]:
                    self.app.dialog(MatchSheet(self.app, self, entry))
        elif name == "everything":
            self.app.spawn(self._take_along())
        elif name == "import":
            self.app.dialog(ImportSheet(self.app))

    async def _take_along(self) -> None:
        await self.app.rooms.bring("archive")
        from ..archive.sheets import EverythingSheet

        if self.app.screen is self:
            self.app.dialog(EverythingSheet(self.app))

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        if key == "Delete" and data.get("act") in ("open", "more"):
            self.delete(data["id"])
            return True
        return False

    def delete(self, match: str) -> None:
        """Deletes a match; for a while that can be undone."""
        delete(self.app, match, self.app.t("deleted"), self.app.t("undo"), self._undone)
        self.reload()
        self.app.dom.focus("#top h1")

    def _undone(self, _: bool) -> None:
        if self.app.screen is self:
            self.reload()


class MatchSheet(Sheet):
    """What can be done to one match."""

    name = "match"

    def __init__(self, app: "App", screen: Saved, entry: "dict[str, Any]") -> None:
        super().__init__(app)
        self._screen = screen
        self._entry = entry

    def title(self) -> str:
        return match_title(self.app, self._entry) if self._entry["state"] == "ok" else self.app.t("saved-unknown")

    def body(self) -> str:
        t = self.app.t
        rows = []
        about = ""
        if self._entry["state"] == "ok":
            when = t("when", at=int(self._entry["played"] * 1000))
            state = f"{match_state(self.app, self._entry)} · {when}"
            about = tag("p", esc(state), cls="soft") + scores(self.app, self._entry)
            rows.append(("open", "cards", t("open-finished") if self._entry.get("over") else t("open-running")))
            if self._entry.get("over") or self._entry["deal"] > 1:
                rows.append(("replay", "replay", t("look-back")))
                rows.append(("send", "link", t("send")))
            rows.append(("rename", "edit", t("rename")))
            rows.append(("export", "export", t("export")))
            if self._entry.get("over"):  # before that it would show what is still hidden
                rows.append(("again", "again", t("same-cards")))
        else:
            about = tag("p", esc(t("saved-" + self._entry["state"] + ".help")))
        if self._entry["state"] != "ok" or self.app.saves.has_originals(self._entry["id"]):
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
            app.dialog(RenameSheet(app, self._screen, self._entry))
        elif name == "export":
            self._export(match)
        elif name == "send":
            self._send(match)
        elif name == "rescue":
            app.dom.download(f"talon-{match}.txt", app.saves.raw(match))
        elif name == "again":
            self._again(match)
        elif name == "delete":
            app.close()
            self._screen.delete(match)
        else:
            return False
        return True

    def _load(self, match: str) -> "tuple[str, dict[str, Any]] | None":
        """Returns the record and the meta of a match; None if it cannot be read, which the player is told."""
        try:
            record, meta, _ = self.app.saves.load(match)
        except SaveError as error:
            self.app.problem(error)
            return None
        return record, meta

    def _export(self, match: str) -> None:
        loaded = self._load(match)
        if loaded is not None:
            record, meta = loaded
            self.app.dialog(ExportSheet(self.app, match, meta, record))

    def _send(self, match: str) -> None:
        loaded = self._load(match)
        if loaded is not None:
            record, meta = loaded
            self.app.spawn(offer_link(self.app, record, meta))

    def _again(self, match: str) -> None:
        loaded = self._load(match)
        if loaded is not None:
            record, meta = loaded
            self.app.close()
            self.app.toast(self.app.t("laying"))
            self.app.rematch(record, meta, again=True)


class RenameSheet(Sheet):
    """Gives a match a name of its own."""

    name = "rename"
    style = "sheet-small"
    first = "#rename-title"

    def __init__(self, app: "App", screen: Saved, entry: "dict[str, Any]") -> None:
        super().__init__(app)
        self._screen = screen
        self._entry = entry

    def title(self) -> str:
        return self.app.t("rename")

    def body(self) -> str:
        t = self.app.t
        fixed = attrs(
            {
                "autocomplete": "off",
                "data-key": "title",
                "enterkeyhint": "done",
                "id": "rename-title",
                "maxlength": TITLE_MAX,
                "name": "title",
                "placeholder": match_title(self.app, {"seats": self._entry["seats"]}),
                "type": "text",
                "value": self._entry.get("title", ""),
            }
        )
        label = tag("label", esc(t("rename-label")), **{"for": "rename-title"})
        field = tag("div", f"{label}<input{fixed}>", cls="field")
        save = tag("button", esc(t("save")), cls="btn btn-primary", type="submit")
        return tag("form", field + tag("div", save, cls="sheet-actions"), cls="stack", data_act="rename-to")

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "rename-to":
            return False
        self.app.spawn(self._rename(data["title"]))
        return True

    async def _rename(self, title: str) -> None:
        try:
            await self.app.saves.rename(self._entry["id"], tidied(title, TITLE_MAX))
        except SaveError as error:
            self.app.problem(error)
            return
        if self in self.app.sheets:
            self.app.close()
            self.app.close()
            self._screen.reload()
