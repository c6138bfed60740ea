"""The protocol that every game speaks: Game makes deals, State holds the rules, View is what a seat may know.

A state and a move are frozen values. `State.legal` is the one statement of what may be done: buttons, refusals,
bots and replay all come from it. `State.play` is the trusted path; outside text goes through `engine.core.match`,
which reads, looks for the move in `legal` and only then plays.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

from engine.core.cards import Cards, Deck
from engine.core.options import Option, Options
from engine.core.rng import SplitMix64
from engine.core.table import Event, Row, Summary, SummarySeat, Table, Text

__all__ = [
    "Ambiguous",
    "BadNotation",
    "Chance",
    "Game",
    "Hidden",
    "IllegalMove",
    "InformationState",
    "MatchEnd",
    "Move",
    "Outcome",
    "Place",
    "Provisional",
    "Retired",
    "Seat",
    "Setup",
    "State",
]

type Seat = int


class BadNotation(ValueError):
    """Raised when a text is not a move of the game at all."""


class Ambiguous(BadNotation):
    """Raised when a text names several moves and does not say which; `moves` are all of them."""

    def __init__(self, detail: str, moves: tuple[Any, ...]) -> None:
        super().__init__(detail)
        self.moves = moves


class IllegalMove(ValueError):
    """Raised when a move may not be made now."""


class Move(Protocol):
    """A frozen, hashable, ordered value; `cards` is the canonical mask of the cards it moves, 0 for none."""

    @property
    def cards(self) -> Cards: ...

    def __lt__(self, other: Any, /) -> bool: ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Setup:
    """All that a deal starts from, besides the order of its deck.

    `totals` are the scores before the deal, one a seat; `carry` is whatever else a game hands from deal to deal.
    """

    seats: int
    options: Options
    dealer: Seat
    leader: Seat
    totals: tuple[int, ...]
    deal: int = 1
    carry: str = ""


@dataclass(frozen=True)
class Outcome:
    """The end of a deal: points and the rows they come from (one tuple a seat), and who went out in which order."""

    points: tuple[int, ...]
    rows: tuple[tuple[Row, ...], ...]
    order: tuple[Seat, ...]
    reason: Text

    def summary(self) -> Summary:
        """Returns what the table shows of it: one part a seat."""
        parts = enumerate(zip(self.rows, self.points, strict=True))
        return Summary(tuple(SummarySeat(seat, *part) for seat, part in parts), self.order, self.reason)


@dataclass(frozen=True)
class MatchEnd:
    """The end of a match: final totals, a place for each seat (1 is best; equal places are shared), the reason."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    reason: Text


@dataclass(frozen=True)
class Chance:
    """A shuffle that is due: these cards, in an order that nobody knows yet."""

    cards: Cards


@dataclass(frozen=True)
class Place:
    """A hidden place to be filled: `size` cards out of `allowed`."""

    key: str
    size: int
    allowed: Cards


@dataclass(frozen=True)
class Hidden:
    """What an information state leaves open: the pool of unseen cards and the places they lie in."""

    pool: Cards
    places: tuple[Place, ...]


class InformationState(Protocol):
    """All that one seat may know (or, with seat None, what everybody knows), and nothing else."""

    @property
    def seat(self) -> Seat | None: ...


class State[M: Move, V: InformationState](Protocol):
    """A position within a deal: frozen and hashable; its methods are the rules."""

    @property
    def must(self) -> tuple[Seat, ...]:
        """The seats that the deal waits for; () when it is over or a shuffle is due."""

    @property
    def may(self) -> tuple[Seat, ...]:
        """The seats that could act out of turn."""

    @property
    def chance(self) -> Chance | None:
        """A shuffle that is due before anybody may act."""

    @property
    def outcome(self) -> Outcome | None:
        """The settlement, once the deal is over."""

    def legal(self, seat: Seat) -> tuple[M, ...]:
        """Returns the moves of a seat: sorted, unique, () unless it must or may act, never () while it must."""

    def play(self, seat: Seat, move: M) -> Self:
        """Returns the state after a legal move; the caller vouches for its legality."""

    def shuffle(self, cards: tuple[int, ...]) -> Self:
        """Returns the state after the shuffle that was due came out in this order."""

    def information(self, seat: Seat | None) -> V:
        """Returns what a seat may know; None for what is public. After the deal all is open."""

    def seen(self, seat: Seat) -> Cards:
        """Returns the deck ids whose place this seat was shown since they were last shuffled."""


class Game[M: Move, V: InformationState](Protocol):
    """A game: its options, its decks, every rule between deals, its notation and its table view."""

    @property
    def name(self) -> str: ...

    @property
    def rules(self) -> int:
        """The version of the rules' behaviour; records carry it."""

    @property
    def seats(self) -> range: ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def best(self) -> str:
        """The total that wins, as a word: high, low."""

    @property
    def max_plies(self) -> int:
        """A bound on the moves of one deal."""

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns who plays with whom: one side number a seat."""

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck for a number of players."""

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[str, ...]:
        """Returns the names of a whole deck in random order."""

    def first(self, seats: int, options: Options, dealer: Seat) -> Setup:
        """Returns the setup of the first deal."""

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the deal after this outcome, or the end of the match."""

    def deal(self, setup: Setup, cards: tuple[int, ...]) -> State[M, V]:
        """Returns the first state of a deal for an order of the deck's ids."""

    def write(self, move: M) -> str:
        """Returns a move's text: unique, and read back without context."""

    def read(self, text: str) -> M:
        """Returns the move that a text names; raises BadNotation, saying what is wrong, or Ambiguous."""

    def about(self, move: M) -> Mapping[str, Any]:
        """Returns what `legal` tells of a move: kind, cards (names) and the game's own measures."""

    def hidden(self, info: V) -> Hidden:
        """Returns the unseen cards of an information state and the places to fill with them."""

    def determinize(self, info: V, filling: Mapping[str, Cards]) -> State[M, V]:
        """Returns a state that agrees with the information state, its hidden places filled by key."""

    def table(self, info: V, legal: tuple[M, ...] = ()) -> Table:
        """Returns the table view; `legal` are the looking seat's moves, for the card-less actions."""

    def action(self, info: V, move: M) -> Any:
        """Returns the Action that offers a move to the looking seat."""

    def why(self, info: V, selected: Cards, legal: tuple[M, ...]) -> Text | None:
        """Returns why no legal move holds the selected cards."""

    def events(self, before: V, seat: Seat, move: M, after: V) -> tuple[Event, ...]:
        """Returns what a move made happen, as the eyes of the two information states (the same seat's) saw it."""

    def policy(self, info: V, legal: tuple[M, ...], rng: SplitMix64) -> tuple[M | None, tuple[Text, ...]]:
        """Returns the rule-based move and the reasons for it; None where a seat that only may act had better wait."""


@runtime_checkable
class Provisional(Protocol):
    """What a game has beside `Game` whose turns are made of moves that are not final before the turn ends."""

    def provisional(self, move: Any) -> bool:
        """Tells whether a step may take a move back although it has shown cards."""


@runtime_checkable
class Retired(Protocol):
    """What a state has beside `State` whose game once knew moves that are offered to nobody any more."""

    def retired(self, seat: Seat, move: Any) -> bool:
        """Tells whether a move that is not legal was so here in older records: it is played as it was."""
