"""The table view: what a game looks like to one viewer, in codes and never in sentences.

These are all the words a front end needs, and MESSAGES.md documents them field by field. Closed sets of words are
Literals: games write them as they are, mypy checks them, and the conformance tests refuse any other. Where a game may
have words of its own, those that a page knows are constants, and games use the constants.
"""

from dataclasses import dataclass
from typing import Literal, get_args

__all__ = [
    "BET_ACTION",
    "BET_STAT",
    "BOMB",
    "CAPTURE",
    "CARDS",
    "COLOUR",
    "DEAL",
    "DEAL_END",
    "EXCHANGE",
    "GIVE",
    "GROUP_KINDS",
    "GROUP_MARKS",
    "HAND_ORDERS",
    "HIGH",
    "LAST_TRICK",
    "LAYOFF",
    "LAYOUTS",
    "LEADS",
    "MATCH_END",
    "MELD",
    "PASS",
    "PASS_ACTION",
    "PILE",
    "PLACES",
    "PLAY",
    "POINTS",
    "SEAT_ARGS",
    "SLOT_MARKS",
    "TAKE",
    "TO",
    "TRICK",
    "TRICKS",
    "UNDO_SCOPES",
    "VALUE",
    "WANTED",
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
    "won_key",
]

# How the whole table is laid out.
type Layout = Literal[
    "climbing",  # plays that top one another lie side by side, each seat's latest nearest to it
    "trick",  # one card per seat, in front of the seat that played it; a tower and a trump beside them
    "rummy",  # each seat's melds in front of it, stock and discards in the middle; the hand can be arranged
]

# How a hand is arranged until its player sorts it.
type HandOrder = Literal["rank", "suit"]

# What a zone is. In the middle, the layout `trick` writes the label below every zone except the trick and the tower,
# `climbing` where there is room, and `rummy` draws each zone as a pile: its last slot, with the label below.
type ZoneKind = Literal[
    "hand",  # the viewer's own cards: they are tapped, dragged and sorted
    "fan",  # another seat's cards, mostly face down: one back with a count if there are many
    "pile",  # stacked cards, face down unless the last slot has a face: one card with a count
    "stock",  # cards that nobody has seen: one back with a count
    "trick",  # what is being played: arranged by the layout
    "melds",  # combinations on the table, one group each
    "tower",  # cards on top of one another, the first is the highest
    "open",  # face-up cards that are nobody's: a trump, leftovers; see above how each layout draws them
]

# Where a zone lies.
type Place = Literal[
    "own",  # with the viewer
    "opponent",  # with the seat that it belongs to
    "centre",  # in the middle
    "side",  # beside the middle, shown on request
]

# Zone keys that a page looks for, as well as those of `hand_key` and `melds_key`; any other key only names its zone.
# In the layout `trick`, the label of the first two is a caption, shown only with an argument `COLOUR`.
TRICK = "trick"  # the running trick
LAST_TRICK = "last"  # the trick before it, which stays visible for a moment and can be viewed again
PILE = "pile"  # the discards in the layout `rummy`, where a card goes when tapped twice

# What a group of slots is.
type GroupKind = Literal[
    "play",  # cards that were played together
    "pass",  # a seat that passed: a word and no cards
    "meld",  # a combination, laid or still in the hand
]

# Why a card stands out.
type SlotMark = Literal[
    "last",  # played, laid or discarded last: a bright edge
    "drawn",  # came into the hand this turn
    "given",  # is on its way to another hand
    "received",  # has come from another hand
    "moved",  # part of the tower, moved by the last trick
    "wild",  # lies apart from the rest of a hand, and last when sorted
]

# Why a group stands out.
type GroupMark = Literal[
    "run",  # a combination of consecutive cards in a hand
    "top",  # the one to beat
    "bomb",  # drawn with fire
]

# How much is taken back at once.
type UndoScope = Literal[
    "step",  # the last of several moves of the running turn, which was not final: nobody is asked
    "decision",  # a seat's own last move and all that came after it: other people are asked first
]

# Games choose their own words for kinds of actions. A page treats these two specially.
# A bet asks for a second tap and can be put off, so it is never a seat's only choice: a bid that has to be made is
# another kind of action. A seat can no longer bet once it has played cards to the trick. The label of a bet has an
# argument `VALUE`.
BET_ACTION = "bet"
PASS_ACTION = "pass"  # noqa: S105 - the button at the edge, reached by its own key

# Arguments of texts that are seats. Front ends replace them with names, and add to each `<arg>_you`: yes if the text
# addresses that player alone, else no.
SEAT_ARGS = ("seat", "to", "from")

# Arguments that a page reads for itself; all others are for the words of their text alone.
COLOUR = "colour"  # of the label of `TRICK` and `LAST_TRICK` in the layout `trick`: a suit, drawn before the words
VALUE = "value"  # of the label of a bet, a whole number: 0 declines to bet for good
TRICKS = "tricks"  # of one stat of each seat in the layout `trick`, a whole number: said when the seat takes a trick
WANTED = "wanted"  # of the same stat, a whole number: it is drawn as that many rings, those of `TRICKS` filled
POINTS = "points"  # of the label of a meld in a hand, a whole number: written below its first card
HIGH = "high"  # of the label of such a meld with the mark `run`: the rank that is shown last, even if it is an ace
CARDS = "cards"  # of a text of the guide: cards, drawn beside the words, or ranks, which are not; with blanks between
TO = "to"  # of the text of the event `DEAL`: the seat that begins, so that the page need not say it again

# Games choose their own words for kinds of events. A page looks out for these.
EXCHANGE = "exchange"  # cards went from one hand to another: they stay in sight until the first card is played
GIVE = "give"  # a card was chosen for an exchange: the log leaves that out once the seat has given it
PLAY = "play"  # cards were played to the trick: earlier tricks are shown from this, `PASS` and `CAPTURE`
PASS = "pass"  # noqa: S105 - a seat passed: this has a sound
CAPTURE = "capture"  # a trick was taken: it stays for a moment, then goes to the seat that took it
TAKE = "take"  # the last discard was taken: like the next two, it may tell what decided a deal
MELD = "meld"  # a combination was laid
LAYOFF = "layoff"  # cards were added to one that lies there
DEAL = "deal"  # cards were dealt: its text says who begins, as its argument `TO`
DEAL_END = "deal_end"  # the settlement is shown
MATCH_END = "match_end"  # the final ranking is shown

BOMB: GroupMark = "bomb"  # has a sound, too; as the kind of an action: no tap adds its cards by itself

# Codes of texts that a page knows.
LEADS = "banner/lead"  # the banner that says who leads and nothing else: left out where the event `DEAL` has said it
BET_STAT = "stat/bet"  # the stat that says which bet counts for a seat: it has a bright edge

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
    """Returns the key of the zone that the tricks of a seat go to, or those of a side; our page draws none."""
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
    """A legal move with the words that offer it, and `at`, the zone, slot, group or seat that its cards go to."""

    move: str
    kind: str
    label: Text
    cards: tuple[str, ...] = ()
    at: str | None = None


@dataclass(frozen=True)
class Slot:
    """Room for one card: face up, keyed by its id, or face down, keyed by where it lies.

    `stands` is the rank, as printed, that a wild card was played as, None if that is its own.
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
    """What the table shows next to a name; who sits there and the totals are filled in from the match."""

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
    """One line of the log; `kind` is that of its event, `stands` what wild ones among the cards were played as."""

    ply: int
    seat: int | None
    text: Text
    cards: tuple[str, ...] = ()
    kind: str = ""
    stands: tuple[str, ...] = ()


@dataclass(frozen=True)
class Event:
    """One thing that a move made happen, as one viewer saw it; `cards` is a count if they are hidden."""

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
    """The settlement of a seat, or of a side under its first seat; its rows add up to `points`."""

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
    """Everything that one viewer may see of a deal; `look` fills in the layout and what only the match knows."""

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
    singly: bool = False
    game: str = ""
    deal: int = 1
    ply: int = 0
    deal_over: bool = False
    match_over: bool = False
