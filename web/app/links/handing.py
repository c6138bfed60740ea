"""The sheet that hands a link on: copied, shared, as a file, or as a code that another device reads."""

from ..markup.html import button, esc, icon
from ..screen import Sheet
from .parcel import SHORT, qr_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


class HandingSheet(Sheet):
    """A sheet that makes a link. `address` is the link, "" until it is made, `text` the content of its file."""

    name = "send"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        app.l10n.load("links")
        self.address = ""
        self.text = ""

    def title(self) -> str:
        return self.app.t("send")

    def said(self) -> str:
        """Returns the words that go with the link."""
        return ""

    def file_name(self) -> str:
        """Returns the name of the file, "" if there is nothing to save."""
        return ""

    def handing_html(self) -> str:
        """Returns the buttons that hand the link on, disabled until it is made."""
        t = self.app.t
        waits = not self.address
        shares = self.app.dom.can_share()
        buttons = [button("send-file", t("send-file"), disabled=waits)] if self.file_name() else []
        buttons.append(button("send-qr", t("send-qr"), disabled=waits))
        buttons.append(button("send-copy", t("send-copy"), "" if shares else "btn-primary", disabled=waits))
        if shares:
            buttons.append(button("send-share", t("share"), "btn-primary", disabled=waits))
        long = f'<p class="note">{icon("info")}<span>{esc(t("send-long"))}</span></p>'
        note = long if len(self.address) > SHORT else ""
        return f'{note}<div class="sheet-actions">{"".join(buttons)}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        dom = self.app.dom
        if name == "send-file":
            dom.download(self.file_name(), self.text)
        elif name == "send-copy":
            dom.copy(self.address, self._copied)
        elif name == "send-share":
            dom.share(self.app.t("app-name"), f"{self.said()}\n{self.address}", self._shared)
        elif name == "send-qr":
            self.app.spawn(self._show_code(self.address))
        else:
            return False
        return True

    def _copied(self, done: bool) -> None:
        self.app.toast(self.app.t("send-copied" if done else "copy-failed"))

    def _shared(self, done: bool) -> None:
        if done and self.app.front() is self:
            self.app.close()

    async def _show_code(self, address: str) -> None:
        code = await qr_code(self.app, address)
        if self.app.front() is not self or self.address != address:
            return  # it was pressed twice, or something else has been chosen meanwhile
        if code is None:
            self.app.toast(self.app.t("send-no-qr"))
        else:
            self.app.dialog(QrSheet(self.app, code[0], code[1]))


class QrSheet(Sheet):
    """A link as a QR code."""

    name = "qr"

    def __init__(self, app: "App", size: int, path: str) -> None:
        super().__init__(app)
        self._size = size
        self._path = path

    def title(self) -> str:
        return self.app.t("qr")

    def body(self) -> str:
        code = qr_html(self._size, self._path, self.app.t("qr-label"))
        return f'<div class="qr-view">{code}<p class="help">{esc(self.app.t("qr-line"))}</p></div>'


def qr_html(size: int, path: str, label: str) -> str:
    """Returns a QR code, dark on white in every theme, with the quiet zone that a camera needs."""
    side = size + 8  # four modules on each side
    return (
        f'<svg class="qr" viewBox="-4 -4 {side} {side}" role="img" aria-label="{esc(label)}" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h{side}v{side}h-{side}z"/>'
        f'<path fill="#000" d="{path}"/></svg>'
    )
