"""Undoing moves: at once if one person plays or for a step of the running turn; among several, if all agree."""

from ...client.engine_client import EngineError
from ...texts.engine_words import PASS_ACTION
from ...texts.names import remote_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...app import App
    from ...messages import Event, Text
    from .hot_seat import HotSeat
    from .moves import Moves
    from .outside import TableDisplay
    from .presenter import Presenter
    from .session import Session


class UndoRequest:
    """A request among people to undo a move: the seat that wants it, and the seats that have yet to agree."""

    def __init__(self, wants: int, left: "Sequence[int]") -> None:
        self.wants = wants
        self.left = list(left)


class Undoing:
    """Undoes moves of people at this device; `request` is what the others are being asked, or None."""

    def __init__(
        self,
        app: "App",
        session: "Session",
        *,
        hot_seat: "HotSeat",
        presenter: "Presenter",
        moves: "Moves",
        display: "TableDisplay",
    ) -> None:
        self._app = app
        self._session = session
        self._hot_seat = hot_seat
        self._presenter = presenter
        self._moves = moves
        self._scene = display.scene
        self._display = display
        self.request: UndoRequest | None = None
        self._working = False  # a move is being undone, and is still shown
        self.on_choice: Callable[[], object] = lambda: None  # called once moves that play themselves were undone

    def can_undo(self) -> bool:
        """Returns whether the viewer has something of this deal to undo: a step of a turn, or a move.

        A whole move only where everybody who would have to agree is at this device.
        """
        undo = self._scene.view.table["undo"] if self._scene.has_view else None
        return undo == "step" or (undo is not None and not remote_in(self._session.players))

    def can_undo_behind_curtain(self) -> int | None:
        """Returns the person who has just played, if they may undo that from behind the curtain; else None."""
        seat = self._hot_seat.acted
        here = seat in self._hot_seat.persons and seat != self._hot_seat.asked
        return seat if here and seat in self._presenter.undoable else None

    def undo(self, seat: int) -> None:
        """Undoes a seat's last move; among several people, all the others are asked first."""
        if self._working:
            return
        others = [person for person in self._hot_seat.persons if person != seat]
        if self._scene.has_view and self._scene.view.viewer == seat and self._scene.view.table["undo"] == "step":
            self._session.spawn(self._undo(seat, "step"))
        elif not others:
            self._session.spawn(self._undo(seat, "decision"))
        else:
            self.request = UndoRequest(seat, others)
            self._presenter.interrupt()
            self._ask_next(self.request)

    def explain(self, seat: int) -> None:
        """Explains why a seat can undo nothing."""
        self._session.spawn(self._explain(seat))

    async def _explain(self, seat: int) -> None:
        """Asks for an undo that the engine refuses, and says why it does."""
        try:
            await self._session.ask("undo", seat=seat, scope="decision")
        except EngineError as error:
            self._presenter.refuse(error)

    def agree(self) -> None:
        """Notes one person's yes; after the last one the move is undone."""
        if self.request is not None:
            self.request.left.pop(0)
            self._ask_next(self.request)
            self._display.draw()

    def refuse(self) -> None:
        """Drops the request after a person's no: everything stays as it is."""
        self.request = None
        self._display.draw()
        self._session.spawn(self._presenter.follow())

    def players_changed(self) -> None:
        """Stops asking people who have left their seats, and drops a request of theirs."""
        persons = self._hot_seat.persons
        request = self.request
        if request is None:
            return
        request.left = [seat for seat in request.left if seat in persons]
        if request.wants in persons:
            self._ask_next(request)
        else:
            self.request = None

    def _ask_next(self, request: UndoRequest) -> None:
        """Undoes the move if nobody is left to ask; else reads the question out, because the focus skips it."""
        if not request.left:
            self.request = None
            self._session.spawn(self._undo(request.wants, "decision"))
            return
        words = self._scene.words
        names = {"name": words.name(request.left[0]), "wants": words.name(request.wants)}
        self._app.say(words.t("curtain-agree", names))

    async def _undo(self, seat: int, scope: str) -> None:
        self._working = True
        try:
            await self._undo_now(seat, scope)
        finally:
            self._working = False

    async def _undo_now(self, seat: int, scope: str) -> None:
        version, count = self._moves.together
        answer = None
        for _ in range(count if scope == "step" and version == self._session.version else 1):
            undone = await self._moves.change("undo", {"seat": seat, "scope": scope})
            if undone is None:
                break
            answer = undone
        if answer is not None:
            self._scene.selection.clear()  # it was chosen, or proposed, for a moment that has not come yet
            if scope != "step":
                await self._to_choice(seat)
            self._hot_seat.clear_news()
            if scope != "step":
                self._hot_seat.hide()
            await self._presenter.follow([_undone()])

    async def _to_choice(self, seat: int) -> None:
        """Undoes further moves of a person who plays alone, while the one undone would only play itself again."""
        if not self._app.settings.on("automatic") or self._hot_seat.persons != [seat]:
            return
        while await self._plays_itself(seat):
            if await self._moves.change("undo", {"seat": seat, "scope": "decision"}) is None:
                return
            self.on_choice()

    async def _plays_itself(self, seat: int) -> bool:
        """Returns whether a seat has no choice but one card or a pass, and could undo its move before that, too."""
        moves = (await self._session.ask("legal", seat=seat))["moves"]
        if len(moves) != 1 or not (moves[0]["cards"] or moves[0]["kind"] == PASS_ACTION):
            return False
        return seat in (await self._session.ask("status"))["undo"]


def _undone() -> "Event":
    """Returns the event that says a move has been undone."""
    text: Text = {"code": "table/undone", "args": {}}
    return {"kind": "undo", "text": text, "seat": None, "cards": [], "from": None, "to": None}
