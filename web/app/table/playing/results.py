"""Results: counts finished deals and matches for the statistics, each once even if its end is undone and replayed."""

from ...engine_words import DEAL_END, MATCH_END

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...app import App
    from ...messages import Event, Table
    from ...saves.notes import Notes
    from .hot_seat import HotSeat


class Results:
    """Watches the tables that are shown, but for practice; `counting` says whether this match counts at all."""

    def __init__(self, app: "App", notes: "Notes", hot_seat: "HotSeat", *, counting: bool) -> None:
        self._app = app
        self._notes = notes
        self._hot_seat = hot_seat
        self._counting = counting

    def count(self, table: "Table", events: "Sequence[Event]") -> None:
        """Counts a deal that has just ended, and a match; after the very first, asks the browser to keep our data.

        Of a match that was given up its running deal does not count.
        """
        kinds = [event["kind"] for event in events]
        if not self._counting or table["practice"]:
            return
        app = self._app
        if DEAL_END in kinds and self._notes.count(table["deal"]) and app.stats.deal_done(table["game"]):
            app.dom.persist(lambda _: None)
        if MATCH_END in kinds and self._notes.count_match():
            you = self._hot_seat.only_person
            ranking = table["summary"]["places"] if table["summary"] else None
            won = you is not None and ranking is not None and ranking[you] == 1
            app.stats.match_done(table["game"], won)
