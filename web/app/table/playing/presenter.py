"""Presents the match: asks for the table as seen by whoever may look, shows it, and announces what has happened."""

from ...client.engine_client import EngineError
from ...client.errors import is_ruled
from ...texts.engine_words import CAPTURE, DEAL_END
from ..state.table_view import TableView
from .hearing import is_bomb
from .telling import Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ...app import App
    from ...messages import Event, Table
    from ...task import Deferred
    from .hot_seat import HotSeat
    from .outside import TableDisplay
    from .pace import Pace
    from .session import Session

SIDES_MS = 120  # from the first side of a settlement to the others
NO_TAPS_MS = 1000  # after a deal has ended, when a tap may still be meant for what was there before


def _nothing() -> None:
    """Returns None: usually a finished trick just stays for a while."""


class Presenter:
    """Shows each new state of the match; knows nothing of how it came about.

    `generation` counts the tables asked for: an answer to what was asked in an earlier one is stale.
    The functions in `on_shown` get (table, events) when a table is on the screen, those in `on_settled` get (table)
    once no finished trick lingers there. `hold_trick()` returns what a trick that has just finished waits for, or
    None if it only stays for a while.
    """

    def __init__(
        self, app: "App", session: "Session", *, hot_seat: "HotSeat", pace: "Pace", display: "TableDisplay"
    ) -> None:
        self._app = app
        self._session = session
        self._hot_seat = hot_seat
        self._pace = pace
        self._scene = display.scene
        self._display = display
        self._telling = Telling(app, hot_seat, display)
        self.generation = 0
        self._is_asked = False  # whether a table has been asked for
        self._untold: list[Event] = []  # what has happened since a table was last shown
        self.may: Sequence[int] = ()  # the seats that may act out of turn
        self.undoable: Sequence[int] = ()  # the seats that have something to undo, while nobody looks
        self._recalled: TableView | None = None  # what is shown until the engine answers
        self.on_dealt: list[Callable[[Table], None]] = []  # called when a table is dealt before the engine is up
        self.on_shown: list[Callable[[Table, Sequence[Event]], None]] = []
        self.on_settled: list[Callable[[Table], None]] = []
        self.hold_trick: Callable[[], Deferred | None] = _nothing
        self._hold: Deferred | None = None  # the last result of `hold_trick`
        self._stays = 0  # milliseconds for which what has just finished stays in sight

    # -- new tables

    def see(self, table: "Table", space: "Sequence[Any]") -> None:
        """Has the scene show a stored table with the `space` kept then."""
        self._scene.see(TableView(table, self._hot_seat.bottom), self._hot_seat.persons)
        self._scene.keep_space(*space)

    def recall(self, table: "Table", space: "Sequence[Any]", fresh: bool) -> None:
        """Draws a stored table until the engine answers; a `fresh` one is being dealt."""
        self.see(table, space)
        scene = self._scene
        self._recalled = scene.view
        self._display.draw_table(None, scene.view.dealer() if fresh else None)
        self._telling.tell(table["log"] if fresh else ())
        for listener in self.on_dealt if fresh else ():
            listener(table)

    async def follow(self, events: "Sequence[Event]" = ()) -> None:
        """Finds out who may look now, and shows what they see; a later call overtakes an earlier one.

        It takes over the events of that one.
        """
        if self._session.stopped:
            return  # in another tab it may have gone on
        self._untold += events
        try:
            await self._follow()
        except EngineError:
            self._scene.queued = None  # the next press will meet the same error
            self._display.draw("bar")
            raise

    async def _follow(self) -> None:
        if self._is_asked:  # answers about the kept picture still hold, as it shows the same moment
            self.generation += 1
        self._is_asked = True
        generation = self.generation
        hot_seat = self._hot_seat
        if not hot_seat.alone:
            status = await self._session.ask("status")
            if generation != self.generation:
                return
            self.may = status["may"]
            self.undoable = status["undo"]
            hot_seat.turn(status["must"], over=status["deal_over"])
            self._session.source.keep_picture(None, {"must": status["must"], "deal_over": status["deal_over"]})
            if hot_seat.asked is not None:
                self._scene.see(None, hot_seat.persons)
                self._app.hush()
                self._telling.tell(self._news())
                self._display.draw()
                return
        answer = await self._session.ask("look", seat=hot_seat.viewer)
        await self._app.pause()
        if generation == self.generation:
            await self._show(answer["table"])

    def _news(self) -> "list[Event]":
        """Returns what has happened since a table was last shown, once."""
        news, self._untold = self._untold, []
        return news

    def is_stale(self, generation: int) -> bool:
        """Returns whether another table has been asked for since a generation, or nobody here may look any longer."""
        return generation != self.generation or self._session.stopped or not self._scene.has_view

    async def _show(self, table: "Table") -> None:
        scene = self._scene
        old = scene.view if scene.has_view else None
        recalled, self._recalled = self._recalled, None
        if recalled is not None and recalled is old and recalled.table == table:
            self._agree(table)
            return
        events = self._news()
        bombing = scene.bombing and old is not None
        scene.see(TableView(table, self._hot_seat.bottom), self._hot_seat.persons)
        self.may = table["may"]
        taker = next((event["seat"] for event in reversed(events) if event["kind"] == CAPTURE), None)
        ends = any(event["kind"] == DEAL_END for event in events)
        # The last trick stays in sight for a while before it goes; so does a table without tricks when its deal ends.
        self._hold = self.hold_trick() if taker is not None else None
        self._stays = 0
        if taker is not None or (ends and scene.view.has_melds()):
            is_new = ends or scene.view.shows_news()
            self._stays = self._pace.trick(leads=scene.view.must(), is_new=is_new)
        scene.linger = self._stays > 0 or self._hold is not None
        watched = self._pace.is_watched and self._app.appearance.moves()
        scene.bombing = watched and (bombing or is_bomb(table, events))
        scene.ignores_taps = ends
        scene.tallying = watched and scene.ignores_taps
        dealt = table["ply"] == 0 and (old is None or old.table["deal"] != table["deal"])
        await self._draw(old, scene.view.dealer() if dealt else None)
        self._telling.tell(table["log"] if dealt else events)
        self._shown(table, events, taker)

    async def _draw(self, old: "TableView | None", dealer: int | None = None) -> None:
        """Draws a table as `draw_table` does, worked out before; what follows from it comes in a later task."""
        await self._display.compose()
        self._display.draw_table(old, dealer)
        await self._app.pause()

    def _agree(self, table: "Table") -> None:
        """Goes on from a recalled table that the engine confirms: what the player has begun there stays."""
        self.may = table["may"]
        self._display.draw("banner", "bar")
        self._shown(table, (), None)

    def _shown(self, table: "Table", events: "Sequence[Event]", taker: int | None) -> None:
        """Stores what is on the screen now, and tells the listeners."""
        scene = self._scene
        self._session.keep_meta(table)
        if self._hot_seat.alone:
            picture = dict(table)
            picture["of"] = len(self._session.record)
            picture["space"] = scene.space()
            self._session.source.keep_picture(self._hot_seat.viewer, picture)
        if scene.view.hand_slots():
            self._app.dom.mark("talon:dealt")
        if table["deal_over"] or len(scene.deals) != table["deal"] - 1:
            self._session.spawn(self._scores())
        for listener in self.on_shown:
            listener(table, events)
        self._session.spawn(self._settle(table, taker, self.generation))

    async def _settle(self, table: "Table", taker: int | None, generation: int) -> None:
        """Clears a finished trick away after a while, or what lay on the table at the end of a deal."""
        scene = self._scene
        if scene.linger:
            await (self._hold or self._pace.stay(self._stays))
            if generation == self.generation and taker is not None:
                await self._pace.rest(self._display.gather(taker))
        if generation != self.generation:
            return
        if scene.linger:
            scene.linger = False
            scene.made = None
            scene.one_side = scene.ignores_taps  # all sides at once would take a slow phone long
            await self._draw(scene.view)
        for listener in self.on_settled:
            listener(table)
        if scene.one_side:
            await self._app.sleep(SIDES_MS)
            if generation != self.generation:
                return
            scene.one_side = False
            await self._display.compose("settlement")
            self._display.draw("settlement")
        if scene.ignores_taps:
            await self._app.sleep(NO_TAPS_MS)
            if generation == self.generation:
                scene.ignores_taps = False
                self._display.draw("bar")

    async def _scores(self) -> None:
        status = await self._session.ask("status")
        self._scene.deals = status["deals"]
        ended = self._scene.has_view and self._scene.view.table["match_over"]
        self._display.draw(*(("side", "bar", "settlement") if ended else ("side", "bar")))  # the curve, the look back

    def refuse(self, error: EngineError) -> None:
        """Says why what a player wanted is not done: on the line above the hand if it is their turn, else in a toast.

        While others move, the line would soon say something else.
        """
        scene = self._scene
        if self._session.stopped or error.code == "cancelled":
            return
        if not (is_ruled(error) and scene.has_view and scene.view.must()) or scene.is_settled:
            self._app.explain(error)
            return
        scene.hint = None
        self._app.say(scene.refuse(None, self._app.reason(error)))
        self._display.draw("banner", "hand", "bar")

    def seal(self, html: str) -> None:
        """Shows something below the result of the match."""
        self._scene.seal = html
        self._display.draw("settlement")

    def head(self, html: str) -> None:
        """Shows a further button above the table, or none."""
        self._scene.head = html
        self._display.draw()

    # -- closing hands

    def reveal(self, seat: int) -> None:
        """Opens the hand of the person who has taken the device."""
        self._hot_seat.confirm(seat)
        self._session.spawn(self.follow())

    def conceal(self) -> None:
        """Closes every hand, because the page went out of sight, unless the deal is over."""
        over = self._scene.has_view and self._scene.view.table["deal_over"]
        if not self._hot_seat.alone and not over:
            self.close()
            self._session.spawn(self.follow())

    def interrupt(self) -> None:
        """Stops what is going on and closes every hand, because the people here are asked something."""
        self.generation += 1
        self._session.cancel_thought()
        self.close()

    def close(self) -> None:
        """Closes every hand."""
        self._hot_seat.hide()
        self._app.hush()
        self._scene.see(None, self._hot_seat.persons)
        self._display.draw()

    def stop(self) -> None:
        """Stops presenting: the table has been left."""
        self.generation += 1
        self._app.hush()
        self._session.stop()
