"""A problem as data: how its position comes about, whose move it is, and which moves are right."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App

DIFFICULTIES = (1, 2, 3)  # the easiest first


class Problem:
    """A position in which `seat` is to move, and the moves that are `right` there, the best first.

    `id` never changes; `number`, from 1, is its place among the game's problems, 0 for one that only a link contains.
    The position comes about by playing `moves` in the deal that `seed` gives `seats` players. `level` is its
    difficulty.
    """

    def __init__(self, game: str, number: int, data: "dict[str, Any]") -> None:
        self.game = game
        self.number = number
        self.id: str = data["id"]
        self.seed: str = data["seed"]
        self.seats: int = data["seats"]
        self.seat: int = data["seat"]
        self.level: int = data["level"]
        self.right: list[str] = data["right"]
        self.moves: list[str] = data["moves"].split(";") if data["moves"] else []

    @property
    def is_listed(self) -> bool:
        """Returns whether it is among the game's problems."""
        return self.number > 0

    @property
    def address(self) -> str:
        """Returns its unique name among the problems of all games."""
        return f"{self.game}/{self.id}"


async def bring_problems(app: "App", game: str) -> "list[Problem]":
    """Returns a game's problems once they are fetched, [] if it has none; raises PartAway if that fails."""
    known = app.game(game)
    if known is None:
        return []
    await app.rooms.bring("problems-" + game)
    return problems_here(app, game)


def problems_here(app: "App", game: str) -> "list[Problem]":
    """Returns a game's problems, [] if they have not been fetched."""
    text = app.dom.read(f"problems/{game}.json")
    return [Problem(game, at, data) for at, data in enumerate(json.loads(text), 1)] if text else []
