"""The sheet of the phones at a table: who is here, and the codes by which another phone joins."""

from ..browser.late import PartAway
from ..markup.html import button, esc, icon, tag
from ..screen import Sheet
from .code_entry import CodeEntry
from .codes import ShownCode, beside, shown
from .connections import PhonesFault
from .guests import MIDDLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from ..app import App
    from ..texts.words import Words
    from .guests import Guest, Guests

MINUTE = 60
JOIN = "join"  # the route of a link that holds an offer


class PhonesSheet(Sheet):
    """The phones of a match's guests. For one seat at a time it shows a code, and takes the answer to it.

    `explain(app)` opens how all of it is done.
    """

    name = "phones"

    def __init__(
        self, app: "App", guests: "Guests", words: "Words", explain: "Callable[[App], Coroutine[Any, Any, None]]"
    ) -> None:
        super().__init__(app)
        app.l10n.load("phones")
        self._guests = guests
        self._words = words
        self._explain = explain
        self._seat: int | None = None  # whose phone is being connected; MIDDLE for a table
        self._code: ShownCode | None = None  # of the offer
        self._entry = CodeEntry(app, "phones", "phones-answer", self._accept)

    def title(self) -> str:
        return self.app.t("phones")

    def lead(self) -> str:
        if self._invited() is None:
            return ""
        return button("phones-list", self.app.t("back"), "icon-btn", icon=icon("back"))

    def _invited(self) -> int | None:
        """Returns the seat whose phone is being connected; its answer may also have come by another tab."""
        seat = self._seat
        return None if seat is None or self._guests.of(seat).state == "here" else seat

    def closed(self) -> None:
        self._entry.end()
        self._guests.show_code(None)

    def body(self) -> str:
        seat = self._invited()
        if seat is not None:
            return self._joining(seat)
        t = self.app.t
        rows = "".join([self._row(seat) for seat in self._guests.seats()]) + self._middle()
        help_line = tag("p", esc(t("phones-help")), cls="soft")
        how = button("phones-how", t("together"), "btn-quiet", icon=icon("help"))
        return f'{help_line}<ul class="list phones">{rows}</ul><div class="sheet-actions">{how}</div>'

    def _row(self, seat: int) -> str:
        t = self.app.t
        guest = self._guests.of(seat)
        state, press = self._state(guest), ""
        if guest.state == "away" and not self._guests.is_held(seat):
            press = button("reseat", t("players-to-bot"), "", f"reseat:{seat}", seat=seat)
        if seat != guest.seats[0]:
            state = t("phones-is-beside", name=self._words.name(guest.seats[0]))
            press += button("phones-apart", t("phones-apart"), "", f"apart:{seat}", seat=seat)
        elif guest.state != "here":
            press += button("phones-invite", t("phones-invite"), "", f"invite:{seat}", seat=seat)
            for to in [other.seats[0] for other in self._guests.others_here(seat)]:
                label = t("phones-beside", name=self._words.name(to))
                press += button("phones-beside", label, "", f"beside:{seat}:{to}", seat=seat, to=to)
        elif self._guests.may_hand_over():
            press = button("phones-handover", t("phones-handover"), "btn-quiet", f"handover:{seat}", seat=seat)
        name = f'{esc(self._words.name(seat))}<br><span class="soft small">{esc(state)}</span>'
        return f'<li class="row">{icon("phone")}<span class="grow">{name}</span>{press}</li>'

    def _middle(self) -> str:
        """Returns the row of the table in the middle, which nobody waits for."""
        t = self.app.t
        guest = self._guests.of(MIDDLE)
        if guest.state == "here":
            press = button("middle-remove", t("middle-remove"), "btn-quiet", "middle-remove")
        else:
            press = button("phones-invite", t("middle-add"), "", f"invite:{MIDDLE}", seat=MIDDLE)
        state = t("middle-help") if guest.state == "invited" else self._state(guest)
        name = f'{esc(t("middle"))}<br><span class="soft small">{esc(state)}</span>'
        return f'<li class="row">{icon("cards")}<span class="grow">{name}</span>{press}</li>'

    def _state(self, guest: "Guest") -> str:
        minutes = int((self.app.dom.now() - guest.since) / MINUTE)
        return self.app.t("phones-" + guest.state, n=minutes)

    def _joining(self, seat: int) -> str:
        """Returns the two steps by which a phone joins; the second alone while the camera is on."""
        t = self.app.t
        entry = self._entry
        kind = "middle" if seat == MIDDLE else "phones"
        name = self._words.name(seat) if seat != MIDDLE else ""
        answer = tag("h3", esc(t(kind + "-step-answer", name=name)))
        if entry.is_scanning:
            return beside(answer, entry.view(), entry.html())
        if self._code is None:
            return entry.fault_html() or tag("p", esc(t("phones-making")), role="status")
        offer = tag("h3", esc(t(kind + "-step-offer", name=name)))
        return beside(offer, self._code.drawn, self._code.html("phones") + answer + entry.html())

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name == "phones-invite":
            self._show(int(data["seat"]))
            self.app.spawn(self._invite(int(data["seat"])))
        elif name == "phones-beside":
            self._move(int(data["seat"]), int(data["to"]))
        elif name == "phones-apart":
            self._move(int(data["seat"]), None)
        elif name == "phones-handover":
            self.app.spawn(self._hand_over(int(data["seat"])))
        elif name == "middle-remove":
            self._guests.dismiss_middle()
            self.app.dom.focus(self.first)  # the button that was pressed is gone
        elif name == "phones-list":
            self._show(None)
        elif name == "phones-how":
            self.app.spawn(self._explain(self.app))
        elif name == "phones-copy" and self._code is not None:
            self._code.copy()
        elif name == "reseat":
            self.app.close()
            return False
        else:
            return self._entry.act(name)
        return True

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        self._entry.type(value)

    def _show(self, seat: int | None) -> None:
        """Shows how the phone of a seat joins, or, with None, who is here."""
        self._seat = seat
        self._code = None
        self._entry.clear()
        self._guests.show_code(None)
        self.app.redraw()
        if self.app.front() is self:
            self.app.dom.focus(self.first)  # the button that was pressed is gone

    async def _invite(self, seat: int) -> None:
        """Makes the offer for a seat, and shows it."""
        fault = code = None
        try:
            code = await shown(self.app, JOIN, await self._guests.invite(seat))
        except (PhonesFault, PartAway) as error:
            fault = error
        if seat == self._seat:
            self._code = code
            self._entry.fault = fault
            self._guests.show_code(seat if code is not None else None)
            self.app.redraw()

    async def _accept(self, letters: str) -> None:
        """Takes an answer; the phone is here as soon as the connection stands."""
        seat = self._seat
        if seat is not None:
            await self._guests.accept(seat, letters)
            if seat == self._seat:
                self._show(None)
            self._close_if_complete()

    async def _hand_over(self, seat: int) -> None:
        """Asks whether the table is to go to the phone of a guest."""
        try:
            await self.app.rooms.bring("succession")
        except PartAway as error:
            self.app.explain(error)
            return
        from ..succession.offer import offer

        if self.app.front() is self:
            self.app.close()
            offer(self.app, self._guests, self._guests.of(seat))

    def _move(self, seat: int, to: int | None) -> None:
        """Lets somebody play at another guest's phone, or at one of their own."""
        self._guests.move(seat, to)
        self.app.dom.focus(self.first)  # the button that was pressed is gone
        self._close_if_complete()

    def _close_if_complete(self) -> None:
        if self._guests.are_complete() and self.app.front() is self:
            self.app.close()
