"""What the browser keeps for us: a mapping of texts that may be full, or switched off."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

PREFIX = "talon."
_KILOBYTE = 1000


class StorageFull(Exception):
    """Raised when the browser has no room left for this page."""


class StorageOff(Exception):
    """Raised when the browser keeps nothing for this page."""


class Memory:
    """A storage that lasts as long as the page: for browsers that keep nothing, and for tests."""

    lasting = False

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """Returns the text of a key, None without one."""
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keeps a text; the browser's storage raises StorageFull and StorageOff."""
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Removes a key and its text."""
        self.texts.pop(key, None)

    def names(self) -> list[str]:
        """Returns all keys of this page, sorted."""
        return sorted(key for key in self.texts if key.startswith(PREFIX))


def kilobytes(texts: "Iterable[str]") -> int:
    """Returns how long texts are together in thousands of characters, at least one."""
    return max(1, round(sum([len(text) for text in texts]) / _KILOBYTE))
