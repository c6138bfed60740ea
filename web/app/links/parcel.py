"""The content of a link: its kind and a text, packed into an address's fragment, `#links/<kind>.<version>.<text>`.

The text is a record, part of one, or a problem as `problems/written.py` writes it. It is deflated, which adds a
checksum, and written in base64url.
"""

import json

from ..client.record_texts import LINK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App

VERSION = 1
KINDS = ("deal", "position", "match", "problem")
LIMIT = 500_000  # bytes of a text as JSON that the page has room for
SHORT = 2_000  # characters of an address that every messenger takes whole


class LinkFault(Exception):
    """Why a link cannot be opened: its `code` is damaged, newer, large, away, game or game-away."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Parcel:
    """A `kind` of link, and its record, or a problem's text in place of one."""

    def __init__(self, kind: str, record: str) -> None:
        self.kind = kind
        self.record = record


async def packed(app: "App", parcel: Parcel) -> str:
    """Returns the address of a link; raises LinkFault."""
    answer = app.tasks.deferred()
    head = f"{LINK}{parcel.kind}.{VERSION}."
    app.dom.ask_late("links", "pack", answer.done, head, parcel.record)
    address: str = await answer
    if not address:
        raise LinkFault("away")
    return address


async def unpacked(app: "App", text: str) -> Parcel:
    """Returns the content of a link, given the text after its `#links/`; raises LinkFault."""
    kind, _, rest = text.partition(".")
    version, _, data = rest.partition(".")
    data = data.rstrip(".,;:!?)>]\"'")  # punctuation of the sentence around it
    if not (kind.isalpha() and version.isdigit() and data):
        raise LinkFault("damaged")
    if version != str(VERSION) or kind not in KINDS:
        raise LinkFault("newer")
    answer = app.tasks.deferred()
    app.dom.ask_late("links", "unpack", answer.done, data, LIMIT)
    reply = json.loads(await answer or '{"fault": "away"}')
    if "fault" in reply:
        raise LinkFault(reply["fault"])
    return Parcel(kind, reply["text"])


async def qr_code(app: "App", address: str) -> "tuple[int, str] | None":
    """Returns the size of a QR code and its dark modules as a path, None if the address is too long for one."""
    answer = app.tasks.deferred()
    app.dom.ask_late("links", "qr", answer.done, address)
    reply = json.loads(await answer or "null")
    return (reply["size"], reply["path"]) if reply else None
