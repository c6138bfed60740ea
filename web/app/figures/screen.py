"""The screen of figures: numbers, curves and feats of the chosen matches, and a list of them."""

from ..markup.html import button, esc, tag
from ..markup.widgets import progress
from ..screen import Screen
from ..screens.parts import game_wait, panel
from .charts import Chart
from .choice import FIELDS, Choice
from .gathering import Gathering, saved_ids, take_accuracies, unfinished
from .ledger import NONSENSE, Ledger
from .parts import choice_html, facts_html, feats_html, head_html, history_html
from .plan import Plan
from .sums import Sums

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App

ROWS = 10  # matches in the list, and how many more at each press
PERCENT = (0, 100)
FEW = 3  # matches that are counted too quickly for anybody to read the progress


class FiguresScreen(Screen):
    """Opened by `enter(id=...)` with the name of a game, "" for the one played last."""

    name = "figures"
    begins_small = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._ledger = Ledger(app.storage)
        self._gathering: Gathering | None = None
        self._drawn: list[tuple[str, str]] = []
        self._lost = self._ledger.fault == "damaged"
        self._rows = ROWS
        self._waits = False  # for the game's words

    # -- coming and going

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("figures")
        self._choose({"game": id})

    def filled(self) -> None:
        """Draws curves, feats and the list, and counts what is new."""
        self._draw()
        self.app.redraw()
        self._catch_up()

    def _choose(self, wished: dict[str, str]) -> None:
        """Makes a choice from everything that was counted, following `wished` as far as possible."""
        counted = [self._ledger.matches[match] for match in self._ledger.matches]
        try:
            self._choice = Choice(counted, self.app.dom.now(), wished)
        except NONSENSE:
            if not self._distrusts():
                raise
            self._choose(wished)
            return
        self._draw()

    def _distrusts(self) -> bool:
        """Drops invalid lines, if there are any, and has the ledger rebuilt like a damaged one."""
        if not self._ledger.distrust():
            return False
        self._lost = True
        if self.is_whole:
            self.app.dom.after(0, self._catch_up)
        return True

    def _catch_up(self) -> None:
        """Counts what the ledger lacks; a damaged ledger is rebuilt from the saved matches."""
        gathering = self._gathering
        if self._ledger.fault == "newer" or (gathering is not None and gathering.is_running):
            return
        ids = saved_ids(self.app)
        if self._ledger.fault:
            for match in ids:
                self._ledger.matches.pop(match, None)
        try:
            found = take_accuracies(self.app, self._ledger)
        except NONSENSE:
            if not self._distrusts():
                raise
            return
        if found:
            self._ledger.keep()
            self._counted()
        self._gather(unfinished(ids, self._ledger), recount=False)

    def _gather(self, matches: list[str], *, recount: bool) -> None:
        if matches or self._ledger.fault:
            self._gathering = Gathering(self.app, self._ledger, matches, recount=recount, on_change=self._counted)
            self.app.redraw()
            self.app.spawn(self._gathering.run())

    def _is_due(self) -> bool:
        """Returns whether code that the last gathering lacked has come since."""
        gathering = self._gathering
        if gathering is None or gathering.is_running:
            return False
        return any(code not in self.app.dom.missing for code in gathering.awaited)

    def _gather_away(self) -> None:
        """Counts the matches whose game was away; those that failed are tried again, to be reported again."""
        before = self._gathering
        if before is not None and self._is_due() and self.app.screen is self:
            self._gather(before.away + before.failed, recount=before.recount)

    def _counted(self) -> None:
        """Shows what has been counted so far."""
        if self.app.screen is self:
            if take_accuracies(self.app, self._ledger):
                self._ledger.keep()
            self._choose(self._choice.chosen)
            self.app.redraw()

    def leave(self) -> None:
        if self._gathering is not None:
            self._gathering.stop()

    # -- drawing

    def title(self) -> str:
        return self.app.t("figures")

    def regions(self) -> list[tuple[str, str]]:
        if self._waits:
            self._draw()
        if self._is_due():
            self.app.dom.after(0, self._gather_away)
        return self._drawn + [("figures-count", self._counting())]

    def _draw(self) -> None:
        """Prepares the regions, which every redraw asks for."""
        try:
            self._prepare()
        except NONSENSE:
            if not self._distrusts():
                raise
            self._choose(self._choice.chosen)

    def _prepare(self) -> None:
        app, choice = self.app, self._choice
        names = ("choice", "head", "charts", "facts", "feats", "history")
        shown = dict.fromkeys(names, "")
        if not choice.offered["game"]:
            shown["head"] = self._empty()
        else:
            shown["choice"] = choice_html(app, choice)
            shown.update(self._figures(choice.chosen["game"]))
            if self.is_whole:
                shown["history"] = history_html(app, choice, self._rows)
        self._drawn = [("figures-of-" + name, shown[name]) for name in names]

    def _figures(self, game: str) -> dict[str, str]:
        app = self.app
        sums = Sums(self._choice, self._ledger.games.get(game, []))
        if not sums.deals:
            return {"head": tag("p", esc(app.t("figures-nothing")), cls="panel")}
        wait = game_wait(app, game)
        self._waits = bool(wait)
        if wait:
            return {"head": wait}
        if not self.is_whole:
            return {"head": head_html(app, game, sums)}
        plan = Plan(app.dom, game)
        won = [100 * one for one in sums.won]
        charts = [
            Chart(app, "figures-chart-points", sums.points),
            Chart(app, "figures-chart-won", won, span=PERCENT, dots=False),
            Chart(app, "figures-chart-accuracy", sums.accuracies, span=PERCENT),
        ]
        drawn = "".join([chart.html() for chart in charts])
        return {
            "head": head_html(app, game, sums),
            "charts": tag("section", drawn, cls="panel charts") if drawn else "",
            "facts": facts_html(app, game, sums, plan),
            "feats": feats_html(app, game, sums, plan),
        }

    def _empty(self) -> str:
        t = self.app.t
        if self._ledger.fault == "newer":
            return tag("p", esc(t("figures-newer")), cls="panel")
        new = button("go", t("new-game"), "btn-primary", to="newgame")
        return f'<section class="panel empty center stack"><p>{esc(t("figures-none"))}</p>{new}</section>'

    def _counting(self) -> str:
        """Returns the progress of counting; at rest, how deals are counted, and the button to recount them all."""
        t = self.app.t
        gathering = self._gathering
        if gathering is not None and gathering.is_running and gathering.size > FEW:
            said = t("figures-counting", n=gathering.done + 1, all=gathering.size)
            bar = progress(said, gathering.done, gathering.size)
            return f'<section class="panel stack"><p role="status">{esc(said)}</p>{bar}</section>'
        is_away = gathering is not None and gathering.away != []
        if self._ledger.fault == "newer" or not (self._ledger.matches or self._lost or is_away):
            return ""
        notes = [t("figures-how")]
        if self._lost:
            notes.append(t("figures-lost"))
        if gathering is not None and gathering.failed:
            notes.append(t("figures-failed", n=len(gathering.failed)))
        if gathering is not None and gathering.away:
            notes.append(t("figures-away", n=len(gathering.away)))
        if gathering is not None and not gathering.is_kept:
            notes.append(t("figures-unkept"))
        lines = "".join([tag("p", esc(line)) for line in notes])
        again = button("again", t("figures-again"))
        return panel("figures-counted", t("figures-counted"), lines + tag("div", again, cls="cluster"))

    def engine_changed(self) -> None:
        self.app.redraw()

    # -- what the player does

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if final and name in FIELDS:
            self._choice.set(name, value)
            self._rows = ROWS
            self._draw()
            self.app.redraw()

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "open":
            self.app.go("table", id=data["id"])
        elif name == "bring":
            self.app.games.bring(data["game"])
        elif name == "more":
            self._rows += ROWS
            self._draw()
            self.app.redraw()
        elif name == "again":
            self._lost = False
            self._gather(saved_ids(self.app), recount=True)
