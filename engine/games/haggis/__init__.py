"""Haggis for two and three players."""

from engine.games.haggis.rules import Haggis

__all__ = ["GAMES"]

GAMES = (Haggis(),)
