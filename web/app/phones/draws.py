"""Draws: before each deal, everybody's phone commits to a share of it, and then shows that to the host, who deals.

The guests commit as well, and know all commitments before the first of them shows a share: so nobody, not even a host
in league with a guest, can choose one that suits them once the others are known.
"""

import json

from ..client.engine_client import EngineError
from ..client.record_texts import deal_in, is_planned, is_unplayed
from .shares import SHARE_BYTES, ShareNotes, commitment
from .wire import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..task import Deferred, Tasks
    from .guests import Guests

ID_BYTES = 6
WAIT_MS = 3000  # for each of the two answers of a guest


class Draw:
    """The draw for one deal. `missing` are the seats whose answer the present step waits for."""

    def __init__(self, tasks: "Tasks", id: str, share: str, seats: "Sequence[int]") -> None:
        self.id = id
        self.commitments: list[list[Any]] = [[None, commitment(share)]]
        self.shares: dict[int, str] = {}
        self.listed: Deferred = tasks.deferred()  # settled with the commitments: no more are taken
        self.given: Deferred = tasks.deferred()  # settled with who has given a share: no more are taken
        self.wait(tasks, seats)

    def wait(self, tasks: "Tasks", seats: "Sequence[int]") -> None:
        """Begins a step that waits for these seats."""
        self.missing = list(seats)
        self.complete: Deferred = tasks.deferred()
        if not self.missing:
            self.complete.done()

    def answered(self, seat: int) -> None:
        """Notes that nobody has to wait for a seat any longer."""
        if seat in self.missing:
            self.missing.remove(seat)
            if not self.missing:
                self.complete.done()


class Draws:
    """Draws for the deals of a host's match; a guest goes by the first of their seats."""

    def __init__(self, app: "App", guests: "Guests") -> None:
        self._app = app
        self._guests = guests
        self._draw: Draw | None = None
        self.book = ShareNotes(app.storage, "host")

    async def prepare(self, op: str, fields: "dict[str, Any]") -> "dict[str, Any] | None":
        """Adds shares to a request for a deal, as far as anybody gives them.

        Returns None for a first deal ("new") that is not to be dealt again: somebody has played, or nobody gives any.
        """
        playing = self._guests.playing
        if playing is None:
            return fields
        session = playing.session
        is_first = op == "new"
        deal = 1 if is_first else deal_in(session.record) + 1
        if is_first and not is_unplayed(session.record, self._guests.people()):
            return None
        shares = [] if is_planned(session.record) else await self._drawn(session.match, deal)
        if not shares:
            return None if is_first else fields
        asked = dict(fields)
        asked["shares"] = shares
        return asked

    async def _drawn(self, match: str, deal: int) -> list[str]:
        """Returns the shares for a deal, the host's first; none unless a guest has given one."""
        app = self._app
        here = self._guests.here()
        if not here:
            return []
        share = app.dom.random(SHARE_BYTES)
        draw = self._draw = Draw(app.tasks, app.dom.random(ID_BYTES), share, [guest.first_seat for guest, _ in here])
        own = draw.commitments[0][1]
        call = json.dumps({"draw": {"id": draw.id, "match": match, "deal": deal, "commitment": own}})
        for _, connection in here:
            connection.send(call)
        await self._patience(draw)
        listed = draw.commitments[:1] + sorted(draw.commitments[1:])
        draw.wait(app.tasks, [seat for seat, _ in listed[1:] if self._guests.of(seat).connection is not None])
        draw.listed.done(listed)
        await self._patience(draw)
        self._draw = None
        given = sorted(draw.shares)
        without = self._guests.others_than(given)
        draw.given.done({"given": given, "without": without})
        self._guests.tell_without(without)
        await app.sleep(0)  # the guests hear of that before they hear of the deal
        if not given:
            return []
        note = {"deal": deal, "seat": None, "share": share, "all": listed, "given": given, "without": without}
        self.book.note(match, note)
        return [share] + [draw.shares[seat] for seat in given]

    async def _patience(self, draw: Draw) -> None:
        """Waits for everybody's answer, but not for long."""
        alarm = self._app.dom.after(WAIT_MS, draw.complete.done)
        await draw.complete
        self._app.dom.cancel(alarm)

    def left(self, seat: int) -> None:
        """Notes that a guest is gone."""
        if self._draw is not None:
            self._draw.answered(seat)

    # -- what guests send

    def _of(self, id: str) -> Draw:
        if self._draw is None or self._draw.id != id:
            raise EngineError("phones/late", "this draw is over")
        return self._draw

    async def commit(self, seat: int, id: str, sealed: str) -> "dict[str, Any]":
        """Takes a guest's commitment, and returns everybody's once all are there; raises EngineError."""
        draw = self._of(id)
        if draw.listed.settled:
            raise EngineError("phones/late", "the commitments are known")
        if any(known == seat for known, _ in draw.commitments):
            raise Refused("phones/message", "committed before")
        draw.commitments.append([seat, sealed])
        draw.answered(seat)
        return {"commitments": await draw.listed}

    async def share(self, seat: int, id: str, share: str) -> "dict[str, Any]":
        """Takes the share that a guest has committed to, and returns who has given one; raises EngineError."""
        draw = self._of(id)
        if not draw.listed.settled or [seat, commitment(share)] not in draw.commitments:
            draw.answered(seat)
            raise Refused("phones/message", "not what this phone has committed to")
        draw.shares[seat] = share
        draw.answered(seat)
        found: dict[str, Any] = await draw.given
        return found
