"""Parts of the page that are fetched when they are first opened: games, and rooms that few players visit."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..messages import Args
    from ..task import Deferred, Tasks
    from .dom import Dom


class PartAway(Exception):
    """Raised when a part cannot be fetched: a code, words for the log, arguments for the text."""

    def __init__(self, code: str, detail: str = "", args: "Args | None" = None) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.args_: Args = args or {}


class Parts:
    """Fetches parts of one kind: "game", with texts and drawings, or "room", a package that can then be imported."""

    def __init__(self, dom: "Dom", tasks: "Tasks", kind: str) -> None:
        self._dom = dom
        self._tasks = tasks
        self._kind = kind
        self._here: list[str] = []
        self._coming: dict[str, Deferred] = {}  # by name
        self._faults: dict[str, PartAway] = {}  # by name
        dom.listen(kind, self._on_brought)

    def is_here(self, name: str) -> bool:
        """Returns whether a part has arrived."""
        return name in self._here

    def fault(self, name: str) -> "PartAway | None":
        """Returns why a part could not be fetched; None while it may still arrive."""
        return self._faults.get(name)

    def bring(self, name: str) -> "Deferred":
        """Returns a Deferred that is done when a part is here, or fails with PartAway; a later call tries again."""
        if name in self._coming:
            return self._coming[name]
        self._faults.pop(name, None)
        coming = self._tasks.deferred()
        if name in self._here:
            coming.done()
        else:
            self._coming[name] = coming
            self._dom.bring(self._kind, name)
        return coming

    def _on_brought(self, name: str, info: "dict[str, Any]") -> None:
        coming = self._coming.pop(name)
        if "error" in info:
            self._faults[name] = PartAway(info["code"], info["error"], info["args"])
            coming.fail(self._faults[name])
        else:
            self._here.append(name)
            self._take_in(info)
            coming.done()

    def _take_in(self, info: "dict[str, Any]") -> None:
        """Called with what arrived with a part, before those waiting for it go on."""
