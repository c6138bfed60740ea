"""Settings: a fixed set of choices, kept as one text."""

import json

from .browser.storage import PREFIX, StorageFull, StorageOff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .protocols import Storage

KEY = PREFIX + "settings"
LANGUAGE = "language"

# (name, default, choices in the order shown)
SETTINGS = (
    ("theme", "system", ("system", "light", "dark", "contrast", "plain")),
    ("text", "100", ("90", "100", "115", "130", "160")),
    ("cards", "large", ("large", "medium", "small")),
    ("faces", "drawn", ("drawn", "large")),
    ("letters", "international", ("international", "own")),
    ("drawings", "full", ("full", "flat", "outline")),
    ("back", "red", ("red", "blue", "green")),
    ("side", "right", ("right", "left")),
    (LANGUAGE, "", ()),  # the choices come from the browser
    ("pace", "normal", ("slow", "normal", "fast", "instant")),
    ("sort", "rank", ("rank", "suit")),
    ("suits", "four", ("four", "two")),
    ("confirm_bets", "on", ("on", "off")),
    ("whole", "on", ("on", "off")),
    ("double_tap", "off", ("on", "off")),
    ("automatic", "on", ("on", "off")),
    ("guided", "on", ("on", "off")),
    ("hints", "deep", ("deep", "quick")),
    ("wake", "on", ("on", "off")),
    ("motion", "system", ("system", "off")),
    ("sound", "on", ("on", "off")),
    ("volume", "normal", ("soft", "normal", "loud")),
    ("vibration", "on", ("on", "off")),
)


class Settings:
    """The player's choices; listeners get the name of what changed.

    `languages` are the tags on offer, `language` is the default.
    """

    def __init__(self, storage: "Storage", language: str = "en", languages: "Sequence[str]" = ("en",)) -> None:
        self._language = (language, tuple(languages))
        self._storage = storage
        self._listeners: list[Callable[[str], None]] = []
        try:
            read = json.loads(storage.get(KEY) or "{}")
        except ValueError:
            read = {}
        self._values: dict[str, str] = read if isinstance(read, dict) else {}

    def get(self, name: str) -> str:
        """Returns a setting's value; a stored value that is no longer a choice counts as the default."""
        default, choices = self._offer(name)
        value = self._values.get(name)
        return value if value is not None and value in choices else default

    def on(self, name: str) -> bool:
        """Returns whether a switch is on."""
        return self.get(name) == "on"

    def choices(self, name: str) -> tuple[str, ...]:
        """Returns the choices of a setting, in the order shown."""
        return self._offer(name)[1]

    def _offer(self, name: str) -> tuple[str, tuple[str, ...]]:
        """Returns the default of a setting and its choices."""
        if name == LANGUAGE:
            return self._language
        for known, default, choices in SETTINGS:
            if known == name:
                return default, choices
        raise KeyError(name)

    def set(self, name: str, value: str) -> bool:
        """Makes a choice for all games and keeps it; ignores one that is not offered. Returns False if not kept."""
        if value not in self.choices(name):
            return True
        self._values = {one: self._values[one] for one in self._values if not one.startswith(name + "/")}
        self._values[name] = value
        kept = self._keep()
        for listener in self._listeners:
            listener(name)
        return kept

    def habit(self, name: str, game: str) -> str | None:
        """Returns what was last chosen under a name at the table of a game, None if nothing was."""
        value = self._values.get(f"{name}/{game}")
        return value if isinstance(value, str) else None

    def keep_habit(self, name: str, game: str, value: str) -> None:
        """Keeps what was chosen under a name at the table of a game, for its next match."""
        self._values[f"{name}/{game}"] = value
        self._keep()

    def reset(self) -> None:
        """Goes back to the defaults."""
        self._values = {}
        self._storage.remove(KEY)
        for name, _, _ in SETTINGS:
            for listener in self._listeners:
                listener(name)

    def listen(self, listener: "Callable[[str], None]") -> None:
        """Calls `listener(name)` after a change."""
        self._listeners.append(listener)

    def _keep(self) -> bool:
        try:
            self._storage.set(KEY, json.dumps(self._values))
        except (StorageFull, StorageOff):
            return False
        return True
