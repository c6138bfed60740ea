"""Handrömi: rummy with two French decks, an opening at 51 and a bonus for going out from hand."""

from engine.games.handromi.game import Handromi

__all__ = ["GAME"]

GAME = Handromi()
