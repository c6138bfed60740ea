"""Handrömi: rummy with two French decks, an opening at 51 and a bonus for going out from hand."""

from typing import Any

__all__ = ["GAMES"]

GAMES: tuple[Any, ...] = ()
