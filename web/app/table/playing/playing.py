"""Puts together the parts that play a match: each gets what it needs, and knows none of those made after it."""

from ...stats import is_counted
from ..state.scene import Curtain
from .arranging import Arranging
from .automatic import Automatic
from .betting import Betting
from .bots import Bots
from .hearing import Hearing
from .hinting import Hinting
from .hot_seat import HotSeat
from .moves import Moves
from .opening import Opening
from .pace import Pace
from .presenter import Presenter
from .reseating import Reseating
from .results import Results
from .selecting import Selecting
from .undoing import Undoing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...app import App
    from ...messages import Event, Offers, Table
    from .outside import TableDisplay
    from .session import Session


class Playing:
    """Plays the match of a session on a display; `choose_bettor(offers)` asks which of several people bets."""

    def __init__(
        self, app: "App", session: "Session", display: "TableDisplay", *, choose_bettor: "Callable[[Offers], None]"
    ) -> None:
        self._app = app
        self._scene = display.scene
        self.taken = False  # another browser tab plays this match
        self.answers: dict[str, Callable[[], None]] = {}  # what the buttons of late rooms do, by `data-act`
        self.session = session
        self.pace = Pace(app)
        self.hot_seat = HotSeat(session.players)
        hot_seat = self.hot_seat
        self.presenter = Presenter(app, session, hot_seat=hot_seat, pace=self.pace, display=display)
        presenter = self.presenter
        self.moves = Moves(app, session, hot_seat=hot_seat, presenter=presenter, display=display)
        moves = self.moves
        self.bots = Bots(app, session, presenter=presenter, moves=moves, pace=self.pace, display=display)
        self.selecting = Selecting(app, session, presenter=presenter, moves=moves, display=display)
        self.hinting = Hinting(app, session, presenter=presenter, selecting=self.selecting, display=display)
        self.betting = Betting(
            app,
            session,
            hot_seat=hot_seat,
            presenter=presenter,
            moves=moves,
            display=display,
            choose_bettor=choose_bettor,
            clear=self.selecting.clear,
        )
        self.undoing = Undoing(app, session, hot_seat=hot_seat, presenter=presenter, moves=moves, display=display)
        self.reseating = Reseating(
            app, session, hot_seat=hot_seat, presenter=presenter, moves=moves, undoing=self.undoing
        )
        self.automatic = Automatic(app, session, presenter=presenter, moves=moves, pace=self.pace, display=display)
        self.selecting.on_free = self.automatic.consider
        self.undoing.on_choice = self.automatic.forget
        notes = session.source.notes()
        counts = session.source.is_counted and is_counted(session.meta)
        self.arranging = Arranging(
            app, notes, hot_seat=hot_seat, selecting=self.selecting, display=display, counting=counts
        )
        self.results = Results(app, session, self._scene, notes, counting=counts)
        self.opening = Opening(app, session, hot_seat=hot_seat, presenter=presenter, display=display)
        self.hearing = Hearing(app, hot_seat)
        self.presenter.on_dealt = [lambda table: self.hearing.shown(table, ())]
        self.presenter.on_shown = [
            self.results.count,
            self.hearing.shown,
            self._rush_no_longer,
            self._ask_about_selection,
        ]
        self.presenter.on_settled = [self.hearing.settled, self.bots.take_turn]

    def _ask_about_selection(self, table: "Table", events: "Sequence[Event]") -> None:
        self.selecting.refresh()

    def _rush_no_longer(self, table: "Table", events: "Sequence[Event]") -> None:
        if table["deal_over"] or self._scene.view.must():
            self.pace.rush(False)

    def prepare(self) -> None:
        """Brings the scene up to date before it is drawn."""
        scene = self._scene
        scene.curtain = self._curtain()
        scene.coached = self.session.source.is_coached
        game = self.session.meta["game"]
        scene.guided = not scene.coached and self._app.settings.on("guided") and self._app.stats.is_new(game)
        self.pace.guides = scene.guided
        scene.daily = self.session.source.daily != ""
        scene.gives_help = self.session.source.gives_help
        scene.can_undo = self.undoing.can_undo()
        scene.can_rush = self._can_rush()
        scene.can_repeat = self.session.source.can_repeat
        scene.can_look_back = not scene.coached
        scene.ready = self.session.engine.state == "ready"
        self.arranging.prepare()

    def _can_rush(self) -> bool:
        """Returns whether only bots have cards left, so that there is nothing to wait for but their pauses."""
        view = self._scene.view if self._scene.has_view else None
        if view is None or view.viewer is None or self._scene.coached or view.table["deal_over"]:
            return False
        return self.hot_seat.alone and view.seat_view(view.viewer)["out"] > 0

    def _curtain(self) -> Curtain | None:
        if self.taken:
            return Curtain("taken")
        request = self.undoing.request
        if request is not None:
            return Curtain("agree", request.left[0], request.wants)
        hot_seat = self.hot_seat
        if hot_seat.asked is None:
            return None
        curtain = Curtain("turn", hot_seat.asked)
        curtain.called = hot_seat.called
        curtain.others = hot_seat.others
        curtain.news = hot_seat.news
        curtain.can_bet = self.betting.can_bet()
        curtain.undo_seat = self.undoing.can_undo_behind_curtain()
        return curtain

    def conceal(self) -> None:
        """Closes every hand, because the page goes out of sight; a question to the people here stays."""
        if self.undoing.request is None:
            self.presenter.conceal()
