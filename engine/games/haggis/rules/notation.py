"""The text of moves, as it is in records and as people may type it."""

from collections.abc import Mapping
from typing import Any

from engine.core.cards import Cards
from engine.core.state import Ambiguous, BadNotation
from engine.games.haggis.rules.combinations import meanings
from engine.games.haggis.rules.layout import CardLayout
from engine.games.haggis.rules.moves import PASS, Kind, Move

__all__ = ["WORDS", "about", "read", "write"]

WORDS = {"bet": Kind.BET, "give": Kind.GIVE}  # of the game for two and three players


def write(layout: CardLayout, move: Move) -> str:
    """Returns a move's text: "pass", "bet 15", "give 2" or its cards, with "=set" or "=run2" if they can be both."""
    if move.kind is Kind.PASS:
        return "pass"
    if not move.cards:
        return f"{move.kind.name.lower()} {move.value}"
    names = " ".join(layout.names(move.cards))
    if move.kind is Kind.EXCHANGE:
        return f"exchange {names}"
    return names if len(meanings(layout, move.cards)) == 1 else f"{names} ={_meaning(move)}"


def read(layout: CardLayout, text: str, kinds: Mapping[str, Kind] = WORDS) -> Move:
    """Returns the move that a text names, its cards in any order; raises BadNotation, saying what is wrong.

    Raises Ambiguous for cards with several meanings if no word tells which (D-H10). `kinds` are the kinds of moves
    that begin with a word.
    """
    words = text.split()
    if words == ["pass"]:
        return PASS
    if words and words[0] in kinds:
        kind = kinds[words[0]]
        return Move(kind, cards=_card(layout, words)) if kind is Kind.EXCHANGE else Move(kind, value=_number(words))
    wanted = words.pop()[1:] if len(words) > 1 and words[-1].startswith("=") else None
    found = meanings(layout, _cards(layout, words))
    if not found:
        raise BadNotation(f"{text!r} is not a combination")
    if wanted is None and len(found) == 1:
        return found[0]
    for move in found:
        if _meaning(move) == wanted:
            return move
    detail = f"{text!r} can only be {', '.join(f'={_meaning(move)}' for move in found)}"
    raise Ambiguous(detail, found) if wanted is None else BadNotation(detail)


def about(layout: CardLayout, move: Move) -> Mapping[str, Any]:
    """Returns the kind, cards and measures of a move."""
    measures: dict[str, Any] = {"kind": move.kind.name.lower(), "cards": layout.names(move.cards)}
    if move.kind is Kind.BET:
        measures["value"] = move.value
    elif move.kind in {Kind.GIVE, Kind.LEAD}:
        measures["to"] = move.value
    elif move.length:
        measures |= {"length": move.length, "width": move.width, "rank": move.rank}
    return measures


def _meaning(move: Move) -> str:
    return f"run{move.width}" if move.kind is Kind.RUN else move.kind.name.lower()


def _number(words: list[str]) -> int:
    """Returns the number after a word; three digits are enough for every bet and seat."""
    if len(words) == 2 and words[1].isascii() and words[1].isdigit() and len(words[1]) <= 3:
        number = int(words[1])
        if words[1] == str(number):
            return number
    raise BadNotation(f"{words[0]} takes one whole number")


def _card(layout: CardLayout, words: list[str]) -> Cards:
    """Returns the one card after a word."""
    if len(words) == 2:
        return _cards(layout, words[1:])
    raise BadNotation(f"{words[0]} takes one card")


def _cards(layout: CardLayout, names: list[str]) -> Cards:
    cards = 0
    for name in names:
        ids = layout.ids.get(name)
        if ids is None:
            raise BadNotation(f"{name!r} is not a card")
        free = [card for card in ids if not cards >> card & 1]
        if not free:
            raise BadNotation(f"{name!r} stands there too often")
        cards |= 1 << free[0]
    return cards
