"""The deals of the day: today's, or those of a past day, and the calendar that leads to them."""

from ..client.engine_client import EngineError
from ..days import try_id
from ..learning.offer import plays_on
from ..markup.html import button, esc, tag
from ..saves import SaveError
from ..screen import Screen
from ..texts.dates import number_of, text_of
from .deal import DailyDeal
from .month import STEPS, Month
from .pars import Pars
from .tile import Tile
from .tries import Tries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .par import Par


class DailyScreen(Screen):
    """Opened by `enter(id=...)` with a date, "" for today's deals."""

    name = "daily"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tries = Tries(app, app.dom.today())
        self._month = Month(self.tries.today)
        self._day = self._month.last
        self._pars = Pars(app, self.tries, on_change=self._par_changed)
        self._here: list[str] = []  # the ids of all matches
        self._free: dict[str, str] = {}  # by the id of a counted try: that of an unfinished free one at its deal
        self._beginning = ""  # the game at which a try is being begun

    # -- coming and going

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("daily")
        number = number_of(id) if id else self._day
        if number is None or not self._month.has(number):
            self.app.toast(self.app.t("daily-none"))
        else:
            self._day = self._month.shown = number
        self.app.spawn(self._know())
        self.app.spawn(self.keep_date())

    async def _know(self) -> None:
        """Reads what has been played, once the journal has answered."""
        for deal in self._deals():
            self.app.games.fetched(deal.name)
            await self.app.saves.fetch(deal.match)
        self._read()

    def _read(self) -> None:
        if self.app.screen is self:
            entries = self.app.saves.matches()
            self.tries.read(entries)
            self._here = [entry["id"] for entry in entries]
            free = [entry for entry in entries if entry["state"] == "ok" and entry.get("free") and not entry["over"]]
            self._free = {try_id(entry["daily"], entry["game"]): entry["id"] for entry in free if entry.get("daily")}
            self.app.redraw()
            self._pars.find(self._deals())

    def leave(self) -> None:
        self._pars.stop()

    def show(self) -> None:
        """Moves on to the new day if midnight has passed meanwhile, unless the player is looking at another one."""
        today = self.app.dom.today()
        if today != self.tries.today:
            was_today = self._day == self._month.last
            self.tries = self._pars.tries = Tries(self.app, today)
            self._month = Month(today)
            if was_today or not self._month.has(self._day):
                self._day = self._month.last
            self._month.shown = self._day
        self._read()

    def saves_changed(self) -> None:
        self._read()

    def storage_changed(self, key: str) -> None:
        if ".match." in key or ".daily." in key or not key:
            self._read()

    # -- drawing

    def title(self) -> str:
        return self.app.t("daily-title")

    def regions(self) -> list[tuple[str, str]]:
        day = text_of(self._day)
        return [
            ("daily-head", self._head(day)),
            ("daily-games", "".join(self._tiles())),
            ("daily-month", self._month.html(self.app, self.tries, self._day)),
        ]

    def _head(self, day: str) -> str:
        t = self.app.t
        is_today = self._day == self._month.last
        at = self.app.dom.noon(day)
        heading = tag("h2", esc(t("daily-date", at=at, today="yes" if is_today else "no")), id="daily-date")
        back = "" if is_today else button("today", t("daily-today"), "btn-quiet")
        return (
            f'<div class="daily-head">{heading}{back}<p class="soft">{esc(self._line(is_today=is_today))}</p></div>'
        )

    def _line(self, *, is_today: bool) -> str:
        """Returns the line below the date: what counts, or how long the streak is."""
        t = self.app.t
        streak = self.tries.streak(self.tries.today)
        before = self.tries.streak(text_of(self._month.last - 1))
        if not is_today:
            return t("daily-late")
        if streak:
            return t("daily-streak", n=streak)
        return t("daily-streak-due", n=before) if before else t("daily-help")

    def _deals(self) -> "list[DailyDeal]":
        games = self.app.hello["games"] if self.app.hello else []
        return [DailyDeal(self.app, game, text_of(self._day)) for game in games]

    def _tiles(self) -> list[str]:
        shone = False
        html = []
        for deal in self._deals():
            tile = self._tile(deal)
            found = self.tries.get(deal.day, deal.name)
            shines = not shone and (found is None or not found.is_over)
            shone = shone or shines
            html.append(tile.html(beginning=self._beginning, shines=shines))
        return html

    def _tile(self, deal: DailyDeal) -> Tile:
        par = self._pars.at_work
        if par is not None and par.deal.match != deal.match:
            par = None
        return Tile(
            self.app,
            deal,
            self.tries.get(deal.day, deal.name),
            par=par,
            is_lost=self._pars.is_lost(deal),
            has_match=deal.match in self._here,
            has_free=deal.match in self._free,
        )

    def _par_changed(self, par: "Par") -> None:
        """Shows the progress of par if the player is waiting for it."""
        found = self.tries.get(par.deal.day, par.deal.name)
        if self.app.screen is self and found is not None and found.is_over:
            self.app.redraw()
            if par.ahead is not None:
                self.app.say(self._tile(par.deal).line())

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name in ("play", "free", "look-back", "share"):
            deal = next((deal for deal in self._deals() if deal.name == data["game"]), None)
            if deal is not None:
                getattr(self, "_on_" + name.replace("-", "_"))(deal)
        elif name == "day":
            self._choose(number_of(data["day"]) or self._day)
        elif name == "today":
            self._choose(self._month.last)
            self.app.dom.focus("#top h1")
        elif name in ("month-before", "month-after"):
            self._month.turn(1 if name == "month-after" else -1)
            self.app.redraw()

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        if key not in STEPS or mods or data.get("act") != "day":
            return False
        number = (number_of(data["day"]) or self._day) + STEPS[key]
        if self._month.has(number):
            self._month.shown = number
            self.app.redraw()
            self.app.dom.focus(f'[data-key="day-{text_of(number)}"]')
        return True

    def _choose(self, number: int) -> None:
        """Shows the deals of another day."""
        if self._month.has(number) and number != self._day:
            self._pars.stop()
            self._day = self._month.shown = number
            self.app.stay(id=text_of(number))
            self.app.redraw()
            self.app.say(self.app.t("daily-day", at=self.app.dom.noon(text_of(number)), n=self._count()))
            self.app.spawn(self._know())

    def _count(self) -> int:
        return self.tries.count(text_of(self._day))

    def _on_play(self, deal: DailyDeal) -> None:
        if deal.match in self._here:
            self._open(deal, deal.match)
        else:
            self._begin(deal, free=False)

    def _on_free(self, deal: DailyDeal) -> None:
        if deal.match in self._free:
            self._open(deal, self._free[deal.match])
        else:
            self._begin(deal, free=True)

    def _begin(self, deal: DailyDeal, *, free: bool) -> None:
        if not self._beginning:
            self._pars.stop()
            self._beginning = deal.name
            self.app.redraw()
            self.app.spawn(self._work(deal, free=free))

    async def _work(self, deal: DailyDeal, *, free: bool) -> None:
        """Begins a try and goes to its table, unless the player has gone elsewhere meanwhile."""
        app = self.app
        try:
            if await plays_on(app, deal.name):
                match = await deal.begin(free=free)
                self._read()
                if app.screen is self:
                    self._open(deal, match)
        except (EngineError, SaveError) as error:
            app.explain(error)
        finally:
            self._beginning = ""
            self._read()

    def _open(self, deal: DailyDeal, match: str) -> None:
        self.app.stay(id=deal.day)
        self.app.go("table", id=match)

    def _on_look_back(self, deal: DailyDeal) -> None:
        self.app.stay(id=deal.day)
        self.app.go("replay", id=f"{deal.match}/1/0")

    def _on_share(self, deal: DailyDeal) -> None:
        dom = self.app.dom
        line = self._tile(deal).line()
        if dom.can_share():
            dom.share(self.app.t("app-name"), line, lambda done: None)
        else:
            dom.copy(line, lambda done: self.app.toast(self.app.t("copied" if done else "copy-failed")))
