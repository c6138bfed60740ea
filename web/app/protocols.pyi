"""What the page needs of objects for which tests use a stand-in."""

from typing import Any, Protocol

from .task import Deferred

class Storage(Protocol):
    """A mapping of texts that may be full, or switched off; `lasting` if it outlives the page."""

    @property
    def lasting(self) -> bool: ...
    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def names(self) -> list[str]: ...
    def tops(self, prefix: str, told: dict[str, str]) -> list[tuple[str, str, int]]: ...
    def used(self) -> int: ...

class Meta(Protocol):
    """What is known about a match apart from its record: a dict, or an entry of the list."""

    def __getitem__(self, name: str, /) -> Any: ...
    def get(self, name: str, /) -> Any: ...

class Engine(Protocol):
    """Answers questions about a match: this phone's own engine, or that of another one, over a connection."""

    @property
    def state(self) -> str:
        """Returns "ready" while it answers."""

    def ask(self, op: str, **fields: Any) -> Deferred:
        """Sends a request; await the answer."""

    def cancel(self, answer: Deferred) -> None:
        """Says that an answer is no longer wanted."""
