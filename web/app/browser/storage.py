"""The browser's storage: a mapping of texts that may be full, or switched off."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PREFIX = "talon."
FIGURES = PREFIX + "figures"  # the ledger of what was counted
PROBLEMS = PREFIX + "problems"  # which are solved
REVIEW = PREFIX + "review."  # followed by match, deal and seat
REVIEW_RULES = 7  # how a review counts and judges decisions; one made by other rules is made again
REVIEW_CLASSES = ("best", "good", "inaccuracy", "mistake", "blunder")  # what it may call a decision
EXPORTED = PREFIX + "exported"  # when all matches were last exported, in seconds
_KILOBYTE = 1000


class StorageFull(Exception):
    """Raised when the browser has no room left for this page."""


class StorageOff(Exception):
    """Raised when the browser stores nothing for this page."""


class Memory:
    """A storage that lasts as long as the page: for browsers that keep nothing, and for tests."""

    lasting = False

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """Returns the text of a key, None if it has none."""
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

    def tops(self, prefix: str, known: dict[str, str]) -> list[tuple[str, str, int]]:
        """Returns (key, first two lines, length) of every text under a prefix that has changed.

        The length is -1 for one that is gone. `known` are the first lines by key, as the caller last saw them.
        """
        found = [(key, "", -1) for key in known if key not in self.texts]
        for key in self.names():
            if key.startswith(prefix):
                first, second = (self.texts[key] + "\n\n").split("\n")[:2]
                if known.get(key) != first:
                    found.append((key, f"{first}\n{second}\n", len(self.texts[key])))
        return found

    def used(self) -> int:
        """Returns the total number of characters in all texts of this page, keys included."""
        return sum([len(key) + len(self.texts[key]) for key in self.names()])


class LocalStorage:
    """The browser's own storage, through the functions of `js/storage.js`; see `Memory` for the methods."""

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

    def tops(self, prefix: str, known: dict[str, str]) -> list[tuple[str, str, int]]:
        found: list[tuple[str, str, int]] = []
        while True:
            lines = self._browser.storageTops(prefix).split("\n")  # it remembers what it has returned
            ends = range(3, len(lines), 4)
            found += [(lines[at - 3], f"{lines[at - 2]}\n{lines[at - 1]}\n", int(lines[at])) for at in ends]
            if len(lines) < 4:
                return found

    def used(self) -> int:
        used: int = self._browser.storageUsed(PREFIX)
        return used


def kilobytes(characters: int) -> int:
    """Returns a number of characters in thousands, at least one."""
    return max(1, round(characters / _KILOBYTE))
