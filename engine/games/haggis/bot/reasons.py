"""Reasons: what speaks for a move, as codes, for hints and for reviews."""

from collections.abc import Iterator
from typing import Any

from engine.core.table import Text
from engine.games.haggis.bot.evaluation import AnyEvaluation
from engine.games.haggis.bot.odds import number_bombs
from engine.games.haggis.rules.layout import HIGH
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["leaves_a_bomb", "reasons_of"]

_MOST = 3  # reasons given for a move
_CLOSE = 4  # an opponent with at most this many cards is close to going out
_MANY = 4  # a play of at least this many cards sheds many


def reasons_of(evaluation: AnyEvaluation[Any], move: Move, legal: tuple[Move, ...]) -> tuple[Text, ...]:
    """Returns the few weightiest reasons for a pass or a play, weightiest first."""
    found = _passing(evaluation, legal) if move.kind is Kind.PASS else _playing(evaluation, move)
    return tuple(text for text, _ in zip(found, range(_MOST), strict=False))


def _passing(evaluation: AnyEvaluation[Any], legal: tuple[Move, ...]) -> Iterator[Text]:
    plays = [move for move in legal if move.cards]
    if not plays:
        yield Text.of("why/cannot-beat")
        return
    plain = [move for move in plays if not move.cards & evaluation.layout.wilds and move.kind is not Kind.BOMB]
    shape = evaluation.shape
    now = shape.without(0).tricks
    if plain:
        if all(shape.without(move.cards).tricks >= now for move in plain):
            yield Text.of("why/keeps-shape")
    elif any(move.kind is not Kind.BOMB for move in plays):
        wilds = evaluation.info.hand & evaluation.layout.wilds
        yield Text.of("why/keeps-wilds", wilds=wilds.bit_count())
    else:
        yield Text.of("why/keeps-bomb")
    yield Text.of("why/tricks-left", tricks=now)


def _playing(evaluation: AnyEvaluation[Any], move: Move) -> Iterator[Text]:
    if move.cards == evaluation.info.hand:
        yield Text.of("why/out")
        return
    stands = evaluation.odds.stands(move)
    shape = evaluation.shape
    plan = shape.without(move.cards)
    cards = move.cards.bit_count()
    lead = evaluation.info.trick.top is None
    wilds = evaluation.layout.wilds
    bomb = leaves_a_bomb(evaluation, move)
    if stands == 1.0:
        yield Text.of("why/sure" if bomb or plan.risk == plan.worst else "why/unbeatable")
    close = [seat for seat in evaluation.opponents if evaluation.info.sizes[seat] <= _CLOSE]
    if close:
        yield Text.of("why/close", seat=close[0], cards=evaluation.info.sizes[close[0]])
    if stands > 0.5:
        yield from _taking(evaluation, move)
    if lead and stands < 0.5:
        yield _why_lead(evaluation, move)
    elif cards >= _MANY and move.kind is not Kind.BOMB:
        yield Text.of("why/sheds", cards=cards)
    if not lead and not move.cards & wilds and plan.tricks < shape.without(0).tricks and not shape.splits(move.cards):
        yield Text.of("why/cheap")
    yield Text.of("why/tricks-left", tricks=1 if bomb else plan.tricks)


def _why_lead(evaluation: AnyEvaluation[Any], move: Move) -> Text:
    """Returns the reason for a lead that is likely to be beaten."""
    if _draws_wilds(evaluation, move):
        return Text("why/draws-wilds")
    kept = evaluation.info.hand & evaluation.layout.wilds & ~move.cards
    return Text.of("why/low-first", cards=move.cards.bit_count(), wilds=kept.bit_count())


def _draws_wilds(evaluation: AnyEvaluation[Any], move: Move) -> bool:
    """Returns whether nothing beats a set of number cards without a wild card or a bomb."""
    layout = evaluation.layout
    if move.kind is not Kind.SET or move.cards & layout.wilds:
        return False
    higher = [evaluation.info.unseen & layout.rank(rank) for rank in range(move.rank + 1, HIGH + 1)]
    return all(cards.bit_count() < move.width for cards in higher)


def leaves_a_bomb(evaluation: AnyEvaluation[Any], move: Move) -> bool:
    """Returns whether a play leaves a bomb of odd cards alone, which goes in one play: a plan counts its cards."""
    rest = evaluation.layout.less(evaluation.info.hand, move.cards)
    return rest.bit_count() == _MANY and any(number_bombs(evaluation.layout, rest))


def _taking(evaluation: AnyEvaluation[Any], move: Move) -> Iterator[Text]:
    """Yields what a play gains, or costs, by taking the trick."""
    points = evaluation.stake(move)
    if move.kind is Kind.BOMB and not move.cards & evaluation.layout.wilds:
        yield Text.of("why/odd-bomb", points=points)
    elif evaluation.info.trick.top is None:
        return
    elif move.kind is Kind.BOMB:
        yield Text.of("why/takes-lead", seats=evaluation.info.terms.seats)
    elif points >= evaluation.rich:
        yield Text.of("why/takes-points", points=points)
