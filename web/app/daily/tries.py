"""Counted tries at the deals of the day: their results and par, which outlast their matches.

They are stored where `Days` reads them. Damaged ones are made again from the saved matches, as far as there are any.
"""

import json

from ..browser.storage import StorageFull, StorageOff
from ..days import KEY, Days, is_counted_try, is_valid
from ..texts.dates import number_of
from .deal import BOTS, lead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..protocols import Meta

NAMES = ("ahead", "bots", "late", "moves", "others", "par")  # of the numbers that are stored
MOST = 1_000_000  # points


class Try:
    """The counted try, the first match at a deal of the day; `stored` is its JSON object, without what is unknown.

    `ahead` is the lead of the player's side over the mean of the others, multiplied by `others`, their number; `par`
    is the same for an expert in the player's seat. `late` is 1 if it was begun on a later day, `bots` is the version
    of the bots by which par was found, and `moves` how many moves there were.
    """

    def __init__(self, stored: "dict[str, int]") -> None:
        self.stored = stored
        self.is_late = bool(stored.get("late"))
        self.is_over = "ahead" in stored
        self.has_par = self.is_over and "par" in stored
        self.others = max(1, stored.get("others", 1))
        self.moves = stored.get("moves", 0)
        self.bots = stored.get("bots", BOTS)

    def ahead(self) -> float:
        """Returns by how many points the player came out ahead of the others."""
        return tenths(self.stored["ahead"], self.others)

    def par(self) -> float:
        """Returns by how many points an expert comes out ahead of the others."""
        return tenths(self.stored["par"], self.others)

    def over(self) -> float:
        """Returns by how many points the player did better than the expert."""
        return tenths(self.stored["ahead"] - self.stored["par"], self.others)


def tenths(total: int, count: int) -> float:
    """Returns total / count, rounded to a tenth in integer arithmetic, with halves away from 0."""
    size = (20 * abs(total) + count) // (2 * count)
    return (size if total >= 0 else -size) / 10


class Tries(Days):
    """All counted tries of this device; `today` is the date here."""

    def __init__(self, app: "App", today: str) -> None:
        super().__init__(app.storage)
        self._app = app
        self.today = today

    def get(self, day: str, game: str) -> Try | None:
        """Returns the try at a deal, None before it is begun."""
        stored = self._stored(day, game)
        return Try(stored) if "late" in stored else None

    def knows_par(self, day: str, game: str) -> bool:
        """Returns whether par at a deal is known: against the present bots, or those of a try that is over."""
        stored = self._stored(day, game)
        return "par" in stored and ("ahead" in stored or stored.get("bots") == BOTS)

    # -- learning

    def read(self, entries: "Sequence[Meta]") -> None:
        """Learns from the metas of all matches which tries have been begun and finished."""
        for meta in entries:
            if meta["state"] == "ok" and is_counted_try(meta):
                self.note(meta)

    def note(self, meta: "Meta") -> None:
        """Notes what a match's meta says about its try."""
        day, game = str(meta["daily"]), meta["game"]
        known_game = self._app.game(game)
        if known_game is None or number_of(day) is None or len(meta["scores"]) != len(meta["seats"]):
            return
        known = self._stored(day, game)
        stored = dict(known)
        if "late" not in stored:
            stored["late"] = 1 if meta.get("late") else 0
        if meta.get("over") and "ahead" not in stored:
            stored["ahead"], stored["others"] = lead(known_game, meta["scores"])
            stored["moves"] = meta["ply"]
            if stored.get("bots") != BOTS:  # par found ahead, against other bots
                stored.pop("par", None)
        if stored != known:
            self._keep(day, game, stored)

    def set_par(self, day: str, game: str, par: int) -> None:
        """Notes what par is at a deal, whether it has been tried or not."""
        stored = dict(self._stored(day, game))
        stored["par"] = par
        stored["bots"] = BOTS
        self._keep(day, game, stored)

    def merged(self, month: str, there: "dict[str, Any]") -> "tuple[int, dict[str, Any]]":
        """Merges a month with the same month kept elsewhere; returns how many results are new, and the tries by day.

        A try that is here stays as it is, unless it was not over or its par was missing.
        """
        fresh = 0
        merged = dict(self.month(month))
        for date in there:
            day = f"{month}-{date}"
            tries = there[date] if number_of(day) is not None and isinstance(there[date], dict) else {}
            for game in tries:
                ours = self._stored(day, game)
                theirs = tries[game]
                if self._app.game(game) is None or not _is_likely(theirs):
                    continue
                stored = dict(ours)
                if ("late" in theirs and "late" not in ours) or ("ahead" in theirs and "ahead" not in ours):
                    stored.update(theirs)
                    fresh += 1 if "ahead" in theirs else 0
                elif "par" in theirs and "par" not in ours and theirs.get("bots") == BOTS:
                    stored["par"], stored["bots"] = theirs["par"], BOTS
                if stored != ours:
                    here = merged.get(date)
                    merged[date] = dict(here) if isinstance(here, dict) else {}
                    merged[date][game] = stored
        return fresh, merged

    # -- the storage

    def _stored(self, day: str, game: str) -> "dict[str, int]":
        """Returns what is stored for a deal, {} if that is nothing or damaged."""
        tries = self.month(day[:7]).get(day[8:])
        stored: Any = tries.get(game) if isinstance(tries, dict) else None
        return stored if is_valid(stored) else {}

    def _keep(self, day: str, game: str, stored: "dict[str, int]") -> None:
        """Keeps a try along with what another tab may have kept; without room it is noted again next time."""
        month = dict(self.month(day[:7]))
        tries = month.get(day[8:])
        month[day[8:]] = dict(tries) if isinstance(tries, dict) else {}
        month[day[8:]][game] = stored
        self.keep_month(day[:7], month)

    def keep_month(self, month: str, tries: "dict[str, Any]") -> bool:
        """Keeps all tries of a month; returns whether there is room for them."""
        if tries == self.month(month):
            return True
        self.stand_in(month, tries)
        try:
            self._app.storage.set(f"{KEY}.{month}", json.dumps(tries))
        except (StorageFull, StorageOff):
            return False
        return True


def _is_likely(stored: "Any") -> bool:
    """Returns whether a try from elsewhere could have been kept here."""
    return is_valid(stored) and all(name in NAMES and abs(stored[name]) < MOST for name in stored)
