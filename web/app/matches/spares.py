"""Spares: the next match of each game against the computer, made ahead so that its table appears at a tap.

A spare is made while nothing is going on (see `upkeep/sparing.py`), from a seed like any other, and nobody sees it.
It is stored under `talon.spare.GAME` as a save, whose meta also has the match's id and its first table. Taking it
writes it to the journal under that id: if two browser tabs try, the journal lets only one have it.
"""

from ..ahead import import_table
from ..browser.storage import PREFIX
from ..saves import Save, pack
from .matches import first_picture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App

KEY = PREFIX + "spare."
IDLE_MS = 3000  # before each look at whether anything else is going on


class Spares:
    """Keeps spares and hands each out once; one that is damaged or on other terms counts as none."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._waiting = False
        self._save: Save | None = None  # read last: a tap asks twice, and reading takes a while

    def has(self, game: str) -> bool:
        """Returns whether anything is stored for a game, on whatever terms."""
        return self._app.storage.get(KEY + game) is not None

    def fits(self, game: str, terms: str) -> bool:
        """Returns whether there is a spare of a game on these terms (`NewMatch.terms`)."""
        return self.read(game, terms) is not None

    def keep(self, game: str, terms: str, record: str, meta: "dict[str, Any]") -> None:
        """Stores a spare; `first` in its `meta` is {"seat", "table"}, the viewer and what they see at first."""
        about = dict(meta)
        about["spare"] = {"terms": terms, "match": self._app.dom.random(6)}
        self._app.extras.keep_text(KEY + game, pack(0, about, record))

    async def take(self, game: str, terms: str) -> str | None:
        """Begins the match of a spare and returns its id, None if there is none or another tab has taken it."""
        app = self._app
        save = self.read(game, terms)
        if save is None:
            return None
        app.storage.remove(KEY + game)
        self._save = None
        self.renew()
        match, meta, picture = self.unpacked(save)
        keeping = app.spawn(app.saves.begin(match, save.record, meta))
        if not app.stills.has(game, match, save.record):
            import_table()  # while the journal writes
        if not await keeping:
            return None
        await app.games.wait_briefly(game)
        app.extras.keep_picture(match, picture["seat"], picture["table"])
        return match

    def read(self, game: str, terms: str) -> "Save | None":
        """Returns the spare of a game, None without one on these terms."""
        text = self._app.storage.get(KEY + game) or ""
        if self._save is None or self._save.text != text:
            self._save = Save(text).verify()
        if self._save.fault is not None:
            return None
        spare = self._save.meta.get("spare")
        return self._save if isinstance(spare, dict) and spare["terms"] == terms else None

    @staticmethod
    def unpacked(spare: "Save") -> "tuple[str, dict[str, Any], dict[str, Any]]":
        """Returns the id of a spare's match, the meta that it begins with, and the picture of its first table."""
        meta = dict(spare.meta)
        match: str = meta.pop("spare")["match"]
        first = meta.pop("first")
        return match, meta, {"seat": first["seat"], "table": first_picture(first["table"], spare.record)}

    # -- making

    def renew(self) -> None:
        """Makes the missing spares as soon as nothing else is going on."""
        if not self._waiting:
            self._waiting = True
            self._app.dom.after(IDLE_MS, self._renew)

    def _renew(self) -> None:
        self._waiting = False
        if not self._app.screen.rests:
            return
        if self._app.engine.working:
            self.renew()
        elif self._app.engine.state == "ready":
            self._app.spawn(self._make())

    async def _make(self) -> None:
        from ..late_rooms import deal_ahead

        if not await deal_ahead(self._app):
            self.renew()
