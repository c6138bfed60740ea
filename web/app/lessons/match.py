"""The match of a lesson as the table plays it: made anew wherever it is taken up, and kept nowhere."""

from ..matches import about
from ..passing import PassingMatch
from ..saves import SaveError
from .lesson import LEARNER, read_lesson

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..messages import Player
    from .lesson import Lesson

LEVEL = "club"  # of the others, who play what the lesson says


class LessonMatch(PassingMatch):
    """A game's lesson from one step on; it is the `Source` of `table/playing/outside.pyi`.

    `lesson` is None until it has been read.
    """

    def __init__(self, app: "App", game: str, number: int) -> None:
        self._app = app
        self._game = game
        self.number = number
        self.match = "lesson." + game
        self.lesson: Lesson | None = None

    async def read(self) -> "tuple[str, dict[str, Any], str | None]":
        """Returns (record, meta, None) of the position before its step; raises SaveError where there is no lesson."""
        app = self._app
        await app.games.bring(self._game)
        self.lesson = lesson = read_lesson(app.dom, self._game)
        if lesson is None:
            raise SaveError("lesson/none")
        self.number = min(self.number, len(lesson.steps) - 1)
        seats = self._seats(lesson)
        fields = {"seats": seats, "options": lesson.options, "dealer": lesson.dealer, "decks": [lesson.deck]}
        answer = await app.engine.ask("new", game=self._game, **fields)
        for seat, move in lesson.moves_before(self.number):
            answer = await app.engine.ask("play", record=answer["record"], seat=seat, move=move)
        return answer["record"], about(self._game, seats, lesson.options), None

    def _seats(self, lesson: "Lesson") -> "list[Player]":
        seats: list[Player] = [{"kind": "bot", "name": name, "level": LEVEL} for name in lesson.players]
        seats.insert(LEARNER, {"kind": "human", "name": self._app.t("name-you"), "level": ""})
        return seats
