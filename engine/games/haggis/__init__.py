"""The Haggis family: Haggis for two and three players, Haggis Team for two against two."""

from engine.games.haggis.game import Haggis
from engine.games.haggis.team.game import Team

__all__ = ["GAMES"]

GAMES = (Haggis(), Team())
