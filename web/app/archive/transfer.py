"""Exporting a match as text, and importing one: as a file, or through the clipboard."""

from ..client.engine_client import EngineError
from ..client.record_texts import LOOSE, finished_part, labelled, labels_of, link_in, reseeded, sent_as
from ..days import is_secret
from ..markup.html import button, esc, icon, tag
from ..matches.matches import SEED_BYTES, take_in
from ..saves import SaveError
from ..screen import Sheet
from ..texts.names import deal_name, named
from .origins import marks_of, with_marks
from .sheets import TakeInSheet
from .texts import is_archive, is_shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..messages import Checked

LIMIT = 500_000  # bytes of a text as JSON that the page can handle; the longest matches so far have 26,000
PART = 100_000  # characters of a longer file that are read at a time
LOST_SHOWN = 3


class ExportSheet(Sheet):
    """Offers a match for saving, copying or sharing; warns about what a running match would give away.

    A try that counts is not offered at all until its deal is over.
    """

    name = "export"

    def __init__(self, app: "App", match: str, meta: "dict[str, Any]", record: str) -> None:
        super().__init__(app)
        app.l10n.load("archive")
        self._match = match
        self._meta = meta
        self._is_secret = is_secret(meta)
        self._whole = not self._is_secret
        self._record = labelled(with_marks(record, meta), meta)
        self._finished = finished_part(self._record)
        if not meta.get("over"):
            app.spawn(self._ask_for_last(record))

    async def _ask_for_last(self, record: str) -> None:
        """Adds the last deal to the finished ones if the engine says so: a meta may be older than its record."""
        try:
            status = await self.app.engine.ask("status", record=record)
        except EngineError:
            return
        if status["deal_over"]:
            self._finished = finished_part(self._record, last_is_over=True)
            self.app.redraw()

    def title(self) -> str:
        return self.app.t("export")

    def body(self) -> str:
        t = self.app.t
        parts = []
        if self._is_secret and not self._finished:
            return f'<p class="note">{icon("eye")}<span>{esc(t("export-day"))}</span></p>'
        if not self._meta.get("over") and not self._is_secret:
            parts.append(f'<p class="note">{icon("eye")}<span>{esc(t("export-open"))}</span></p>')
            parts.append(self._choice("whole", t("export-whole"), t("export-whole.help"), self._whole))
            if self._finished:
                parts.append(
                    self._choice("finished", t("export-finished"), t("export-finished.help"), not self._whole)
                )
            else:
                parts.append(f'<p class="help">{esc(t("export-nothing-finished"))}</p>')
        save = button("export-file", t("export-file"), "btn-primary")
        copy = button("export-copy", t("copy"))
        share = button("export-share", t("share")) if self.app.dom.can_share() else ""
        return f'<div class="stack">{"".join(parts)}<div class="sheet-actions">{share}{copy}{save}</div></div>'

    @staticmethod
    def _choice(value: str, label: str, note: str, on: bool) -> str:
        checked = " checked" if on else ""
        return (
            f'<label class="choice"><input type="radio" name="export" value="{value}" data-field="export" '
            f'data-key="export-{value}"{checked}><span><span>{esc(label)}</span>'
            f'<span class="help">{esc(note)}</span></span></label>'
        )

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        self._whole = value == "whole" and not self._is_secret
        self.app.redraw()

    def act(self, name: str, data: dict[str, str]) -> bool:
        dom = self.app.dom
        text = self._record if self._whole else self._finished
        if not text:
            return False
        if name == "export-file":
            dom.download(f"talon-{self._meta['game']}-{self._match}.txt", text)
        elif name == "export-copy":
            dom.copy(text, self._copied)
        elif name == "export-share":
            dom.share(self.app.t("app-name"), text, self._shared)
        else:
            return False
        return True

    def _shared(self, done: bool) -> None:
        if done and self.app.front() is self:
            self.app.close()

    def _copied(self, done: bool) -> None:
        self.app.toast(self.app.t("copied" if done else "export-not-copied"))


class ImportSheet(Sheet):
    """Takes a text, has it read by the engine, shows what it contains, and stores it."""

    name = "import"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        app.l10n.load("archive")
        self._text = ""
        self._checked: Checked | None = None
        self._fault = ""
        self._busy = False

    def title(self) -> str:
        return self.app.t("import")

    def body(self) -> str:
        t = self.app.t
        if self._checked is not None:
            return self._preview(self._checked)
        fault = f'<p class="error" role="alert">{esc(self._fault)}</p>' if self._fault else ""
        waits = f'<p class="help" role="status">{esc(t("import-reading"))}</p>' if self._busy else ""
        pick = button("import-file", t("import-file"), icon=icon("import"))
        read = tag("button", esc(t("import-read")), cls="btn btn-primary", type="submit", data_key="import-read")
        return (
            f'<form data-act="import-text" data-limit="{LIMIT}" class="stack"><p>{esc(t("import-line"))}</p>{pick}'
            f'<div class="field"><label for="import-box">{esc(t("import-paste"))}</label>'
            f'<textarea id="import-box" name="text" data-key="import-box" rows="5" spellcheck="false">'
            f'{esc(self._text)}</textarea></div>{fault}{waits}<div class="sheet-actions">{read}</div></form>'
        )

    def _preview(self, checked: "Checked") -> str:
        """Returns what the text contains, and the question whether to keep it."""
        t = self.app.t
        names = self.app.l10n.listing([seat["name"] for seat in checked["seats"]])
        game = t("game-" + checked["game"])
        about = t("import-found", game=game, names=names, deal=deal_name(self.app, checked), ply=checked["ply"])
        lost = ""
        if checked["lost"]:
            lines = "".join(
                tag("li", esc(t("import-lost-line", line=line["line"], text=line["text"])))
                for line in checked["lost"][:LOST_SHOWN]
            )
            count = len(checked["lost"])
            lost = f'<p class="error">{esc(t("import-lost", n=count))}</p><ul class="help">{lines}</ul>'
        if is_shortened(self._text):
            lost = f'<p class="help">{esc(t("import-shortened"))}</p>{lost}'
        back = button("import-back", t("cancel"), "btn-quiet")
        keep = button("import-keep", t("import-keep"), "btn-primary")
        look = button("import-look", t("import-look")) if checked["deal_over"] or checked["deal"] > 1 else ""
        acts = f'<div class="sheet-actions">{back}{look}{keep}</div>'
        return f'<div class="stack"><p>{esc(about)}</p>{lost}{acts}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name == "import-file":
            self.app.dom.pick_file(".txt,.talon,text/plain", LIMIT, self._picked)
        elif name == "import-text":
            self._read(data["text"])
        elif name == "import-back":
            self._checked = None
            self.app.redraw()
        elif name == "import-look":
            if self._checked is not None:
                self.app.loose = (self._checked, self._labels(self._checked), self._text, [])
                self.app.go("replay", id=LOOSE)
        elif name == "import-keep":
            if self._checked is not None and not self._busy:
                self._busy = True
                self.app.spawn(self._keep(self._checked))
        else:
            return False
        return True

    def _picked(self, file: "dict[str, str | None] | None") -> None:
        if file is None or self.app.front() is not self:  # reading may take a while, and the player may have left
            return
        if file["text"] is None:
            self._read_long(self.app.dom.long_file(PART))
        else:
            self._read(file["text"])

    def _read_long(self, texts: "Sequence[str]") -> None:
        """Reads a file over the limit, whole lines of it at a time, if it is an export of all matches."""
        if any(is_archive(text) for text in texts):
            self.app.close()
            self.app.dialog(TakeInSheet(self.app, texts))
        else:
            self._read(None)

    def _read(self, text: str | None) -> None:
        """Lets the engine read a text; None stands for one over the limit. An export of all has its own sheet."""
        link = link_in(text or "")
        if link:
            self.app.go("links", id=link)
            return
        kind = sent_as(text or "")
        if text is not None and kind:
            self._text = text
            self.app.spawn(self._open_sent(kind, text.lstrip().partition("\n")[2]))
            return
        if text is not None and is_archive(text):
            self.app.close()
            self.app.dialog(TakeInSheet(self.app, [text]))
            return
        if text is None or len(text) > LIMIT:
            self._refuse(self.app.t("import-too-long"))
            return
        self._text = text
        if not text.strip():
            self._refuse(self.app.t("import-empty"))
            return
        self._fault = ""
        self._busy = True
        self.app.redraw()
        self.app.spawn(self._check(reseeded(text, self.app.dom.random(SEED_BYTES))))

    async def _open_sent(self, kind: str, record: str) -> None:
        """Opens a file that was sent in place of a link, as its link would be."""
        await self.app.rooms.bring("links")
        from ..links.parcel import LinkFault, Parcel, packed

        try:
            address = await packed(self.app, Parcel(kind, record))
        except LinkFault as fault:
            self.app.l10n.load("links")
            self._refuse(self.app.t("link-fault-" + fault.code))
            return
        if self.app.front() is self:
            self.app.go("links", id=link_in(address))

    async def _check(self, text: str) -> None:
        try:
            checked = await self.app.engine.ask("check", text=text)
            checked["seats"] = named(self.app, checked["seats"])
            self._checked = checked
        except EngineError as error:
            code = "import-" + error.code.replace("/", "-")
            known = self.app.l10n.has(code)
            self._fault = self.app.t(code, error.args_) if known else self.app.t("import-record-broken")
        self._busy = False
        self.app.redraw()

    def _refuse(self, text: str) -> None:
        self._fault = text
        self.app.redraw()

    def _labels(self, checked: "Checked") -> "dict[str, Any]":
        """Returns what the text says about the match, as its meta has it."""
        labels = labels_of(self._text)
        labels.update(marks_of(self._text))
        if labels.get("daily") and checked["deal_over"]:
            labels["over"] = True  # such a match ends with its first deal
        match, _, moment = labels.get("branch", "").partition("/")
        if match and not self.app.saves.exists(match):
            labels["branch"] = f"{LOOSE}/{moment}"  # tried out from a match that is not here: nothing leads back
        return labels

    async def _keep(self, checked: "Checked") -> None:
        """Stores the match."""
        text, labels = self._text, self._labels(checked)
        try:
            match = await take_in(self.app, checked["record"], checked, labels=labels, text=text)
        except SaveError as error:
            self._busy = False
            self.app.explain(error)
            return
        if self.app.front() is self:
            self.app.go("table", id=match)
