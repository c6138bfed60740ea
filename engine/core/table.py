"""The table view: what a table looks like to one pair of eyes, in codes and never in sentences."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

__all__ = [
    "Action",
    "Event",
    "Group",
    "LogEntry",
    "Row",
    "SeatView",
    "Slot",
    "Summary",
    "SummarySeat",
    "Table",
    "Text",
    "Zone",
    "to_json",
]


@dataclass(frozen=True)
class Text:
    """A code that the front end translates, with its arguments; `seat` arguments are seat numbers."""

    code: str
    args: tuple[tuple[str, str | int], ...] = ()

    @staticmethod
    def of(code: str, **args: str | int) -> "Text":
        """Makes a text from keyword arguments."""
        return Text(code, tuple(args.items()))


@dataclass(frozen=True)
class Action:
    """A legal move with the words and the place that offer it.

    `at` is the key of a zone, a slot or a group that the cards go to, or `seat:` and a number.
    """

    move: str
    kind: str
    label: Text
    cards: tuple[str, ...] = ()
    at: str | None = None


@dataclass(frozen=True)
class Slot:
    """A place for one card: face up with its id as key, or face down with its place as key."""

    key: str
    face: str | None = None
    marks: tuple[str, ...] = ()
    was: str | None = None
    order: tuple[tuple[str, int], ...] = ()
    points: int = 0
    group: str | None = None


@dataclass(frozen=True)
class Group:
    """Slots that belong together: one play of a trick (a pass has none), one meld."""

    key: str
    seat: int
    kind: str
    label: Text
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Zone:
    """A part of the table; `kind` is one of hand fan pile stock trick melds tower score."""

    key: str
    kind: str
    position: str
    label: Text
    seat: int | None = None
    count: int = 0
    slots: tuple[Slot, ...] = ()
    groups: tuple[Group, ...] = ()
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True)
class SeatView:
    """What the table shows beside a name; who sits there and the totals are filled in from the match."""

    seat: int
    cards: int
    turn: bool = False
    dealer: bool = False
    leader: bool = False
    out: int = 0
    stats: tuple[Text, ...] = ()
    name: str = ""
    kind: str = ""
    level: str = ""
    side: int = 0
    total: int = 0


@dataclass(frozen=True)
class LogEntry:
    """One line of what happened."""

    ply: int
    seat: int | None
    text: Text
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Event:
    """One thing that a move made happen, as one pair of eyes saw it; `cards` is a count where hidden."""

    kind: str
    text: Text
    seat: int | None = None
    cards: tuple[str, ...] | int = ()
    source: str | None = None
    target: str | None = None


@dataclass(frozen=True)
class Row:
    """One line of a settlement."""

    text: Text
    points: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class SummarySeat:
    """A seat's settlement: its rows add up to `points`, `total` is the running score after the deal."""

    seat: int
    rows: tuple[Row, ...]
    points: int
    total: int = 0


@dataclass(frozen=True)
class Summary:
    """The settlement of a finished deal; `ranking` once the match is over."""

    parts: tuple[SummarySeat, ...]
    order: tuple[int, ...]
    reason: Text
    ranking: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Table:
    """Everything one pair of eyes may see of a deal."""

    seat: int | None
    phase: str
    title: Text
    banner: Text | None
    seats: tuple[SeatView, ...]
    zones: tuple[Zone, ...]
    actions: tuple[Action, ...] = ()
    log: tuple[LogEntry, ...] = ()
    guide: tuple[Text, ...] = ()
    summary: Summary | None = None
    must: tuple[int, ...] = ()
    may: tuple[int, ...] = ()
    game: str = ""
    deal: int = 1
    ply: int = 0
    deal_over: bool = False
    match_over: bool = False


_MAPPINGS = {("Text", "args"), ("Slot", "order")}
# Names on the wire that are words of their own in the code, or none that Python allows.
_RENAMED = {"source": "from", "target": "to", "ranking": "places", "position": "place"}


def to_json(value: object) -> Any:
    """Returns plain dicts, lists, numbers and strings for any of these values."""
    if is_dataclass(value):
        kind = type(value).__name__
        return {
            _RENAMED.get(field.name, field.name): dict(getattr(value, field.name))
            if (kind, field.name) in _MAPPINGS
            else to_json(getattr(value, field.name))
            for field in fields(value)
        }
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    return value
