"""Results: has finished deals counted, each once even if its end is undone and replayed."""

from ...browser.late import PartAway
from ...late_rooms import note_try
from ...texts.engine_words import DEAL_END, MATCH_END

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...app import App
    from ...messages import Event, Table
    from ...saves.stored_match import Notes
    from ..state.scene import Scene
    from .session import Session

PAUSE_MS = 3000  # after a settlement, before any work begins that nobody has asked for


class Results:
    """Watches the tables that are shown; `counting` says whether this match counts in the figures."""

    def __init__(self, app: "App", session: "Session", scene: "Scene", notes: "Notes", *, counting: bool) -> None:
        self._app = app
        self._session = session
        self._scene = scene
        self._notes = notes
        self._counting = counting

    def count(self, table: "Table", events: "Sequence[Event]") -> None:
        """Counts a deal that has just ended.

        The running deal of a match that was conceded does not count.
        """
        kinds = [event["kind"] for event in events]
        over = DEAL_END in kinds or MATCH_END in kinds
        daily = self._session.source.daily
        if over and (self._counting or daily):  # figures keep the deals of the day apart
            self._app.spawn(self._note())
        if over and daily and not self._session.source.gives_help:
            self._app.spawn(self._settle_day())
        if not self._counting or table["practice"]:
            return
        if DEAL_END in kinds and self._notes.count(table["deal"]):
            self._app.stats.deal_done(table["game"])

    async def _settle_day(self) -> None:
        """Notes the result of the counted try at a deal of the day, then looks for par until the table is left."""
        session = self._session
        if not await note_try(self._app, session.meta):
            return
        from ...daily.pars import find_par

        await self._app.sleep(PAUSE_MS)
        if not session.stopped:
            session.on_stop = find_par(self._app, session.meta)

    async def _note(self) -> None:
        """Adds what is over to the figures; if their room cannot be fetched now, it is counted later."""
        session = self._session
        try:
            await self._app.rooms.bring("figures")
        except PartAway:
            return
        from ...figures.noting import note

        await note(self._app, session, self._scene)
