"""Codes by which two phones find each other: shown as QR codes and links, read from whatever is pasted."""

from ..client.errors import code_of
from ..markup.html import esc, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..browser.late import PartAway
    from ..client.engine_client import EngineError


class ShownCode:
    """A code on the screen: the link that holds it, and that as a QR code, "" if it is too long for one."""

    def __init__(self, app: "App", address: str, drawn: str) -> None:
        self._app = app
        self._address = address
        self._drawn = drawn

    def html(self) -> str:
        """Returns it as a QR code and as a text."""
        return (
            f'<div class="qr-view">{self._drawn}</div><div class="field"><input readonly type="text" '
            f'data-key="code-text" aria-label="{esc(self._app.t("phones-link-text"))}" value="{esc(self._address)}">'
            f"</div>"
        )

    def copy(self) -> None:
        """Copies the link, and tells whether that worked."""
        self._app.dom.copy(self._address, self._copied)

    def _copied(self, done: bool) -> None:
        self._app.toast(self._app.t("phones-copied" if done else "copy-failed"))


async def shown(app: "App", route: str, letters: str) -> ShownCode:
    """Returns a code to show, in a link that opens it at a route; raises PartAway."""
    await app.rooms.bring("links")
    from ..links.handing import qr_html
    from ..links.parcel import qr_code

    answer = app.tasks.deferred()
    app.dom.ask_late("links", "address", answer.done, f"#{route}/{letters}")
    address = await answer
    code = await qr_code(app, address)
    return ShownCode(app, address, qr_html(code[0], code[1], app.t("phones-code-label")) if code is not None else "")


def letters_in(text: str) -> str:
    """Returns the code in what somebody has typed or pasted: itself, or the end of a link."""
    return "".join(text.split()).rpartition("/")[2]


def field_html(label: str, typed: str) -> str:
    """Returns the field for a code that was sent or copied."""
    return (
        f'<div class="field"><input aria-label="{esc(label)}" autocapitalize="off" autocomplete="off" '
        f'data-field="code" data-key="code" spellcheck="false" type="text" placeholder="{esc(label)}" '
        f'value="{esc(typed)}"></div>'
    )


def fault_html(app: "App", fault: "EngineError | PartAway | None") -> str:
    """Returns why a code was refused, or a connection could not be made; "" if nothing is wrong."""
    return tag("p", esc(app.t(code_of(fault), fault.args_)), cls="error", role="alert") if fault is not None else ""
