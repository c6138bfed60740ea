"""A match that nothing can be written of: what that means, and what can be done about it."""

from ..html import button, esc
from ..icons import icon
from ..screen import Sheet


class Unkept(Sheet):
    """Says why a match would be lost with this page, and offers to take it out, or to make room."""

    name = "unkept"
    style = "sheet-small"

    def __init__(self, app, match):
        super().__init__(app)
        self._match = match

    def title(self):
        return self.app.t("unkept")

    def body(self):
        t = self.app.t
        full = self.app.saves.unkept(self._match) == "save/full"
        buttons = button("export", t("export"), "btn-primary", icon=icon("export"))
        finished = self._finished()
        if full and finished:
            buttons = button("make-room", t("unkept-delete", n=len(finished)), icon=icon("trash")) + buttons
        text = t("unkept-full" if full else "unkept-off")
        return f'<p>{esc(text)}</p><div class="sheet-actions">{buttons}</div>'

    def _finished(self):
        entries = self.app.saves.list()
        return [entry["id"] for entry in entries if entry.get("over") and entry["id"] != self._match]

    def act(self, name, data):
        self.app.close()
        if name != "make-room":
            return False
        t = self.app.t
        count = len(self._finished())
        yes = t("unkept-delete", n=count)
        self.app.confirm(t("unkept-delete-title"), t("unkept-delete-text", n=count), yes, self._delete, danger=True)
        return True

    def _delete(self):
        for match in self._finished():
            self.app.saves.delete(match)
