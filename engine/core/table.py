"""The table view: what a game looks like to one viewer, in codes and never in sentences.

Front ends need no words but these, and MESSAGES.md documents them field by field. Where no other word may stand,
they are Literals: games write them as they are, mypy checks them, and the conformance tests refuse any other. Where a
game may have words of its own, those that a page knows are constants, and games use the constants.
"""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal, get_args

__all__ = [
    "BET_ACTION",
    "BOMB",
    "CAPTURE",
    "DEAL",
    "DEAL_END",
    "EXCHANGE",
    "GROUP_KINDS",
    "GROUP_MARKS",
    "HAND_ORDERS",
    "LAST_TRICK",
    "LAYOUTS",
    "LEADS",
    "MATCH_END",
    "PASS_ACTION",
    "PILE",
    "PLACES",
    "PLAY",
    "SEAT_ARGS",
    "SLOT_MARKS",
    "TRICK",
    "UNDO_SCOPES",
    "ZONE_KINDS",
    "Action",
    "Event",
    "Group",
    "GroupKind",
    "GroupMark",
    "HandOrder",
    "Layout",
    "LogEntry",
    "Place",
    "Row",
    "SeatView",
    "Slot",
    "SlotMark",
    "Summary",
    "SummaryPart",
    "Table",
    "Text",
    "UndoScope",
    "Zone",
    "ZoneKind",
    "hand_key",
    "melds_key",
    "place_of",
    "seat_key",
    "to_json",
    "won_key",
]


# How the whole table is laid out.
type Layout = Literal[
    "climbing",  # plays that top one another lie side by side, each seat's last one nearest to it
    "trick",  # one card per seat, each before the seat that played it; a tower and a trump lie beside it
    "rummy",  # each seat's melds before it, stock and discards in the middle; the hand can be arranged
]

# How a hand lies before its player has sorted it.
type HandOrder = Literal["rank", "suit"]

# What a zone is.
type ZoneKind = Literal[
    "hand",  # the viewer's own cards: they are tapped, dragged and sorted
    "fan",  # another's cards, mostly face down: one back with a count where there are many
    "pile",  # cards on one another, face down unless the last slot has a face: one card with a count
    "stock",  # cards that nobody has seen: one back with a count
    "trick",  # what is being played: arranged by the layout
    "melds",  # combinations on the table, one group each
    "tower",  # cards on top of one another, the first is the highest
    "open",  # cards that lie open and are nobody's: a trump, what was left over; see below how each layout draws it
]

# In the middle the layout `trick` writes the label below any zone but the trick and the tower, `climbing` only says
# it aloud, and `rummy` draws each zone as a pile: its last slot, and the label below it.

# Where a zone lies.
type Place = Literal[
    "own",  # with the viewer
    "opponent",  # with the seat that it belongs to
    "centre",  # in the middle
    "side",  # beside the middle, shown when asked for
]

# Keys of zones that a page looks for, beside those of `hand_key` and `melds_key`; any other key only names its zone.
# In the layout `trick` the label of either is a caption, shown only with an argument `colour`: the letter of a suit.
TRICK = "trick"  # the running trick
LAST_TRICK = "last"  # the trick before it, which stays to be seen for a moment and can be looked at again
PILE = "pile"  # in the layout `rummy` the discards, where a card goes that is tapped twice

# What a group of slots is.
type GroupKind = Literal[
    "play",  # cards that were played together
    "pass",  # a seat that passed: a word and no cards
    "meld",  # a combination, laid or still in the hand
]

# Why a card stands out.
type SlotMark = Literal[
    "last",  # what was played, laid or thrown last: a bright edge
    "drawn",  # came into the hand in this turn
    "given",  # is on its way to another hand
    "received",  # has come from another hand
    "moved",  # a part of the tower that the last trick has moved
    "wild",  # lies apart from the rest of a hand, and last when sorted
]

# Why a group stands out.
type GroupMark = Literal[
    "run",  # a combination in a hand whose cards follow one another
    "top",  # the one to beat
    "bomb",  # with fire
]

# What is taken back at once.
type UndoScope = Literal[
    "step",  # the last of several moves of the running turn: it was not final, and nobody is asked
    "decision",  # the last own move and all that came after it: other people are asked first
]

# Kinds of actions are the games' own words. A page treats these two in its own way.
# A bet asks for a second tap and can be put off, so it is never all that a seat can do: a bid that has to be made is
# another kind of action. It can no longer be made once its seat has played cards to the trick. Its label has an
# argument `value`, a whole number; 0 declines to bet for good.
BET_ACTION = "bet"
PASS_ACTION = "pass"  # noqa: S105 - the button at the edge, reached by its own key

# Arguments of texts that are seats. Front ends put names in their place, and beside each `<arg>_you`: yes where that
# player alone is spoken to, else no.
SEAT_ARGS = ("seat", "to", "from")

# Kinds of events are the games' own words. A page waits for these.
EXCHANGE = "exchange"  # cards went from one hand to another: they lie in sight until a first card is played
PLAY = "play"  # cards were played to the trick: with "pass" and "capture" what tricks to look back at are made of
CAPTURE = "capture"  # a trick was taken: it stays for a moment, then goes to its seat
DEAL = "deal"  # cards were dealt: its text says who does what first, as its argument `to`
DEAL_END = "deal_end"  # the settlement is shown
MATCH_END = "match_end"  # so is the final ranking

BOMB: GroupMark = "bomb"  # also heard; as the kind of an action, one that no tap brings along

LEADS = "banner/lead"  # the banner that says who leads, and no more

LAYOUTS: tuple[str, ...] = get_args(Layout.__value__)
HAND_ORDERS: tuple[str, ...] = get_args(HandOrder.__value__)
ZONE_KINDS: tuple[str, ...] = get_args(ZoneKind.__value__)
PLACES: tuple[str, ...] = get_args(Place.__value__)
GROUP_KINDS: tuple[str, ...] = get_args(GroupKind.__value__)
SLOT_MARKS: tuple[str, ...] = get_args(SlotMark.__value__)
GROUP_MARKS: tuple[str, ...] = get_args(GroupMark.__value__)
UNDO_SCOPES: tuple[str, ...] = get_args(UndoScope.__value__)


def hand_key(seat: int) -> str:
    """Returns the key of a seat's hand, where its cards come from and go to."""
    return f"hand:{seat}"


def melds_key(seat: int) -> str:
    """Returns the key of the zone of a seat's melds in the layout `rummy`: a new meld goes there."""
    return f"melds:{seat}"


def place_of(seat: int, viewer: int | None) -> Place:
    """Returns where the zones of a seat lie for a viewer."""
    return "own" if seat == viewer else "opponent"


def won_key(seat: int) -> str:
    """Returns the key of the zone that takes the tricks of a seat, or of a side by its number.

    Events say that cards go there, so it is part of the table. Our page draws no such pile: it carries a trick to the
    seat itself, whose facts tell what it holds.
    """
    return f"won:{seat}"


def seat_key(seat: int) -> str:
    """Returns the key of a seat itself, for an action that hands it cards."""
    return f"seat:{seat}"


@dataclass(frozen=True)
class Text:
    """A code that the front end translates, with its arguments; those named in `SEAT_ARGS` are seat numbers."""

    code: str
    args: tuple[tuple[str, str | int], ...] = ()

    @staticmethod
    def of(code: str, **args: str | int) -> "Text":
        """Makes a text from keyword arguments."""
        return Text(code, tuple(args.items()))


@dataclass(frozen=True)
class Action:
    """A legal move with the words and the place that offer it.

    `at` is the key of a zone, a slot or a group that the cards go to, or of a seat.
    """

    move: str
    kind: str
    label: Text
    cards: tuple[str, ...] = ()
    at: str | None = None


@dataclass(frozen=True)
class Slot:
    """Room for one card: face up with its id as key, or face down with where it lies as key.

    `stands` is the rank, as printed, that a wild card was played as, None where that is its own.
    """

    key: str
    face: str | None = None
    marks: tuple[SlotMark, ...] = ()
    was: str | None = None
    order: tuple[tuple[str, int], ...] = ()
    points: int = 0
    group: str | None = None
    stands: str | None = None


@dataclass(frozen=True)
class Group:
    """Slots that belong together: one play of a trick (a pass has none), one meld."""

    key: str
    seat: int
    kind: GroupKind
    label: Text
    marks: tuple[GroupMark, ...] = ()


@dataclass(frozen=True)
class Zone:
    """A part of the table."""

    key: str
    kind: ZoneKind
    place: Place
    label: Text
    seat: int | None = None
    count: int = 0
    slots: tuple[Slot, ...] = ()
    groups: tuple[Group, ...] = ()
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True)
class SeatView:
    """What the table shows beside a name; who sits there and the totals are filled in from the match.

    Of `stats` a page draws one with the arguments `tricks` and `wanted` as so many rings, as many of them filled.
    """

    seat: int
    cards: int
    turn: bool = False
    dealer: bool = False
    leader: bool = False
    out: int = 0
    bet: int = 0
    bet_lost: bool = False
    stats: tuple[Text, ...] = ()
    name: str = ""
    kind: str = ""
    level: str = ""
    temperament: str = ""
    side: int = 0
    total: int = 0


@dataclass(frozen=True)
class LogEntry:
    """One line of what happened; `kind` is that of its event, `stands` what wild ones of the cards were played as."""

    ply: int
    seat: int | None
    text: Text
    cards: tuple[str, ...] = ()
    kind: str = ""
    stands: tuple[str, ...] = ()


@dataclass(frozen=True)
class Event:
    """One thing that a move made happen, as one viewer saw it; `cards` is a count where hidden."""

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
class SummaryPart:
    """The settlement of a seat, or of a side under its first seat.

    Its rows add up to `points`; `total` is the running score after the deal.
    """

    seat: int
    rows: tuple[Row, ...]
    points: int
    total: int = 0


@dataclass(frozen=True)
class Summary:
    """The settlement of a finished deal; `ranking` once the match is over."""

    parts: tuple[SummaryPart, ...]
    finishers: tuple[int, ...]
    reason: Text
    ranking: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Table:
    """Everything one viewer may see of a deal; its layout and what only the match knows are filled in by `look`."""

    seat: int | None
    phase: str
    title: Text
    banner: Text | None
    seats: tuple[SeatView, ...]
    zones: tuple[Zone, ...]
    actions: tuple[Action, ...] = ()
    log: tuple[LogEntry, ...] = ()
    guide: tuple[Text, ...] = ()
    tip: Text | None = None
    summary: Summary | None = None
    must: tuple[int, ...] = ()
    may: tuple[int, ...] = ()
    undo: UndoScope | None = None
    practice: bool = False
    betting: bool = False
    layout: Layout = "climbing"
    hand_order: HandOrder = "rank"
    game: str = ""
    deal: int = 1
    ply: int = 0
    deal_over: bool = False
    match_over: bool = False


_MAPPINGS = {("Text", "args"), ("Slot", "order")}
# Names on the wire that are words of their own in the code, or none that Python allows.
_RENAMED = {"source": "from", "target": "to", "ranking": "places", "finishers": "order"}


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
