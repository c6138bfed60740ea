"""What a computer opponent is: it takes an information state and yields thoughts. Also the bots without search."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.game import Game
from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.core.upshots import Upshots

__all__ = ["WAIT", "Bot", "Candidate", "PolicyBot", "RandomBot", "Thought", "WeakBot"]


@dataclass(frozen=True)
class Candidate:
    """A move that was weighed: its value (higher is better, comparable within one thought) and its reasons.

    `move` is None if a seat that may act but need not should wait. In a search the value is the expected gain in
    points over the other sides, and `error` its standard error; in a policy both are 0. `apart`, only for moves that
    a search was told to compare to the end, is the standard error of how far it is behind the best one: both go
    through the same worlds, so it is smaller than their two errors together; None after one of several worlds.
    `denied`, for moves that it was told to weigh, are the reasons at first sight that the worlds do not bear out.
    `upshots` are what came of a move that has been given reasons, None without worlds.
    """

    move: Any
    value: float
    reasons: tuple[Text, ...] = ()
    error: float = 0.0
    apart: float | None = None
    denied: tuple[Text, ...] = ()
    upshots: Upshots | None = None


@dataclass(frozen=True)
class Thought:
    """The best move so far, how many playouts it took, and the candidates, best first.

    `others` are the next best moves by a formula without points, best first: their values mean nothing.
    `move` is None if a seat that may act but need not should wait.
    """

    move: Any
    playouts: int
    candidates: tuple[Candidate, ...]
    others: tuple[Candidate, ...] = ()


WAIT = Thought(None, 0, (Candidate(None, 0.0),))  # the only thought of a bot that makes no move out of turn


class Bot(Protocol):
    """Stateless: it knows only the information state; the same generator gives the same thoughts."""

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields better and better thoughts, each after a short slice of work; ends when there is no more to find.

        `legal` is `State.legal` of the seat, never empty. For a hint, a seat that the deal does not wait for is asked
        too: `legal` then holds only its moves out of turn, and a bot that wants none of them yields `WAIT`.
        """


class PolicyBot:
    """Plays the rule-based move of the game: one thought, no playouts."""

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields the policy's move once."""
        del rng
        move, reasons = game.policy(info, legal)
        yield Thought(move, 0, (Candidate(move, 0.0, reasons),))


class WeakBot:
    """Plays by the policy, with the weaknesses that the game defines for a level."""

    def __init__(self, level: str) -> None:
        self._level = level

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields one thought."""
        for weakness in game.weaknesses.get(self._level, ()):
            info, legal = weakness(info, legal)
        yield from PolicyBot().think(game, info, legal, rng)


class RandomBot:
    """Plays any legal move, each equally likely: the floor of every comparison."""

    def think(self, game: Game[Any, Any], info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields one legal move."""
        del game, info
        move = rng.choice(legal)
        yield Thought(move, 0, (Candidate(move, 0.0),))
