"""Haggis Team: four players, two against two."""

from engine.games.haggis.team.game import Team

__all__ = ["GAME"]

GAME = Team()
