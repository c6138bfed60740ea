"""The sheets that take all matches along, and in again: nothing comes twice, and nothing is lost on the way."""

from ..engine_client import EngineError
from ..html import button, esc, icon, tag
from ..matches import SEED_BYTES, take_in
from ..names import named
from ..record_texts import reseeded, title_of
from ..saves import SaveError
from ..screen import Sheet
from ..storage import kilobytes
from .texts import counterpart, files, parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import Checked


def readable(app: "App") -> list[tuple[str, str, str]]:
    """Returns the matches of this device that can be read: id, record and title of each, the latest first."""
    found = []
    for entry in app.saves.matches():
        try:
            record, meta, _ = app.saves.load(entry["id"])
        except SaveError:
            continue
        found.append((entry["id"], record, meta.get("title") or ""))
    return found


class EverythingSheet(Sheet):
    """Offers every match that can be read, as one file or a few."""

    name = "everything"
    style = "sheet-small"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        matches = readable(app)
        self._count = len(matches)
        self._unread = len(app.saves.matches()) - self._count
        self._files = files([(record, title) for _, record, title in matches])

    def title(self) -> str:
        return self.app.t("everything")

    def body(self) -> str:
        t = self.app.t
        parts = [tag("p", esc(t("everything-line", n=self._count, size=kilobytes(self._files))))]
        if self._unread:
            parts.append(tag("p", esc(t("everything-unread", n=self._unread)), cls="error"))
        parts.append(f'<p class="note">{icon("eye")}<span>{esc(t("everything-open"))}</span></p>')
        buttons = [self._button(number) for number in range(len(self._files))]
        return f'<div class="stack">{"".join(parts)}<div class="sheet-actions">{"".join(buttons)}</div></div>'

    def _button(self, number: int) -> str:
        """Returns the button that saves a file; more than one are needed where the matches are many."""
        t = self.app.t
        one = len(self._files) == 1
        label = t("export-file") if one else t("everything-file", n=number + 1, all=len(self._files))
        return button("everything-file", label, "btn-primary", key=f"everything-file:{number}", number=number)

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "everything-file":
            return False
        number = int(data["number"])
        name = "talon-matches.txt" if len(self._files) == 1 else f"talon-matches-{number + 1}.txt"
        self.app.dom.download(name, self._files[number])
        return True


class TakeInSheet(Sheet):
    """Reads a text of many matches, says what is new in it, and takes that in."""

    name = "take-in"
    style = "sheet-small"

    def __init__(self, app: "App", text: str) -> None:
        super().__init__(app)
        self._texts = parts(text)
        self._read = 0
        self._new: list[tuple[Checked, str]] = []  # with its title
        self._further: list[tuple[Checked, str, str]] = []  # with its title, and the match that it goes on from
        self._titles: dict[str, str] = {}  # of the matches that are here
        self._known = 0
        self._damaged = 0
        self._busy = True
        app.spawn(self._check())

    def title(self) -> str:
        return self.app.t("import")

    def body(self) -> str:
        t = self.app.t
        if self._read < len(self._texts):
            said = t("take-in-reading", n=self._read + 1, all=len(self._texts))
            size = len(self._texts)
            bar = f'<progress class="progress" aria-label="{esc(said)}" max="{size}" value="{self._read}"></progress>'
            return f'<div class="stack"><p role="status">{esc(said)}</p>{bar}</div>'
        counts = (
            ("take-in-new", len(self._new)),
            ("take-in-further", len(self._further)),
            ("take-in-known", self._known),
            ("take-in-damaged", self._damaged),
        )
        rows = "".join([tag("li", esc(t(code, n=count))) for code, count in counts if count])
        back = button("close", t("cancel"), "btn-quiet", key="no")
        coming = len(self._new) + len(self._further)
        keep = button("take-in", t("take-in-keep", n=coming), "btn-primary", disabled=self._busy) if coming else ""
        return f'<div class="stack"><ul>{rows}</ul><div class="sheet-actions">{back}{keep}</div></div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "take-in" or self._busy:
            return name == "take-in"
        self._busy = True
        self.app.spawn(self._keep())
        return True

    async def _check(self) -> None:
        """Has the engine read one record after the other."""
        app = self.app
        matches = readable(app)
        here = {match: record for match, record, _ in matches}
        self._titles = {match: title for match, _, title in matches}
        for text in self._texts:
            try:
                checked = await app.engine.ask("check", text=reseeded(text, app.dom.random(SEED_BYTES)))
            except EngineError:
                self._damaged += 1
            else:
                self._sort(checked, title_of(text), here)
            self._read += 1
            app.redraw()
        self._busy = False
        app.redraw()

    def _sort(self, checked: "Checked", title: str, here: dict[str, str]) -> None:
        record = checked["record"]
        found = counterpart(record, here)
        if found is None:
            self._new.append((checked, title))
            here[f"new {len(self._new)}"] = record  # a text may hold one twice
        elif found[1] and not found[0].startswith("new "):
            self._further.append((checked, title or self._titles[found[0]], found[0]))
        else:
            self._known += 1

    async def _keep(self) -> None:
        """Keeps what is new; of a match that goes further the older state goes once the newer one is on disk."""
        app = self.app
        taken = 0
        try:
            for checked, title in self._new:
                await self._take(checked, title)
                taken += 1
            for checked, title, match in self._further:
                await self._take(checked, title)
                if app.saves.owns(match):  # else it is being played in another tab
                    app.saves.delete(match)
                taken += 1
        except SaveError as error:
            app.problem(error)
        else:
            app.toast(app.t("take-in-done", n=taken))
        if self in app.sheets:
            app.go("saved")

    async def _take(self, checked: "Checked", title: str) -> None:
        checked["seats"] = named(self.app, checked["seats"])
        await take_in(self.app, checked["record"], checked, title)
