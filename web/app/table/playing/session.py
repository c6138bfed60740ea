"""The session of a match: one record, changed by one request at a time and stored before anybody sees the change."""

from ...client.engine_client import BUDGET, EngineError
from ...saves import SaveError
from ...texts.names import persons_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from ...app import App
    from ...messages import Player, Table
    from ...task import Deferred
    from .outside import Source

DEALS = ("new", "next")  # the changes that deal cards


class Session:
    """A match as it is played on this device.

    `version` counts the changes to its record, `source` is where it comes from, and says what can be done with it.
    `on_lost(error)` is called when this browser tab may not go on with it, `on_unkept()` when it could not be kept,
    `on_stop()` when its table is left, `on_changed()` after each change, once it is kept. `on_deal(op, fields)` is
    awaited before each deal: it returns the fields to ask with, None if the deal is not wanted any more.
    """

    def __init__(
        self,
        app: "App",
        source: "Source",
        record: str,
        meta: "dict[str, Any]",
        *,
        on_lost: "Callable[[SaveError], None]",
        on_unkept: "Callable[[], None]",
    ) -> None:
        self._app = app
        self.source = source
        self.engine = source.engine or app.engine
        self._on_lost = on_lost
        self._on_unkept = on_unkept
        self._changes: list[tuple[str, dict[str, Any], int | None, Deferred]] = []
        self._working = False
        self._thought: Deferred | None = None
        self._request: Deferred | None = None
        self._warned = False
        self._lost = False
        self.record = record
        self.meta = meta
        self._kept = record  # the record that may be shown: it is on disk, or cannot be
        self.version = 0
        self.opened = app.tasks.deferred()  # done once it has been read and is ours: nothing is stored before
        self.stopped = False
        self.on_stop: Callable[[], None] | None = None
        self.on_changed: Callable[[], None] | None = None
        self.on_deal: Callable[[str, dict[str, Any]], Coroutine[Any, Any, dict[str, Any] | None]] | None = None

    @property
    def match(self) -> str:
        """Returns the id of the match."""
        return self.source.match

    @property
    def players(self) -> "list[Player]":
        """Returns who sits at the seats: {kind, name, level}."""
        players: list[Player] = self.meta["seats"]
        return players

    # -- asking

    def ask(self, op: str, **fields: object) -> "Deferred":
        """Asks the engine about the match as it stands; await the answer."""
        return self.engine.ask(op, record=self._kept, **fields)

    def spawn(self, coroutine: "Coroutine[Any, Any, object]") -> None:
        """Starts a coroutine; an error from the engine is reported, and the table stays as it is."""
        self._app.spawn(self._guarded(coroutine))

    async def _guarded(self, coroutine: "Coroutine[Any, Any, object]") -> None:
        try:
            await coroutine
        except EngineError as error:
            if error.code != "cancelled" and not self.stopped:
                self._app.explain(error)

    async def think(self, seat: int) -> str | None:
        """Returns the move that a bot chooses, None when the thought was cancelled."""
        self.cancel_thought()
        self._thought = thought = self.ask("think", seat=seat, seed=self.seed(), **BUDGET)
        try:
            answer = await thought
        except EngineError as error:
            if error.code == "cancelled":
                return None
            raise
        move: str = answer["move"]
        return move

    def seed(self) -> str:
        """Returns the seed for a bot in this position; if the meta has a seed, it is the same on every device."""
        seed = self.meta.get("seed")
        return f"{seed}/{self.meta['ply']}" if seed else f"{self.match}/{self.version}"

    def cancel_thought(self) -> None:
        """Cancels what a bot is thinking about: that position is gone."""
        thought, self._thought = self._thought, None
        if thought is not None and not thought.settled:
            self.engine.cancel(thought)

    # -- changing

    @property
    def is_idle(self) -> bool:
        """Whether no change of the record is under way."""
        return not self._working

    def change(self, op: str, fields: "dict[str, Any]", version: int | None = None) -> "Deferred":
        """Changes the record with a request, once earlier changes are done; await the answer.

        With `version`, it is for that version only: the answer is None if the match has moved on since.
        """
        result = self._app.tasks.deferred()
        self._changes.append((op, fields, version, result))
        if not self._working:
            self._working = True
            self._app.spawn(self._work())
        return result

    async def _work(self) -> None:
        try:
            while self._changes:
                op, fields, version, result = self._changes.pop(0)
                if self.stopped or (version is not None and version != self.version):
                    result.done(None)
                    continue
                asked = fields if self.on_deal is None or op not in DEALS else await self.on_deal(op, fields)
                if asked is None or self.stopped:
                    result.done(None)
                    continue
                stands = {"stands": True} if version is None and self.source.engine is not None else {}
                self._request = self.ask(op, **asked, **stands)
                try:
                    answer = await self._request
                except EngineError as error:
                    result.fail(error)
                    continue
                await self._commit(answer, op, fields)
                result.done(None if self.stopped else answer)
        finally:
            self._working = False

    async def _commit(self, answer: "dict[str, Any]", op: str, fields: "dict[str, Any]") -> None:
        """Takes the new record, and returns once it is on disk: nobody sees a move before that."""
        self.version += 1
        self.record = answer["record"]
        self.cancel_thought()
        if op == "seat":
            seats = list(self.meta["seats"])
            seats[fields["seat"]] = {name: fields.get(name, "") for name in ("kind", "name", "level")}
            if fields["kind"] == "human" and fields["seat"] in self.meta.get("remote", []):
                seats[fields["seat"]]["kind"] = "remote"
            self.meta["seats"] = seats
        await self.store()
        self._kept = self.record
        if self.on_changed is not None:
            self.on_changed()

    def went_on(self, record: str) -> None:
        """Notes that the match has gone on at another phone, where it is now this record."""
        self.version += 1
        self.record = self._kept = record
        self.cancel_thought()

    # -- keeping

    def keep_meta(self, table: "Table") -> None:
        """Stores what the list of matches says about this one, if the table shows that it has changed."""
        facts: dict[str, Any] = {
            "deal": table["deal"],
            "ply": table["ply"],
            "scores": [seat["total"] for seat in table["seats"]],
            "over": table["match_over"] or (table["deal_over"] and self.source.daily != ""),
            "settled": table["deal_over"] and not table["match_over"],
            "places": table["summary"]["places"] if table["summary"] else None,
        }
        facts["turn"] = table["must"]
        self.meta.setdefault("settled", False)  # older saves do not have it
        persons = persons_of(self.meta["seats"])
        if len(persons) == 1:
            self.meta.setdefault("turn", persons)  # nor does a new match, which says "your turn"
        changed = any(self.meta.get(name) != facts[name] for name in facts if name != "ply")
        self.meta.update(facts)
        if changed:
            self._app.spawn(self.store())

    async def store(self) -> None:
        """Stores record and meta. Without room the match goes on unsaved; if it is not ours any more, it stops."""
        await self.opened
        if self._lost:
            return
        try:
            await self.source.store(self.record, self.meta)
            self._warned = False
        except SaveError as error:
            if not error.unwritten:
                self._lost = True
                self.stop()
                self._on_lost(error)
                return
            if not self._warned:
                self._warned = True
                self._app.explain(error)
            self._on_unkept()

    # -- ending

    def drop(self) -> None:
        """Ends the session for good, because the match is deleted: nothing more is stored."""
        self._lost = True
        self.stop()

    def stop(self) -> None:
        """Ends the session: the table has been left. A move that the engine has already received is still stored."""
        self.stopped = True
        self.cancel_thought()
        if self.on_stop is not None:
            self.on_stop()
        if self._request is not None and not self._request.settled:
            self.engine.cancel(self._request)
