"""Where a link arrives: shows what is in it, and does nothing until the player agrees."""

from ..client.engine_client import EngineError
from ..client.record_texts import game_of, labels_of
from ..markup.html import button, esc, mark_svg, tag
from ..markup.widgets import choices
from ..matches.matches import take_in
from ..saves import SaveError
from ..screen import Screen
from ..texts.names import TITLE_MAX, deal_name, named, only_person, tidied, usual_level
from .parcel import LinkFault, Parcel, unpacked
from .problem import KIND, problem_of, summary_of
from .seating import seated, undealt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..messages import Aim, Args, Checked, SettledDeal
    from ..problems.problem import Problem

FAULTS = {
    "record/newer": "newer",
    "game/unknown": "game",
    "game/away": "game-away",
    "engine/failed": "engine",
    "request/size": "large",
}
DEAL = '\n[Deal "'


class LinksScreen(Screen):
    """The summary of a link, opened by `enter(id=...)` with what follows `#links/` in its address."""

    name = "links"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._parcel: Parcel | None = None
        self._checked: Checked | None = None
        self._problem: Problem | None = None
        self._deal: SettledDeal | None = None  # as its sender played it
        self._sender: int | None = None
        self._seat = 0
        self._address = ""  # what follows `#links/`
        self._fault = ""
        self._fault_args: Args = {}
        self._busy = False

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("links")
        self._address = id
        if id:
            self.app.spawn(self._open(id))
        else:
            self.app.dom.after(0, lambda: self.app.go("home"))

    async def _open(self, text: str) -> None:
        """Reads a link and has the engine check its record."""
        try:
            self._parcel = await unpacked(self.app, text)
            if self._parcel.kind == KIND:
                self._problem = await problem_of(self.app, self._parcel.record)
            else:
                game = game_of(self._parcel.record)
                if self.app.game(game) is not None:
                    self.app.games.fetched(game)  # while the engine starts
                await self._read(self._parcel)
        except LinkFault as fault:
            self._fault = fault.code
        except EngineError as error:
            self._fault = FAULTS.get(error.code, "damaged")
            self._fault_args = error.args_
        if self.app.screen is self:
            self.app.redraw()
            self.app.say(self._heading())

    async def _read(self, parcel: Parcel) -> None:
        """Reads a record; raises LinkFault if it is not what the link says it is, or cannot be read in full."""
        engine = self.app.engine
        checked = await engine.ask("check", text=parcel.record)
        if checked["lost"]:
            raise LinkFault("damaged")
        status = await engine.ask("status", record=checked["record"])
        deals = status["deals"]
        one = f"\n{checked['record']}".count(DEAL) == 1
        if parcel.kind == "match":
            is_whole = checked["over"]
        elif parcel.kind == "deal":
            is_whole = one and len(deals) == 1
        else:
            is_practice = (checked["options"] or {}).get("practice") == "on"
            is_whole = one and not deals and bool(status["must"]) and is_practice
        if not is_whole:
            raise LinkFault("damaged")
        self._sender = only_person(checked["seats"])
        self._seat = self._sender or 0
        if parcel.kind == "deal":
            self._deal = deals[0]
        checked["seats"] = named(self.app, checked["seats"])
        self._checked = checked

    # -- what is drawn

    def title(self) -> str:
        return self.app.t("link-title")

    def regions(self) -> list[tuple[str, str]]:
        return [("link-main", self._main())]

    def _heading(self) -> str:
        if self._fault:
            return self.app.t("link-fault-" + self._fault, self._fault_args)
        if self._problem is not None:
            return self.app.t("link-problem")
        if self._parcel is None or self._checked is None:
            return self.app.t("link-opening")
        if self._deal is not None:
            return self.app.t("link-deal", points=self._deal["points"][self._seat])
        return self.app.t("link-" + self._parcel.kind)

    def _main(self) -> str:
        t = self.app.t
        heading = self._heading()
        if self._fault:
            home = button("go", t("link-home"), "btn-primary", to="home")
            note = tag("p", esc(t("link-untouched")), cls="help")
            said = tag("p", esc(heading), role="alert")
            return f'<section class="panel stack">{said}{note}<div class="sheet-actions">{home}</div></section>'
        if self._problem is not None:
            about = KIND if self._problem.is_listed else KIND + "-sent"
            return self._framed(about, self._problem.game, *summary_of(self.app, self._problem))
        if self._parcel is None or self._checked is None:
            return tag("p", esc(heading), cls="panel", role="status")
        return self._summary(self._parcel.kind, self._checked)

    def _summary(self, kind: str, checked: "Checked") -> str:
        t = self.app.t
        game = checked["game"]
        sender = "" if self._sender is None else self._given_name(self._sender)
        about = tag("p", esc(t("link-from", name=sender) if sender else t("link-from-somebody")), cls="soft")
        names = self.app.l10n.listing([self._name(seat) for seat in range(len(checked["seats"]))])
        facts = [
            (t("link-moment"), self._moment(kind, checked)),
            (t("link-players"), names if kind == "match" else ""),
            (t("link-size"), t("link-letters", n=len(self._address))),
        ]
        more = self._seats(kind, checked) if kind != "match" else ""
        if self._deal is not None and self._is_low(game):
            more += tag("p", esc(t("link-low")))
        return self._framed(kind, game, facts, more, about)

    def _framed(self, kind: str, game: str, facts: list[tuple[str, str]], more: str, about: str = "") -> str:
        """Returns what a link is about, and the buttons that open or dismiss it."""
        t = self.app.t
        head = f'<h2 id="link-heading" class="link-heading">{mark_svg(game, "title-mark")}{esc(self._heading())}</h2>'
        all_facts = [(t("link-game"), t("game-" + game))] + facts
        rows = "".join([tag("dt", esc(name)) + tag("dd", esc(value)) for name, value in all_facts if value])
        help_text = tag("p", esc(t(f"link-{kind}.help")), cls="help")
        not_now = button("not-now", t("link-not-now"), "btn-quiet")
        yes = button("link-yes", t(f"link-{kind}.yes"), "btn-primary", disabled=self._busy)
        acts = f'<div class="sheet-actions">{not_now}{yes}</div>'
        inner = f"<div>{head}{about}</div>{tag('dl', rows, cls='facts')}{more}{help_text}{acts}"
        return f'<section class="panel stack" aria-labelledby="link-heading">{inner}</section>'

    def _given_name(self, seat: int) -> str:
        """Returns the name that a link gives a person, "" where names were left out."""
        if self._parcel is None or self._checked is None or f'[Seat{seat} "human:"]' in self._parcel.record:
            return ""
        return self._checked["seats"][seat]["name"]

    def _name(self, seat: int) -> str:
        """Returns the name at a seat; a sender who gave none is "the sender", not "You"."""
        checked = self._checked
        if checked is None or (seat == self._sender and not self._given_name(seat)):
            return self.app.t("link-sender")
        return checked["seats"][seat]["name"]

    def _is_low(self, name: str) -> bool:
        """Returns whether fewer points are better in a game."""
        game = self.app.game(name)
        return game is not None and game["best"] == "low"

    def _moment(self, kind: str, checked: "Checked") -> str:
        deal = deal_name(self.app, checked)
        if kind == "match":
            return self.app.t("link-over", deal=deal)
        return self.app.t("link-at", deal=deal, n=checked["ply"]) if kind == "position" else deal

    def _seats(self, kind: str, checked: "Checked") -> str:
        """Returns the choice of a seat: the sender's, unless another one is chosen."""
        t = self.app.t
        pairs = []
        for seat in range(len(checked["seats"])):
            name = self._name(seat)
            label = t("link-seat", name=name, points=self._deal["points"][seat]) if self._deal is not None else name
            pairs.append((str(seat), label))
        return choices("link-seat", t(f"link-{kind}.seat"), pairs, str(self._seat))

    # -- what the player does

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "link-seat":
            self._seat = int(value)
            self.app.redraw()

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "not-now":
            self.app.back()
        elif name == "link-yes" and self._problem is not None:
            own = self._problem.address if self._problem.is_listed else self._address
            self.app.replace("problem", id=own)
        elif name == "link-yes" and not self._busy and self._parcel is not None and self._checked is not None:
            self._busy = True
            self.app.redraw()
            self.app.spawn(self._agreed(self._parcel, self._checked))

    async def _agreed(self, parcel: Parcel, checked: "Checked") -> None:
        app = self.app
        try:
            if parcel.kind == "match":
                match = self._here(checked) or await self._keep(parcel, checked)
            else:
                match = await self._begin(parcel, checked)
        except (SaveError, EngineError) as error:
            app.explain(error)
            self._busy = False
            app.redraw()
            return
        if app.screen is self:
            app.replace("replay" if parcel.kind == "match" else "table", id=match)

    async def _keep(self, parcel: Parcel, checked: "Checked") -> str:
        """Keeps a whole match under its title, and returns its id; it counts nowhere, because others played it."""
        labels = {"title": labels_of(parcel.record).get("title", ""), "guest": True}
        return await take_in(self.app, checked["record"], checked, labels=labels)

    def _here(self, checked: "Checked") -> str:
        """Returns the match on this device that has exactly this record, "" if there is none."""
        saves = self.app.saves
        for entry in saves.matches():
            try:
                if entry.get("game") == checked["game"] and saves.peek(entry["id"])[0] == checked["record"]:
                    return str(entry["id"])
            except SaveError:
                continue
        return ""

    async def _begin(self, parcel: Parcel, checked: "Checked") -> str:
        """Begins a match with the cards of a link, the player at the chosen seat, and returns its id."""
        app = self.app
        aim: Aim | None = None
        record = checked["record"]
        labels: dict[str, Any] = {"title": app.t("link-position.title"), "guest": True}
        if self._deal is not None:
            aim = {
                "deal": self._deal["deal"],
                "seat": self._seat,
                "points": self._deal["points"][self._seat],
                "low": self._is_low(checked["game"]),
            }
            record = undealt(record)
            labels = {"title": app.t("link-deal.title", points=aim["points"])}
        fresh = await app.engine.ask("check", text=seated(record, self._seat, usual_level(app)))
        fresh["seats"] = named(app, fresh["seats"])
        labels["title"] = tidied(labels["title"], TITLE_MAX)
        return await take_in(app, fresh["record"], fresh, aim=aim, labels=labels)
