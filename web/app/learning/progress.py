"""What this device remembers about lessons: at which step each was left, and which have been offered."""

from ..browser.storage import PREFIX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App

KEY = PREFIX + "lessons"


class Progress:
    """Steps and offers by game; losing them is no error."""

    def __init__(self, app: "App") -> None:
        self._app = app
        read = app.extras.json(KEY)
        self._kept: dict[str, Any] = read if isinstance(read, dict) else {}

    def step(self, game: str) -> int:
        """Returns the step, counted from 0, at which a game's lesson was left; also 0 if it was never begun."""
        step = self._dict("steps").get(game)
        return step if isinstance(step, int) and step > 0 else 0

    def latest(self) -> str:
        """Returns the game whose lesson was left last and can be continued, "" if there is none."""
        game = str(self._kept.get("latest"))
        return game if self.step(game) else ""

    def keep_step(self, game: str, step: int) -> None:
        """Remembers which step a lesson has reached; with 0 it starts over next time."""
        steps = self._dict("steps")
        steps[game] = step
        self._kept["steps"] = steps
        self._kept["latest"] = game
        self._app.extras.keep_json(KEY, self._kept)
        self.offered(game)

    def is_to_offer(self, game: str) -> bool:
        """Returns whether to offer a game's lesson before its first match: never once the game has been played."""
        app = self._app
        if self._dict("offered").get(game) or not app.l10n.has(f"game-{game}.lesson"):
            return False
        return not app.stats.deals(game) and all(entry["game"] != game for entry in app.saves.matches())

    def offered(self, game: str) -> None:
        """Remembers that a game's lesson has been offered or begun, so that it is not offered again."""
        offers = self._dict("offered")
        if not offers.get(game):
            offers[game] = 1
            self._kept["offered"] = offers
            self._app.extras.keep_json(KEY, self._kept)

    def _dict(self, name: str) -> "dict[str, Any]":
        value = self._kept.get(name)
        return value if isinstance(value, dict) else {}
