"""The sheets that export all matches and import them again, without duplicates and without losses."""

from ..browser.late import PartAway
from ..browser.storage import EXPORTED, kilobytes
from ..client.engine_client import EngineError, GameAway
from ..client.record_texts import labelled, labels_of, reseeded
from ..days import is_counted_try, is_secret
from ..markup.html import button, esc, icon, tag
from ..markup.widgets import progress
from ..matches.matches import SEED_BYTES, take_in
from ..saves import OWN, SaveError
from ..screen import Sheet
from ..texts.names import named
from .baggage import Baggage, packed, reviewed
from .origins import KEPT, origin_of, with_origin
from .reviews import follow
from .texts import counterpart, is_shortened, parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..messages import Checked


def readable(app: "App") -> "list[tuple[str, str, dict[str, Any]]]":
    """Returns the readable matches on this device, the latest first: id, record and meta of each."""
    found = []
    for entry in app.saves.matches():
        try:
            record, meta = app.saves.peek(entry["id"])
        except SaveError:
            continue
        found.append((entry["id"], record, meta))
    return found


class EverythingSheet(Sheet):
    """Offers every match that can be read, together with the baggage, as one file."""

    name = "everything"
    style = "sheet-small"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        app.l10n.load("archive")
        found = readable(app)
        matches = [one for one in found if not is_secret(one[2])]
        self._count = len(matches)
        self._unread = len(app.saves.matches()) - len(found)
        self._has_secret = len(found) > len(matches)
        self._baggage, self._damaged = packed(app.storage)
        texts = [
            reviewed(app.storage, match, labelled(with_origin(record, match, meta), meta))
            for match, record, meta in matches
        ]
        self._texts = self._baggage + texts
        self._at = app.dom.now()

    def title(self) -> str:
        return self.app.t("everything")

    def body(self) -> str:
        t = self.app.t
        size = kilobytes(sum([len(text) for text in self._texts]))
        parts = [tag("p", esc(t("everything-line", n=self._count, size=size)))]
        if self._baggage:
            parts.append(tag("p", esc(t("everything-rest")), cls="help"))
        if self._damaged:
            parts.append(tag("p", esc(t("everything-damaged")), cls="error"))
        if self._unread:
            parts.append(tag("p", esc(t("everything-unread", n=self._unread)), cls="error"))
        if self._has_secret:
            parts.append(tag("p", esc(t("everything-day"))))
        parts.append(f'<p class="note">{icon("eye")}<span>{esc(t("everything-open"))}</span></p>')
        save = button("everything-file", t("export-file"), "btn-primary")
        return f'<div class="stack">{"".join(parts)}<div class="sheet-actions">{save}</div></div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "everything-file":
            return False
        self.app.dom.download("talon-matches.txt", *self._texts)
        self.app.extras.keep_json(EXPORTED, self._at)
        return True


class TakeInSheet(Sheet):
    """Reads a file of many matches, lists what is new in it, and imports that.

    `texts` are the file, or whole lines of it one after the other.
    """

    name = "take-in"
    style = "sheet-small"

    def __init__(self, app: "App", texts: "Sequence[str]") -> None:
        super().__init__(app)
        app.l10n.load("archive")
        texts = [text.replace("\r\n", "\n") for text in texts]
        self._texts = parts(texts)
        self._baggage = Baggage(texts)
        self._read = 0
        self._found: list[tuple[Checked, dict[str, Any], str]] = []  # the readable matches, in the form of `_new`
        self._new: list[tuple[Checked, dict[str, Any], str]] = []  # each with its labels and text
        self._further: list[tuple[Checked, dict[str, Any], str, str]] = []  # and the id of the match it continues
        self._ids: dict[str, str] = {}  # of these matches: the id in the file, and the one here, "" until taken in
        self._records: dict[str, str] = {}  # of those still to be taken in, by their ids in the file
        self._metas: dict[str, dict[str, Any]] = {}  # of the matches on this device
        self._known = 0
        self._damaged = 0
        self._away = 0
        self._busy = True
        app.spawn(self._check())

    def title(self) -> str:
        return self.app.t("import")

    def body(self) -> str:
        t = self.app.t
        if self._read < len(self._texts):
            said = t("take-in-reading", n=self._read + 1, all=len(self._texts))
            bar = progress(said, self._read, len(self._texts))
            return f'<div class="stack"><p role="status">{esc(said)}</p>{bar}</div>'
        counts = (
            ("take-in-new", len(self._new)),
            ("take-in-further", len(self._further)),
            ("take-in-known", self._known),
            ("take-in-damaged", self._damaged),
            ("take-in-away", self._away),
            ("take-in-cut", sum([1 for coming in self._new + self._further if coming[0]["lost"]])),
            ("take-in-figures", self._baggage.figures),
            ("take-in-days", self._baggage.days),
            ("take-in-solved", self._baggage.solved),
            ("take-in-reviews", self._baggage.reviews),
            ("take-in-part-damaged", self._baggage.damaged),
            ("take-in-part-newer", self._baggage.newer),
            ("take-in-figures-newer", 1 if self._baggage.is_shut_out else 0),
        )
        rows = "".join([tag("li", esc(t(code, n=count))) for code, count in counts if count])
        if any(is_shortened(one[2]) for one in self._new + self._further):
            rows += tag("li", esc(t("import-shortened")))
        back = button("close", t("cancel"), "btn-quiet", key="no")
        coming = len(self._new) + len(self._further)
        label = t("take-in-keep", n=coming) if coming else t("take-in-rest")
        press = button("take-in", label, "btn-primary", disabled=self._busy)
        keep = press if coming or self._baggage.news else ""
        return f'<div class="stack"><ul class="found">{rows}</ul><div class="sheet-actions">{back}{keep}</div></div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "take-in" or self._busy:
            return name == "take-in"
        self._busy = True
        self.app.spawn(self._keep())
        return True

    async def _check(self) -> None:
        """Checks one record after another with the engine, then weighs the baggage."""
        app = self.app
        matches = readable(app)
        here = {match: record for match, record, _ in matches}
        self._metas = {match: meta for match, _, meta in matches}
        for text in self._texts:
            try:
                checked = await app.engine.ask("check", text=reseeded(text, app.dom.random(SEED_BYTES)))
            except GameAway:
                self._away += 1
            except EngineError:
                self._damaged += 1
            else:
                labels = labels_of(text)
                labels.update(origin_of(text))
                self._found.append((checked, labels, text))
                self._sort(checked, labels, text, here)
            self._read += 1
            app.redraw()
        try:
            await self._baggage.weigh(app, self._ids, self._records)
        except PartAway as error:
            app.explain(error)
        finally:  # the matches can be kept even if the rest failed
            self._busy = False
            app.redraw()

    def _compare(self) -> None:
        """Compares what was found with what has come here since: another tab may have imported the same text."""
        matches = readable(self.app)
        if all(match in self._metas for match, _, _ in matches):
            return
        here = {match: record for match, record, _ in matches}
        self._metas = {match: meta for match, _, meta in matches}
        self._new = []
        self._further = []
        for checked, labels, text in self._found:
            self._sort(checked, labels, text, here)

    def _sort(self, checked: "Checked", labels: "dict[str, Any]", text: str, here: dict[str, str]) -> None:
        record = checked["record"]
        found = counterpart(record, here)
        there = labels.get("id", "")
        if found is not None and not found[1] and not found[0].startswith("new "):
            self._ids[there] = found[0]
        elif there not in self._ids:
            self._ids[there] = ""
            self._records[there] = record
        if found is None:
            self._new.append((checked, labels, text))
            here[f"new {len(self._new)}"] = record  # a text may hold the same match twice
        elif found[1] and not found[0].startswith("new "):
            meta = self._metas[found[0]]
            if is_counted_try(meta):  # a counted try goes on only under its own id
                self._known += 1
                self._ids[there] = found[0]
                return
            ours = {name: meta[name] for name in OWN + KEPT if meta.get(name)}
            ours.update({name: labels[name] for name in labels if name in OWN})
            self._further.append((checked, ours, text, found[0]))
        else:
            self._known += 1

    async def _keep(self) -> None:
        """Stores what is new; a match that continues one here replaces it once it is on disk.

        The baggage is stored even if there was no room for all matches.
        """
        app = self.app
        taken = 0
        self._compare()
        try:
            for checked, labels, text in self._new:
                await self._take(checked, labels, text)
                taken += 1
            for checked, labels, text, match in self._further:
                follow(app, match, await self._take(checked, labels, text))
                if app.saves.owns(match):  # else it is being played in another tab
                    app.saves.delete(match)
                taken += 1
            failure: SaveError | PartAway | None = None
        except SaveError as error:
            failure = error
        try:
            if not await self._baggage.keep(app, self._ids):
                failure = failure or SaveError("save/full")
        except PartAway as error:
            failure = failure or error
        if failure is not None:
            app.explain(failure)
        else:
            app.toast(app.t("take-in-done", n=taken) if taken else app.t("take-in-done-rest"))
        if app.front() is self:
            app.go("saved")

    async def _take(self, checked: "Checked", labels: "dict[str, Any]", text: str) -> str:
        """Stores a match under its original id, which it returns; if that is taken, under a new one.

        Then a counted try becomes free.

        If some of its lines cannot be played, the original text is stored with it.
        """
        app = self.app
        known = dict(labels)
        match: str = known.pop("id", "")
        if match:
            await app.saves.fetch(match)
        if match and app.saves.exists(match):
            if _holds(app, match, checked["record"]):  # another tab has just stored it
                self._ids[match] = match
                return match
            if known.get("daily"):
                known["free"] = True
            match = ""
        elif match:
            known["restored"] = app.dom.now()  # it may have been deleted here
        if known.get("daily") and checked["deal_over"]:
            known["over"] = True  # a daily match ends with its first deal
        checked["seats"] = named(app, checked["seats"])
        kept = await take_in(app, checked["record"], checked, labels=known, match=match)
        self._ids[origin_of(text).get("id", "")] = kept
        if checked["lost"]:
            app.saves.keep_original(kept, text)
        return kept


def _holds(app: "App", match: str, record: str) -> bool:
    """Returns whether a match on this device has exactly this record."""
    try:
        return app.saves.peek(match)[0] == record
    except SaveError:
        return False
