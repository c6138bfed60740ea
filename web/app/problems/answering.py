"""Answering a problem: a right move is made at the table, any other is answered with what would follow it."""

from .sequel import sequel_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..messages import Table
    from ..table.playing.playing import Playing
    from ..table.state.scene import Scene
    from .problem import Problem
    from .sequel import Sequel
    from .solved import Solved


class Answer:
    """A move at a problem, and what follows it; for a wrong one also what follows the `best`."""

    def __init__(self, sequel: "Sequel", best: "Sequel", *, is_right: bool) -> None:
        self.sequel = sequel
        self.best = best
        self.is_right = is_right


class Answering:
    """Takes the player's move at a problem. `on_answer()` is called when there is an answer to show.

    `answer` is the last move with what follows it, None before the first. `is_done` is true after a right move.
    """

    def __init__(
        self,
        app: "App",
        problem: "Problem",
        record: str,
        solved: "Solved",
        *,
        playing: "Playing",
        scene: "Scene",
        on_answer: "Callable[[], None]",
    ) -> None:
        self._app = app
        self._record = record
        self._solved = solved
        self._playing = playing
        self._scene = scene
        self._on_answer = on_answer
        self._made = ""  # the right move, until its sequel has been shown
        self._asking = False
        self.problem = problem
        self.answer: Answer | None = None
        self.is_done = False
        playing.moves.permits = self.permits
        playing.presenter.on_settled = [self.settled]

    def permits(self, move: str) -> bool:
        """Lets a right move be made; returns False after answering any other."""
        if self.is_done or self._asking:
            return False
        if move in self.problem.right:
            self.is_done = True
            self._made = move
            self._solved.solve(self.problem)
            return True
        self._solved.missed(self.problem)
        self._scene.armed = None
        self._playing.selecting.clear()
        self._playing.session.spawn(self._tell(move, is_right=False))
        return False

    def settled(self, table: "Table") -> None:
        """Shows what follows the right move, once that is on the table."""
        if self._made:
            move, self._made = self._made, ""
            self._playing.session.spawn(self._tell(move, is_right=True))

    async def _tell(self, move: str, *, is_right: bool) -> None:
        app, problem = self._app, self.problem
        self._asking = True
        try:
            sequel = await sequel_of(app, problem, self._record, move)
            best = sequel if is_right else await sequel_of(app, problem, self._record, problem.right[0])
        finally:
            self._asking = False
        if not self._playing.session.stopped:
            self.answer = Answer(sequel, best, is_right=is_right)
            self._on_answer()

    def reveal(self) -> None:
        """Answers with the best move, because the player asked to see it."""
        if self.answer is not None:
            self.answer = Answer(self.answer.best, self.answer.best, is_right=True)
