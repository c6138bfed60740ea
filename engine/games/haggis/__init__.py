"""The Haggis family: Haggis for two and three players, Haggis Team for two against two."""

from engine.games.haggis.rules import Haggis
from engine.games.haggis.team.rules import Team

__all__ = ["GAMES"]

GAMES = (Haggis(), Team())
