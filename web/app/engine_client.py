"""The client of the engine: requests as JSON text to the worker, replies back to who asked.

Requests made before the engine is up wait; an engine that stops answering is started again under a fresh name and
asked again. The caller always hands the whole record; a record the engine knows travels as its short key.
"""

import json

TIMEOUT = 15.0
PATIENCE = 10.0
TRIES = 3
_KEYS = 16


class EngineError(Exception):
    """A refusal of the engine: a code, words for the log, arguments for the text."""

    def __init__(self, code, detail="", args=None):
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.args_ = args or {}


class _Pending:
    def __init__(self, number, op, fields, answer, limit):
        self.number = number
        self.op = op
        self.fields = fields
        self.answer = answer
        self.limit = limit
        self.waited = 0.0
        self.tries = 0
        self.sent = False


class EngineClient:
    """Asks the engine.

    `state` is idle, loading, ready or failed; `progress` is (bytes done, bytes in all), and `booting` says that all
    are here and the interpreter starts. Once failed, `cause` is a code with `cause_args`, and `error` says it word
    for word. `slow` tells that an answer is overdue, so that a `start` may help.
    """

    def __init__(self, dom, tasks):
        self._dom = dom
        self._tasks = tasks
        self._next = 1
        self._pending = {}
        self._keys = []
        self._ticking = False
        self._deaths = 0
        self._listeners = []
        self.state = "idle"
        self.progress = (0, 0)
        self.booting = False
        self.slow = False
        self.error = ""
        self.cause = ""
        self.cause_args = {}
        dom.listen("engine", self._on_engine)
        dom.listen("reply", self._on_reply)

    @property
    def working(self):
        """Returns whether the engine owes an answer."""
        return any(pending.sent for pending in self._pending.values())

    def listen(self, listener):
        """Calls `listener()` whenever state or progress change."""
        self._listeners.append(listener)

    def start(self):
        """Starts the engine, again where one has been; what waits is asked then."""
        self._keys = []
        self.slow = False
        for pending in self._pending.values():
            pending.sent = False
        self._change("loading")
        self._dom.engine_start()

    def ask(self, op, **fields):
        """Sends a request and returns a Deferred to await: the answer, or EngineError raised. Never blocks.

        Its `number` names the request for `cancel`.
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

    def cancel(self, answer):
        """Tells the engine that nobody wants this answer any more: it fails with the code cancelled."""
        pending = self._pending.get(answer.number)
        if pending is None:
            return
        if pending.sent:
            self.ask("cancel", of=answer.number)
        else:
            self._fail(pending, EngineError("cancelled"))

    def _send(self, pending):
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

    def _key(self, record):
        if record is not None:
            for known, key in self._keys:
                if known == record:
                    return key
        return None

    def _learn(self, answer):
        if "key" in answer and "record" in answer:
            self._keys = [pair for pair in self._keys if pair[0] != answer["record"]][-_KEYS:]
            self._keys.append((answer["record"], answer["key"]))

    def _on_reply(self, text):
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
            self._fail(pending, EngineError(error["code"], error.get("detail", ""), error.get("args")))
            return
        del self._pending[pending.number]
        self._learn(reply["ok"])
        pending.answer.done(reply["ok"])

    def _fail(self, pending, error):
        self._pending.pop(pending.number, None)
        pending.answer.fail(error)

    def _on_engine(self, info):
        if info["state"] == "dead" and self._deaths < TRIES:
            self._deaths += 1
            self.start()
            return
        self.booting = info.get("boot", False)
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
                if not self._pending[number].sent:
                    self._send(self._pending[number])

    def _change(self, state):
        self.state = state
        for listener in self._listeners:
            listener()

    def _tick(self):
        if not self._ticking:
            self._ticking = True
            self._dom.after(1000, self._on_tick)

    def _on_tick(self):
        """Counts waiting in seconds that the page was awake for, so that a sleeping phone is no dead engine."""
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


def _exhausted(reply):
    """Tells whether the engine is out of memory: a fresh one has all of it again."""
    error = reply.get("error", {})
    return error.get("code") == "engine/failed" and error.get("detail", "").startswith("MemoryError")
