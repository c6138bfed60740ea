"""Saves over a fake storage and a fake journal, driven without a browser."""

from app.saves import SaveError, Saves
from app.saves.journal import Journal
from app.task import Tasks
from tests.app.fake_dom import FakeDom
from tests.app.fake_storage import FakeStorage


class SavesRig:
    """Saves whose coroutines run to their end: `create`, `store`, `fetch` ... return or raise what those do.

    With a `slow` journal use `begin`, which does not wait for the end.
    """

    def __init__(self, storage, journal, tab):
        self.dom = FakeDom(storage, journal=journal)
        self.errors = []
        self._running = None
        self.tasks = Tasks(self.errors.append)
        journal = Journal(self.dom, self.tasks)
        given = {"clock": self._clock, "fresh": self._fresh, "after": self.dom.after, "tab": tab}
        self.saves = Saves(storage, journal, self.tasks, **given)

    def _clock(self):
        self.dom.time += 1.0
        return self.dom.time

    def _fresh(self):
        storage = self.dom.storage
        storage.ids = getattr(storage, "ids", 0) + 1
        return f"m{storage.ids}"

    def begin(self, name, *arguments):
        """Starts a coroutine; returns the Deferred of (what it returns, None) or (None, what it raises)."""
        self._running = self._outcome(getattr(self.saves, name)(*arguments))
        return self.tasks.spawn(self._running)

    def kill(self):
        """Ends the running coroutine, as the end of its browser would."""
        self._running.close()

    async def _outcome(self, coroutine):
        try:
            return await coroutine, None
        except SaveError as error:
            return None, error

    def __getattr__(self, name):
        if name not in ("start", "fetch", "create", "store", "rename", "note", "restore", "shrink"):
            return getattr(self.saves, name)

        def run(*arguments):
            result = self.begin(name, *arguments)
            assert not self.errors, self.errors
            assert result.settled, f"{name} waits"
            value, error = result.value
            if error is not None:
                raise error
            return value

        return run


async def rest():
    """Says that nothing else is to do."""
    return True


def saves(storage=None, tab="tab1", journal=None):
    """Returns saves that have read their journal, empty by default, and the storage."""
    storage = storage or FakeStorage()
    kept = SavesRig(storage, journal, tab)
    kept.begin("start")
    return kept, storage


def refusal(function, *arguments):
    """Returns the code of the SaveError that a call raises, or None."""
    try:
        function(*arguments)
    except SaveError as error:
        return error.code
    return None


def about(**more):
    """Returns the meta of a match."""
    found = {"game": "haggis", "seats": [], "deal": 1, "ply": 0, "scores": [0, 0], "over": False}
    found.update(more)
    return found
