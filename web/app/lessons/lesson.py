"""A lesson as data: who plays, how the cards lie, and the steps from the first look at them to the settlement."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..browser.dom import Dom
    from ..messages import Table

LEARNER = 0  # the learner's seat


class Step:
    """One step of a lesson: something to read, or a move to make.

    `code` is its text, `point` names what it is about, and `take` lists the moves that it accepts, none if it is only
    to be read. `others` are the moves that follow, as (seat, move). The step begins after `start` moves of the deal
    and is over after `end`.
    """

    def __init__(self, game: str, data: "dict[str, Any]", start: int) -> None:
        self.code = f"lesson-{game}-{data['name']}"
        self.point: list[str] = data.get("point", [])
        self.take: list[str] = data.get("take", [])
        self.others = [(int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in data.get("others", [])]
        self._answers: dict[str, str] = data.get("answers", {})
        self.start = start
        self.end = start + len(self.others) + (1 if self.take else 0)

    def answer(self, move: str, kind: str) -> str:
        """Returns the code of the reply to any other move, of this kind: why it should not be made."""
        return f"{self.code}.{self._answers.get(move) or self._answers.get(kind) or 'wrong'}"

    def next_of_others(self, ply: int) -> tuple[int, str] | None:
        """Returns the move of `others` that is due after `ply` moves of the deal, None if there is none."""
        at = ply - self.end + len(self.others)
        return self.others[at] if 0 <= at < len(self.others) else None

    def moves(self) -> list[tuple[int, str]]:
        """Returns all moves of the step, as (seat, move)."""
        return [(LEARNER, move) for move in self.take[:1]] + self.others


class Lesson:
    """The lesson of a game: `players` are the names of the others.

    `record` is its match before the first move, `table` the learner's view of it.
    """

    def __init__(self, game: str, data: "dict[str, Any]") -> None:
        self.game = game
        self.players: list[str] = data["players"]
        self.options: dict[str, str] = data.get("options", {})
        self.record: str = data["first"]["record"]
        self.table: Table = data["first"]["table"]
        self.steps: list[Step] = []
        for step in data["step"]:
            start = self.steps[-1].end if self.steps else 0
            self.steps.append(Step(game, step, start))

    def moves_before(self, number: int) -> list[tuple[int, str]]:
        """Returns the moves that lead from the beginning to a step, as (seat, move)."""
        return [move for step in self.steps[:number] for move in step.moves()]


def read_lesson(dom: "Dom", game: str) -> "Lesson | None":
    """Returns the lesson that comes with a game, None if it has none or has not been fetched yet."""
    text = dom.read(f"lessons/{game}.json")
    return Lesson(game, json.loads(text)) if text else None
