"""A deal of the day: its seed, its table, and the match in which it is tried."""

from ..days import try_id
from ..matches.matches import about
from ..matches.sides import of_table
from ..texts.names import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..messages import Game, Player

# Raise this whenever bots play differently or others sit at a table (`daily` in an `offer.toml`): par then changes.
BOTS = 6
LEVEL = "club"  # plays by its policy, in one thought: neither chance nor a slow device changes what it does
YOU = 0  # the player's seat


class DailyDeal:
    """A game's deal of a day. `match` is the id of the counted try, so that two browser tabs cannot begin two."""

    def __init__(self, app: "App", game: "Game", day: str) -> None:
        self._app = app
        self.game = game
        self.name = game["name"]
        self.day = day
        self.match = try_id(day, self.name)
        self._temperaments = game.get("daily_opponents") or [""] * (game["seats"][0] - 1)

    @property
    def seed(self) -> str:
        """Returns the seed of its cards and of everything else left to chance."""
        return f"daily/{self.day}/{self.name}/{self.game['rules']}"

    def seats(self) -> "list[Player]":
        """Returns who sits at the table: the player, then the computer's players clockwise from their left."""
        app = self._app
        names = app.t("bot-names").split(", ")
        seats: list[Player] = [{"kind": "human", "name": app.t("name-you"), "level": ""}]
        for at, temperament in enumerate(self._temperaments):
            name = names[at] if at < len(names) else ""
            seats.append({"kind": "bot", "name": name, "level": LEVEL, "temperament": temperament})
        return named(app, seats)

    def fields(self, *, free: bool) -> "dict[str, Any]":
        """Returns the fields of the op `new`; moves can be taken back only in a free try."""
        seats = self.seats()
        options = {} if free else {"undo": "off"}
        dealer = len(seats) - 1
        return {"game": self.name, "seats": seats, "options": options, "seed": self.seed, "dealer": dealer}

    async def begin(self, *, free: bool) -> str:
        """Begins a try, or finds the counted one if it exists, and returns its match's id.

        Raises EngineError and SaveError. A try begun on a later day counts for the calendar, but for no streak.
        """
        saves = self._app.saves
        is_late = self._app.dom.today() != self.day  # the engine may need until after midnight
        fields = self.fields(free=free)
        answer = await self._app.engine.ask("new", **fields)
        meta = about(self.name, fields["seats"], fields["options"])
        meta["daily"] = self.day
        meta["seed"] = self.seed
        if free:
            meta["free"] = True
            return await saves.create(answer["record"], meta)
        if is_late:
            meta["late"] = True
        await saves.fetch(self.match)
        if not saves.exists(self.match):
            await saves.create(answer["record"], meta, self.match)
        return self.match


def lead(game: "Game", points: "Sequence[int]") -> tuple[int, int]:
    """Returns the player's lead over the mean of the others in a deal, multiplied by the number of others.

    `points` are those of each seat; the second result is the number of others.
    """
    mine, *others = [points[seats[0]] for seats in of_table(game, len(points), YOU)]
    ahead = mine * len(others) - sum(others)
    return -ahead if game["best"] == "low" else ahead, len(others)
