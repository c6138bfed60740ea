"""A problem as a link: which one it is, and a checksum of its position, which a later version may have changed."""

from ..browser.late import PartAway
from ..markup.html import esc, tag
from ..saves.save import crc
from .handing import HandingSheet
from .parcel import LinkFault, Parcel, packed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..problems.problem import Problem

KIND = "problem"


def text_of(problem: "Problem") -> str:
    """Returns the text of a link to a problem: its address and a checksum of its position."""
    position = [problem.seed, str(problem.seats), str(problem.seat), ";".join(problem.moves)]
    return f"{problem.address} {crc(chr(10).join(position))}"


async def problem_of(app: "App", text: str) -> "Problem":
    """Returns the problem that a link names; raises LinkFault if none here has that position."""
    address, _, _ = text.partition(" ")
    game, _, name = address.partition("/")
    if not name:
        raise LinkFault("damaged")
    hello = app.hello or await app.engine.ask("hello")
    if game not in [known["name"] for known in hello["games"]]:
        raise LinkFault("game")
    try:
        await app.rooms.bring("problems")
        from ..problems.problem import bring_problems

        problems = await bring_problems(app, game)
    except PartAway:
        raise LinkFault("away") from None
    app.l10n.load("problems")
    found = [problem for problem in problems if text_of(problem) == text]
    if not found:
        raise LinkFault("problem")
    return found[0]


def summary_of(app: "App", problem: "Problem") -> tuple[list[tuple[str, str]], str]:
    """Returns what is shown when a link to a problem arrives: facts by name, and whether it has been solved."""
    from ..problems.solved import Solved

    t = app.t
    level = t(f"problem-level-{problem.level}")
    facts = [(t("link-moment"), t("link-problem.number", n=problem.number, level=level))]
    return facts, tag("p", esc(t("link-problem.solved"))) if Solved(app.storage).is_solved(problem) else ""


class SendProblemSheet(HandingSheet):
    """The sheet that hands a problem on."""

    def __init__(self, app: "App", problem: "Problem") -> None:
        super().__init__(app)
        self._problem = problem
        self._fault = ""
        app.spawn(self._make())

    async def _make(self) -> None:
        try:
            self.address = await packed(self.app, Parcel(KIND, text_of(self._problem)))
            self.text = f"{self.said()}\n{self.address}\n"
        except LinkFault as fault:
            self._fault = fault.code
        self.app.redraw()

    def file_name(self) -> str:
        return f"talon-{self._problem.game}-problem-{self._problem.id}.txt"

    def said(self) -> str:
        return self.app.t("send-said-problem", game=self.app.t("game-" + self._problem.game))

    def body(self) -> str:
        t = self.app.t
        if self._fault:
            return tag("p", esc(t("link-fault-" + self._fault)), cls="error", role="alert")
        what = t("send-problem", game=t("game-" + self._problem.game), n=self._problem.number)
        lines = tag("p", esc(what)) + tag("p", esc(t("send-problem.help")), cls="help")
        return f'<div class="stack">{lines}{self.handing_html()}</div>'
