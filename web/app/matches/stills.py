"""Stills: how a table looked, as HTML, shown at a tap while the code that draws tables has still to be imported.

There is one of the match that was left last, and one of the first table of each spare. It is shown only as long as
the match, the settings, the build and the language are those that it was made with.
"""

import json

from ..browser.storage import PREFIX
from ..saves import SaveError, crc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Screen

    Look = tuple[list[tuple[str, str]], str, str]  # the regions, the title, the HTML of the header

KEY = PREFIX + "still."
LEFT = "left"  # the place of the match that was left last
# What drawing a picture may raise that is damaged, or another version's.
UNDRAWABLE = (AttributeError, LookupError, TypeError, ValueError)


class Stills:
    """Keeps stills, each in a place: `LEFT`, or the name of a spare's game."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def keep(self, place: str, match: str, record: str, screen: "Screen") -> None:
        """Keeps how the table of a match looks; if there is no room, the place is empty."""
        regions = screen.regions()  # in the order in which a screen is drawn
        look = json.dumps([regions, screen.title(), screen.top()])
        self._app.extras.keep_text(KEY + place, self._head(match, record) + look)

    def has(self, place: str, match: str, record: str) -> bool:
        """Returns whether there is one of a match with this record."""
        return (self._app.storage.get(KEY + place) or "").startswith(self._head(match, record))

    def find(self, match: str) -> "Look | None":
        """Returns how the table of a match looks, None where that is unknown or its game's drawings are not here."""
        app = self._app
        try:
            record, meta = app.saves.peek(match)
        except SaveError:
            return None
        if not app.games.is_here(meta["game"]):
            return None
        head = self._head(match, record)
        texts = [app.storage.get(KEY + place) or "" for place in (LEFT, meta["game"])]
        return next((_read(text[len(head) :]) for text in texts if text.startswith(head)), None)

    def forget(self, match: str) -> None:
        """Drops that of a match that was left last."""
        storage = self._app.storage
        if (storage.get(KEY + LEFT) or "").startswith(match + " "):
            storage.remove(KEY + LEFT)

    def _head(self, match: str, record: str) -> str:
        """Returns the first line of a still, which is another one where the table may look different."""
        app = self._app
        kept = [app.storage.get(PREFIX + name) or "" for name in ("settings", "notes." + match)]
        return f"{match} {crc(record + ''.join(kept))} {app.dom.version()} {app.l10n.language}\n"


def _read(text: str) -> "Look | None":
    try:
        regions, title, top = json.loads(text)
        return [(name, html) for name, html in regions], title, top
    except (TypeError, ValueError):
        return None
