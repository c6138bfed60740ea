"""Settings: a closed set of choices, kept as one text."""

import json

from .storage import PREFIX, StorageFull, StorageOff

KEY = PREFIX + "settings"

# name, choices, the first is the default
CHOICES = (
    ("theme", ("system", "light", "dark", "contrast")),
    ("language", ("en",)),
    ("pace", ("normal", "slow", "fast", "instant")),
    ("sort", ("rank", "suit")),
    ("suits", ("four", "two")),
    ("confirm_bets", ("on", "off")),
    ("wake", ("on", "off")),
    ("motion", ("system", "off")),
)


class Settings:
    """The player's choices; `listen` is told the name of what changed."""

    def __init__(self, storage):
        self._storage = storage
        self._listeners = []
        self._values = {}
        try:
            read = json.loads(storage.get(KEY) or "{}")
        except ValueError:
            read = {}
        self._others = read if isinstance(read, dict) else {}

    def get(self, name):
        """Returns a setting's value; what is stored and no choice any more counts as the default."""
        choices = self.choices(name)
        value = self._others.get(name)
        return value if value in choices else choices[0]

    def on(self, name):
        """Returns whether a switch is on."""
        return self.get(name) == "on"

    @staticmethod
    def choices(name):
        """Returns the choices of a setting, the default first."""
        for known, choices in CHOICES:
            if known == name:
                return choices
        raise KeyError(name)

    def set(self, name, value):
        """Makes a choice and keeps it; values that are no choice are ignored. Returns whether it could be kept."""
        if value not in self.choices(name):
            return True
        self._others[name] = value
        kept = self._keep()
        for listener in self._listeners:
            listener(name)
        return kept

    def reset(self):
        """Goes back to the defaults."""
        self._others = {}
        self._storage.remove(KEY)
        for name, _ in CHOICES:
            for listener in self._listeners:
                listener(name)

    def listen(self, listener):
        """Calls `listener(name)` after a change."""
        self._listeners.append(listener)

    def _keep(self):
        try:
            self._storage.set(KEY, json.dumps(self._others))
        except (StorageFull, StorageOff):
            return False
        return True
