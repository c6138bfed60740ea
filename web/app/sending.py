"""Sending: opens the sheet that makes a link of what was played."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .app import App


async def offer_link(
    app: "App", record: str, meta: "dict[str, Any]", number: int = 0, moment: int | None = None
) -> None:
    """Opens the sheet that makes a link of a match, of one of its deals, or of a moment of one; see `links.send`."""
    front = app.front()
    await app.rooms.bring("links")
    from .links.send import SendSheet

    if app.front() is front:
        app.dialog(SendSheet(app, record, meta, number=number, moment=moment))
