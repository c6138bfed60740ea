"""Rooms of the page that are fetched when they are first opened: what most players never open costs them nothing."""

from .games import PartAway

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .dom import Dom
    from .task import Deferred, Tasks


class Rooms:
    """Fetches packages of `app`; one that is here can be imported."""

    def __init__(self, dom: "Dom", tasks: "Tasks") -> None:
        self._dom = dom
        self._tasks = tasks
        self._here: list[str] = []
        self._coming: dict[str, list[Deferred]] = {}
        dom.listen("room", self._on_room)

    def is_here(self, name: str) -> bool:
        """Returns whether a room can be imported."""
        return name in self._here

    def bring(self, name: str) -> "Deferred":
        """Returns a Deferred that is done when a room is here, or fails with PartAway; a later call tries again."""
        result = self._tasks.deferred()
        waiting = self._coming.setdefault(name, [])
        waiting.append(result)
        if len(waiting) == 1:
            self._dom.bring("room", name)
        return result

    def _on_room(self, name: str, info: "dict[str, Any]") -> None:
        if "error" not in info:
            self._here.append(name)
        for result in self._coming.pop(name, []):
            if "error" in info:
                result.fail(PartAway(info["code"], info["error"], info["args"]))
            else:
                result.done()
