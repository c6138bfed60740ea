"""Notation: moves as text and back, and what they are in words."""

from collections.abc import Mapping
from typing import Any

from engine.core.state import BadNotation
from engine.games.handromi.rules.melds import meld_of, ordered, shape_of
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import NAMES, mask_of

__all__ = ["about", "cards_of", "read", "write"]

_WORDS = {kind.name.lower(): kind for kind in Kind if kind is not Kind.SHUFFLE}
_BARE = (Kind.DRAW, Kind.TAKE, Kind.CLAIM)
_MOST = 200  # combinations on a table: far more than the cards allow


def cards_of(move: Move) -> tuple[str, ...]:
    """Returns the names in a move, a combination in its own order."""
    return tuple(NAMES[card] for card in ordered(move.cards))


def write(move: Move) -> str:
    """Returns a move's text: `draw`, `meld Qs Ks As`, `layoff 8h 2` (to the second combination), `discard 4c`."""
    words = [move.kind.name.lower(), *cards_of(move)]
    if move.kind is Kind.LAYOFF:
        words.append(str(move.to + 1))
    return " ".join(words)


def read(text: str) -> Move:
    """Returns the move that a text names; raises BadNotation."""
    word, *names = text.split() or [""]
    kind = _WORDS.get(word)
    if kind is None:
        raise BadNotation(f"{word!r} is none of {', '.join(_WORDS)}")
    to = -1
    if kind is Kind.LAYOFF:
        place = names.pop() if names else ""
        if not (place.isascii() and place.isdigit() and len(place) < 4 and 0 < int(place) <= _MOST):
            raise BadNotation(f"{place!r} is not the number of a combination")
        to = int(place) - 1
    for name in names:
        if name not in NAMES:
            raise BadNotation(f"{name!r} is not a card")
    if len(set(names)) < len(names):
        raise BadNotation("a card stands there twice")
    cards = mask_of(names)
    if kind is Kind.MELD:
        if meld_of(cards) is None:
            raise BadNotation(f"{' '.join(names)!r} is not a combination")  # HR-4, HR-5
    elif len(names) != (0 if kind in _BARE else 1):
        raise BadNotation(f"{word} takes {'no card' if kind in _BARE else 'one card'}")
    return Move(kind, cards, to)


def about(move: Move) -> Mapping[str, Any]:
    """Returns the kind, cards and measures of a move."""
    measures: dict[str, Any] = {"kind": move.kind.name.lower(), "cards": list(cards_of(move))}
    if move.kind is Kind.MELD:
        meld = shape_of(move.cards)
        measures |= {"shape": "run" if meld.run else "group", "rank": meld.high, "points": meld.points}
    elif move.kind is Kind.LAYOFF:
        measures["to"] = move.to + 1
    return measures
