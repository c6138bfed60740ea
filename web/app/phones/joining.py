"""Where an invitation arrives: shows the code that answers it, and goes to the table once that is taken."""

from ..browser.late import PartAway
from ..client.engine_client import EngineError
from ..markup.html import button, esc, tag
from ..screen import Screen
from .codes import ShownCode, fault_html, field_html, letters_in, shown
from .lines import lines_of
from .visit import Visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App

ANSWER = "answer"  # the route of a link that holds one


class JoinScreen(Screen):
    """Opened by `enter(id=...)` with the code of an offer; without one it asks for it."""

    name = "join"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._code: ShownCode | None = None  # the answer
        self._typed = ""
        self._fault: EngineError | PartAway | None = None
        self._makes = False

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("phones")
        if id:
            self._answer(id)

    def title(self) -> str:
        return self.app.t("join")

    # -- what is drawn

    def regions(self) -> list[tuple[str, str]]:
        return [("join-main", f'<section class="panel stack">{self._main()}</section>')]

    def _main(self) -> str:
        t = self.app.t
        if self._code is not None:
            copy = button("join-copy", t("phones-copy-link"), "btn-primary")
            line = tag("p", esc(t("join-wait")), role="status", cls="soft")
            return f'<h2>{esc(t("join-answer"))}</h2>{self._code.html()}<div class="sheet-actions">{copy}</div>{line}'
        if self._makes:
            return tag("p", esc(t("phones-making")), role="status")
        field = field_html(t("join-code"), self._typed) + fault_html(self.app, self._fault)
        take = button("join-take", t("phones-take"), "btn-primary")
        return f'<p>{esc(t("join-help"))}</p>{field}<div class="sheet-actions">{take}</div>'

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "join-copy" and self._code is not None:
            self._code.copy()
        elif name == "join-take":
            self._answer(self._typed)

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        self._typed = value

    def _answer(self, text: str) -> None:
        if not self._makes:
            self._makes = True
            self._fault = None
            self.app.redraw()
            self.app.spawn(self._join(letters_in(text)))

    async def _join(self, offer: str) -> None:
        """Answers an offer, and waits until the host has taken the answer."""
        app = self.app
        visit = Visit(app)
        try:
            letters = await visit.answer(offer)
            self._code = await shown(app, ANSWER, letters)
            app.redraw()
            app.say(app.t("join-answer"))
            await visit.arrival
        except (EngineError, PartAway) as fault:
            self._code = None
            self._makes = False
            self._fault = fault
            app.redraw()
            return
        lines_of(app).visit = visit
        if app.screen is self:
            app.replace("guest")
