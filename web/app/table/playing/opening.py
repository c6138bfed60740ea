"""Opening a match: the last picture of it at once, the table as soon as the engine answers, repairs if need be."""

from ...client.engine_client import EngineError, GameAway
from ...matches.stills import UNDRAWABLE
from ...texts.names import deal_name, named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...app import App
    from .hot_seat import HotSeat
    from .outside import TableDisplay
    from .presenter import Presenter
    from .session import Session


class Opening:
    """Opens the match of a session."""

    def __init__(
        self,
        app: "App",
        session: "Session",
        *,
        hot_seat: "HotSeat",
        presenter: "Presenter",
        display: "TableDisplay",
    ) -> None:
        self._app = app
        self._session = session
        self._hot_seat = hot_seat
        self._presenter = presenter
        self._scene = display.scene
        self._display = display

    def recall(self) -> None:
        """Draws the last picture; one that cannot be drawn is ignored."""
        try:
            self._recall(self._session.source.picture())
        except UNDRAWABLE:
            self._scene.see(None, self._hot_seat.persons)
            self._display.draw()

    def open(self) -> None:
        """Asks for the table."""
        self._session.opened.done()
        self._session.spawn(self._start())

    def _open_again(self) -> None:
        if not self._session.stopped:
            self.open()

    def _recall(self, picture: "dict[str, Any] | None") -> None:
        """Shows a stored picture; if several people play, only whose turn it was."""
        hot_seat = self._hot_seat
        table: Any = dict(picture["table"]) if picture and picture["table"] else None
        if picture is None or table is None:
            self._display.draw()
        elif hot_seat.alone and picture["seat"] == hot_seat.viewer and "seats" in table:
            self._presenter.recall(*self._current(table))
        else:
            hot_seat.turn(table["must"], over=table["deal_over"])
            self._display.draw()

    def _current(self, table: "dict[str, Any]") -> "tuple[Any, Sequence[Any], bool]":
        """Returns a stored table, the space kept then and whether it is being dealt; its moves only if they hold."""
        fresh = table.pop("fresh", False)
        space = table.pop("space", (0, False))  # a picture of an older version has none
        if table.pop("of", None) != len(self._session.record):
            table["must"] = []
            table["may"] = []
            table["actions"] = []
            table["undo"] = None
        return table, space, fresh

    def foresee(self, table: "dict[str, Any]") -> None:
        """Has the scene show a stored table as `recall` will draw it."""
        shown, space, _ = self._current(dict(table))
        self._presenter.see(shown, space)

    async def _start(self) -> None:
        """Shows the table for the first time, or offers to try again if its game's code cannot be fetched.

        If the record is damaged, it offers the part that can be replayed.
        """
        try:
            await self._presenter.follow()
        except GameAway as error:
            if self._session.stopped:
                return
            t, args = self._app.t, error.args_
            self._app.frame.notice(lambda: t("error-game-away", args), "engine-retry", self._open_again)
        except EngineError as error:
            if error.code != "record/broken" or not self._session.source.can_mend:
                raise
            part = await self._app.engine.ask("check", text=self._session.record)
            if self._session.stopped:
                return
            t = self._app.t
            text = t("mend-text", deal=deal_name(self._app, part), ply=part["ply"])
            self._app.confirm(t("mend-title"), text, t("mend-yes"), lambda: self._app.spawn(self._mend(part)))

    async def _mend(self, part: "dict[str, Any]") -> None:
        """Goes on with a copy of what can be replayed; the match itself stays as it is."""
        meta = dict(self._session.meta)
        part["seats"] = named(self._app, part["seats"])
        for name in ("seats", "options", "deal", "ply", "scores", "over"):
            meta[name] = part[name]
        meta["places"] = None
        match = await self._app.saves.create(part["record"], meta)
        self._app.replace("table", id=match)
