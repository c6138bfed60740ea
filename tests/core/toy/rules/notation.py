"""The text of moves: the kind, then the names of the cards."""

from collections.abc import Mapping
from typing import Any

from engine.core.state import BadNotation
from tests.core.toy.rules.moves import Kind, Move
from tests.core.toy.rules.pack import DECKS

__all__ = ["about", "read", "write"]

_DECK = DECKS[3]  # it has the cards of the other deck under the same ids


def write(move: Move) -> str:
    """Returns a move's text."""
    return " ".join([move.word, *_DECK.list(move.cards)])


def read(text: str) -> Move:
    """Returns the move that a text names; raises BadNotation, saying what is wrong."""
    word, *names = text.split() or [""]
    if word != word.lower() or word.upper() not in Kind.__members__:
        raise BadNotation(f"{word!r} is no move of the toy")
    kind = Kind[word.upper()]
    try:
        cards = _DECK.mask(names)
    except (KeyError, ValueError):
        raise BadNotation(f"{text!r} names cards that there are not") from None
    if (kind in {Kind.DRAW, Kind.KNOCK}) != (not names):
        raise BadNotation(f"{text!r} has the wrong number of cards")
    return Move(kind, cards)


def about(move: Move) -> Mapping[str, Any]:
    """Returns the kind and cards of a move."""
    return {"kind": move.word, "cards": list(_DECK.list(move.cards))}
