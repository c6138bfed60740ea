"""Connections to other phones, made by `web/js/phones.js` from codes that people carry between them."""

import json

from ..client.engine_client import EngineError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..browser.dom import Dom
    from ..task import Tasks
    from .guests import Guests
    from .visit import Visit

SCRIPT = "phones"


class PhonesFault(EngineError):
    """A refusal of a code, or the failure of a connection."""


class Connection:
    """A connection to another phone.

    `on_text(text)` gets what the other phone sends. `on_state(state, code)` gets each new state, "open",
    "disconnected" (it may heal), "closed" or "failed", with the code of a fault.
    """

    def __init__(self, connections: "Connections", number: int) -> None:
        self._connections = connections
        self.number = number
        self.on_text: Callable[[str], object] = lambda text: None
        self.on_state: Callable[[str, str], object] = lambda state, code: None

    def send(self, text: str) -> None:
        """Sends a text; one that cannot be sent ends the connection."""
        self._connections.tell("send", self.number, text)

    def secure(self) -> None:
        """Has this phone reconnect by itself if the connection is lost; only one of the two may."""
        self._connections.tell("secure", self.number)

    def close(self) -> None:
        """Ends the connection; nothing more is reported about it."""
        self._connections.forget(self.number)
        self._connections.tell("close", self.number)


def connections_of(app: "App") -> "Connections":
    """Returns this page's connections."""
    if app.connections is None:
        app.connections = Connections(app.dom, app.tasks)
    return app.connections


class Connections:
    """Makes connections, told apart by numbers.

    `guests` are those that this phone hosts, `visit` is this phone's own visit to another table.
    """

    def __init__(self, dom: "Dom", tasks: "Tasks") -> None:
        self._dom = dom
        self._tasks = tasks
        self._connections: dict[int, Connection] = {}
        self._next = 1
        self.guests: Guests | None = None
        self.visit: Visit | None = None
        self.shows_all = False  # the player wants to see the whole table here, although there is one in the middle
        dom.listen("phones", self._heard)
        dom.listen("stored", self._stored)

    async def offer(self) -> "tuple[Connection, str]":
        """Returns a new connection and the code that invites another phone to it; raises PhonesFault."""
        return await self._begun("offer")

    async def answer(self, code: str) -> "tuple[Connection, str]":
        """Returns a new connection and the code that answers an offer; raises PhonesFault."""
        return await self._begun("answer", code)

    async def accept(self, connection: Connection, code: str) -> None:
        """Takes the answer to an offer; raises PhonesFault for one that is refused."""
        await self._ask("accept", connection.number, code)

    async def _begun(self, what: str, *args: str) -> "tuple[Connection, str]":
        connection = Connection(self, self._next)
        self._next += 1
        self._connections[connection.number] = connection
        try:
            reply = await self._ask(what, connection.number, *args)
        except PhonesFault:
            self.forget(connection.number)
            raise
        return connection, reply["letters"]

    async def _ask(self, what: str, *args: "Any") -> "dict[str, Any]":
        answer = self._tasks.deferred()
        self._dom.ask_late(SCRIPT, what, answer.done, *args)
        reply: dict[str, Any] = json.loads(await answer or '{"code": "phones/away"}')
        if "code" in reply:
            raise PhonesFault(reply["code"], reply.get("error", ""), reply.get("args"))
        return reply

    def deleted(self, match: str) -> None:
        """Tells the guests of a match that it has been deleted here, unless it is over: then they have it, too."""
        guests = self.guests
        if guests is not None and guests.match == match and not guests.is_over:
            self.guests = None
            guests.close('{"ended": true}')

    def tell(self, what: str, *args: "Any") -> None:
        """Calls a function of the script that returns nothing."""
        self._dom.ask_late(SCRIPT, what, lambda _: None, *args)

    def forget(self, number: int) -> None:
        """Stops listening to a connection."""
        self._connections.pop(number, None)

    def _stored(self, key: str) -> None:
        """Passes on what another tab has stored."""
        if self.guests is not None:
            self.guests.passed(key)

    def _heard(self, number: int, what: str, *rest: str) -> None:
        connection = self._connections.get(number)
        if connection is None:
            return
        if what == "text":
            connection.on_text(rest[0])
            return
        state, code = rest
        if state in ("closed", "failed"):
            self.forget(number)
        connection.on_state(state, code)
