"""The levels of play that a table offers, weakest first."""

from collections.abc import Mapping

from engine.bots.bot import Bot, PolicyBot, WeakBot
from engine.bots.search import SearchBot

__all__ = ["DEFAULT", "LEVELS", "STRONGEST", "UnknownLevel", "bot_for", "level_of"]

# A bot of another style takes one more entry. The page offers them in this order.
_BOTS: Mapping[str, Bot] = {
    "novice": WeakBot("novice"),
    "casual": WeakBot("casual"),
    "club": PolicyBot(),
    "expert": SearchBot(),
}

LEVELS = tuple(_BOTS)
DEFAULT = "club"  # plays at a seat for which a request names no level
STRONGEST = "expert"  # gives hints, and stands in for a level that this version does not have


class UnknownLevel(ValueError):
    """Raised for a level that no bot plays at."""


def level_of(recorded: str) -> str:
    """Returns the level that a record names, or the strongest for a person or a level of another version."""
    return recorded if recorded in LEVELS else STRONGEST


def bot_for(level: str) -> Bot:
    """Returns the bot of a level; raises UnknownLevel, listing the known levels."""
    if level not in _BOTS:
        raise UnknownLevel(f"there is no level {level[:40]!r}; there are {', '.join(_BOTS)}")
    return _BOTS[level]
