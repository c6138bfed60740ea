"""Reasons: what speaks for a move, in codes, for hints and for looking back at a game."""

from collections.abc import Iterator
from typing import Any

from engine.core.table import Text
from engine.games.haggis.judge import AnyJudge
from engine.games.haggis.moves import Kind, Move

__all__ = ["reasons_of"]

_MOST = 3
_CLOSE = 4  # an opponent with so few cards is close to going out
_MANY = 4  # a play of so many cards sheds many


def reasons_of(judge: AnyJudge[Any], move: Move, legal: tuple[Move, ...]) -> tuple[Text, ...]:
    """Returns the few weightiest reasons for a pass or a play, the weightiest first."""
    found = _passing(judge, legal) if move.kind is Kind.PASS else _playing(judge, move)
    return tuple(text for text, _ in zip(found, range(_MOST), strict=False))


def _passing(judge: AnyJudge[Any], legal: tuple[Move, ...]) -> Iterator[Text]:
    plays = [move for move in legal if move.cards]
    if not plays:
        yield Text.of("why/cannot-beat")
        return
    plain = [move for move in plays if not move.cards & judge.layout.wilds and move.kind is not Kind.BOMB]
    if plain:
        yield Text.of("why/keeps-shape")
    elif any(move.kind is not Kind.BOMB for move in plays):
        yield Text.of("why/keeps-wilds")
    else:
        yield Text.of("why/keeps-bomb")
    yield Text.of("why/tricks-left", tricks=judge.shape.without(0).tricks)


def _playing(judge: AnyJudge[Any], move: Move) -> Iterator[Text]:
    if move.cards == judge.view.hand:
        yield Text.of("why/out")
        return
    stands = judge.odds.stands(move)
    plan = judge.shape.without(move.cards)
    cards = move.cards.bit_count()
    lead = judge.view.trick.top is None
    if stands == 1.0:
        yield Text.of("why/sure" if plan.risk == plan.worst else "why/unbeatable")
    close = [seat for seat in judge.opponents if judge.view.sizes[seat] <= _CLOSE]
    if close:
        yield Text.of("why/close", seat=close[0], cards=judge.view.sizes[close[0]])
    if move.kind is Kind.BOMB:
        yield Text.of("why/takes-lead")
    elif judge.stake(move) >= judge.rich and stands > 0.5 and not lead:
        yield Text.of("why/takes-points", points=judge.stake(move))
    if cards >= _MANY:
        yield Text.of("why/sheds", cards=cards)
    if lead and stands < 0.5:
        yield Text.of("why/low-first")
    if not lead and not move.cards & judge.layout.wilds:
        yield Text.of("why/cheap")
    yield Text.of("why/tricks-left", tricks=plan.tricks)
