"""The levels of play that a table offers, weakest first."""

from engine.bots.bot import Bot, PolicyBot

__all__ = ["LEVELS", "UnknownLevel", "bot_for", "level_of"]

LEVELS = ("club",)


class UnknownLevel(ValueError):
    """Raised for a level that no bot plays at."""


def level_of(recorded: str) -> str:
    """Returns the level that a record says, or the strongest for a person and for a level of another version."""
    return recorded if recorded in LEVELS else LEVELS[-1]


def bot_for(level: str) -> Bot:
    """Returns the bot of a level; raises UnknownLevel, which says the levels there are."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no level {level[:40]!r}; there are {', '.join(LEVELS)}")
    return PolicyBot()
