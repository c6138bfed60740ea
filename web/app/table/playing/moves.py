"""Changes of the match: plays a move, deals the next hand; no button counts twice while the engine is at work."""

from ...client.engine_client import EngineError
from ...client.errors import is_ruled
from ...texts.engine_words import BET_ACTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ...app import App
    from ...messages import Event
    from .hot_seat import HotSeat
    from .outside import TableDisplay
    from .presenter import Presenter
    from .session import Session


class Moves:
    """Asks the session for changes, and lets the presenter show the results."""

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
        self.together = (0, 1)  # the version after the last play, and how many moves that made in one go
        # Lets the viewer make a legal move; returns False after answering it otherwise.
        self.permits: Callable[[str], bool] = lambda move: True

    def move(self, move: str) -> None:
        """Plays a move that a button offers to the viewer."""
        scene = self._scene
        seat = self._hot_seat.viewer
        if scene.queued is not None or seat is None or not self.permits(move):
            return
        if self._app.settings.on("confirm_bets") and not self._session.source.is_coached and scene.warns(move):
            scene.lapsing = move
            scene.armed = None
            self._display.draw("bar")
            self._app.say(self._app.t("table-bet-lapses-said"))
            return
        # A bet, and a choice that several make at once, stand whatever others have done meanwhile.
        stands = any(action["move"] == move and action["kind"] == BET_ACTION for action in scene.actions())
        stands = stands or len(scene.view.table["must"]) > 1
        scene.lapsing = None
        scene.queued = move
        then = scene.selection.then(move, scene.view.hand_slots())
        # The engine begins at once, and draws nothing before this is done.
        self._session.spawn(self.play(seat, move, None if stands else self._session.version, then))
        self._display.draw("bar", "seats")

    async def play(self, seat: int, move: str, version: int | None = None, then: "Sequence[str]" = ()) -> None:
        """Plays a move for any seat, and `then` the other moves of the same turn.

        With `version`, they are for that version of the match only.
        """
        events: list[Event] = []
        for one in [move] + list(then):
            answer = await self.change("play", {"seat": seat, "move": one, "for": self._hot_seat.viewer}, version)
            if answer is None:
                return
            events += answer["events"]
            version = self._session.version
        self.together = (version or 0, 1 + len(then))
        if seat in self._hot_seat.persons:
            self._hot_seat.acted = seat
            self._scene.spend(move)
        await self._presenter.follow(events)

    async def change(self, op: str, fields: "dict[str, Any]", version: int | None = None) -> "dict[str, Any] | None":
        """Changes the record; returns the answer, None when it was refused or came too late."""
        answer: dict[str, Any] | None = None
        refusal: EngineError | None = None
        try:
            answer = await self._session.change(op, fields, version)
        except EngineError as error:
            if is_ruled(error):
                refusal = error  # said below the table that it is about
            else:
                self._app.explain(error)
        if answer is None and not self._session.stopped:
            self._scene.queued = None
            self._scene.armed = None
            self._display.draw("bar", "seats")
            await self._presenter.follow()
            if refusal is not None:
                self._presenter.refuse(refusal)
        return answer

    def concede(self, seat: int) -> None:
        """Concedes the match for a seat."""
        self._session.spawn(self._concede(seat))

    async def _concede(self, seat: int) -> None:
        self._presenter.generation += 1  # a bot that is resting before its move no longer makes it
        self._session.cancel_thought()
        answer = await self.change("concede", {"seat": seat, "for": seat})
        if answer is not None:
            await self._presenter.follow(answer["events"])

    # -- after a deal

    def next_deal(self) -> None:
        """Deals the next hand."""
        if self.go_on("next"):
            self._app.frame.hurry_toast()  # it may lie over cards
            self._session.spawn(self._next_deal())

    def go_on(self, act: str) -> bool:
        """Presses the button that goes on after a deal; returns False if one is already pressed or it is too soon."""
        if self._scene.queued is not None or self._scene.ignores_taps:
            return False
        self.queue(act)
        return True

    def queue(self, act: str | None) -> None:
        """Marks the button that waits for the engine; None clears the mark."""
        self._scene.queued = act
        self._display.draw("bar")

    async def _next_deal(self) -> None:
        answer = await self.change("next", {}, self._session.version)
        if answer is not None:
            self._hot_seat.hide()
            self._hot_seat.clear_news()
            await self._presenter.follow()
