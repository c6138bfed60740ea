"""Who sits at a seat."""

from dataclasses import dataclass

from engine.core.record import named

__all__ = ["Player"]


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: `kind` is "human" or "bot", and only a bot has a level, or a temperament.

    Their text leaves out the temperament: a record has a separate tag for it, which older readers skip.
    """

    kind: str
    name: str
    level: str = ""
    temperament: str = ""

    def __str__(self) -> str:
        return f"{self.kind}:{self.level}:{self.name}" if self.kind == "bot" else f"{self.kind}:{self.name}"

    @property
    def recorded(self) -> "Player":
        """The player as a record holds them, so that a replay gives the same one."""
        return Player(self.kind, named(self.name), named(self.level), named(self.temperament))

    @staticmethod
    def parse(text: str, temperament: str = "") -> "Player":
        """Reads "human:Anna" or "bot:club:Béla" and cuts overlong names; raises ValueError for anything else.

        Only a bot gets the temperament.
        """
        kind, _, rest = text.partition(":")
        if kind == "human":
            return Player(kind, rest).recorded
        level, colon, name = rest.partition(":")
        if kind == "bot" and colon and level:
            return Player(kind, name, level, temperament).recorded
        raise ValueError(f"{text[:80]!r} is neither human:NAME nor bot:LEVEL:NAME")
