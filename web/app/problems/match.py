"""The match of a problem as the table plays it: its position, set up from scratch each time."""

from ..matches.matches import about
from ..matches.transient import TransientMatch
from ..saves import SaveError
from ..texts.names import named
from .problem import Problem, bring_problems

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..messages import Player

LEVEL = "club"  # whose rules of thumb everybody follows from there


class ProblemMatch(TransientMatch):
    """The position of a problem by its `address`, or by what follows `#links/` in a link to it.

    It is the `Source` of `table/playing/outside.pyi`.
    `problem` is None until it has been read, `problems` are all those of its game.
    """

    def __init__(self, app: "App", address: str) -> None:
        self._app = app
        self._address = address
        self.match = "problem." + address
        self.problem: Problem | None = None
        self.problems: list[Problem] = []

    async def read(self) -> "tuple[str, dict[str, Any], str | None]":
        """Returns (record, meta, None) of the position; raises SaveError if there is no such problem, or PartAway."""
        app = self._app
        problem = self.problem = await self._find()
        names = app.t("problem-names").split() + [""] * problem.seats
        seats: list[Player] = [{"kind": "bot", "name": name, "level": LEVEL} for name in names[: problem.seats - 1]]
        seats.insert(problem.seat, {"kind": "human", "name": "", "level": ""})
        seats = named(app, seats)
        fields = {"seats": seats, "seed": problem.seed, "moves": problem.moves}
        answer = await app.engine.ask("new", game=problem.game, **fields)
        return answer["record"], about(problem.game, seats, {}), None

    async def _find(self) -> Problem:
        """Returns the problem, and sets `problems`; raises SaveError or PartAway."""
        app = self._app
        game, _, name = self._address.partition("/")
        sent: Problem | None = None
        if not name:
            sent = await self._sent()
            game = sent.game
        self.problems = await bring_problems(app, game)
        found = [problem for problem in self.problems if problem.id == name]
        if sent is None and not found:
            raise SaveError("problem/none")
        return found[0] if sent is None else sent

    async def _sent(self) -> Problem:
        """Returns the problem of a link; raises SaveError if it cannot be read, or PartAway."""
        await self._app.rooms.bring("links")
        from ..links.parcel import LinkFault
        from ..links.problem import problem_at

        try:
            return await problem_at(self._app, self._address)
        except LinkFault:
            raise SaveError("problem/none") from None
