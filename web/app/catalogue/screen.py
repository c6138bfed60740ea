"""Saved games: every match on this device, the latest first, in parts if there are many."""

from ..browser.late import PartAway
from ..browser.storage import FIGURES, kilobytes
from ..days import is_counted_try
from ..late_rooms import note_try
from ..markup.html import attrs, button, esc, icon, tag
from ..matches.matches import delete
from ..screen import Screen
from ..screens.parts import link_row, match_line, match_title, panel, points
from ..texts.names import deal_count
from .finder import Finder
from .match_sheet import MatchSheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..saves.save import Entry

PART = 30  # matches in a part of the list
FIRST = 10  # of them drawn at first: no phone shows more
ROW = 48  # pixels: no row is lower
MANY = 10  # the fewest matches that can be searched


class Saved(Screen):
    """The list; a match that cannot be read is marked, and stays in it. `enter(id=...)` takes a search as text."""

    name = "saved"
    begins_small = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        app.l10n.load("catalogue")

    def enter(self, id: str = "") -> None:
        self._finder: Finder | None = None
        self._drawn: dict[str, tuple[Entry, str]] = {}  # rows by match
        self._listed: list[Entry] = []  # in the order in which they are drawn
        self._shown = max(FIRST, self.app.way.height // ROW)
        self._brief: dict[str, dict[str, int]] = {}  # what the figures have counted, by game
        self._read()
        if len(self._entries) >= MANY:
            self._finder = Finder(self.app, id)

    def filled(self) -> None:
        """Draws the rest of the first part, and looks for what is damaged."""
        self._shown = max(PART, self._shown)
        self.app.redraw()
        self.app.spawn(self.app.saves.audit(self._rest))
        self.app.spawn(self._bring_figures())

    async def _rest(self) -> bool:
        await self.app.sleep(0)
        return self.app.screen is self

    async def _bring_figures(self) -> None:
        """Adds the numbers of the figures below the list, where their room is here or can be fetched."""
        try:
            await self.app.rooms.bring("figures")
        except PartAway:
            return
        from ..figures.brief import brief

        self._brief = await brief(self.app)
        if self.app.screen is self:
            self.app.redraw()

    def _read(self) -> None:
        self._entries = self.app.saves.matches()
        self._size = kilobytes(self.app.storage.used())

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
        if not self._entries:
            return super().top()  # the list's place has the button
        bring = button("import", self.app.t("import"), "icon-btn", icon=icon("import"))
        return super().top()[: -len("</div>")] + bring + "</div>"

    def regions(self) -> list[tuple[str, str]]:
        entries = self._entries
        search = ""
        if self._finder is not None:
            entries, search = self._finder.found(entries)
        stats = self._stats() if self.is_whole else ""
        return [("saved-find", search), ("saved-list", self._list(entries)), ("saved-stats", stats)]

    def _list(self, entries: "list[Entry]") -> str:
        t = self.app.t
        if not self._entries:
            new = button("go", t("new-game"), "btn-primary", to="newgame")
            bring = button("import", t("import"), key="bring", icon=icon("import"))
            return f'<section class="panel empty center stack"><p>{esc(t("saved-none"))}</p>{new}{bring}</section>'
        running = [entry for entry in entries if entry["state"] != "ok" or not entry.get("over")]
        over = [entry for entry in entries if entry["state"] == "ok" and entry.get("over")]
        self._listed = running + over
        first = running[: self._shown]
        rest = len(entries) - self._shown
        more = button("list-more", t("saved-further", n=min(PART, rest), all=rest), "btn-wide") if rest > 0 else ""
        groups = self._group("saved-running", first) + self._group("saved-over", over[: self._shown - len(first)])
        return groups + more + self._everything()

    def _everything(self) -> str:
        """Returns how much room the matches take, and the button to export them all."""
        t = self.app.t
        line = tag("p", esc(t("everything-used", n=len(self._entries), size=self._size)), cls="help")
        take = button("everything", t("everything"), icon=icon("export"))
        return panel("everything-title", t("everything-title"), line + take)

    def _group(self, code: str, entries: "list[Entry]") -> str:
        if not entries:
            return ""
        rows = "".join([self._kept_row(entry) for entry in entries])
        return panel(code, self.app.t(code), tag("ul", rows, cls="list matches"), "")

    def _kept_row(self, entry: "Entry") -> str:
        drawn = self._drawn.get(entry["id"])
        if drawn is None or drawn[0] is not entry:
            drawn = (entry, self._row(entry))
            self._drawn[entry["id"]] = drawn
        return drawn[1]

    def _row(self, entry: "Entry") -> str:
        t = self.app.t
        match = entry["id"]
        called = self._title(entry)
        more = button("more", t("more-for", title=called), "icon-btn", "more-" + match, icon("more"), id=match)
        title = tag("strong", esc(called))
        if entry["state"] != "ok":
            state = tag("span", esc(t("saved-" + entry["state"])), cls="error")
            words = tag("span", title + state, cls="grow")
            return tag("li", icon("warning") + words + more, cls="row", data_key="row-" + match)
        words = tag("span", title + tag("span", esc(match_line(self.app, entry)), cls="help"), cls="grow")
        day = tag("span", esc(t("day", at=int(entry["played"] * 1000))), cls="help")
        total = tag("span", esc(points(self.app, entry)) + day, cls="num nowrap")
        fixed = attrs(
            {"class": "row list-button grow", "data-act": "open", "data-key": "open-" + match, "data-id": match}
        )
        star = button(
            "star",
            t("star-for", title=called),
            "icon-btn star",
            "star-" + match,
            icon("star"),
            pressed=bool(entry.get("star")),
            id=match,
        )
        opens = f'<button type="button"{fixed}>{words}{total}</button>'
        return tag("li", star + opens + more, cls="spread", data_key="row-" + match)

    def _title(self, entry: "Entry") -> str:
        return match_title(self.app, entry) if entry["state"] == "ok" else self.app.t("saved-unknown")

    def _stats(self) -> str:
        t = self.app.t
        rows = []
        for game in self.app.hello["games"] if self.app.hello else []:
            counts = self._brief.get(game["name"])
            if counts is not None:
                deals = deal_count(self.app, game["name"], counts["deals"])
                line = t("stats-line", deals=deals, matches=counts["matches"], won=counts["won"])
                rows.append(tag("dt", esc(t("game-" + game["name"]))) + tag("dd", esc(line)))
        if not rows and self.app.storage.get(FIGURES) is None:
            return ""
        alone = tag("p", esc(t("stats-alone")), cls="help")
        lines = alone + tag("dl", "".join(rows), cls="facts stats") if rows else ""
        more = tag("ul", link_row("figures", "score", t("figures")), cls="list")
        return panel("stats", t("stats"), lines + more, "")

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "open":
            self.app.go("table", id=data["id"])
        elif name == "more":
            self._open_sheet(data["id"])
        elif name == "star":
            self.app.spawn(self._star(data["id"]))
        elif name == "list-more":
            self._show_more()
        elif name in ("everything", "import"):
            self.app.spawn(self._transfer(name))
        elif self._finder is not None:
            self._finder.act(name, data)

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if self._finder is not None:
            self._shown = PART
            self._finder.field(name, value, final)

    def _open_sheet(self, match: str) -> None:
        for entry in self._entries:
            if entry["id"] == match:
                self.app.dialog(MatchSheet(self.app, entry, self.reload, self.delete))

    def _show_more(self) -> None:
        """Draws one more part of the list, and moves the focus to its first row."""
        before = self._shown
        self._shown += PART
        self.app.redraw()
        self.app.dom.focus(f"[data-key=open-{self._listed[before].match}]")

    async def _star(self, match: str) -> None:
        """Makes a match a favourite, or stops it being one."""
        for entry in self._entries:
            if entry["id"] == match:
                await self.app.saves.note(match, star=not entry.get("star"))
        if self.app.screen is self:
            self.reload()

    async def _transfer(self, name: str) -> None:
        """Opens the sheet that exports everything, or the one that imports a text."""
        await self.app.rooms.bring("archive")
        from ..archive.sheets import EverythingSheet
        from ..archive.transfer import ImportSheet

        if self.app.front() is self:
            self.app.dialog((EverythingSheet if name == "everything" else ImportSheet)(self.app))

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        if key == "Delete" and data.get("act") in ("open", "more"):
            self.delete(data["id"])
            return True
        return False

    def delete(self, match: str) -> None:
        """Deletes a match, which can be undone for a while. The result of a try at a deal of the day stays."""
        meta = self.app.saves.meta(match)
        if is_counted_try(meta):
            self.app.spawn(note_try(self.app, meta))  # else it has been noted at its end
        delete(self.app, match, self.app.t("deleted"), self.app.t("undo"), self._undone)
        self.reload()
        self.app.dom.focus("#top h1")

    def _undone(self, _: bool) -> None:
        if self.app.screen is self:
            self.reload()
