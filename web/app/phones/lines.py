"""Lines: connections to other phones, made by `web/js/phones.js` from codes that people carry between them."""

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


class Line:
    """A connection to another phone.

    `on_text(text)` gets what the other phone sends. `on_state(state, code)` tells of a new state, "open",
    "disconnected" (it may heal), "closed" or "failed", with the code of a fault.
    """

    def __init__(self, lines: "Lines", number: int) -> None:
        self._lines = lines
        self.number = number
        self.on_text: Callable[[str], object] = lambda text: None
        self.on_state: Callable[[str, str], object] = lambda state, code: None

    def send(self, text: str) -> None:
        """Sends a text; one that cannot be sent ends the connection."""
        self._lines.tell("send", self.number, text)

    def close(self) -> None:
        """Ends the connection; nothing more is reported about it."""
        self._lines.forget(self.number)
        self._lines.tell("close", self.number)


def lines_of(app: "App") -> "Lines":
    """Returns this page's lines."""
    if app.lines is None:
        app.lines = Lines(app.dom, app.tasks)
    return app.lines


class Lines:
    """Makes connections, told apart by numbers.

    `guests` are those whom this phone hosts, `visit` is this phone's own visit to another table.
    """

    def __init__(self, dom: "Dom", tasks: "Tasks") -> None:
        self._dom = dom
        self._tasks = tasks
        self._lines: dict[int, Line] = {}
        self._next = 1
        self.guests: Guests | None = None
        self.visit: Visit | None = None
        self.shows_all = False  # the player wants to see the whole table here, although there is one in the middle
        dom.listen("phones", self._told)

    async def offer(self) -> "tuple[Line, str]":
        """Returns a new connection and the code that invites another phone to it; raises PhonesFault."""
        return await self._begun("offer")

    async def answer(self, code: str) -> "tuple[Line, str]":
        """Returns a new connection and the code that answers an offer; raises PhonesFault."""
        return await self._begun("answer", code)

    async def accept(self, line: Line, code: str) -> None:
        """Takes the answer to an offer; raises PhonesFault for one that is refused."""
        await self._ask("accept", line.number, code)

    async def _begun(self, what: str, *args: str) -> "tuple[Line, str]":
        line = Line(self, self._next)
        self._next += 1
        self._lines[line.number] = line
        try:
            told = await self._ask(what, line.number, *args)
        except PhonesFault:
            self.forget(line.number)
            raise
        return line, told["letters"]

    async def _ask(self, what: str, *args: "Any") -> "dict[str, Any]":
        answer = self._tasks.deferred()
        self._dom.ask_late(SCRIPT, what, answer.done, *args)
        told: dict[str, Any] = json.loads(await answer or '{"code": "phones/away"}')
        if "code" in told:
            raise PhonesFault(told["code"], told.get("error", ""), told.get("args"))
        return told

    def tell(self, what: str, *args: "Any") -> None:
        """Calls a function of the script that returns nothing."""
        self._dom.ask_late(SCRIPT, what, lambda _: None, *args)

    def forget(self, number: int) -> None:
        """Stops listening to a connection."""
        self._lines.pop(number, None)

    def _told(self, number: int, what: str, *rest: str) -> None:
        line = self._lines.get(number)
        if line is None:
            return
        if what == "text":
            line.on_text(rest[0])
            return
        state, code = rest
        if state in ("closed", "failed"):
            self.forget(number)
        line.on_state(state, code)
