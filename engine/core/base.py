"""What most games have in common, so that a game defines only what is its own."""

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from typing import Any, ClassVar, Never, Protocol, Self

from engine.core.cards import Card, Deck
from engine.core.determinizer import Determinizer
from engine.core.display import Display
from engine.core.options import Option, Options
from engine.core.policy import Temperament, Weakness
from engine.core.rng import SplitMix64
from engine.core.search import Losses, Search
from engine.core.state import InformationState, Move, Seat, Setup
from engine.core.table import Text

__all__ = ["BaseGame", "BaseState", "Frozen", "Notation", "ranking_of"]


class Notation(Protocol):
    """What a notation module provides: moves as text and back, and a description of each."""

    def write(self, move: Any, /) -> str:
        """Returns a move's text."""

    def read(self, text: str, /) -> Any:
        """Returns the move that a text names; raises BadNotation."""

    def about(self, move: Any, /) -> Mapping[str, Any]:
        """Returns the kind, cards and measures of a move."""


def _unwritten(what: str, *, how: str) -> Callable[..., Never]:
    """Stands in for a part that a game does not have yet."""

    def fail(*_: object) -> Never:
        raise NotImplementedError(f"this game has no {what} yet: {how}")

    return fail


_no_display = _unwritten("display", how="set `display` of its class to a Display (engine/core/display.py)")
_no_policy = _unwritten("policy", how="set `policy` of its class to a function (engine/core/policy.py)")
_no_determinizer = _unwritten(
    "determinizer", how="set `determinizer` of its class to a Determinizer (engine/core/determinizer.py)"
)


class BaseGame[M: Move, I: InformationState]:
    """Base class: no partners, highest total wins, no search. Subclasses supply display, policy and determinizer."""

    name: ClassVar[str]
    seats: ClassVar[range]
    rules_version = 1
    options: tuple[Option, ...] = ()
    wins = "high"
    notation: Notation
    display: Display[M, I] = Display("climbing", _no_display, _no_display, _no_display, _no_display)
    temperaments: Mapping[str, Temperament[M, I]] = {}
    weaknesses: Mapping[str, tuple[Weakness[M, I], ...]] = {}
    search: Search[M, I] | None = None
    losses = Losses(1.0, 4.0, 12.0)
    determinizer: Determinizer[M, I] = Determinizer(_no_determinizer, _no_determinizer)

    def policy(self, info: I, legal: tuple[M, ...], /) -> tuple[M | None, tuple[Text, ...]]:
        """Returns a legal move and the reasons for it."""
        _no_policy(info, legal)

    def tempered(self, name: str) -> Self:
        """Returns the game as bots of a temperament play it, or the game itself for an unknown name."""
        found = self.temperaments.get(name)
        if found is None:
            return self
        game = copy(self)
        search = self.search and replace(self.search, prospects=found.prospects)
        vars(game).update(policy=found.policy, search=search)  # a class may have declared its policy as a method
        return game

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns one side for each seat: no partners."""
        return tuple(range(setup.seats))

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck for a number of players."""
        raise NotImplementedError("this game has no deck yet: write `deck` of its class")

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[Card, ...]:
        """Returns the ids of the whole deck in random order."""
        cards = list(self.deck(setup.seats, setup.options).ids)
        rng.shuffle(cards)
        return tuple(cards)

    def facts(self, state: Any) -> tuple[Mapping[str, int] | None, ...]:
        """Returns (): only what every game has is counted."""
        del state
        return ()

    def first(self, seats: int, options: Options, dealer: Seat) -> Setup:
        """Returns the setup of the first deal: the seat to the dealer's left leads."""
        return Setup(seats, options, dealer, (dealer + 1) % seats, (0,) * seats)

    def begins(self, setup: Setup) -> bool:
        """Returns whether a deal may begin like this: without a carry, as nothing is handed on from deal to deal."""
        return not setup.carry

    def write(self, move: M) -> str:
        """Returns a move's text."""
        return self.notation.write(move)

    def read(self, text: str) -> M:
        """Returns the move that a text names; raises BadNotation."""
        move: M = self.notation.read(text)
        return move

    def about(self, move: M) -> Mapping[str, Any]:
        """Returns the kind, cards and measures of a move."""
        return self.notation.about(move)


class BaseState:
    """A state without moves out of turn and without shuffles."""

    __slots__ = ()

    @property
    def may(self) -> tuple[Seat, ...]:
        """(): nobody acts out of turn."""
        return ()

    @property
    def chance(self) -> None:
        """None: nothing is shuffled within a deal."""

    def shuffle(self, cards: tuple[int, ...]) -> Never:
        """Raises ValueError: no shuffle is ever due."""
        raise ValueError(f"nothing is shuffled within a deal, {len(cards)} cards came")


class Frozen:
    """Base class of a named tuple with cached properties: nothing else about it can be set."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> Never:
        raise AttributeError(f"{name} cannot be set: this is a frozen {type(self).__name__}")


def ranking_of(totals: tuple[int, ...], wins: str = "high") -> tuple[int, ...]:
    """Returns the rank of each seat by its total, 1 for the best; equal totals share a rank."""
    sign = 1 if wins == "high" else -1
    return tuple(1 + sum(sign * other > sign * total for other in totals) for total in totals)
