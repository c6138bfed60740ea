"""Codes by which two phones find each other: shown as QR codes and links, read from whatever is pasted."""

from ..markup.html import button, esc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


class ShownCode:
    """A code on the screen: the link that holds it, and that as a QR code, "" if it is too long for one."""

    def __init__(self, app: "App", address: str, drawn: str) -> None:
        self._app = app
        self._address = address
        self.drawn = drawn

    def html(self, owner: str) -> str:
        """Returns it as a text, with the button "<owner>-copy"."""
        t = self._app.t
        return (
            f'<div class="code-row"><div class="field"><input readonly type="text" '
            f'data-key="code-text" aria-label="{esc(t("phones-link-text"))}" value="{esc(self._address)}"></div>'
            f"{button(owner + '-copy', t('phones-copy-link'))}</div>"
        )

    def copy(self) -> None:
        """Copies the link, and says whether that worked."""
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


def beside(heading: str, picture: str, rest: str) -> str:
    """Returns a code, or the camera's picture, with its heading above and its buttons below or beside it."""
    return (
        f'<div class="codes">{heading}<div class="code-picture">{picture}</div><div class="stack">{rest}</div></div>'
    )
