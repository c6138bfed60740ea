"""The engine's client: sends requests to the worker as JSON text, and hands its replies to whoever asked.

Requests made before the engine is up wait; an engine that stops answering is restarted and asked again. Callers
always pass the whole record; one that the engine knows is sent as its short key. Requests about a game whose code the
engine lacks wait until that has been brought.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.dom import Dom
    from ..messages import Args
    from ..task import Deferred, Tasks

TIMEOUT = 15.0
PATIENCE = 10.0
TRIES = 3
AWAY = "game/away"  # the refusal of a request about a game whose code the engine lacks
OFFLINE = "download/offline"  # a reason for that: there is no network
_KEYS = 16


# How long a bot may think: the playouts of its level, so that it makes the same move on every device, but no more
# than a few seconds on a very slow one.
BUDGET = {"playouts": 1_000_000, "ms": 4000}
QUICK = "club"  # the level whose hints need no search
JUDGING = "review"  # the seed of hints and reviews: a position is always judged alike, by both


class EngineError(Exception):
    """A refusal by the engine: a code, words for the log, arguments for the text."""

    def __init__(self, code: str, detail: str = "", args: "Args | None" = None) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.args_ = args or {}


class GameAway(EngineError):
    """A refusal because the code of a game cannot be brought; its argument `offline` is "yes" without a network."""

    def __init__(self, game: str, detail: str, cause: str = "") -> None:
        super().__init__(AWAY, detail, {"game": game, "offline": "yes" if cause == OFFLINE else "no"})


class _Pending:
    """A request without an answer yet; `limit` is how many seconds that may take."""

    def __init__(self, number: int, op: str, fields: "dict[str, Any]", answer: "Deferred", limit: float) -> None:
        self.number = number
        self.op = op
        self.fields = fields
        self.answer = answer
        self.limit = limit
        self.waited = 0.0
        self.tries = 0
        self.sent = False
        self.unwanted = False  # it has been cancelled, and the engine knows
        self.awaits = ""  # the game whose code is on its way
        self.brought: list[str] = []  # the games whose code has been asked for


class EngineClient:
    """Asks the engine.

    `state` is idle, loading, ready or failed; `progress` is (bytes loaded, bytes in total), and `booting` is True
    once all are loaded and the interpreter is starting. Once failed, `cause` is a code with `cause_args`, and `error`
    is the text of the error. `slow` is True while an answer is overdue, in which case a `start` may help. `begun` is
    a Deferred, done once the first start leaves the page's own thread alone: it waits for files or for its worker, or
    it has failed.
    """

    def __init__(self, dom: "Dom", tasks: "Tasks") -> None:
        self._dom = dom
        self._tasks = tasks
        self._next = 1
        self._pending: dict[int, _Pending] = {}
        self._keys: list[tuple[str, str]] = []
        self._ticking = False
        self._deaths = 0
        self._listeners: list[Callable[[], None]] = []
        self.state = "idle"
        self.progress = (0, 0)
        self.booting = False
        self.slow = False
        self.error = ""
        self.cause = ""
        self.cause_args: dict[str, Any] = {}
        self.begun = tasks.deferred()
        dom.listen("engine", self._on_engine)
        dom.listen("begun", self.begun.done)
        dom.listen("reply", self._on_reply)
        dom.listen("code", self._on_code)

    @property
    def working(self) -> bool:
        """Returns whether the engine owes an answer."""
        return any(pending.sent for pending in self._pending.values())

    def listen(self, listener: "Callable[[], None]") -> None:
        """Calls `listener()` whenever state or progress change."""
        self._listeners.append(listener)

    def start(self) -> None:
        """Starts or restarts the engine; pending requests are sent once it is up."""
        self._keys = []
        self.slow = False
        for pending in self._pending.values():
            pending.sent = False
        self._change("loading")
        self._dom.engine_start()

    def ask(self, op: str, **fields: "Any") -> "Deferred":
        """Sends a request and returns a Deferred to await: the answer, or EngineError raised. Never blocks.

        `cancel` takes that Deferred.
        """
        answer = self._tasks.deferred()
        if self.state == "failed":
            answer.fail(EngineError("engine/failed", self.error))
            return answer
        number = self._next
        self._next += 1
        answer.number = number
        limit = TIMEOUT + fields.get("ms", 0) / 1000
        self._pending[number] = _Pending(number, op, fields, answer, limit)
        if self.state == "ready":
            self._send(self._pending[number])
        return answer

    def cancel(self, answer: "Deferred") -> None:
        """Tells the engine that this answer is no longer wanted: it fails with the code cancelled."""
        pending = self._pending.get(answer.number)
        if pending is None:
            return
        if pending.sent:
            pending.unwanted = True
            self.ask("cancel", of=answer.number)
        else:
            self._fail(pending, EngineError("cancelled"))

    def _send(self, pending: "_Pending") -> None:
        fields = dict(pending.fields)
        fields["id"] = pending.number
        fields["op"] = pending.op
        key = self._key(fields.get("record"))
        if key is not None:
            del fields["record"]
            fields["key"] = key
        pending.sent = True
        pending.waited = 0.0
        self._tick()
        self._dom.engine_ask(json.dumps(fields))

    def _key(self, record: str | None) -> str | None:
        """Returns the key of a record that the engine knows, None where it does not."""
        for known, key in self._keys:
            if known == record:
                return key
        return None

    def _learn(self, answer: "dict[str, Any]", asked: "dict[str, Any]") -> None:
        if "key" in answer:
            record = answer["record"] if "record" in answer else asked["record"]
            self._keys = [pair for pair in self._keys if pair[0] != record][-_KEYS:]
            self._keys.append((record, answer["key"]))

    def _on_reply(self, text: str) -> None:
        reply = json.loads(text)
        if _exhausted(reply):
            self._on_engine({"state": "dead", "code": "engine/memory", "error": reply["error"]["detail"]})
            return
        self._deaths = 0
        if self.slow:
            self.slow = False
            self._change(self.state)
        pending = self._pending.get(reply["id"])
        if pending is None:
            return
        if "error" in reply:
            error = reply["error"]
            if error["code"] == "record/unknown" and "record" in pending.fields and self._keys:
                self._keys = []
                self._send(pending)
                return
            if error["code"] == AWAY:
                self._bring(pending, error["args"]["game"])
                return
            self._fail(pending, EngineError(error["code"], error.get("detail", ""), error.get("args")))
            return
        del self._pending[pending.number]
        self._learn(reply["ok"], pending.fields)
        pending.answer.done(reply["ok"])

    def _bring(self, pending: "_Pending", game: str) -> None:
        """Has a game's code brought to the engine; the request waits, and is sent again after that."""
        if pending.unwanted:
            self._fail(pending, EngineError("cancelled"))
            return
        if game in pending.brought:
            self._fail(pending, GameAway(game, "its code was brought in vain"))
            return
        pending.brought.append(game)
        pending.awaits = game
        pending.sent = False
        self._dom.bring("code", game)

    def _on_code(self, game: str, info: "dict[str, Any]") -> None:
        for number in sorted(self._pending):
            pending = self._pending[number]
            if pending.awaits == game:
                pending.awaits = ""
                if "error" in info:
                    self._fail(pending, GameAway(game, info["error"], info["code"]))
                elif self.state == "ready":
                    self._send(pending)

    def _fail(self, pending: "_Pending", error: Exception) -> None:
        self._pending.pop(pending.number, None)
        pending.answer.fail(error)

    def _on_engine(self, info: "dict[str, Any]") -> None:
        if info["state"] == "dead" and self._deaths < TRIES:
            self._deaths += 1
            self.start()
            return
        self.booting = info.get("boot", False)
        if not self.booting:
            self.begun.done()
        self.progress = (info.get("done", 0), info.get("total", 0))
        if info["state"] in ("failed", "dead"):
            self.error = info.get("error", "")
            self.cause = info.get("code", "")
            self.cause_args = info.get("args", {})
            for number in sorted(self._pending):
                self._fail(self._pending[number], EngineError("engine/failed", self.error))
        self._change("failed" if info["state"] == "dead" else info["state"])
        if info["state"] == "ready":
            for number in sorted(self._pending):
                pending = self._pending[number]
                if not pending.sent and not pending.awaits:
                    self._send(pending)

    def _change(self, state: str) -> None:
        self.state = state
        for listener in self._listeners:
            listener()

    def _tick(self) -> None:
        if not self._ticking:
            self._ticking = True
            self._dom.after(1000, self._on_tick)

    def _on_tick(self) -> None:
        """Counts only seconds in which the page was awake: after a phone has slept, the engine need not be dead."""
        self._ticking = False
        if self.state != "ready":
            return
        late = None
        slow = False
        for number in sorted(self._pending):
            pending = self._pending[number]
            pending.waited += 1.0
            over = pending.waited - pending.limit if pending.sent else -TIMEOUT
            slow = slow or over >= PATIENCE - TIMEOUT
            if over >= 0:
                late = late or pending
        if slow != self.slow:
            self.slow = slow
            self._change(self.state)
        if late is not None:
            late.tries += 1
            if late.tries >= TRIES:
                self._fail(late, EngineError("engine/silent", f"no answer to {late.op}"))
            self.start()
        elif self._pending:
            self._tick()


def _exhausted(reply: "dict[str, Any]") -> bool:
    """Returns whether the engine has run out of memory: a new one starts with all of it."""
    error = reply.get("error", {})
    detail: str = error.get("detail", "")
    return error.get("code") == "engine/failed" and detail.startswith("MemoryError")
