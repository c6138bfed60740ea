"""Where an invitation arrives: shows the code that answers it, and goes to the table once that is taken."""

from ..client.engine_client import EngineError
from ..markup.html import button, esc, icon, tag
from ..screen import Screen
from .code_entry import CodeEntry
from .codes import ShownCode, beside, shown
from .connections import connections_of
from .visit import Visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App

ANSWER = "answer"  # the route of a link that holds one


class JoinScreen(Screen):
    """Opened by `enter(id=...)` with the code of an offer; without one it asks for it."""

    name = "join"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._code: ShownCode | None = None  # the answer
        self._entry = CodeEntry(app, "join", "join-code", self._answer)

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("phones")
        self._follow(self.app.redraw)
        if id:
            self._entry.enter(id)

    def leave(self) -> None:
        self._follow(None)
        self._entry.end()

    def _follow(self, on_change: "Callable[[], None] | None") -> None:
        """Has the way back to a table that was left come and go with its host."""
        visit = connections_of(self.app).visit
        if visit is not None:
            visit.on_change = on_change

    def title(self) -> str:
        return self.app.t("join")

    # -- what is drawn

    def regions(self) -> list[tuple[str, str]]:
        return [("join-main", f'<section class="panel stack">{self._main()}</section>')]

    def _main(self) -> str:
        t = self.app.t
        if self._code is not None:
            line = tag("p", esc(t("join-wait")), role="status", cls="soft")
            heading = tag("h2", esc(t("join-answer")))
            return beside(heading, self._code.drawn, self._code.html("join") + line)
        entry = self._entry
        if entry.is_scanning:
            return beside(tag("h2", esc(t("join-scan"))), entry.view(), entry.html())
        if entry.is_busy:
            return tag("p", esc(t("phones-making")), role="status")
        back = f"<p>{button('join-back', t('join-back'), 'btn-primary')}</p>" if self._is_guest() else ""
        how = button("go", t("together"), "btn-quiet", key="together", icon=icon("help"), to="together")
        return f"{back}<p>{esc(t('join-help'))}</p>{entry.html(shines=not back)}<p>{how}</p>"

    def _is_guest(self) -> bool:
        """Returns whether this phone is the guest of a table, whose page has been left."""
        visit = connections_of(self.app).visit
        return visit is not None and visit.is_here

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "join-copy" and self._code is not None:
            self._code.copy()
        elif name == "join-back":
            if self._is_guest():
                self.app.replace("guest")
            else:
                self.app.redraw()
        else:
            self._entry.act(name)

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        self._entry.type(value)

    async def _answer(self, offer: str) -> None:
        """Shows the answer to an offer. If the camera is still on, its candidates are addresses, not mDNS names."""
        visit = Visit(self.app)
        letters = await visit.answer(offer)
        self._code = await shown(self.app, ANSWER, letters)
        self.app.redraw()
        self.app.dom.focus("[data-key=join-copy]")
        self.app.say(self.app.t("join-answer"))
        self.app.spawn(self._arrive(visit))

    async def _arrive(self, visit: Visit) -> None:
        """Waits until the host has taken the answer."""
        app = self.app
        try:
            await visit.arrival
        except EngineError as fault:
            visit.end()
            self._code = None
            self._entry.fault = fault
            app.redraw()
            return
        connections = connections_of(app)
        old, connections.visit = connections.visit, visit
        if old is not None:
            if old.is_open:  # the people here have sat down elsewhere meanwhile
                old, connections.visit = visit, old
            old.end()
        if app.screen is self:
            app.replace("guest")
        else:
            app.redraw()  # another page like this one offers it
