"""The engine's client at a guest's phone: the same questions, asked of the host's engine over a connection.

A guest never has a record. In its place stands the version of the match, a text that the host makes up; a question
about an older one is refused where it matters, that is for a move.
"""

import json

from ..client.engine_client import EngineError
from .wire import ANSWER, PROTOCOL, Refused, number, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..task import Deferred, Tasks
    from .connections import Connection


ASKED = ("look", "status", "touch", "legal", "events", "hint", "play", "next")  # everything else is the host's affair


class GuestClient:
    """Asks the host. It is the `Engine` of a guest's table.

    `phone` is a text that no other phone has; `on_moved()` is called when the host announces a new version, and
    `on_change()` when the connection comes or goes. `hears` has a function for each kind of message that a host sends
    unasked, by name. While there is no connection, questions wait; `connect` sends those without an answer again, by
    their old numbers, and the host makes no move twice.
    """

    def __init__(
        self, tasks: "Tasks", phone: str, on_moved: "Callable[[], None]", on_change: "Callable[[], None]"
    ) -> None:
        self._tasks = tasks
        self._phone = phone
        self._on_moved = on_moved
        self._on_change = on_change
        self.hears: dict[str, Callable[[Any], None]] = {"news": self._hear}
        self._connection: Connection | None = None
        self._next = 1
        self._open: dict[int, tuple[str, Deferred]] = {}  # what was sent, and who waits for the answer
        self._seen: dict[str, Any] = {}  # the answer to a look that came with that to a move
        self.handed_out = (0, 0)  # the moment up to which events have been handed out: deal and ply
        self.version = ""  # the newest one that the host has named
        self.seats: Any = None  # this phone's, if the host has named them since it was introduced
        self.faults = 0  # messages of the host that could not be read

    @property
    def state(self) -> str:
        """Returns "ready" while the host can be reached, else "loading"."""
        return "loading" if self._connection is None else "ready"

    def connect(self, connection: "Connection") -> "Deferred":
        """Takes a new connection into use, and introduces this phone; await what the host says about the match."""
        waiting = sorted(self._open)
        self._connection = connection
        joined = self.introduce()
        for asked in waiting:
            connection.send(self._open[asked][0])
        self._on_change()
        return joined

    def introduce(self) -> "Deferred":
        """Introduces this phone, again if need be; await what the host says about the match."""
        self.seats = None
        return self.question({"op": "join", "protocol": PROTOCOL, "phone": self._phone})

    def disconnect(self) -> None:
        """Notes that the connection is gone; questions wait for the next one."""
        self._connection = None
        self._on_change()

    def ask(self, op: str, **fields: "Any") -> "Deferred":
        """Asks the host and returns a Deferred to await: the answer, or EngineError raised."""
        if op not in ASKED:
            refused = self._tasks.deferred()
            refused.fail(EngineError("phones/host", f"only the host can ask {op}"))
            return refused
        if op == "look":
            seen, self._seen = self._seen, {}
            if seen.get("version") == self.version and seen["table"].get("seat", -1) == fields.get("seat"):
                known = self._tasks.deferred()
                known.done(seen)
                return known
        message: dict[str, Any] = {"op": op}
        for name in ("seat", "cards", "move", "at", "for"):
            if fields.get(name) is not None:
                message[name] = fields[name]
        if op == "play" and not fields.get("stands"):
            message["version"] = fields.get("record")
        return self.question(message)

    def cancel(self, answer: "Deferred") -> None:
        """Gives up on an answer: whoever waits for it gets `cancelled`, and what the host still sends is ignored."""
        if self._open.pop(answer.number, None) is not None:
            answer.fail(EngineError("cancelled"))

    def question(self, message: "dict[str, Any]") -> "Deferred":
        """Asks anything that a guest may ask; await the answer."""
        answer = self._tasks.deferred()
        answer.number = message["n"] = self._next
        self._next += 1
        text = json.dumps(message)
        self._open[answer.number] = (text, answer)
        if self._connection is not None:
            self._connection.send(text)
        return answer

    def receive(self, text: str) -> None:
        """Takes in what the host has sent; nonsense is counted and ignored."""
        try:
            self._receive(read(text, ANSWER, None))
        except (Refused, AttributeError, LookupError, TypeError, ValueError):
            self.faults += 1

    def _receive(self, message: "dict[str, Any]") -> None:
        for name, hear in self.hears.items():
            if name in message:
                hear(message[name])
                return
        waiting = self._open.pop(number(message, "n"), None)
        if waiting is None:
            return
        answer = waiting[1]
        if "error" in message:
            error = message["error"]
            answer.fail(EngineError(error["code"], error.get("detail", ""), error.get("args")))
            return
        found = message["ok"]
        if "version" in found:
            self._learn(found["version"])
            found["record"] = self.version
        if "events" in found:
            self._tell_once(found)
            if isinstance(found.get("table"), dict):
                self._seen = {name: found[name] for name in ("table", "version", "record")}
        answer.done(found)

    def _hear(self, news: "dict[str, Any]") -> None:
        """Hears that the match has gone on, or that other seats are this phone's."""
        self._learn(news["version"])
        self.seats = news.get("seats")
        self._on_moved()

    def _learn(self, version: str) -> None:
        """Keeps the newest version: news may overtake the answer to a move."""
        sitting, _, number = version.partition(".")
        old, _, known = self.version.partition(".")
        if sitting != old or int(number) > int(known):
            self.version = version

    def _tell_once(self, found: "dict[str, Any]") -> None:
        """Drops events that have been handed out before."""
        begin, end = [(at["deal"], at["ply"]) for at in (found["from"], found["to"])]
        if self.handed_out in ((0, 0), begin):
            self.handed_out = end
        else:
            found["events"] = []
            self.handed_out = max(self.handed_out, end)
