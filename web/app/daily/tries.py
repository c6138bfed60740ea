"""Counted tries at the deals of days: what came of them, and what par is; they outlast their matches.

Under `talon.daily.2026-11` lies {"22": {"haggis": try}} for a month, and under `talon.daily` what home says of
today and of tomorrow, as `Extras.today` has it.
What is damaged there is made again from the saved matches, as far as there are any.
"""

import json

from ..storage import PREFIX, StorageFull, StorageOff
from .dates import number_of, text_of
from .deal import BOTS, lead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..protocols import Meta

KEY = PREFIX + "daily"


class Try:
    """A counted try, `told` as JSON has it. All is 0 that is not known.

    `ahead` is by how many points the player's side came out better than the mean of the others, times `others`, the
    number of those; `par` is the same of an expert in the player's seat. `late` is 1 where it was begun on a later
    day, `bots` the version of the bots against whom par was found, `moves` how many there were.
    """

    def __init__(self, told: "dict[str, int]") -> None:
        self.told = told
        self.is_late = bool(told.get("late"))
        self.is_over = "ahead" in told
        self.has_par = self.is_over and "par" in told
        self.others = max(1, told.get("others", 1))
        self.moves = told.get("moves", 0)
        self.bots = told.get("bots", BOTS)

    def ahead(self) -> float:
        """Returns by how many points the player came out ahead of the others."""
        return tenths(self.told["ahead"], self.others)

    def par(self) -> float:
        """Returns by how many points an expert comes out ahead of them."""
        return tenths(self.told["par"], self.others)

    def over(self) -> float:
        """Returns by how many points the player did better than the expert."""
        return tenths(self.told["ahead"] - self.told["par"], self.others)


def tenths(total: int, count: int) -> float:
    """Returns total / count, rounded to a tenth without a float on the way: a half goes away from 0."""
    size = (20 * abs(total) + count) // (2 * count)
    return (size if total >= 0 else -size) / 10


class Tries:
    """All counted tries of this device; `today` is the date here."""

    def __init__(self, app: "App", today: str) -> None:
        self._app = app
        self.today = today
        self._months: dict[str, dict[str, Any]] = {}

    def get(self, day: str, game: str) -> Try | None:
        """Returns the try at a deal, None before it is begun."""
        told = self._day(day).get(game)
        if not isinstance(told, dict) or not all(isinstance(value, int) for value in told.values()):
            return None
        return Try(told)

    def count(self, day: str) -> int:
        """Returns how many deals of a day have been played to their end."""
        tries = [self.get(day, game) for game in self._day(day)]
        return len([one for one in tries if one is not None and one.is_over])

    def streak(self, until: str) -> int:
        """Returns on how many days in a row, the last of them `until`, a deal of the day was played that day."""
        number = number_of(until) or 0
        first = number
        while self._in_time(text_of(number)):
            number -= 1
        return first - number

    def _in_time(self, day: str) -> bool:
        tries = [self.get(day, game) for game in self._day(day)]
        return any(one is not None and one.is_over and not one.is_late for one in tries)

    # -- learning

    def read(self, entries: "Sequence[Meta]") -> None:
        """Learns from the storage, and from what is known of all matches, what has been begun and finished."""
        self._months = {}
        for meta in entries:
            if meta["state"] == "ok" and meta.get("daily") and not meta.get("free"):
                self._note(meta)
        number = number_of(self.today) or 0
        today = [self.count(self.today), self.streak(text_of(number - 1))]
        self._app.extras.keep_json(KEY, {self.today: today, text_of(number + 1): [0, self.streak(self.today)]})

    def _note(self, meta: "Meta") -> None:
        """Notes what a match's meta says of its try."""
        day, game = str(meta["daily"]), meta["game"]
        known_game = self._app.game(game)
        if known_game is None or number_of(day) is None or len(meta["scores"]) != len(meta["seats"]):
            return
        known = self.get(day, game)
        told = dict(known.told) if known is not None else {"late": 1 if meta.get("late") else 0}
        if meta.get("over") and not (known is not None and known.is_over):
            told["ahead"], told["others"] = lead(known_game, meta["scores"])
            told["moves"] = meta["ply"]
        if known is None or told != known.told:
            self._keep(day, game, told)

    def set_par(self, day: str, game: str, par: int) -> None:
        """Notes what par is at a deal whose try is over."""
        known = self.get(day, game)
        if known is not None:
            told = dict(known.told)
            told["par"] = par
            told["bots"] = BOTS
            self._keep(day, game, told)

    # -- the storage

    def _day(self, day: str) -> "dict[str, Any]":
        tries = self._month(day[:7]).get(day[8:])
        return tries if isinstance(tries, dict) else {}

    def _month(self, month: str) -> "dict[str, Any]":
        if month not in self._months:
            self._months[month] = self._app.extras.mapping(f"{KEY}.{month}")
        return self._months[month]

    def _keep(self, day: str, game: str, told: "dict[str, int]") -> None:
        """Keeps a try beside what another tab may have kept meanwhile; without room it is made again next time."""
        self._months.pop(day[:7], None)
        month = self._month(day[:7])
        tries = self._day(day)
        tries[game] = told
        month[day[8:]] = tries
        try:
            self._app.storage.set(f"{KEY}.{day[:7]}", json.dumps(month))
        except (StorageFull, StorageOff):
            pass
