"""Haggis Team: four players, two against two."""

from engine.games.haggis.team.rules import Team

__all__ = ["Team"]
