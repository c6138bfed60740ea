"""The text of moves: the name of the card."""

from collections.abc import Mapping
from typing import Any

from engine.core.state import BadNotation
from engine.games.boast.rules.moves import MOVES, Move
from engine.games.boast.rules.pack import CHIP, NAMES

__all__ = ["about", "read", "write"]

_NAMED = {name: MOVES[card] for card, name in reversed(list(enumerate(NAMES[:CHIP])))}


def write(move: Move) -> str:
    """Returns the name of the card played."""
    return NAMES[move.card]


def read(text: str) -> Move:
    """Returns the move that a text names; raises BadNotation, saying what is wrong."""
    words = text.split()
    if len(words) != 1:
        raise BadNotation("a move is one card")
    move = _NAMED.get(words[0])
    if move is None:
        raise BadNotation(f"{words[0]!r} is not a card")
    return move


def about(move: Move) -> Mapping[str, Any]:
    """Returns the kind and card of a move."""
    return {"kind": "card", "cards": [NAMES[move.card]]}
