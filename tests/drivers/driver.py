"""What a script needs from browsers that Playwright has no build of: those installed on this machine."""

import time
from abc import ABC, abstractmethod
from typing import Any, Self

__all__ = ["PHONE", "WAIT_S", "Driver", "NotInstalledError"]

PHONE = (390, 844)
WAIT_S = 90  # for anything slow: a busy machine may be running three browsers
_LOOK_S = 0.1


class NotInstalledError(Exception):
    """Something that is needed to drive a browser is missing."""


class Driver(ABC):
    """One browser with a fresh profile and one page as large as a phone; `with` closes it.

    `version` is what the browser calls itself.
    """

    version: str

    @abstractmethod
    def goto(self, url: str) -> None:
        """Shows an address, and waits until it is loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Reloads the page."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """Returns the value of an expression on the page, after awaiting a promise."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Makes the page this large, or as close to it as the browser can."""

    @abstractmethod
    def picture(self) -> bytes:
        """Returns a screenshot of the page, as PNG."""

    @abstractmethod
    def close(self) -> None:
        """Ends the browser and everything started for it."""

    def wait(self, script: str) -> Any:
        """Waits until an expression is true on the page, and returns its value."""
        end = time.monotonic() + WAIT_S
        while time.monotonic() < end:
            if found := self.run(script):
                return found
            time.sleep(_LOOK_S)
        seen = self.run("document.body.innerText.slice(0, 2000)")
        raise AssertionError(f"{self.version} waited in vain for {script}; the page says: {seen}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
