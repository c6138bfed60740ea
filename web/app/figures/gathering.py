"""Gathering: counts the saved matches that the ledger lacks, one after the other, while the page is used."""

from ..browser.storage import PREFIX, REVIEW, REVIEW_RULES
from ..client.engine_client import EngineError, GameAway
from ..saves import SaveError
from ..stats import is_counted
from ..texts.names import persons_of
from .counted import ACCURACY, MOVES, POINTS, RULES, UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from .counted import Counted
    from .ledger import Ledger

MATCH = PREFIX + "match."
_WRITE = 20  # matches between two writes of the ledger


def saved_ids(app: "App") -> list[str]:
    """Returns the ids of the matches in the storage, without reading any of them."""
    names = [name for name in app.storage.names() if name.startswith(MATCH)]
    return sorted({name[len(MATCH) :].partition(".")[0] for name in names})


def unfinished(ids: list[str], ledger: "Ledger") -> list[str]:
    """Returns the matches of which some deals may not have been counted."""
    return [match for match in ids if match not in ledger.matches or not ledger.matches[match].is_over]


def _is_whole(meta: "dict[str, Any]", counted: "Counted | None") -> bool:
    """Returns whether all finished deals of a match have been counted, judging by its meta."""
    if meta.get("over"):
        return counted is not None and counted.is_over
    if counted is None:
        return meta["deal"] < 2 and not any(meta["scores"])
    points = [
        sum([deal[3][at][POINTS] for deal in counted.deals if deal[3][at]]) for at in range(len(counted.persons))
    ]
    scores = [meta["scores"][seat] for seat, _ in counted.persons if seat < len(meta["scores"])]
    # The scores of a meta may lack those of the last finished deal.
    return len(counted.deals) >= meta["deal"] or (len(counted.deals) == meta["deal"] - 1 and points == scores)


class Gathering:
    """Counts matches by their ids, with `recount` even those counted before; `on_change()` is called now and then.

    `done` of `size` have been processed, `failed` could not be read; `away` are those whose game's code is not here,
    and `awaited` names the code that may still arrive.
    """

    def __init__(
        self,
        app: "App",
        ledger: "Ledger",
        matches: list[str],
        *,
        recount: bool,
        on_change: "Callable[[], object]",
    ) -> None:
        self._app = app
        self._ledger = ledger
        self._left = list(matches)
        self.recount = recount
        self._on_change = on_change
        self._stopped = False
        self.size = len(matches)
        self._taken = 0  # into the ledger
        self.failed: list[str] = []
        self.away: list[str] = []
        self.awaited: list[str] = []  # as in `dom.missing`
        self._games_away: list[str] = []
        self.is_kept = True
        self._shown = 0

    @property
    def done(self) -> int:
        """Returns how many matches have been processed."""
        return self.size - len(self._left)

    @property
    def is_running(self) -> bool:
        """Returns whether there is something left to count."""
        return bool(self._left) and not self._stopped

    def stop(self) -> None:
        """Stops counting; what was counted stays."""
        self._stopped = True

    async def run(self) -> None:
        """Counts one match after the other; the engine works meanwhile, and the page stays free."""
        while self.is_running:
            await self._count(self._left[0])
            if self._stopped:
                break
            self._left.pop(0)
            if self._left and self.done % _WRITE == 0:
                self._show()
        self._show()

    def _show(self) -> None:
        """Writes what was counted since the last time, and reports the change."""
        if self._taken > self._shown or self._ledger.fault:
            self.is_kept = self._ledger.keep()
        self._shown = self._taken
        self._on_change()

    async def _count(self, match: str) -> None:
        app, ledger = self._app, self._ledger
        try:
            record, meta = app.saves.peek(match)
            persons = persons_of(meta["seats"])
            counted = ledger.matches.get(match)
            if counted is not None and not counted.holds(ledger.games):
                counted = None
                ledger.matches.pop(match)
            is_there = _is_whole(meta, counted)
            if not (persons and is_counted(meta)) or (is_there and not self.recount):
                await app.sleep(0)
                return
            if meta["game"] in self._games_away:  # no need to fetch it for each of them
                self.away.append(match)
                await app.sleep(0)
                return
            tallied = await app.engine.ask("tally", record=record)
        except GameAway as error:
            self.away.append(match)
            self._games_away.append(meta["game"])
            code = f"code/{error.args_['game']}"
            if code in app.dom.missing:
                self.awaited.append(code)
            return
        except (SaveError, EngineError) as error:
            if error.code.startswith("engine/"):  # not the fault of the match
                self.stop()
            else:
                self.failed.append(match)
            return
        ledger.take(match, meta, tallied, meta.get("played") or app.dom.now())
        self._taken += 1


def take_accuracies(app: "App", ledger: "Ledger") -> bool:
    """Takes over the accuracies of counted deals from finished reviews; returns whether there was anything new.

    One that was found by older rules stays until there is a new one.
    """
    found = False
    for name in app.storage.names():
        if name.startswith(REVIEW):
            match, _, rest = name[len(REVIEW) :].partition(".")
            deal, _, seat = rest.partition(".")
            counted = ledger.matches.get(match)
            row = _row_of(counted, deal, seat) if counted is not None else None
            if row is not None and row[RULES] < REVIEW_RULES:
                accuracy = _accuracy(app.extras.json(name), row[MOVES])
                if accuracy != UNKNOWN:
                    row[ACCURACY], row[RULES] = accuracy, REVIEW_RULES
                    ledger.touch(match)
                    found = True
    return found


def _row_of(counted: "Counted", number: str, seat: str) -> "list[int] | None":
    for deal in counted.deals:
        if str(deal[0]) == number:
            for at, person in enumerate(counted.persons):
                if str(person[0]) == seat and deal[3][at]:
                    row: list[int] = deal[3][at]
                    return row
    return None


def _accuracy(review: "Any", moves: int) -> int:
    """Returns the mean accuracy of a review in tenths of a percent, UNKNOWN if it is unfinished or unusable."""
    try:
        found = [decision["accuracy"] for decision in review["decisions"]]
        is_whole = review["rules"] == REVIEW_RULES and review["seen"] >= moves
        is_valid = all(0 <= one <= 100 for one in found)  # NaN fails this, too
        return round(10 * sum(found) / len(found)) if found and is_whole and is_valid else UNKNOWN
    except (KeyError, TypeError):
        return UNKNOWN
