"""The host's side: whether everybody agrees, and the match on its way to the heir's phone.

Until the heir has confirmed that the match is saved there, exactly as it stands here, this phone remains the host.
"""

import json

from ..client.engine_client import EngineError
from ..phones.connections import connections_of
from ..phones.wire import Refused
from ..texts.names import persons_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..phones.guests import Guest, Guests
    from ..table.playing.session import Session

ID_BYTES = 6
WAIT_MS = 60_000  # for people to agree, and then for the match to arrive
PART = 100_000  # characters of a record in one answer


def offer(app: "App", guests: "Guests", heir: "Guest") -> None:
    """Lets the host confirm that the others are to be asked."""
    name = guests.hosting.name(heir.first_seat)
    t = app.t
    app.confirm(
        t("handover-host", name=name),
        t("handover-host.text", name=name),
        t("handover-host.yes"),
        lambda: _begin(app, guests, heir),
    )


def _begin(app: "App", guests: "Guests", heir: "Guest") -> None:
    if heir.connection is not None and guests.hosting.succession is None and not guests.hosting.is_paused:
        guests.hosting.succession = succession = Succession(app, guests, heir)
        app.frame.notice(lambda: app.t("handover-asking"), "cancel", succession.withdraw)


class Succession:
    """The table is offered to `heir`; a guest goes by the first of their seats."""

    def __init__(self, app: "App", guests: "Guests", heir: "Guest") -> None:
        self._app = app
        self._guests = guests
        self._heir = heir.first_seat
        self.id: str = app.dom.random(ID_BYTES)
        asked = guests.here()
        self._missing = [guest.first_seat for guest, _ in asked]  # who has not agreed yet
        self._decided = app.tasks.deferred()
        self._is_agreed = False
        self._alarm = app.dom.after(WAIT_MS, self.stop)
        message = json.dumps({"handover": {"id": self.id, "to": self._heir}})
        for _, connection in asked:
            connection.send(message)

    def stop(self) -> None:
        """Ends it, because a phone has come or gone: the people here are no longer those who were asked."""
        self._end("handover-lost" if self._is_agreed else "handover-refused")

    def withdraw(self) -> None:
        """Ends it because the host has thought better of it, unless it is over."""
        if self._guests.hosting.succession is self:
            self._end("handover-withdrawn")

    def _end(self, code: str) -> None:
        """Ends it without success: the table stays here."""
        self._app.dom.cancel(self._alarm)
        self._guests.hosting.succession = None
        self._decided.done(False)
        self._app.toast(self._app.t(code))

    # -- what guests send

    async def consent(self, seat: int, agrees: bool) -> "dict[str, Any]":
        """Takes a guest's answer, and returns once it is known whether all have agreed; raises EngineError."""
        if seat not in self._missing:
            raise EngineError("phones/late", "this phone is not asked, or has answered")
        self._missing.remove(seat)
        if not agrees:
            self._end("handover-refused")
        elif not self._missing:
            self._is_agreed = True
            self._app.dom.cancel(self._alarm)
            self._alarm = self._app.dom.after(WAIT_MS, self.stop)
            self._decided.done(True)
        return {"agreed": await self._decided}

    def _session(self, seat: int) -> "Session":
        """Returns the session of the match for the heir, once all have agreed; raises EngineError."""
        if seat != self._heir:
            raise Refused("phones/seat", "the table is offered to another phone")
        playing = self._guests.playing
        if not self._is_agreed:
            raise EngineError("phones/early")
        if playing is None or playing.session.stopped:
            raise EngineError("phones/paused")
        return playing.session

    async def take(self, seat: int, start: int) -> "dict[str, Any]":
        """Returns a part of the record as it stands, with its seed, and who plays where; raises EngineError."""
        session = self._session(seat)
        text = self._guests.hosting.named(session.record)
        answer: dict[str, Any] = {"match": session.match, "part": text[start : start + PART], "length": len(text)}
        answer.update(self._seating(session), of=self._guests.hosting.version)
        return answer

    def _seating(self, session: "Session") -> "dict[str, Any]":
        """Returns who plays at other phones than the heir's, and the pairs of those who share one."""
        here = persons_of(session.players)
        away = [guest.seats for guest in self._guests.guests if guest.seats and guest.first_seat != self._heir]
        groups = away + [here]
        own = self._guests.of(self._heir).seats
        remote = [seat for seat in sorted(self._guests.seats() + here) if seat not in own]
        return {"remote": remote, "beside": [[seat, group[0]] for group in groups for seat in group[1:]]}

    async def taken(self, seat: int, version: str) -> "dict[str, Any]":
        """Gives the table up if the heir has saved it as it stands; raises EngineError if it has gone on since."""
        session = self._session(seat)
        if version != self._guests.hosting.version:
            raise EngineError("phones/late", f"{version}, now {self._guests.hosting.version}")
        session.drop()
        self._app.dom.cancel(self._alarm)
        self._guests.hosting.succession = None
        self._app.extras.drop_picture(session.match)
        self._app.saves.delete(session.match)
        self._app.spawn(self._part())
        return {}

    async def _part(self) -> None:
        """Sends everybody to the heir, also the people at this phone."""
        app = self._app
        name = self._guests.hosting.called(self._heir)
        await app.sleep(0)  # the heir's answer goes first
        message = json.dumps({"handover": {"id": self.id, "to": self._heir, "done": True}})
        for guest in self._guests.guests:
            if guest.connection is not None and guest.first_seat != self._heir:
                guest.connection.send(message)
        self._guests.close()
        connections_of(app).guests = None
        app.replace("join")
        app.frame.notice(lambda: app.t("handover-gone", name=name))
