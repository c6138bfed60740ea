"""Boast or Nothing for three to five players: take exactly the tricks wanted, or none."""

from engine.games.boast.game import Boast

__all__ = ["GAME"]

GAME = Boast()
