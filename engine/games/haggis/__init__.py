"""Haggis for two and three players; what it has in common with the others of its family is here too."""

from engine.games.haggis.game import Haggis

__all__ = ["GAME"]

GAME = Haggis()
