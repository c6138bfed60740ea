"""The brief: what the list of saved games shows of the figures, a few numbers for each game."""

from .ledger import NONSENSE, Ledger
from .sums import once

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App

_AT_ONCE = 20  # matches read before the page gets its turn


async def brief(app: "App") -> dict[str, dict[str, int]]:
    """Returns, by game, how many `deals` and `matches` somebody has finished alone against the computer, and `won`.

    These numbers are also at the top of the figures. There are none while the ledger is damaged: opening the figures
    rebuilds it from the records.
    """
    ledger = Ledger(app.storage)
    try:
        return {} if ledger.fault else await _counts(app, ledger)
    except NONSENSE:
        return {}


async def _counts(app: "App", ledger: Ledger) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    matches = [ledger.matches[match] for match in ledger.matches if ledger.matches[match].kind == "alone"]
    for number, (match, fresh) in enumerate(once(sorted(matches, key=lambda one: one.played))):
        if number % _AT_ONCE == 0:
            await app.sleep(0)
        counts = found.setdefault(match.game, {"deals": 0, "matches": 0, "won": 0})
        counts["deals"] += len([deal for deal in fresh if deal[3][0]])
        if match.is_over:
            counts["matches"] += 1
            counts["won"] += 1 if match.ranks[0] == 1 else 0
    return found
