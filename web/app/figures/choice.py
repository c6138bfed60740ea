"""The choice of the matches that the figures are about, and what can be chosen."""

from .counted import DAY_S, KINDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .counted import Counted

ALL = ""
MIXED = "mixed"  # the others play at several levels
PERIODS = ("7", "30", "365")  # days
FIELDS = ("game", "kind", "person", "seats", "level", "other", "period")
ALWAYS = ("game", "kind", "person")  # in these fields a value is always chosen, if there is any
SORTED = ("seats", "level", "other")


class Choice:
    """The chosen value of each field, `ALL` for any; `matches` are those that fit, the oldest first.

    `offered` has the values of each field that the choices in the fields before it leave. A field in `ALWAYS` begins
    with the first of them: that of the latest match, or matches against the computer.
    """

    def __init__(self, counted: "list[Counted]", now: float, wished: "Mapping[str, str]") -> None:
        self._all = sorted(counted, key=lambda match: -match.played)
        self._now = now
        self._wished = {field: wished.get(field, ALL) for field in FIELDS}
        self._settle()

    def set(self, field: str, value: str) -> None:
        """Chooses a value; other fields fall back to their default if their values are no longer offered."""
        self._wished[field] = value
        self._settle()

    def _settle(self) -> None:
        self.chosen: dict[str, str] = {}
        self.offered: dict[str, list[str]] = {}
        left = self._all
        for field in FIELDS:
            held = [] if field == "period" else [(match, _values(match, field)) for match in left]
            offered = list(PERIODS) if field == "period" else _all_values(held, field)
            value = self._wished[field]
            if value not in offered:
                value = offered[0] if offered and field in ALWAYS else ALL
            self.offered[field] = offered
            self.chosen[field] = value
            if field == "period" and value:
                since = self._now - int(value) * DAY_S
                left = [match for match in left if match.played >= since]
            elif value:
                left = [match for match, values in held if value in values]
        self.matches = list(reversed(left))

    def index_in(self, match: "Counted") -> int:
        """Returns the index of the chosen person among those of a match."""
        person = self.chosen["person"]
        return next((at for at, one in enumerate(match.persons) if one[1] == person), 0)


def _all_values(held: "list[tuple[Counted, Sequence[str]]]", field: str) -> list[str]:
    """Returns every value of a field, collected from the matches."""
    found: list[str] = []
    for _, values in held:
        for value in values:
            if value not in found:
                found.append(value)
    if field == "kind":
        return [kind for kind in KINDS if kind in found]
    return sorted(found) if field in SORTED else found


def _values(match: "Counted", field: str) -> "Sequence[str]":
    """Returns the values of a match in a field: one, or several if several people or bots play."""
    if field == "game":
        return (match.game,)
    if field == "kind":
        return (match.kind,)
    if field == "seats":
        return (str(match.seats),)
    if field == "level":
        levels = match.levels
        return levels if len(levels) < 2 else (MIXED,)
    if field == "other":
        return [name for name, _ in match.others]
    return [name for _, name in match.persons] if len(match.persons) > 1 else ()
