"""Par: the result of an expert in the player's seat, against the same bots, with the same cards."""

from ..browser.storage import PREFIX
from ..client.engine_client import BUDGET, EngineError
from .deal import BOTS, YOU, lead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..task import Deferred
    from .deal import DailyDeal

KEY = PREFIX + "par"  # holds the progress of the latest one
LEVEL = "expert"
PATIENCE_MS = 120_000  # the limit of one expert thought, which usually takes 1 to 2 s
MOVES = 60  # assumed for a deal that nobody has played yet


class Par:
    """Makes the engine play a deal of the day, move by move; `on_change()` is called after each.

    If it is cancelled and started again, it continues from the expert's last move.

    `ahead` is None until the deal is over, then what the expert came out ahead by, as in a `Try`. `fault` is why it
    could not be played to its end.

    Par is the same on every device: chance comes from the deal's seed, and each thought has a seed of its own and is
    bounded by playouts, not by time. The bots at the table play by their policy, to which neither matters. A thought
    that is cut off all the same, after `PATIENCE_MS`, might have ended differently: then there is no par.
    """

    def __init__(self, app: "App", deal: "DailyDeal", *, moves: int, on_change: "Callable[[], object]") -> None:
        self._app = app
        self._on_change = on_change
        self._asked: Deferred | None = None
        self._stopped = False
        self.deal = deal
        self.made = 0
        self.moves = moves if moves > 0 else MOVES
        self.ahead: int | None = None
        self.fault: EngineError | None = None

    def start(self) -> None:
        """Plays the deal."""
        self._app.spawn(self._work())

    def stop(self) -> None:
        """Stops playing it."""
        self._stopped = True
        if self._asked is not None and not self._asked.settled:
            self._app.engine.cancel(self._asked)

    @property
    def share(self) -> float:
        """Returns roughly what share of the work is done, always below 1."""
        return min(0.95, self.made / self.moves)

    async def _work(self) -> None:
        try:
            self.ahead, _ = lead(self.deal.game, await self._play())
        except EngineError as error:
            if self._stopped:
                return
            self.fault = error
        self._app.storage.remove(KEY)
        if not self._stopped:
            self._on_change()

    async def _play(self) -> list[int]:
        """Returns the points of the deal once it has been played; raises EngineError, also if it is stopped."""
        record = self._recall() or (await self._ask("new", **self.deal.fields(free=False)))["record"]
        status = await self._ask("status", record=record)
        while not status["deal_over"]:
            self.made = status["ply"]
            self._on_change()
            # If several choose at once, the bots at a table have chosen before the player.
            seat = next((seat for seat in status["must"] if seat != YOU), YOU)
            fields = {"seat": seat, "seed": f"{self.deal.seed}/{self.made}", "playouts": BUDGET["playouts"]}
            if seat == YOU:
                fields["level"] = LEVEL
            thought = await self._ask("think", record=record, ms=PATIENCE_MS, **fields)
            if thought["cut"]:
                raise EngineError("engine/silent", "a thought about par took too long")
            record = (await self._ask("play", record=record, seat=seat, move=thought["move"]))["record"]
            if seat == YOU:
                self._app.extras.keep_json(KEY, {"match": self.deal.match, "bots": BOTS, "record": record})
            status = await self._ask("status", record=record)
        self.made = status["ply"]
        points: list[int] = status["deals"][0]["points"]
        return points

    def _recall(self) -> str | None:
        """Returns the record up to where an earlier attempt at this deal has come, None if there was none."""
        kept = self._app.extras.json(KEY)
        try:
            if (kept["match"], kept["bots"]) == (self.deal.match, BOTS):
                return str(kept["record"])
        except (KeyError, TypeError):
            pass
        return None

    async def _ask(self, op: str, **fields: "Any") -> "Any":
        if self._stopped:
            raise EngineError("cancelled")
        self._asked = self._app.engine.ask(op, **fields)
        return await self._asked
