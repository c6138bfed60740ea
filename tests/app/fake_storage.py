"""A storage for tests that can be full or switched off. Runs under CPython and under MicroPython."""

from app.browser.storage import Memory, StorageFull, StorageOff


class FakeStorage(Memory):
    """A storage with a `room` in characters (None: unlimited) that can be `off` and lists its `writes` by key."""

    lasting = True

    def __init__(self):
        super().__init__()
        self.room = None
        self.off = False
        self.writes = []

    def set(self, key, text):
        if self.off:
            raise StorageOff(key)
        used = sum(len(self.texts[name]) for name in self.texts if name != key)
        if self.room is not None and used + len(text) > self.room:
            raise StorageFull(key)
        self.writes.append(key)
        super().set(key, text)
