"""The texts and drawings of games, beyond their names; fetched when a game is first opened."""

ORDER = ("haggis", "team", "boast", "handromi")  # in which games are offered; others come after them
FIRST = "l10n/en/"
SPOKEN = "/game.ftl"  # the rules page is read when it is opened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .dom import Dom
    from .l10n import L10n
    from .messages import Args, Game
    from .task import Deferred, Tasks


def in_order(games: "list[Game]") -> "list[Game]":
    """Returns games in the order in which they are offered."""
    place = {name: number for number, name in enumerate(ORDER)}
    return sorted(games, key=lambda game: (place.get(game["name"], len(ORDER)), game["name"]))


class PartAway(Exception):
    """Raised when a game, or a room, cannot be fetched: a code, words for the log, arguments for the text."""

    def __init__(self, code: str, detail: str = "", args: "Args | None" = None) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail
        self.args_: Args = args or {}


class Games:
    """Fetches games; listeners hear when one has arrived, or could not be fetched."""

    def __init__(self, dom: "Dom", l10n: "L10n", tasks: "Tasks") -> None:
        self._dom = dom
        self._l10n = l10n
        self._tasks = tasks
        self._here: list[str] = []
        self._coming: dict[str, Deferred] = {}  # Deferreds by name
        self._faults: dict[str, PartAway] = {}  # PartAway by name
        self._listeners: list[Callable[[], object]] = []
        dom.listen("game", self._on_game)

    def listen(self, listener: "Callable[[], object]") -> None:
        """Calls `listener()` after a game has arrived, or could not be fetched."""
        self._listeners.append(listener)

    def fetched(self, name: str) -> bool:
        """Returns whether a game's texts and drawings are here; if not, starts fetching them."""
        if name not in self._here and name not in self._faults:
            self.bring(name)
        return name in self._here

    def fault(self, name: str) -> "PartAway | None":
        """Returns why a game could not be fetched; None while it may still arrive."""
        return self._faults.get(name)

    def bring(self, name: str) -> "Deferred":
        """Returns a Deferred that is done when a game is here, or fails with PartAway; a later call tries again."""
        if name not in self._coming:
            self._faults.pop(name, None)
            coming = self._coming[name] = self._tasks.deferred()
            if name in self._here:
                self._coming.pop(name).done()
            else:
                self._dom.bring("game", name)
            return coming
        return self._coming[name]

    def retry(self) -> None:
        """Fetches again what had failed and has reached this device since."""
        for name in list(self._faults):
            if "games/" + name not in self._dom.missing:
                self.bring(name)

    def _on_game(self, name: str, info: "dict[str, Any]") -> None:
        coming = self._coming.pop(name)
        if "texts" in info:
            self._here.append(name)
            spoken = [path for path in info["texts"] if path.startswith(FIRST) and path.endswith(SPOKEN)]
            self._l10n.offer(*[path[len(FIRST) : -len(".ftl")] for path in spoken])
            coming.done()
        else:
            self._faults[name] = PartAway(info["code"], info["error"], info["args"])
            coming.fail(self._faults[name])
        for listener in self._listeners:
            listener()
