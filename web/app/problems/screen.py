"""The screen of a problem: the table in its position, and the question above the hand."""

from ..markup.html import button, esc, icon
from ..table.screen import TableScreen
from ..table.state.shortcuts import BUTTONS
from .answer_sheet import AnswerSheet
from .answering import Answering
from .match import ProblemMatch
from .solved import FIRST, Solved, next_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..table.playing.playing import Playing
    from .problem import Problem

NOT_HERE = ("hint", "undo", "players")  # what would help, or change the position


class ProblemScreen(TableScreen):
    """A problem at the table, opened by `enter(id=GAME/PROBLEM)`, or with what follows `#links/` in a link to it."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, lambda address: ProblemMatch(app, address))
        self._solved = Solved(app.storage)
        self.answering: Answering | None = None

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("problems")
        super().enter(id)

    def set_up(self, playing: "Playing") -> None:
        """Answers the player's moves from here on."""
        source = self.source
        if isinstance(source, ProblemMatch) and source.problem is not None:
            self.answering = Answering(
                self.app,
                source.problem,
                playing.session.record,
                self._solved,
                playing=playing,
                scene=self.scene,
                on_answer=self._answered,
            )

    # -- drawing

    def title(self) -> str:
        answering = self.answering
        if answering is None:
            return super().title()
        problem = answering.problem
        game = self.app.t("game-" + problem.game)
        if not problem.is_listed:
            return self.app.t("problem-title-sent", {"game": game})
        return self.app.t("problem-title", {"game": game, "n": problem.number})

    def regions(self) -> list[tuple[str, str]]:
        regions = super().regions()
        at = [name for name, _ in regions].index("t-banner")
        regions.insert(at, ("t-coach", self._asked()))
        return regions

    def _asked(self) -> str:
        """Returns the question, or how it was answered, with the buttons that lead on."""
        answering = self.answering
        if answering is None:
            return '<section class="coach is-problem"><div><p class="coach-text" role="status"></p></div></section>'
        t = self.app.t
        presses = [button("send", t("send"), "icon-btn", icon=icon("link"))]
        if answering.answer is not None:
            presses.append(button("problem-tell", t("problem-tell"), "btn-quiet"))
        if answering.is_done:
            presses.append(button("problem-next", t("problem-next"), "btn-primary", key="coach-next"))
        level = esc(t(f"problem-level-{answering.problem.level}"))
        step = "visually-hidden" if answering.is_done else "coach-step"  # the ways on need its room
        said = f'<p class="coach-text" role="status">{esc(t(self._code(answering)))}</p>'
        leave = button("leave", t("problem-leave"), "icon-btn", key="coach-leave", icon=icon("back"))
        return (
            f'<section class="coach is-problem" aria-labelledby="coach-step"><div>{said}</div>'
            f'<div class="coach-bar">{leave}<h2 class="{step}" id="coach-step">{level}</h2>{"".join(presses)}'
            f"</div></section>"
        )

    def _code(self, answering: Answering) -> str:
        if answering.is_done:
            return "problem-first" if self._solved.state(answering.problem) == FIRST else "problem-solved"
        return "problem-ask" if answering.answer is None else "problem-again"

    # -- what the player does

    def _answered(self) -> None:
        self.app.redraw()
        self._tell()

    def _tell(self) -> None:
        if self.answering is not None and self.answering.answer is not None:
            self.app.dialog(AnswerSheet(self.app, self.scene.words, self.answering))

    def act(self, name: str, data: dict[str, str]) -> None:
        if self.answering is None or name in NOT_HERE:
            return
        if name == "problem-tell":
            self._tell()
        elif name == "problem-next":
            self._go_on(self.answering)
        elif name == "send":
            self.app.spawn(self._send(self.answering.problem))
        elif name == "leave":
            self.app.back()
        else:
            super().act(name, data)

    def _go_on(self, answering: Answering) -> None:
        """Goes to the next unsolved problem, or back to the overview if all are solved."""
        source = self.source
        problems = source.problems if isinstance(source, ProblemMatch) else []
        following = next_of(problems, self._solved, answering.problem.number)
        if following is None:
            self.app.toast(self.app.t("problems-all-solved"))
            self.app.replace("problems", id=answering.problem.game)
        else:
            self.app.replace("problem", id=following.address)

    async def _send(self, problem: "Problem") -> None:
        """Opens the sheet that makes a link to the problem, in its initial position."""
        await self.app.rooms.bring("links")
        from ..links.problem import SendProblemSheet

        if self.app.front() is self:
            self.app.dialog(SendProblemSheet(self.app, problem))

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        return BUTTONS.get(key.lower()) not in NOT_HERE and super().key(key, data, mods)
