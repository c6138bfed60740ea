"""The texts and drawings of games, beyond their names; fetched when a game is first opened."""

from .browser.late import Parts

FIRST = "l10n/en/"
PATIENCE_MS = 300  # within which a game usually comes: a table without it would only be drawn twice
SPOKEN = "/game.ftl"  # the rules' text is loaded when its page is opened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .browser.dom import Dom
    from .task import Tasks
    from .texts.l10n import L10n


class Games(Parts):
    """Fetches games; tells listeners when one has arrived, or could not be fetched."""

    def __init__(self, dom: "Dom", l10n: "L10n", tasks: "Tasks") -> None:
        super().__init__(dom, tasks, "game")
        self._l10n = l10n
        self._listeners: list[Callable[[], object]] = []

    def listen(self, listener: "Callable[[], object]") -> None:
        """Calls `listener()` after a game has arrived, or could not be fetched."""
        self._listeners.append(listener)

    def fetched(self, name: str) -> bool:
        """Returns whether a game's texts and drawings are here; if not, starts fetching them."""
        if not self.is_here(name) and self.fault(name) is None:
            self.bring(name)
        return self.is_here(name)

    async def wait_briefly(self, name: str) -> None:
        """Returns once a game is here, cannot be fetched, or keeps the player waiting."""
        if self.is_here(name):
            return
        turn = self._tasks.deferred()
        self.bring(name).then(turn.done)
        self._dom.after(PATIENCE_MS, turn.done)
        await turn

    def retry(self) -> None:
        """Fetches again the games that failed but have reached this device since."""
        for name in list(self._faults):
            if "games/" + name not in self._dom.missing:
                self.bring(name)

    def _on_brought(self, name: str, info: "dict[str, Any]") -> None:
        super()._on_brought(name, info)
        for listener in self._listeners:
            listener()

    def _take_in(self, info: "dict[str, Any]") -> None:
        spoken = [path for path in info["texts"] if path.startswith(FIRST) and path.endswith(SPOKEN)]
        self._l10n.offer(*[path[len(FIRST) : -len(".ftl")] for path in spoken])
