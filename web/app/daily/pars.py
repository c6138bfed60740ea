"""Finds par for deals of the day, one at a time: at once if a try is over, in advance while nothing else goes on."""

from .deal import DailyDeal
from .par import Par
from .tries import Tries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..app import App
    from ..protocols import Meta

IDLE_MS = 4000  # before par is found ahead


class Pars:
    """Works on at most one par at a time, and notes it in `tries`.

    `on_change(par)` is called after each of its moves and at its end. `at_work` is that par, or None.
    """

    def __init__(self, app: "App", tries: Tries, *, on_change: "Callable[[Par], object]") -> None:
        self._app = app
        self.tries = tries
        self._on_change = on_change
        self._failed: list[str] = []  # the ids of tries for which it could not be found
        self._timer: int | None = None
        self._deals: Sequence[DailyDeal] = ()
        self.at_work: Par | None = None

    def find(self, deals: "Sequence[DailyDeal]") -> None:
        """Finds par for those of these deals that lack it; earlier deals are dropped."""
        self._deals = deals
        self._go_on()

    def is_lost(self, deal: DailyDeal) -> bool:
        """Returns whether par for a deal could not be found."""
        return deal.match in self._failed

    def stop(self) -> None:
        """Cancels the par at work, which can later resume from where it stopped."""
        par, self.at_work = self.at_work, None
        self._deals = ()
        if par is not None:
            par.stop()
        if self._timer is not None:
            self._app.dom.cancel(self._timer)
            self._timer = None

    def _go_on(self) -> None:
        if self.at_work is not None:
            return
        due = self._due()
        over = [deal for deal in due if self._is_over(deal)]
        if over:
            self._begin(over[0])
        elif due and self._timer is None:
            self._timer = self._app.dom.after(IDLE_MS, self._look_ahead)

    def _look_ahead(self) -> None:
        """Begins with a deal that nobody is waiting for, unless the engine is needed elsewhere."""
        self._timer = None
        due = self._due()
        if due and self.at_work is None:
            if self._app.engine.state == "ready" and not self._app.engine.working:
                self._begin(due[0])
            else:
                self._go_on()

    def _due(self) -> list[DailyDeal]:
        knows = self.tries.knows_par
        return [deal for deal in self._deals if not (knows(deal.day, deal.name) or self.is_lost(deal))]

    def _is_over(self, deal: DailyDeal) -> bool:
        found = self.tries.get(deal.day, deal.name)
        return found is not None and found.is_over

    def _begin(self, deal: DailyDeal) -> None:
        found = self.tries.get(deal.day, deal.name)
        moves = found.moves if found is not None else 0
        self.at_work = par = Par(self._app, deal, moves=moves, on_change=lambda: self._changed(par))
        par.start()

    def _changed(self, par: Par) -> None:
        if self.at_work is not par:
            return
        deal = par.deal
        if par.fault is not None:
            self.at_work = None
            self._failed.append(deal.match)
            if self._is_over(deal):
                self._app.explain(par.fault)
        elif par.ahead is not None:
            self.at_work = None
            self.tries.set_par(deal.day, deal.name, par.ahead)
        self._on_change(par)
        self._go_on()


def find_par(app: "App", meta: "Meta") -> "Callable[[], None]":
    """Starts finding par for a try that is over, while its settlement is read; returns a function that cancels it."""
    pars = Pars(app, Tries(app, app.dom.today()), on_change=lambda par: None)
    game = app.game(meta["game"])
    if game is not None:
        pars.find([DailyDeal(app, game, str(meta["daily"]))])
    return pars.stop
