"""The sheet that makes a link of a deal, a position or a match, and hands it on."""

from ..client.engine_client import EngineError
from ..client.record_texts import labelled, sent
from ..markup.html import esc, tag
from ..markup.widgets import switch
from ..texts.names import deal_name, only_person
from .handing import HandingSheet
from .parcel import LinkFault, Parcel, packed
from .seating import nameless

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..messages import SettledDeal


class SendSheet(HandingSheet):
    """Offers what can be sent of a match: a deal that is over, a moment of it, or all of a match that is over.

    `number` is the deal, 0 for the last one that is over; `moment` is the number of moves made at that point.
    """

    name = "send"

    def __init__(
        self, app: "App", record: str, meta: "dict[str, Any]", *, number: int = 0, moment: int | None = None
    ) -> None:
        super().__init__(app)
        app.l10n.load("links")
        self._record = record
        self._meta = meta
        self._number = number
        self._moment = moment
        self._deal: SettledDeal | None = None
        self._kinds: list[str] = []
        self._kind = ""
        self._with_names = False
        self._fault = ""
        self._choices = 0
        app.spawn(self._prepare())

    async def _prepare(self) -> None:
        """Finds out what can be sent."""
        try:
            status = await self.app.engine.ask("status", record=self._record)
        except EngineError:
            self._fault = "engine"
            self.app.redraw()
            return
        deals = status["deals"]
        found = [deal for deal in deals if deal["deal"] == self._number]
        self._deal = found[0] if found else deals[-1] if deals else None
        if self._deal is None:
            self._fault = "nothing"
            self.app.redraw()
            return
        if self._moment is not None and self._moment < self._deal["plies"]:
            self._kinds.append("position")
        self._kinds.insert(0, "deal")
        if status["over"]:  # not by the meta, which counts a finished daily deal as over, too
            self._kinds.append("match")
        self._choose("deal")

    def _choose(self, kind: str) -> None:
        self._kind = kind
        self._make_again()

    def _make_again(self) -> None:
        self.address = ""
        self._fault = ""
        self._choices += 1
        self.app.redraw()
        self.app.spawn(self._make(self._choices))

    async def _make(self, choice: int) -> None:
        """Makes the link of what is chosen, and drops it if something else has been chosen meanwhile."""
        try:
            text = await self._part()
            text = labelled(text, {"title": self._title()}) if self._with_names else nameless(text)
            address = await packed(self.app, Parcel(self._kind, text))
        except (LinkFault, EngineError) as fault:
            if choice == self._choices:
                self._fault = fault.code if isinstance(fault, LinkFault) else "engine"
                self.app.redraw()
            return
        if choice == self._choices:
            self.text, self.address = sent(self._kind, text), address
            self.app.redraw()

    async def _part(self) -> str:
        """Returns the part of the record that is chosen."""
        if self._kind == "match" or self._deal is None:
            return self._record
        ply = self._moment if self._kind == "position" else None
        answer = await self.app.engine.ask("excerpt", record=self._record, deal=self._deal["deal"], ply=ply)
        record: str = answer["record"]
        return record

    def file_name(self) -> str:
        return f"talon-{self._meta['game']}-{self._kind}.txt"

    def _title(self) -> str:
        title: str = self._meta.get("title") or ""
        return title if self._kind == "match" else ""

    # -- what is drawn

    def title(self) -> str:
        return self.app.t("send")

    def body(self) -> str:
        t = self.app.t
        if self._fault:
            return tag("p", esc(t("link-fault-" + self._fault)), cls="error", role="alert")
        if not self._kinds:
            return tag("p", esc(t("room-coming")), role="status")
        kinds = "".join([self._choice(kind) for kind in self._kinds])
        parts = [f'<fieldset class="field"><legend>{esc(t("send-what"))}</legend>{kinds}</fieldset>']
        parts.append(switch("send-names", t("send-names"), self._with_names, t("send-names.help")))
        return f'<div class="stack">{"".join(parts)}{self.handing_html()}</div>'

    def _choice(self, kind: str) -> str:
        t = self.app.t
        checked = " checked" if kind == self._kind else ""
        deal = deal_name(self.app, {"game": self._meta["game"], "deal": self._deal["deal"] if self._deal else 1})
        label = t("send-" + kind, deal=deal, n=self._moment or 0)
        points = self._points()
        note = t("send-deal-beat", points=points) if kind == "deal" and points is not None else t(f"send-{kind}.help")
        return (
            f'<label class="choice"><input type="radio" name="send" value="{kind}" data-field="send" '
            f'data-key="send-{kind}"{checked}><span><span>{esc(label)}</span>'
            f'<span class="help">{esc(note)}</span></span></label>'
        )

    def _points(self) -> int | None:
        """Returns the points to beat: those of the only person at the table."""
        sender = only_person(self._meta["seats"])
        return None if sender is None or self._deal is None else self._deal["points"][sender]

    # -- what the player does

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "send":
            self._choose(value)
        elif name == "send-names" and final:
            self._with_names = value == "on"
            self._make_again()

    def said(self) -> str:
        """Returns the words that go with the link."""
        game = self.app.t("game-" + self._meta["game"])
        points = self._points()
        if self._kind == "deal" and points is not None:
            return self.app.t("send-said-beat", game=game, points=points)
        return self.app.t("send-said-" + self._kind, game=game)
