"""What the browser keeps for us: a mapping of texts that may be full, or switched off."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

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


class LocalStorage:
    """The browser's own storage, by the functions of `js/browser.js`; see `Memory` for the methods."""

    lasting = True

    def __init__(self, browser: "Any") -> None:
        self._browser = browser

    def get(self, key: str) -> str | None:
        text: str | None = self._browser.storageGet(key)
        return text

    def set(self, key: str, text: str) -> None:
        refusal = self._browser.storageSet(key, text)
        if refusal:
            raise StorageFull(key) if refusal == "full" else StorageOff(key)

    def remove(self, key: str) -> None:
        self._browser.storageRemove(key)

    def names(self) -> list[str]:
        names: list[str] = json.loads(self._browser.storageKeys(PREFIX))
        return names


def kilobytes(texts: "Iterable[str]") -> int:
    """Returns how long texts are together in thousands of characters, at least one."""
    return max(1, round(sum([len(text) for text in texts]) / _KILOBYTE))
