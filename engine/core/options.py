"""Table options: what a game lets people agree on before they play."""

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["COMMON", "PRACTICE", "UNDO", "BadOption", "Option", "Options", "UnknownOption", "recorded", "settle"]


class UnknownOption(ValueError):
    """Raised for an option that the game does not have."""


class BadOption(ValueError):
    """Raised for a value that an option does not take."""


@dataclass(frozen=True)
class Option:
    """One option: `kind` is "choice", "number" or "switch"; values are texts, as records hold them.

    A number takes any whole number in `range` (both ends included); its `choices` are presets, and `words` what it
    takes apart from numbers. `seats` are the player counts it applies to, () for all. A `tacit` option appears in a
    record only if it differs from its default, so that versions without it can read all other records.
    """

    name: str
    kind: str
    default: str
    choices: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    seats: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    tacit: bool = False

    def value(self, text: str) -> str:
        """Returns the text in its one accepted spelling; raises BadOption, saying what is accepted."""
        if text in self.choices or text in self.words:
            return text
        if self.range is not None:
            low, high = self.range
            if text.isascii() and text.isdigit() and len(text) <= 9 and low <= int(text) <= high:
                return str(int(text))
            words = "".join(f"{word} or " for word in self.words)
            raise BadOption(f"{self.name} takes {words}a whole number from {low} to {high}, not {text!r}")
        raise BadOption(f"{self.name} takes one of {', '.join(self.choices)}, not {text!r}")


@dataclass(frozen=True)
class Options:
    """The settled values of all the options of a game, by name, in the game's order."""

    values: tuple[tuple[str, str], ...]

    def __getitem__(self, name: str) -> str:
        for key, value in self.values:
            if key == name:
                return value
        raise KeyError(name)

    def number(self, name: str) -> int:
        """Returns a number option's value."""
        return int(self[name])

    def on(self, name: str) -> bool:
        """Returns whether a switch is on."""
        return self[name] == "on"


# Every game has these: may a seat take back its last move, and even one that showed a card or was a bet?
UNDO = Option("undo", "switch", "on", ("on", "off"))
PRACTICE = Option("practice", "switch", "off", ("on", "off"), tacit=True)
COMMON = (UNDO, PRACTICE)


def settle(options: tuple[Option, ...], wishes: Mapping[str, str], seats: int) -> Options:
    """Returns a value for every option that applies to this player count: the wish or the default.

    Raises UnknownOption and BadOption. A wish for an option of another player count is checked and then dropped.
    """
    known = {option.name: option for option in options}
    for name in wishes:
        if name not in known:
            raise UnknownOption(f"there is no option {name!r}; there are {', '.join(known)}")
    values = []
    for option in options:
        value = option.value(wishes.get(option.name, option.default))
        if not option.seats or seats in option.seats:
            values.append((option.name, value))
    return Options(tuple(values))


def recorded(options: tuple[Option, ...], settled: Options) -> list[tuple[str, str]]:
    """Returns the names and values that a record holds: all but the tacit ones at their default."""
    tacit = {(option.name, option.default) for option in options if option.tacit}
    return [pair for pair in settled.values if pair not in tacit]
