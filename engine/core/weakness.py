"""Weaknesses: how a player of a weaker level plays, by what they forget, overlook or do too early or too late."""

from typing import Protocol

from engine.core.state import InformationState, Move

__all__ = ["Weakness"]


class Weakness[M: Move, I: InformationState](Protocol):
    """One way to play worse, as people do who know a game less well; nothing in it is left to chance."""

    def __call__(self, info: I, legal: tuple[M, ...], /) -> tuple[I, tuple[M, ...]]:
        """Returns as much of what a seat knows and may do as this player considers, always at least one move."""
