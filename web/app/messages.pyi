"""The engine's messages as types, only for mypy; `engine/MESSAGES.md` explains what they mean."""

from typing import Any, Literal, NotRequired, TypedDict

type Args = dict[str, Any]
type Rects = dict[str, tuple[float, float, float, float]]
type Layout = Literal["climbing", "trick", "rummy"]
type ZoneKind = Literal["hand", "fan", "pile", "stock", "trick", "melds", "tower", "open"]
type Place = Literal["own", "opponent", "centre", "side"]
type GroupKind = Literal["play", "pass", "meld"]
type SlotMark = Literal["last", "drawn", "given", "received", "moved", "wild"]
type GroupMark = Literal["run", "top", "bomb"]

class Text(TypedDict):
    code: str
    args: Args

class Action(TypedDict):
    move: str
    kind: str
    label: Text
    cards: list[str]
    at: str | None

type Offers = list[tuple[int, list[Action]]]  # the bets that seats may make

class Slot(TypedDict):
    key: str
    face: str | None
    marks: list[SlotMark]
    was: str | None
    order: dict[str, int]
    points: int
    group: str | None
    stands: str | None

class OpenSlot(TypedDict):
    """A slot whose card lies face up."""

    key: str
    face: str
    marks: list[SlotMark]
    was: str | None
    order: dict[str, int]
    points: int
    group: str | None
    stands: str | None

class Group(TypedDict):
    key: str
    seat: int
    kind: GroupKind
    label: Text
    marks: list[GroupMark]

class Zone(TypedDict):
    key: str
    kind: ZoneKind
    place: Place
    label: Text
    seat: int | None
    count: int
    slots: list[Slot]
    groups: list[Group]
    actions: list[Action]

class SeatView(TypedDict):
    seat: int
    cards: int
    turn: bool
    dealer: bool
    leader: bool
    out: int
    bet: int
    bet_lost: bool
    stats: list[Text]
    name: str
    kind: str
    level: str
    temperament: str
    side: int
    total: int

class LogEntry(TypedDict):
    ply: int
    seat: int | None
    text: Text
    cards: list[str]
    kind: str
    stands: list[str]

Event = TypedDict(
    "Event",
    {
        "kind": str,
        "text": Text,
        "seat": int | None,
        "cards": list[str] | int,
        "from": str | None,
        "to": str | None,
    },
)

class Row(TypedDict):
    text: Text
    points: int
    cards: list[str]

class SummaryPart(TypedDict):
    seat: int
    rows: list[Row]
    points: int
    total: int

class Summary(TypedDict):
    parts: list[SummaryPart]
    order: list[int]
    reason: Text
    places: list[int] | None

class Table(TypedDict):
    layout: Layout
    hand_order: Literal["rank", "suit"]
    singly: bool
    seat: int | None
    phase: str
    title: Text
    banner: Text | None
    seats: list[SeatView]
    zones: list[Zone]
    actions: list[Action]
    log: list[LogEntry]
    guide: list[Text]
    tip: Text | None
    summary: Summary | None
    must: list[int]
    may: list[int]
    undo: Literal["step", "decision"] | None
    practice: bool
    betting: bool
    game: str
    deal: int
    ply: int
    deal_over: bool
    match_over: bool

class Status(TypedDict):
    must: list[int]
    may: list[int]
    undo: list[int]
    deal_over: bool
    over: bool
    deals: list[SettledDeal]
    scores: list[int]

class SettledDeal(TypedDict):
    deal: int
    plies: int
    points: list[int]
    totals: list[int]

class Series(TypedDict):
    action: Action
    moves: list[str]

class Aim(TypedDict):
    """The result to beat in a deal: the points of a seat; `low` if fewer are better. Stored in a match's meta."""

    deal: int
    seat: int
    points: int
    low: bool

class Touch(TypedDict):
    live: list[str]
    actions: list[Action]
    why: Text | None
    missing: Text | None
    combinations: list[Action]
    about: Text | None
    series: list[Series]

class Candidate(TypedDict):
    move: str | None
    value: float
    error: float
    apart: NotRequired[float]
    action: Action | None
    reasons: list[Text]

class PastMove(TypedDict):
    seat: int
    text: str
    cards: list[str]

class Past(TypedDict):
    """What `past` tells of a match with a settled deal."""

    key: str
    deals: list[SettledDeal]
    deal: int
    moves: list[PastMove]
    tricks: list[int]
    led: int
    table: Table

class OpenBest(TypedDict):
    best: str | None
    action: Action | None
    loss: float | None

Reviewed = TypedDict(
    "Reviewed",
    {
        "played": str,
        "action": Action,
        "best": str | None,
        "loss": float | None,
        "error": float | None,
        "class": str | None,
        "result": float,
        "choices": int,
        "accuracy": float | None,
        "playouts": int,
        "ms": int,
        "cut": bool,
        "why": list[Candidate],
        "open": OpenBest | None,
    },
)

class Player(TypedDict):
    kind: str
    name: str
    level: str
    temperament: NotRequired[str]

class Face(TypedDict):
    rank: int
    suit: str
    points: int

class Option(TypedDict):
    name: str
    kind: str
    choices: list[str]
    default: str
    range: tuple[int, int] | None
    seats: list[int]

class Game(TypedDict):
    name: str
    rules: int
    best: str
    seats: list[int]
    faces: dict[str, Face]
    decks: dict[str, list[str]]
    options: list[Option]
    sides: NotRequired[dict[str, list[int]]]
    temperaments: NotRequired[list[str]]
    daily_opponents: NotRequired[list[str]]  # added by the build, not by the engine: see `web/make/offers.py`
    length: NotRequired[str]  # so is this, the name of an option

class Hello(TypedDict):
    games: list[Game]
    levels: list[str]

class LostLine(TypedDict):
    line: int
    text: str

class Checked(TypedDict):
    record: str
    game: str
    seats: list[Player]
    options: dict[str, str]
    deal: int
    ply: int
    scores: list[int]
    deal_over: bool
    over: bool
    lost: list[LostLine]

class TalliedSeat(TypedDict):
    person: bool
    counts: dict[str, int]

class TalliedDeal(TypedDict):
    deal: int
    sign: str
    seats: list[TalliedSeat | None]

class Tallied(TypedDict):
    """What each seat counts of the settled deals of a match."""

    game: str
    places: list[int] | None
    deals: list[TalliedDeal]
