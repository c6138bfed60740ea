"""The protocol that every game speaks, split by who reads it: rules, opponents and display."""

from collections.abc import Mapping
from typing import Any, Protocol, Self, runtime_checkable

from engine.core.cards import Card, Deck
from engine.core.determinizer import Determinizer
from engine.core.display import Display
from engine.core.options import Option, Options
from engine.core.policy import Policy, Temperament, Weakness
from engine.core.rng import SplitMix64
from engine.core.search import Losses, Search
from engine.core.state import InformationState, MatchEnd, Move, Outcome, Seat, Setup, State

__all__ = ["Game", "Opponents", "Provisional", "Rules"]


class Rules[M: Move, I: InformationState](Protocol):
    """What every program needs from a game: its options, its decks, every rule between deals, and its notation.

    Rules come first: a game can be played, recorded and tested before it has a display, a policy or a determinizer.
    """

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """The version of the rules' behaviour; records carry it."""

    @property
    def seats(self) -> range: ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def wins(self) -> str:
        """Which total wins, as a word: high or low."""

    @property
    def max_plies(self) -> int:
        """A bound on the moves of one deal."""

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns who plays with whom: one side number per seat."""

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck for a number of players."""

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[Card, ...]:
        """Returns the ids of a whole deck in random order."""

    def first(self, seats: int, options: Options, dealer: Seat) -> Setup:
        """Returns the setup of the first deal."""

    def begins(self, setup: Setup) -> bool:
        """Returns whether a deal may begin like this: whether its carry is one that the game hands on."""

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the deal after this outcome, or the end of the match."""

    def deal(self, setup: Setup, cards: tuple[int, ...]) -> State[M, I]:
        """Returns the first state of a deal, given the ids of the deck in order."""

    def write(self, move: M) -> str:
        """Returns a move's text, which is unique and can be read back without context."""

    def read(self, text: str) -> M:
        """Returns the move that a text names; raises BadNotation, saying what is wrong, or Ambiguous."""

    def about(self, move: M) -> Mapping[str, Any]:
        """Returns what the op `legal` says about a move: kind, cards (names) and the game's own measures."""

    def facts(self, state: Any) -> tuple[Mapping[str, int] | None, ...]:
        """Returns each seat's facts at the end of a deal, by name; None for a seat that sat out.

        () if nothing is counted, else the same names for every seat and deal. `figures.toml` in the game's folder
        defines what a page makes of them.
        """


class Opponents[M: Move, I: InformationState](Protocol):
    """What computer opponents, hints and reviews need from a game."""

    @property
    def policy(self) -> Policy[M, I]:
        """How the computer plays the game without search."""

    @property
    def temperaments(self) -> Mapping[str, Temperament[M, I]]:
        """Other ways to play, as strong as the policy, by name; empty if all bots play alike."""

    def tempered(self, name: str) -> Self:
        """Returns the game as bots of a temperament play it, or the game itself for "" or an unknown name.

        Its rules are the same; its policy and the prospects of its search are those of the temperament.
        """

    @property
    def weaknesses(self) -> Mapping[str, tuple[Weakness[M, I], ...]]:
        """What the weaker levels forget, overlook or do wrong, by level."""

    @property
    def search(self) -> Search[M, I] | None:
        """What the game adds to the search that all games share; None if the policy alone plays."""

    @property
    def losses(self) -> Losses:
        """The losses in points by which moves are called good or bad."""

    @property
    def determinizer(self) -> Determinizer[M, I]:
        """What is hidden from a seat, and how it may be filled in."""


class Game[M: Move, I: InformationState](Rules[M, I], Opponents[M, I], Protocol):
    """A game in full: its rules, what opponents need, and its display."""

    @property
    def display(self) -> Display[M, I]:
        """What the game looks like."""


@runtime_checkable
class Provisional(Protocol):
    """Optional for a game: its turns are made of moves that are not final until the turn ends."""

    def provisional(self, move: Any) -> bool:
        """Returns whether a step may take a move back even though it has shown cards."""
