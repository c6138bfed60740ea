"""The match of a problem as the table plays it: its position, set up from scratch each time."""

from ..matches.matches import about
from ..matches.transient import TransientMatch
from ..saves import SaveError
from ..texts.names import named
from .problem import bring_problems

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..messages import Player
    from .problem import Problem

LEVEL = "club"  # whose rules of thumb everybody follows from there


class ProblemMatch(TransientMatch):
    """The position of a problem by its `address`; it is the `Source` of `table/playing/outside.pyi`.

    `problem` is None until it has been read, `problems` are all those of its game.
    """

    def __init__(self, app: "App", address: str) -> None:
        self._app = app
        self._game, _, self._id = address.partition("/")
        self.match = "problem." + address
        self.problem: Problem | None = None
        self.problems: list[Problem] = []

    async def read(self) -> "tuple[str, dict[str, Any], str | None]":
        """Returns (record, meta, None) of the position; raises SaveError if there is no such problem, or PartAway."""
        app = self._app
        self.problems = await bring_problems(app, self._game)
        found = [problem for problem in self.problems if problem.id == self._id]
        if not found:
            raise SaveError("problem/none")
        problem = self.problem = found[0]
        names = app.t("problem-names").split() + [""] * problem.seats
        seats: list[Player] = [{"kind": "bot", "name": name, "level": LEVEL} for name in names[: problem.seats - 1]]
        seats.insert(problem.seat, {"kind": "human", "name": "", "level": ""})
        seats = named(app, seats)
        fields = {"seats": seats, "seed": problem.seed, "moves": problem.moves}
        answer = await app.engine.ask("new", game=self._game, **fields)
        return answer["record"], about(self._game, seats, {}), None
