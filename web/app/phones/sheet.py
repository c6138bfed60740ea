"""The sheet of the phones at a table: who is here, and the codes by which another phone joins."""

from ..browser.late import PartAway
from ..markup.html import button, esc, icon, tag
from ..screen import Sheet
from .codes import ShownCode, fault_html, field_html, letters_in, shown
from .lines import PhonesFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..texts.words import Words
    from .guests import Guest, Guests

MINUTE = 60
JOIN = "join"  # the route of a link that holds an offer


class PhonesSheet(Sheet):
    """The phones of a match's guests. For one seat at a time it shows a code, and takes the answer to it."""

    name = "phones"

    def __init__(self, app: "App", guests: "Guests", words: "Words") -> None:
        super().__init__(app)
        app.l10n.load("phones")
        self._guests = guests
        self._words = words
        self._seat: int | None = None  # whose phone is being connected
        self._code: ShownCode | None = None  # of the offer
        self._typed = ""
        self._fault: PhonesFault | PartAway | None = None
        self._works = False

    def title(self) -> str:
        return self.app.t("phones")

    def body(self) -> str:
        t = self.app.t
        rows = "".join([self._row(seat) for seat in self._guests.seats()])
        help_line = tag("p", esc(t("phones-help")), cls="soft")
        return f'{help_line}<ul class="list">{rows}</ul>{self._joining()}'

    def _row(self, seat: int) -> str:
        t = self.app.t
        guest = self._guests.of(seat)
        press = ""
        if guest.state != "here":
            press = button("phones-invite", t("phones-invite"), "", f"invite:{seat}", seat=seat)
            if guest.state == "away" and not self._guests.is_held(seat):
                press = button("hand-over", t("players-to-bot"), "", f"hand-over:{seat}", seat=seat) + press
        name = f'{esc(self._words.name(seat))}<br><span class="soft small">{esc(self._state(guest))}</span>'
        return f'<li class="row">{icon("phone")}<span class="grow">{name}</span>{press}</li>'

    def _state(self, guest: "Guest") -> str:
        minutes = int((self.app.dom.now() - guest.since) / MINUTE)
        return self.app.t("phones-" + guest.state, n=minutes)

    def _joining(self) -> str:
        """Returns the two steps by which a phone joins."""
        t = self.app.t
        if self._seat is None:
            return ""
        name = self._words.name(self._seat)
        fault = fault_html(self.app, self._fault)
        if self._code is None:
            return fault or tag("p", esc(t("phones-making")), role="status")
        copy = button("phones-copy", t("phones-copy-link"))
        take = button("phones-take", t("phones-take"), "btn-primary", disabled=self._works)
        return (
            f'<section class="stack"><h3>{esc(t("phones-step-offer", name=name))}</h3>{self._code.html()}'
            f'<div class="sheet-actions">{copy}</div>'
            f"<h3>{esc(t('phones-step-answer', name=name))}</h3>"
            f'{field_html(t("phones-answer"), self._typed)}{fault}<div class="sheet-actions">{take}</div></section>'
        )

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name == "phones-invite":
            self._seat = int(data["seat"])
            self._typed = ""
            self._fault = self._code = None
            self.app.redraw()
            self.app.spawn(self._invite(self._seat))
        elif name == "phones-copy" and self._code is not None:
            self._code.copy()
        elif name == "phones-take":
            self._take()
        elif name == "hand-over":
            self.app.close()
            return False
        else:
            return False
        return True

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "code":
            self._typed = value

    async def _invite(self, seat: int) -> None:
        """Makes the offer for a seat, and shows it."""
        try:
            code = await shown(self.app, JOIN, await self._guests.invite(seat))
        except (PhonesFault, PartAway) as fault:
            self._fault = fault
        else:
            if seat == self._seat:
                self._code = code
        self.app.redraw()

    def _take(self) -> None:
        if self._seat is not None and not self._works:
            self._works = True
            self._fault = None
            self.app.redraw()
            self.app.spawn(self._accept(self._seat, self._typed))

    async def _accept(self, seat: int, text: str) -> None:
        """Takes an answer; the phone is here as soon as the connection stands."""
        try:
            await self._guests.accept(seat, letters_in(text))
            self._seat = None
            if self._guests.are_complete() and self.app.front() is self:
                self.app.close()
        except PhonesFault as fault:
            self._fault = fault
        self._works = False
        self.app.redraw()
