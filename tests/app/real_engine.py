"""The real host behind a fake browser: it answers at once, and keeps what it was asked."""

import asyncio
import itertools
import json
from concurrent.futures import ThreadPoolExecutor

from engine.host import Host
from web.make.offers import hello_file

HELLO = hello_file()["hello.json"].decode()  # the games as the built page knows them


class Engine:
    """The engine of a fake browser. `asked` are the ops of the page so far."""

    def __init__(self):
        ticks = itertools.count()
        self._host = Host(now=lambda: next(ticks) / 1000)
        self._thread = ThreadPoolExecutor(1)  # browser tests in the same process keep a loop running in this one
        self.asked = []

    def __call__(self, text):
        self.asked.append(json.loads(text)["op"])
        answer = self._host.ask(text)
        return answer if isinstance(answer, str) else self._thread.submit(asyncio.run, answer).result()

    def ask(self, op, **fields):
        """Asks directly, for what a test prepares."""
        reply = json.loads(self(json.dumps({"id": 0, "op": op, **fields})))
        assert "ok" in reply, reply
        return reply["ok"]
