"""All problems of a game by difficulty, with those that are solved, and the next one to try."""

from ..browser.late import PartAway
from ..markup.html import button, data, esc, icon
from ..markup.widgets import choices
from ..screen import Screen
from ..screens.parts import panel
from .problem import DIFFICULTIES, Problem, bring_problems, problems_here
from .solved import FIRST, Solved, next_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


class ProblemsScreen(Screen):
    """The problems of a game, opened by `enter(id=GAME)`; without an id, those of the game played last."""

    name = "problems"
    begins_small = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._game = ""
        self._solved = Solved(app.storage)

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("problems")
        self._game = id
        self._bring()

    def _names(self) -> list[str]:
        return [game["name"] for game in self.app.hello["games"]] if self.app.hello else []

    def _current(self) -> str:
        """Returns the game whose problems are shown, "" while no game is known."""
        names = self._names()
        if self._game not in names:
            last = self.app.extras.recent_choices().get("game")
            self._game = last if last in names else names[0] if names else ""
        return self._game

    def _bring(self) -> None:
        self.app.spawn(self._fetch(self._current()))

    async def _fetch(self, game: str) -> None:
        try:
            await bring_problems(self.app, game)
        except PartAway as error:
            if self.app.screen is self:
                self.app.explain(error)
        if self.app.screen is self:
            self.app.redraw()

    # -- drawing

    def title(self) -> str:
        return self.app.t("problems")

    def regions(self) -> list[tuple[str, str]]:
        game = self._current()
        problems = problems_here(self.app, game)
        regions = [("problems-games", self._games(game))]
        if not problems:
            return regions + [("problems-wait", f'<p class="panel">{esc(self.app.t("problems-wait"))}</p>')]
        regions.append(("problems-next", self._next(problems)))
        drawn = DIFFICULTIES if self.is_whole else DIFFICULTIES[:1]
        levels = {level: self._level(problems, level) for level in drawn}
        return regions + [(f"problems-of-{level}", levels.get(level, "")) for level in DIFFICULTIES]

    def _games(self, current: str) -> str:
        pairs = [(name, self.app.t("game-" + name)) for name in self._names()]
        return choices("game", self.app.t("which-game"), pairs, current) if len(pairs) > 1 else ""

    def _next(self, problems: list[Problem]) -> str:
        """Returns what problems are, how many are solved, and the button for the next one."""
        t = self.app.t
        states = [self._solved.state(problem) for problem in problems]
        solved = len([problem for problem in problems if self._solved.is_solved(problem)])
        count = {"solved": solved, "all": len(problems), "first": states.count(FIRST)}
        following = next_of(problems, self._solved)
        press = ""
        if following is not None:
            label = t("problems-next", {"n": following.number})
            press = button("problem", label, "btn-primary btn-wide", "next-problem", id=following.address)
        state = t("problems-count", count) if following is not None else t("problems-done", count)
        return (
            f'<section class="panel stack"><p>{esc(t("problems-line"))}</p>'
            f'<p class="soft">{esc(state)}</p>{press}</section>'
        )

    def _level(self, problems: list[Problem], level: int) -> str:
        t = self.app.t
        here = [problem for problem in problems if problem.level == level]
        if not here:
            return ""
        solved = len([problem for problem in here if self._solved.is_solved(problem)])
        heading = t("problems-level", {"level": t(f"problem-level-{level}"), "solved": solved, "all": len(here)})
        rows = "".join([self._problem(problem) for problem in here])
        return panel(f"problems-{level}", heading, f'<ol class="problems">{rows}</ol>')

    def _problem(self, problem: Problem) -> str:
        state = self._solved.state(problem)
        name = self.app.t("problems-one", {"n": problem.number, "state": state or "new"})
        fixed = data({"act": "problem", "key": "problem:" + problem.id, "id": problem.address})
        mark = icon("check", small=True) if self._solved.is_solved(problem) else ""
        style = f"problem is-{state}" if state else "problem"
        return (
            f'<li><button type="button" class="{style}" aria-label="{esc(name)}"{fixed}>'
            f'<span class="num">{problem.number}</span>{mark}</button></li>'
        )

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "problem":
            self.app.go("problem", id=data["id"])

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "game":
            self._game = value
            self.app.stay(id=value)
            self.app.redraw()
            self._bring()
