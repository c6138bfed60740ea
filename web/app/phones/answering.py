"""Where the answer to an invitation arrives: the camera of the host's phone has opened it, in a tab of its own."""

from ..browser.storage import PREFIX, StorageFull, StorageOff
from ..markup.html import esc, tag
from ..screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App

KEY = PREFIX + "answer"  # a code on its way to the tab with the table, which removes it


class AnswerScreen(Screen):
    """Hands the code that it is opened with, `enter(id=...)`, to the tab in which the table is open."""

    name = "answer"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._said = "answer-passed"

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("phones")
        try:
            self.app.storage.set(KEY, id)
        except (StorageFull, StorageOff):
            self._said = "answer-lost"

    def title(self) -> str:
        return self.app.t("answer")

    def regions(self) -> list[tuple[str, str]]:
        return [("answer-main", tag("p", esc(self.app.t(self._said)), cls="panel", role="status"))]
