"""The match of a lesson as the table plays it: replayed up to the step where it begins, and stored nowhere."""

from ..matches.matches import about, first_picture
from ..matches.transient import TransientMatch
from ..saves import SaveError
from .lesson import LEARNER, read_lesson

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..messages import Player
    from .lesson import Lesson

LEVEL = "club"  # of the others, who make the lesson's moves


class LessonMatch(TransientMatch):
    """A game's lesson from one step on; it is the `Source` of `table/playing/outside.pyi`.

    `lesson` is None until it has been read.
    """

    def __init__(self, app: "App", game: str, number: int) -> None:
        self._app = app
        self._game = game
        self.number = number
        self.match = "lesson." + game
        self.lesson: Lesson | None = None
        self._picture: dict[str, Any] | None = None

    async def read(self) -> "tuple[str, dict[str, Any], str | None]":
        """Returns (record, meta, None) of the position before its step; raises SaveError if there is no lesson."""
        app = self._app
        await app.games.bring(self._game)
        self.lesson = lesson = read_lesson(app.dom, self._game)
        if lesson is None:
            raise SaveError("lesson/none")
        self.number = min(self.number, len(lesson.steps) - 1)
        record = lesson.record
        for seat, move in lesson.moves_before(self.number):
            answer = await app.engine.ask("play", record=record, seat=seat, move=move)
            record = answer["record"]
        self._picture = _picture(lesson) if record == lesson.record else None
        return record, about(self._game, self._seats(lesson), lesson.options), None

    def picture(self) -> "dict[str, Any] | None":
        """Returns the first table, which came with the lesson; None once moves have been made."""
        return self._picture

    def _seats(self, lesson: "Lesson") -> "list[Player]":
        seats: list[Player] = [{"kind": "bot", "name": name, "level": LEVEL} for name in lesson.players]
        seats.insert(LEARNER, {"kind": "human", "name": self._app.t("name-you"), "level": ""})
        return seats


def _picture(lesson: "Lesson") -> "dict[str, Any]":
    return {"seat": LEARNER, "table": first_picture(lesson.table, lesson.record)}
