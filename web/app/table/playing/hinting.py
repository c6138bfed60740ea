"""Asking for a hint: what a bot would do here, why, and what else could be done."""

from ...client.engine_client import BUDGET, JUDGING, QUICK
from ...texts.engine_words import BET_ACTION
from ..state.scene import is_same_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...app import App
    from ...messages import Candidate
    from ...task import Deferred
    from ..state.table_view import TableView
    from .outside import TableDisplay
    from .presenter import Presenter
    from .selecting import Selecting
    from .session import Session

OTHERS = 2  # moves named as well as the best one
SURE = 2  # standard errors by which a move is behind another for certain
MOMENT_MS = 250  # after which a player wonders whether a tap was noticed


class Hinting:
    """Points at a move: its cards are selected, and its button is marked."""

    def __init__(
        self,
        app: "App",
        session: "Session",
        *,
        presenter: "Presenter",
        selecting: "Selecting",
        display: "TableDisplay",
    ) -> None:
        self._app = app
        self._session = session
        self._presenter = presenter
        self._selecting = selecting
        self._scene = display.scene
        self._display = display
        # The hint that is being thought about, and the table and generation at which it was asked for.
        self._hinting: tuple[Deferred, TableView, int] | None = None
        self._given: tuple[tuple[int, bool], Any] | None = None  # the last one, by generation and depth

    def ask(self) -> None:
        """Asks what a bot would do here, and points at it."""
        if not (self._scene.gives_help and self._scene.view.must()):
            return
        if self._hinting is not None:
            asked, view, generation = self._hinting
            if not self._is_past(view, generation):
                return
            self._session.engine.cancel(asked)
        self._session.spawn(self._ask())

    def _is_past(self, view: "TableView", generation: int) -> bool:
        """Returns whether the turn for which a hint was asked, at this table, has passed."""
        if not self._presenter.is_stale(generation):
            return False
        return self._session.stopped or not self._scene.has_view or not is_same_turn(view, self._scene.view)

    async def _ask(self) -> None:
        scene = self._scene
        view = scene.view
        generation = self._presenter.generation
        deep = self._app.settings.get("hints") == "deep"
        given = self._given
        if given is not None and given[0] == (generation, deep):
            answer = given[1]  # thinking again could end elsewhere, since time may cut it short
        else:
            answer = await self._thought(view, generation, {} if deep else {"level": QUICK})
            self._given = ((generation, deep), answer)
        if self._is_past(view, generation) or scene.queued is not None:
            return
        best, *others = [candidate for candidate in answer["why"] if candidate["action"] is not None] or [None]
        if best is None or best["move"] != answer["move"]:
            return
        others = [other for other in others if _is_bet(other) == _is_bet(best)][:OTHERS]
        losses = sorted([(best["value"] - other["value"], at) for at, other in enumerate(others)])
        alternatives = [(others[at]["action"], loss, _is_sure(best, others[at])) for loss, at in losses]
        alternatives += [(other["action"], None, True) for other in answer.get("others", [])[:OTHERS]]
        scene.point(best["action"], best["reasons"], alternatives)
        scene.selection.choose(scene.hinted)
        scene.automatic = None
        scene.armed = None
        scene.refusal = ""
        if scene.hint is not None:
            self._app.say(" ".join(scene.hint.said).strip())
        await self._selecting.show()
        self._selecting.refresh()

    async def _thought(self, view: "TableView", generation: int, level: "dict[str, str]") -> "Any":
        """Returns what the engine advises, and shows meanwhile that it is at work."""
        asked = self._session.ask("hint", seat=view.viewer, seed=JUDGING, **level, **BUDGET)
        self._session.spawn(self._weigh(asked, view, generation))
        self._hinting = hinting = (asked, view, generation)
        try:
            return await asked
        finally:
            if self._hinting is hinting:
                self._hinting = None
                self._scene.weighing = False

    async def _weigh(self, asked: "Deferred", view: "TableView", generation: int) -> None:
        """Shows that a hint is being thought about, if that takes a moment."""
        await self._app.sleep(MOMENT_MS)
        if not asked.settled and not self._is_past(view, generation):
            self._scene.weighing = True
            self._scene.refusal = ""
            self._display.draw("banner")


def _is_bet(candidate: "Candidate") -> bool:
    """Returns whether a candidate is a bet: no alternative to a move, because the player still has to make one."""
    return candidate["action"] is not None and candidate["action"]["kind"] == BET_ACTION


def _is_sure(best: "Candidate", other: "Candidate") -> bool:
    """Returns whether a candidate is behind by more than chance may be, as a review judges it."""
    apart = other.get("apart")
    if apart is None:
        apart = (best["error"] ** 2 + other["error"] ** 2) ** 0.5
    return best["value"] - other["value"] > SURE * apart
