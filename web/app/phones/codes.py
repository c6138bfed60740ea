"""Codes by which two phones find each other: shown as QR codes and links, read from whatever is pasted."""

from ..markup.html import esc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


class ShownCode:
    """A code on the screen: `text` is the link that holds it, or the code itself; `drawn` is it as a QR code."""

    def __init__(self, text: str, drawn: str) -> None:
        self.text = text
        self._drawn = drawn

    def html(self, label: str) -> str:
        """Returns it as a QR code and as a text with a label."""
        return (
            f'<div class="qr-view">{self._drawn}</div><div class="field"><input readonly type="text" '
            f'data-key="code-text" aria-label="{esc(label)}" value="{esc(self.text)}"></div>'
        )


async def shown(app: "App", letters: str, route: str = "") -> ShownCode:
    """Returns a code to show, with a `route` as a link that opens it there; may raise PartAway."""
    await app.rooms.bring("links")
    from ..links.handing import qr_html
    from ..links.parcel import qr_code

    text = letters
    if route:
        answer = app.tasks.deferred()
        app.dom.ask_late("links", "address", answer.done, f"#{route}/{letters}")
        text = await answer
    code = await qr_code(app, text)
    return ShownCode(text, qr_html(code[0], code[1], app.t("phones-code-label")) if code is not None else "")


def letters_in(text: str) -> str:
    """Returns the code in what somebody has typed or pasted: itself, or the end of a link."""
    return "".join(text.split()).rpartition("/")[2]
