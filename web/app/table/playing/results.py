"""Results: counts finished deals and matches for the statistics, each once even if its end is undone and replayed."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...app import App
    from ...messages import Event, Table
    from .hot_seat import HotSeat
    from .session import Session


class Results:
    """Watches the tables that are shown."""

    def __init__(self, app: "App", session: "Session", hot_seat: "HotSeat") -> None:
        self._app = app
        self._session = session
        self._hot_seat = hot_seat

    def count(self, table: "Table", events: "Sequence[Event]") -> None:
        """Counts a deal that has just ended, and a match; after the very first, asks the browser to keep our data."""
        if not any(event["kind"] == "deal_end" for event in events):
            return
        app = self._app
        match = self._session.match
        notes = app.extras.notes(match)
        if notes.get("counted", 0) >= table["deal"]:
            return
        notes["counted"] = table["deal"]
        app.extras.keep_notes(match, notes)
        if app.stats.deal_done(table["game"]):
            app.dom.persist(lambda _: None)
        if table["match_over"]:
            you = self._hot_seat.only_person
            ranking = table["summary"]["places"] if table["summary"] else None
            won = you is not None and ranking is not None and ranking[you] == 1
            total = table["seats"][you]["total"] if you is not None else 0
            app.stats.match_done(table["game"], won, total)
