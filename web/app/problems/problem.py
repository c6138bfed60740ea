"""A problem as data: how its position comes about, whose move it is, and which moves are right."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App

LEVELS = (1, 2, 3)  # how hard, the easiest first


class Problem:
    """A position of a game in which `seat` is to move, and the moves of it that are right, the best first.

    `id` stays the same for ever; `number`, from 1, is its place among the game's problems. The position is what
    `moves` make of the deal that `seed` gives `seats` players. `level` is how hard it is.
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
    def address(self) -> str:
        """Returns what names it among the problems of all games."""
        return f"{self.game}/{self.id}"


async def bring_problems(app: "App", game: str) -> "list[Problem]":
    """Returns a game's problems once they are here, none where it has none; raises PartAway where they stay away."""
    known = app.game(game)
    if known is None:
        return []
    await app.rooms.bring("problems-" + game)
    return problems_here(app, game)


def problems_here(app: "App", game: str) -> "list[Problem]":
    """Returns a game's problems as far as they have been fetched."""
    text = app.dom.read(f"problems/{game}.json")
    return [Problem(game, at, data) for at, data in enumerate(json.loads(text), 1)] if text else []
