"""Deals played on each day, and streaks of days, from the stored counted tries (`daily.tries`).

The tries of a month are stored under a key such as `talon.daily.2026-11`, as {"22": {game: try}}: by the day of the
month, then by game.
"""

import json

from .browser.storage import PREFIX
from .texts.dates import number_of, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .protocols import Meta, Storage

KEY = PREFIX + "daily"


class Days:
    """The counted tries as they are stored at the moment: another browser tab may write there too."""

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage
        self._months: dict[str, tuple[str, dict[str, Any]]] = {}  # by month: the stored text, and its content

    def month(self, month: str) -> "dict[str, Any]":
        """Returns what is stored for a month, {} where it is damaged."""
        text = self._storage.get(f"{KEY}.{month}") or ""
        if month not in self._months or self._months[month][0] != text:
            try:
                read = json.loads(text or "{}")
            except ValueError:
                read = {}
            self._months[month] = text, read if isinstance(read, dict) else {}
        return self._months[month][1]

    def stand_in(self, month: str, tries: "dict[str, Any]") -> None:
        """Uses these tries for a month, whether or not there is room to store them, until others are stored."""
        self._months[month] = self._storage.get(f"{KEY}.{month}") or "", tries

    def count(self, day: str) -> int:
        """Returns how many deals of a day have been played to their end."""
        return len([stored for stored in _valid(self.month(day[:7]).get(day[8:])) if "ahead" in stored])

    def streak(self, until: str) -> int:
        """Returns the length in days of the streak that ends at `until`; tries begun late do not count."""
        number = number_of(until) or 0
        first = number
        here = ""
        while True:
            day = text_of(number)
            if here != day[:7]:
                here = day[:7]
                month = self.month(here)
            tries = _valid(month.get(day[8:]))
            if not any("ahead" in stored and not stored.get("late") for stored in tries):
                return first - number
            number -= 1


def try_id(day: str, game: str) -> str:
    """Returns the id of the match that is the counted try at a deal."""
    return f"daily-{day}-{game}"


def is_counted_try(meta: "Meta") -> bool:
    """Returns whether this is the meta of the counted try at a deal, rather than of a free one or another match."""
    return bool(meta.get("daily")) and not meta.get("free")


def is_secret(meta: "Meta") -> bool:
    """Returns whether this is the meta of a counted try that is not over: its text, with all cards, is not given."""
    return is_counted_try(meta) and not meta.get("over")


def is_valid(stored: "Any") -> bool:
    """Returns whether this has the form of a stored try: numbers by name."""
    return isinstance(stored, dict) and all(isinstance(value, int) for value in stored.values())


def _valid(tries: "Any") -> "list[dict[str, int]]":
    """Returns the tries of a day that can be read."""
    return [tries[game] for game in tries if is_valid(tries[game])] if isinstance(tries, dict) else []
