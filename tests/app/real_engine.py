"""The real host behind a fake browser: it answers at once, and records what it was asked."""

import asyncio
import itertools
import json
from concurrent.futures import ThreadPoolExecutor

from engine.host import Host
from web.make.offers import hello_file

HELLO = hello_file()["hello.json"].decode()  # the games as the built page knows them


class Engine:
    """The engine of a fake browser. `asked` lists the ops so far."""

    def __init__(self):
        ticks = itertools.count()
        self._host = Host(now=lambda: next(ticks) / 1000)
        self._thread = ThreadPoolExecutor(1)  # browser tests keep an event loop running in the main thread
        self.asked = []

    def __call__(self, text):
        self.asked.append(json.loads(text)["op"])
        answer = self._host.ask(text)
        return answer if isinstance(answer, str) else self._thread.submit(asyncio.run, answer).result()

    def ask(self, op, **fields):
        """Asks directly, for a test's preparations."""
        reply = json.loads(self(json.dumps({"id": 0, "op": op, **fields})))
        assert "ok" in reply, reply
        return reply["ok"]
