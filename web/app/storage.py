"""What the browser keeps for us: a mapping of texts that may be full, or switched off."""

PREFIX = "talon."


class StorageFull(Exception):
    """Raised when the browser has no room left for us."""


class StorageOff(Exception):
    """Raised when the browser keeps nothing for this page."""


class Memory:
    """A storage that lasts as long as the page: for browsers that keep nothing, and for tests."""

    lasting = False

    def __init__(self):
        self.texts = {}

    def get(self, key):
        """Returns the text of a key, None without one."""
        return self.texts.get(key)

    def set(self, key, text):
        """Keeps a text; raises StorageFull and StorageOff."""
        self.texts[key] = text

    def remove(self, key):
        """Forgets a key."""
        self.texts.pop(key, None)

    def names(self):
        """Returns all keys that are ours, sorted."""
        return sorted(key for key in self.texts if key.startswith(PREFIX))
