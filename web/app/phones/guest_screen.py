"""The screen of a guest's table: drawn and played like any other, with the host's engine behind it."""

from ..browser.late import PartAway
from ..client.engine_client import EngineError
from ..late_rooms import offer_link
from ..markup.html import esc, tag
from ..saves import SaveError
from ..table.screen import TableScreen
from .codes import ShownCode, shown
from .connections import connections_of
from .middle import leave_to_middle
from .sealing import offer_check, show_seal
from .shares import notes_on
from .visit import GuestMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from ..messages import Event, Table
    from ..table.playing.playing import Playing
    from .visit import Visit

JOIN = "join"  # the route of a link that holds an offer
LOOKS = ("replay", "review", "deal", "send")  # buttons that need the record


class GuestScreen(TableScreen):
    """The table that this phone visits; it cannot be opened before a host has let it in.

    Without a seat it is the table in the middle, which shows what everybody sees, and codes for others to join.
    """

    def __init__(self, app: "App") -> None:
        super().__init__(app, self._match_of)
        self._visit = connections_of(app).visit
        self._follows = False
        self._keeps = False
        self._code: ShownCode | None = None  # that others join by
        self._code_of: tuple[int, str] | None = None

    @property
    def _is_middle(self) -> bool:
        return self._visit is not None and self._visit.is_middle

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("phones")
        super().enter(id)

    def _match_of(self, match: str) -> GuestMatch:
        return GuestMatch(self._visit)

    def set_up(self, playing: "Playing") -> None:
        """Follows what the host sends."""
        visit = self._visit
        if visit is not None:
            visit.on_moved = self._moved
            visit.on_change = self._changed
            visit.on_middle = self._laid
            playing.presenter.on_shown.append(self._shown)
            playing.hearing.is_public = self._is_middle
            self._laid()
            self._moved()  # the match may have gone on while this room was being fetched

    def leave(self) -> None:
        if self._visit is not None:
            self._visit.on_moved = None
            self._visit.on_change = None
            self._visit.on_middle = None
        super().leave()

    def _moved(self) -> None:
        """Notes that the match has gone on, and shows how."""
        if self.playing is not None and self._visit is not None and not self._follows:
            self._follows = True
            self.playing.session.spawn(self._follow(self.playing, self._visit))

    async def _follow(self, playing: "Playing", visit: "Visit") -> None:
        """Shows what has happened since the last time, until nothing is new."""
        session = playing.session
        client = visit.client
        try:
            while not session.stopped:
                if session.players != visit.players:
                    await self._seat(playing, visit)
                    continue
                if session.record == client.version:
                    break
                session.went_on(client.version)
                given, visit.giving.deal = visit.giving.deal, 0
                if self.scene.has_view and given == self.scene.view.table["deal"]:
                    playing.presenter.close()  # that deal has been dealt again
                await playing.presenter.follow(await self._news(playing, visit))
        finally:
            self._follows = False

    async def _seat(self, playing: "Playing", visit: "Visit") -> None:
        """Says who plays at this phone now, and asks them to pass it round if they are several."""
        playing.session.meta["seats"] = visit.players
        names = [visit.players[seat]["name"] for seat in visit.seats]
        self.app.toast(self.app.t("guest-seats", names=self.app.l10n.listing(names)))
        await playing.reseating.seated()

    async def _news(self, playing: "Playing", visit: "Visit") -> "list[Event]":
        """Returns what has happened since the player was last told, or since the table was last shown."""
        deal, ply = visit.client.handed_out
        if not deal and self.scene.has_view:
            table = self.scene.view.table
            deal, ply = table["deal"], table["ply"]
        if not deal:
            return []
        asked = {"at": {"deal": deal, "ply": ply}, "for": playing.hot_seat.viewer}
        found = await playing.session.ask("events", **asked)
        events: list[Event] = found["events"]
        return events

    def _shown(self, table: "Table", events: "Sequence[Event]") -> None:
        """Keeps the match once it is over; a table in the middle is nobody's, and keeps nothing."""
        playing, visit = self.playing, self._visit
        if playing is None or visit is None or visit.is_middle:
            return
        if not table["match_over"]:
            self.app.spawn(self._learn(playing, visit, table))
        elif not self._keeps:
            self._keeps = True
            self.app.spawn(self._keep(playing, visit))

    async def _learn(self, playing: "Playing", visit: "Visit", table: "Table") -> None:
        """Has the deals that are over revealed, and offers to check them while the result of one is shown."""
        is_over = table["deal_over"]
        if is_over:
            self.scene.seal = ""  # it was about fewer deals
        await visit.learn(table["deal"] if is_over else table["deal"] - 1)
        if is_over and visit.revealed is not None and self.scene.has_view and self.scene.view.table is table:
            offer_check(self.app, playing, *visit.revealed_noted())

    async def _keep(self, playing: "Playing", visit: "Visit") -> None:
        """Saves the match, checks its deals, and reports both."""
        is_new = visit.kept is None
        try:
            match, record = await visit.keep()
            await show_seal(self.app, playing, record, notes_on(self.app, match, visit.seats))
        except (EngineError, SaveError) as error:
            self._keeps = False  # tried again with the next table
            self.app.explain(error)
            return
        if is_new:
            self.app.toast(self.app.t("guest-kept"))

    def act(self, name: str, data: dict[str, str]) -> None:
        kept = self._visit.kept if self._visit is not None else None
        if name not in LOOKS:
            super().act(name, data)
        elif kept is None:
            self.app.toast(self.app.t("middle-later" if self._is_middle else "guest-later"))
        elif name == "send":
            meta = self.app.saves.peek(kept[0])[1]
            self.app.spawn(offer_link(self.app, kept[1], meta, self.scene.counted))
        else:
            place = data["deal"] if name == "deal" else str(self.scene.counted)
            self.app.go("replay", id=f"{kept[0]}/{place}/{'review' if name == 'review' else 0}")

    # -- the table in the middle

    def _laid(self) -> None:
        """Leaves what all share to the table in the middle; if this page is that table, shows its code."""
        visit, playing = self._visit, self.playing
        if visit is None or playing is None:
            return
        if not visit.is_middle:
            leave_to_middle(self.app, playing, is_here=visit.has_middle)
        elif visit.code != self._code_of:
            self._code_of, self._code = visit.code, None
            self.app.redraw()
            playing.session.spawn(self._draw_code())

    async def _draw_code(self) -> None:
        """Draws the code that others join by."""
        code = self._code_of
        if code is None:
            return
        try:
            drawn = await shown(self.app, JOIN, code[1])
        except PartAway:  # the host's phone shows it as well
            return
        if code == self._code_of:
            self._code = drawn
            self.app.redraw()

    def regions(self) -> list[tuple[str, str]]:
        regions = super().regions()
        if self._is_middle:
            regions = [(name, "" if name == "t-bar" else html) for name, html in regions]
            regions.append(("t-code", self._code_html()))
        return regions

    def _code_html(self) -> str:
        if self._code is None or self._code_of is None:
            return ""
        line = tag("p", esc(self.app.t("middle-join", name=self.scene.words.name(self._code_of[0]))))
        return f'<section class="panel" role="status">{line}{self._code.drawn}</section>'

    def _changed(self) -> None:
        """Says whether the host can be reached."""
        if self._visit is None or self._visit.is_here:
            self.app.frame.untoast()
        else:
            self._visit.say("guest-lost")
        self.engine_changed()
