"""A problem as a link: its position and which moves are right there, so that it can be solved wherever it arrives."""

from ..browser.late import PartAway
from ..client.engine_client import EngineError
from ..markup.html import esc, tag
from .handing import HandingSheet
from .parcel import LinkFault, Parcel, packed, unpacked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..problems.problem import Problem

KIND = "problem"


async def problem_of(app: "App", text: str) -> "Problem":
    """Returns the problem in a link: as it is among those here, or else as the link has it, to be counted nowhere.

    Raises LinkFault if it is damaged, its game unknown, or a part of the page has not been fetched.
    """
    try:
        await app.rooms.bring("problems")
        from ..problems.problem import bring_problems
        from ..problems.written import is_same, read

        app.l10n.load("problems")
        found = read(text)
        hello = app.hello or await app.engine.ask("hello")
        games = [known for known in hello["games"] if known["name"] == found.game]
        if not games:
            raise LinkFault("game")
        if found.seats not in games[0]["seats"]:
            raise LinkFault("damaged")
        listed = await bring_problems(app, found.game)
    except PartAway:
        raise LinkFault("away") from None
    except ValueError:
        raise LinkFault("damaged") from None
    for problem in listed:
        if is_same(problem, found):
            return problem
    await _try(app, found)
    return found


async def problem_at(app: "App", address: str) -> "Problem":
    """Returns the problem of a link, given the text after its `#links/`; raises LinkFault."""
    parcel = await unpacked(app, address)
    if parcel.kind != KIND:
        raise LinkFault("damaged")
    return await problem_of(app, parcel.record)


async def _try(app: "App", problem: "Problem") -> None:
    """Makes every right move of a problem; raises LinkFault if the rules do not allow one, or the moves before it."""
    seats = [{"kind": "bot", "name": ""} for _ in range(problem.seats)]
    try:
        for move in problem.right:
            moves = problem.moves + [f"{problem.seat}:{move}"]
            await app.engine.ask("new", game=problem.game, seats=seats, seed=problem.seed, moves=moves)
    except EngineError as error:
        raise LinkFault("game-away" if error.code == "game/away" else "damaged") from None


def summary_of(app: "App", problem: "Problem") -> tuple[list[tuple[str, str]], str]:
    """Returns what is shown when a link to a problem arrives: facts by name, and whether it has been solved."""
    from ..problems.solved import Solved

    t = app.t
    level = t(f"problem-level-{problem.level}")
    moment = t("link-problem.number", n=problem.number, level=level) if problem.is_listed else level
    solved = tag("p", esc(t("link-problem.solved"))) if Solved(app.storage).is_solved(problem) else ""
    return [(t("link-moment"), moment)], solved


class SendProblemSheet(HandingSheet):
    """The sheet that hands a problem on."""

    def __init__(self, app: "App", problem: "Problem") -> None:
        super().__init__(app)
        self._problem = problem
        self._fault = ""
        app.spawn(self._make())

    async def _make(self) -> None:
        from ..problems.written import written

        try:
            self.address = await packed(self.app, Parcel(KIND, written(self._problem)))
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
        problem = self._problem
        game = t("game-" + problem.game)
        what = t("send-problem", game=game, n=problem.number) if problem.is_listed else game
        lines = tag("p", esc(what)) + tag("p", esc(t("send-problem.help")), cls="help")
        return f'<div class="stack">{lines}{self.handing_html()}</div>'
