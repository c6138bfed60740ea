"""Hosting: the match on this phone as the referee of the phones that have joined."""

from ..client.engine_client import BUDGET, JUDGING, QUICK, EngineError
from ..client.record_texts import dealer_in, finished_part
from ..matches.matches import SEED_BYTES, recorded
from ..texts.names import is_you
from .wire import PROTOCOL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..app import App
    from ..succession.offer import Succession
    from ..table.playing.playing import Playing
    from ..table.playing.session import Session
    from .draws import Draws


class Hosting:
    """Answers guests for the match that `sit` was last called with; `on_changed()` is called when it has changed."""

    def __init__(self, app: "App", draws: "Draws", on_changed: "Callable[[], None]") -> None:
        self._app = app
        self._draws = draws
        self._on_changed = on_changed
        self._playing: Playing | None = None
        self.succession: Succession | None = None  # the table is being handed over
        self._sitting = ""  # a text that is unique to each time the match is opened on the table
        self.has_middle = False  # a table in the middle is here

    def sit(self, playing: "Playing") -> None:
        """Serves the match of this table from now on."""
        self._playing = playing
        self._sitting = self._app.dom.random(6)
        playing.session.on_changed = self._on_changed
        playing.session.on_deal = self._draws.prepare

    @property
    def is_paused(self) -> bool:
        """Returns whether nobody sits at the match's table on this phone."""
        return self._playing is None or self._playing.session.stopped

    def _session(self) -> "Session":
        """Returns the session of the match; raises EngineError while its table is not open."""
        if self._playing is None or self._playing.session.stopped:
            raise EngineError("phones/paused")
        return self._playing.session

    # -- as a referee

    @property
    def version(self) -> str:
        """Returns a text that names the present state of the match, and no other."""
        return f"{self._sitting}.{self._playing.session.version if self._playing is not None else 0}"

    def welcome(self, seats: "Sequence[int]") -> "dict[str, Any]":
        """Returns what a guest at these seats has to know before anything else."""
        session = self._session()
        players = []
        for seat, player in enumerate(session.players):
            kind = "human" if seat in seats else "bot" if player["kind"] == "bot" else "remote"
            players.append({"kind": kind, "name": self.name(seat), "level": player["level"]})
        meta = session.meta
        welcome = {name: meta[name] for name in ("game", "options", "deal", "ply", "scores", "over", "places")}
        welcome.update(protocol=PROTOCOL, players=players, seats=list(seats), middle=self.has_middle)
        return welcome

    def name(self, seat: int) -> str:
        """Returns the name of a player as others say it: never "You"; raises EngineError if there is no table."""
        self._session()
        return self.called(seat)

    def called(self, seat: int) -> str:
        """Returns that name even if the match is not on the table any more."""
        players = self._playing.session.players if self._playing is not None else []
        name = players[seat]["name"] if players else ""
        return self._app.t("player-n", n=seat + 1) if is_you(self._app, name) else name

    async def ask(self, op: str, fields: "dict[str, Any]") -> "dict[str, Any]":
        """Asks the engine about the match as it stands; raises EngineError."""
        asked = dict(fields)
        if op == "hint":
            asked.update(seed=JUDGING, level=QUICK, **BUDGET)  # a search would hold up everybody's table
        found: dict[str, Any] = await self._session().ask(op, **asked)
        return found

    async def events(self, viewer: int | None, at: "dict[str, int]", *, looks: bool = False) -> "dict[str, Any]":
        """Returns what a viewer saw from a moment to the present one; after an undo, or a new deal, nothing.

        If the viewer `looks`, the table of the present moment is with it.
        """
        session = self._session()
        version = self.version
        asked = {"at": at} if viewer is None else {"at": at, "for": viewer}
        happened = session.ask("events", **asked)
        present = session.ask("look", seat=viewer) if looks else session.ask("status")
        try:
            events = (await happened)["events"]
        except EngineError as error:
            if error.code != "request/field":  # the moment is no longer in the present deal
                raise
            events = []
        found = {"events": events, "from": at, "version": version}
        now = await present
        if looks:
            now = found["table"] = now["table"]
        found["to"] = {"deal": now["deal"], "ply": now["ply"]}
        return found

    async def play(self, seat: int, move: str, version: str | None, *, looks: bool) -> "dict[str, Any]":
        """Makes a guest's move, shows it here, and returns what the guest sees of it; raises EngineError."""
        session = self._session()
        if version is not None and version != self.version:
            raise EngineError("phones/late", f"{version}, now {self.version}")
        only = session.version if version is not None else None
        status = session.ask("status")
        viewer = self._playing.hot_seat.viewer if self._playing is not None else None
        answer = await session.change("play", {"seat": seat, "move": move, "for": viewer}, only)
        if answer is None:
            raise EngineError("phones/late", f"{version}, now {self.version}")
        now = await status
        seen = self._app.spawn(self.events(seat, {"deal": now["deal"], "ply": now["ply"]}, looks=looks))
        self._show(answer["events"])  # asks after that, so that the guest does not wait until it is drawn here
        found: dict[str, Any] = await seen
        return found

    async def go_on(self) -> "dict[str, Any]":
        """Deals the next hand, unless somebody else just has; raises EngineError before the present one is over."""
        session = self._session()
        version = session.version
        now = await session.ask("status")
        if now["over"] or not now["deal_over"]:  # before anybody is asked for a share
            raise EngineError("match/over" if now["over"] else "deal/running")
        if await session.change("next", {}, version) is not None and self._playing is not None:
            self._playing.hot_seat.hide()
            self._playing.hot_seat.clear_news()
            self._show(())
        return {}

    async def deal_again(self) -> bool:
        """Deals the first hand again, from everybody's shares, if nobody has played yet; returns whether it did."""
        session = self._session()
        meta = session.meta
        wanted = {"game": meta["game"], "seats": session.players, "options": meta["options"] or {}}
        wanted.update(seed=self._app.dom.random(SEED_BYTES), dealer=dealer_in(session.record))
        is_dealt = await session.change("new", recorded(wanted)) is not None
        if is_dealt and self._playing is not None:
            self._playing.presenter.close()  # the same cards may come again: nothing of the old table stays
            self._show(())
        return is_dealt

    # -- shares, and the end

    async def commit(self, seat: int, draw: str, sealed: str) -> "dict[str, Any]":
        """Takes a guest's commitment, and returns everybody's; raises EngineError."""
        return await self._draws.commit(seat, draw, sealed)

    async def share(self, seat: int, draw: str, share: str) -> "dict[str, Any]":
        """Takes a guest's share, and returns who has given one; raises EngineError."""
        return await self._draws.share(seat, draw, share)

    async def record(self, *, deals: bool) -> "dict[str, Any]":
        """Returns the record of the match without its seed; before it is over, that of its finished `deals` alone.

        Raises EngineError if all of it is asked for too early.
        """
        session = self._session()
        record = session.record
        now = await session.engine.ask("status", record=record)
        if not now["over"] and not deals:
            raise EngineError("phones/early")
        is_over = now["over"] or now["deal_over"]
        return {"match": session.match, "record": finished_part(self.named(record), last_is_over=is_over)}

    def succession_of(self, id: str) -> "Succession":
        """Returns the handover with an id, if it is under way; raises EngineError."""
        if self.succession is None or self.succession.id != id:
            raise EngineError("phones/late", "that is over")
        return self.succession

    def named(self, record: str) -> str:
        """Returns a record in which the person at this phone has a name that others use."""
        lines = record.split("\n")
        for seat, player in enumerate(self._session().players):
            line = f'[Seat{seat} "human:{player["name"]}"]'
            if line in lines and is_you(self._app, player["name"]):
                lines[lines.index(line)] = f'[Seat{seat} "human:{self.name(seat)}"]'
        return "\n".join(lines)

    def _show(self, events: "Sequence[Any]") -> None:
        if self._playing is not None:
            self._playing.session.spawn(self._playing.presenter.follow(events))
