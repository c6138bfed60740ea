"""A match that is looked back at: its record, who played it, and what the engine tells of its deals."""

from ..texts.names import persons_of
from .loose import glimpse, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..task import Deferred
    from .spot import Spot


class PastMatch:
    """A match that is never changed here; `read` fills it in."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.record = ""
        self.meta: dict[str, Any] = {}
        self.persons: list[int] = []

    async def read(self, spot: "Spot") -> "Deferred":
        """Reads the match and brings its game; returns a Deferred of the deal at a spot, as `deal` does.

        Raises SaveError, PartAway. The engine is asked at once about what this browser has stored: the journal, which
        takes its time, seldom knows more.
        """
        app = self._app
        asked = about = None
        glimpsed = glimpse(app, spot.match)
        if glimpsed is not None:
            about = self._take(glimpsed, spot)
            asked = self._ask(spot)
        if self._take(await read(app, spot.match), spot) != about or asked is None:
            asked = self._ask(spot)
        await app.games.bring(self.meta["game"])
        return asked

    def _take(self, found: "tuple[str, dict[str, Any]]", spot: "Spot") -> "tuple[str, int]":
        """Takes in a match; returns what an answer about the spot depends on."""
        self.record, self.meta = found
        self.persons = persons_of(self.meta["seats"])
        return self.record, self.seat(spot)

    def _ask(self, spot: "Spot") -> "Deferred":
        return self.deal(spot.deal, spot.moment, self.seat(spot), is_open=spot.is_open)

    @property
    def seats(self) -> int:
        """Returns how many there are."""
        return len(self.meta["seats"])

    @property
    def usual_seat(self) -> int:
        """Returns the seat from which a look back begins: the first person's, if there is one."""
        return (self.persons or [0])[0]

    def seat(self, spot: "Spot") -> int:
        """Returns the seat from which a spot is seen."""
        return spot.seat if spot.seat is not None and spot.seat < self.seats else self.usual_seat

    def deal(self, number: int, moment: int, seat: int, *, is_open: bool) -> "Deferred":
        """Asks for a deal that is over, the last one for any other number, and the table at a moment of it."""
        return self._app.engine.ask("past", record=self.record, deal=number, ply=moment, seat=seat, open=is_open)

    def ask(self, op: str, deal: int, ply: int, **fields: object) -> "Any":
        """Asks about a moment of a deal."""
        return self._app.engine.ask(op, record=self.record, at={"deal": deal, "ply": ply}, **fields)
