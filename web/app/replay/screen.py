"""The screen that looks back at finished deals: any moment of them, from any seat, playing or step by step."""

from ..browser.late import PartAway
from ..client.engine_client import EngineError
from ..client.record_texts import LOOSE
from ..late_rooms import offer_link
from ..matches.sides import of_match
from ..saves import SaveError
from ..screen import Screen
from ..table.drawing.board import Board
from ..table.sheets import SeatSheet, guide_sheet
from ..table.state.hand_order import usual_order
from ..table.state.scene import Scene
from ..table.state.table_view import TableView
from ..texts.engine_words import CAPTURE
from ..texts.names import name_seats, only_person
from ..texts.words import Words
from . import controls
from .loose import begin_branch, keep
from .marks import marks_of
from .past_deal import PastDeal
from .past_match import PastMatch
from .reviews import Reviews
from .spot import Spot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import LogEntry, Past, SettledDeal, Table


class ReplayScreen(Screen):
    """Finished deals of a match, opened by `enter(id=...)` with a `Spot` as text.

    `deal` is None until the match has been read. The match itself is never changed here.
    """

    name = "table"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.scene = Scene(Words(app.l10n))
        self.scene.past = True
        self.scene.can_look_back = True
        self.board = Board(app, self.scene, without=("banner", "bar"))
        self.deal: PastDeal | None = None
        self._match = PastMatch(app)
        self.spot = Spot("")
        self._deals: list[SettledDeal] = []
        self._seat = 0
        self._reviews: Reviews | None = None
        self._trying = self._asking = False
        self._is_open = False
        self._speed = "normal"
        self._timer: int | None = None
        self._shown: object = None
        self._happened: list[LogEntry] = []  # the log of the move that led to what is shown

    # -- coming and going

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("table", "replay")
        self.spot = Spot.read(id)
        self.app.spawn(self._open())

    async def _open(self) -> None:
        """Reads the match; goes home if it cannot be read, or if none of its deals is over."""
        spot = self.spot
        try:
            answer = await (await self._match.read(spot))
        except (SaveError, PartAway, EngineError) as error:
            self._away(error)
            return
        if self.app.screen is not self or not answer["deals"]:
            self._away(None)
            return
        self._meet_players()
        self._begin(answer, spot.moment, self._seat, is_open=self._is_open)
        if spot.review and self.deal is not None:
            self.on_review(self.deal)

    def _meet_players(self) -> None:
        """Learns the words of the game, who played, and who looks."""
        app, scene, match, meta = self.app, self.scene, self._match, self._match.meta
        game = app.game(meta["game"])
        scene.faces = game["faces"] if game else {}
        scene.words.use(meta["game"])
        name_seats(app, meta["seats"], only_person(meta["seats"]))
        sides, go_to = of_match(app, meta), self._go_to_decision
        self._reviews = Reviews(app, scene.words, self.spot.match, match.record, sides=sides, go_to=go_to)
        self._seat, self._is_open = match.seat(self.spot), self.spot.is_open

    def _away(self, error: Exception | None) -> None:
        app = self.app
        if app.screen is not self:
            return
        if error is None:
            app.toast(app.t("replay-none"))
        else:
            app.explain(error)
        app.dom.after(0, app.back)

    def leave(self) -> None:
        self._stop()
        if self._reviews is not None:
            self._reviews.stop()

    def hide(self) -> None:
        self._stop()
        self._stay()

    def _stay(self) -> None:
        """Puts the present moment into the address, for when the player comes back to it."""
        if self.deal is not None:
            self.app.stay(id=str(self._here(self.deal)))

    def _here(self, deal: PastDeal) -> Spot:
        """Returns the present spot, with the seat and whether hands lie open if they are not as usual."""
        spot = Spot(self.spot.match, deal.number, self.spot.moment)
        if self._is_open or self._seat != self._match.usual_seat:
            spot.seat, spot.is_open = self._seat, self._is_open
        return spot

    # -- the present moment

    async def _choose(self, number: int) -> None:
        """Opens another deal from its beginning."""
        seat, is_open = self._seat, self._is_open
        answer = await self._match.deal(number, 0, seat, is_open=is_open)
        if self.app.screen is self:
            self._begin(answer, 0, seat, is_open=is_open)

    def _begin(self, answer: "Past", moment: int, seat: int, *, is_open: bool) -> None:
        """Shows a deal of which the engine has told, at a moment, as the seat sees it."""
        self._deals = answer["deals"]
        self.deal = deal = PastDeal(answer["deal"], answer["moves"], answer["tricks"], answer["led"])
        self.spot = Spot(self.spot.match, deal.number, deal.at(moment))
        self._shown = (deal.number, self.spot.moment, seat, is_open)
        self._show(answer["table"], deal, settled=self.spot.moment == deal.last)
        self.app.spawn(self._follow())

    def _go(self, moment: int) -> None:
        """Goes to a moment of the deal."""
        if self.deal is not None:
            self.spot = Spot(self.spot.match, self.deal.number, self.deal.at(moment))
            self.app.redraw()
            self.app.spawn(self._follow())

    async def _follow(self) -> None:
        """Shows the present moment; asks for one table at a time."""
        if self._asking:
            return
        self._asking = True
        try:
            while self.deal is not None and self._shown != self._wanted():
                wanted = self._wanted()
                deal, ply = self.deal, min(self.spot.moment, self.deal.plies)
                answer = await self._match.ask("look", deal.number, ply, seat=self._seat, open=self._is_open)
                if self.app.screen is not self:
                    return
                if deal is not self.deal:  # another one has been opened meanwhile
                    continue
                self._shown = wanted
                self._show(answer["table"], deal, settled=wanted[1] == deal.last)
        except EngineError as error:
            self._stop()
            self.app.explain(error)
        finally:
            self._asking = False

    def _wanted(self) -> "tuple[int, int, int, bool]":
        return self.spot.deal, self.spot.moment, self._seat, self._is_open

    def _show(self, table: "Table", deal: PastDeal, *, settled: bool) -> None:
        scene = self.scene
        old = scene.view if scene.has_view else None
        before = self._happened, old.viewer if old is not None else None
        table.update({"must": [], "may": [], "actions": []})
        if not settled:
            table.update({"summary": None, "deal_over": False, "match_over": False})
        scene.see(TableView(table, self._seat), [])
        scene.order = usual_order(self.app.settings, table)
        scene.deals = [one for one in self._deals if one["deal"] < deal.number + settled]
        self._happened = [entry for entry in table["log"] if entry["ply"] == table["ply"]]
        taken = any(entry.get("kind") == CAPTURE for entry in self._happened)
        scene.linger = taken and not (settled or self._note())  # a review is about the move after it
        self.board.draw_table(old)
        if before != (self._happened, self._seat):
            words = self.scene.words
            is_same = old is None or old.viewer == self._seat
            seen = [] if is_same else [controls.seen_by(words, self._seat, is_open=self._is_open)]
            self.app.say(words.sentences(seen + [self._line(aloud=True)]))

    def _line(self, *, aloud: bool = False) -> str:
        """Returns a line about the present moment: what led to it, or what a review says about the move after it."""
        if self.deal is not None and self.spot.moment == self.deal.last:
            return self.app.t("replay-settled")
        words, note = self.scene.words, self._note()
        texts = [note] if note else controls.happened(words, self._happened, aloud=aloud)
        return words.sentences(texts) or self.app.t("replay-dealt")

    def _note(self) -> str:
        """Returns what a review says about the move after the present moment, "" if it says nothing."""
        spot, reviews = self.spot, self._reviews
        return reviews.note(spot.deal, self._seat, spot.moment, is_open=self._is_open) if reviews is not None else ""

    def _mark(self, deal: PastDeal) -> None:
        """Marks the cards of the move after the present moment, and in a review those of a better one."""
        spot, reviews, told = self.spot, self._reviews, {}
        if self.scene.has_view and self._shown == self._wanted() and spot.moment < deal.plies:
            mover, is_open = deal.mover(spot.moment), self._is_open
            better = reviews.better(spot.deal, mover, spot.moment, is_open=is_open) if reviews is not None else []
            if is_open or mover == self._seat:  # of a hidden hand a part may be open, as wild cards are
                told = marks_of(self.scene.view, mover, deal.cards(spot.moment), better)
        if told != self.scene.told:
            self.scene.told = told
            self.board.outdate("seats", "hand")

    # -- drawing

    def title(self) -> str:
        return controls.title_of(self.app, self.scene)

    def top(self) -> str:
        return controls.top_html(self.app, self.scene, keeps=self.spot.match == LOOSE and self.deal is not None)

    def regions(self) -> list[tuple[str, str]]:
        ours, deal = {"t-banner": "", "t-bar": ""}, self.deal
        if deal is not None:
            self._mark(deal)
            words, moment = self.scene.words, self.spot.moment
            where = controls.where_in_deal(words, deal, moment, decides=bool(self._note()))
            seen = controls.seen_by(words, self._seat, is_open=self._is_open)
            ours["t-banner"] = controls.strip_html(words, line=self._line(), where=where, seen=seen)
            ends, plays = (self._deals[0]["deal"], self._deals[-1]["deal"]), self._timer is not None
            ours["t-bar"] = controls.tools_html(words, deal, moment, is_open=self._is_open)
            layout = self.scene.view.layout() if self.scene.has_view else ""
            ours["t-bar"] += controls.bar_html(
                words, deal, moment, where=where, layout=layout, ends=ends, playing=plays, speed=self._speed
            )
        return [(name, ours.get(name, html)) for name, html in self.board.regions()]

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if self.deal is None:
            return
        answer = getattr(self, "on_" + name.replace("-", "_"), None)
        if name == "deal":
            self.app.close()
            self._change_deal(int(data["deal"]))
        elif name == "seat":
            self.app.dialog(SeatSheet(self.app, self.scene, int(data["seat"])))
        elif name == "rule":
            self.app.dialog(guide_sheet(self.app, self.scene, data["section"]))
        elif answer is not None:
            answer(self.deal)
        elif self.scene.has_view:
            controls.open_sheet(self.app, self.scene, name)

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "moment":
            self._stop()
            self._go(int(value))

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        if self.deal is None or mods or (key == " " and "act" in data):
            return False
        act = controls.STEPS.get(key if len(key) > 1 else key.lower())
        if act is not None:
            self.act(act, {})
        return act is not None

    def _step(self, moment: int) -> None:
        self._stop()
        self._go(moment)

    def on_move_before(self, deal: PastDeal) -> None:
        self._step(self.spot.moment - 1)

    def on_move_after(self, deal: PastDeal) -> None:
        self._step(self.spot.moment + 1)

    def on_trick_before(self, deal: PastDeal) -> None:
        self._step(deal.previous_end(self.spot.moment))

    def on_trick_after(self, deal: PastDeal) -> None:
        self._step(deal.next_end(self.spot.moment))

    def on_first(self, deal: PastDeal) -> None:
        self._step(0)

    def on_last(self, deal: PastDeal) -> None:
        self._step(deal.last)

    def on_deal_before(self, deal: PastDeal) -> None:
        self._change_deal(deal.number - 1)

    def on_deal_after(self, deal: PastDeal) -> None:
        self._change_deal(deal.number + 1)

    def _change_deal(self, number: int) -> None:
        self._stop()
        if any(deal["deal"] == number for deal in self._deals):
            self.app.spawn(self._choose(number))

    def on_open_hands(self, deal: PastDeal) -> None:
        self._is_open = not self._is_open
        self._go(self.spot.moment)

    def on_next_seat(self, deal: PastDeal) -> None:
        self._seat = (self._seat + 1) % self._match.seats
        self._go(self.spot.moment)

    def on_speed(self, deal: PastDeal) -> None:
        self._speed = controls.next_speed(self._speed)
        self.app.redraw()

    def on_keep(self, deal: PastDeal) -> None:
        self._stop()
        self.app.spawn(keep(self.app, self._kept_as))

    def _kept_as(self, match: str) -> None:
        self.spot.match = match
        if self._reviews is not None:
            self._reviews.belong(match)
        if self.app.screen is self:
            self._stay()
            self.app.redraw()

    # -- playing by itself

    def on_run(self, deal: PastDeal) -> None:
        if self._timer is not None:
            self._stop()
        else:
            if self.spot.moment == deal.last:
                self._go(0)
            self._timer = self.app.dom.after(controls.SPEEDS[self._speed] // 2, self._tick)
        self.app.redraw()

    def _tick(self) -> None:
        """Goes on by one move, once the previous one is on the screen."""
        deal = self.deal
        if deal is None or self.spot.moment == deal.last:
            self._timer = None
            self.app.redraw()
            return
        self._timer = self.app.dom.after(controls.SPEEDS[self._speed], self._tick)
        if self._shown == self._wanted():
            self._go(self.spot.moment + 1)

    def _stop(self) -> None:
        if self._timer is not None:
            self.app.dom.cancel(self._timer)
            self._timer = None
            if self.app.screen is self:
                self.app.redraw()

    # -- the review

    def on_review(self, deal: PastDeal) -> None:
        self._stop()
        persons = self._match.persons
        seat = self._seat if self._seat in persons or not persons else persons[0]
        if self._reviews is not None:
            self._reviews.open(deal, seat, persons)

    def _go_to_decision(self, deal: PastDeal, seat: int, ply: int, is_open: bool) -> None:
        self.deal = deal
        self._seat, self._is_open = seat, is_open
        self._go(ply)

    # -- going on from here

    def on_send(self, deal: PastDeal) -> None:
        self._stop()
        match = self._match
        self.app.spawn(offer_link(self.app, match.record, match.meta, deal.number, self.spot.moment))

    def on_try(self, deal: PastDeal) -> None:
        if self.spot.moment < deal.plies and not self._trying:
            self._stop()
            self._trying = True
            self.app.spawn(self._try(self._here(deal)))

    async def _try(self, spot: Spot) -> None:
        """Begins a match for practice at a moment and goes to its table, unless the player has left meanwhile."""
        app = self.app
        try:
            answer = await self._match.ask("branch", spot.deal, spot.moment)
            checked = await app.engine.ask("check", text=answer["record"])
            if app.screen is not self:
                return
            match = await begin_branch(app, spot, answer["record"], checked)
            if app.screen is self:
                app.stay(id=str(spot))
                app.go("table", id=match)
        finally:
            self._trying = False
