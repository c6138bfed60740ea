"""Reasons: what speaks for a move, as codes, for hints and for reviews."""

from collections.abc import Iterator
from typing import Any

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.haggis.bot.evaluation import AnyEvaluation
from engine.games.haggis.bot.fewest import FewestPlays
from engine.games.haggis.bot.odds import number_bombs
from engine.games.haggis.rules.combinations import meanings
from engine.games.haggis.rules.layout import HIGH
from engine.games.haggis.rules.legal import answers
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["leaves_a_bomb", "reasons_of"]

_MOST = 3  # reasons given for a move
_CLOSE = 4  # an opponent with at most this many cards is close to going out
_MANY = 4  # a play of at least this many cards sheds many
_POOR = 3  # a trick with fewer card points is worth little


def reasons_of(evaluation: AnyEvaluation[Any], move: Move, legal: tuple[Move, ...]) -> tuple[Text, ...]:
    """Returns the few weightiest reasons for a pass or a play, weightiest first."""
    found = _passing(evaluation, legal) if move.kind is Kind.PASS else _playing(evaluation, move)
    return tuple(text for _, text in zip(range(_MOST), found, strict=False))


def _passing(evaluation: AnyEvaluation[Any], legal: tuple[Move, ...]) -> Iterator[Text]:
    plays = [move for move in legal if move.cards]
    if not plays:
        yield Text.of("why/cannot-beat")
        return
    info, wilds = evaluation.info, evaluation.layout.wilds
    plain = [move for move in plays if not move.cards & wilds and move.kind is not Kind.BOMB]
    if plain:
        yield _why_not_plain(evaluation, plays, plain)
    elif any(move.kind is not Kind.BOMB for move in plays) or all(move.cards & wilds for move in plays):
        yield Text.of("why/keeps-wilds", wilds=(info.hand & wilds).bit_count())
    else:
        yield Text.of("why/keeps-bomb")
    points = info.terms.points(info.trick.cards)
    if points < _POOR and not _is_ours(evaluation):
        yield Text.of("why/poor-trick", points=points)


def _why_not_plain(evaluation: AnyEvaluation[Any], plays: list[Move], plain: list[Move]) -> Text:
    """Returns why a trick is left alone that `plain` plays, those without wild cards and no bombs, would beat."""
    layout, hand = evaluation.layout, evaluation.info.hand
    fewest = FewestPlays(evaluation.info.terms, hand)
    now = fewest.of(hand)
    if now is not None and all(_at_least(fewest.of(layout.less(hand, move.cards)), now) for move in plain):
        wild = any(move.cards & layout.wilds for move in plays)
        bomb = any(move.kind is Kind.BOMB and not move.cards & layout.wilds for move in plays)
        return Text.of("why/keeps-shape", wild="yes" if wild else "no", bomb="yes" if bomb else "no")
    if all(evaluation.odds.stands(move) < 0.5 for move in plain):
        return Text("why/beaten-anyway")
    return Text("why/keeps-high")


def _at_least(plays: int | None, least: int) -> bool:
    """Returns whether there are at least so many plays; what has not been counted may be fewer."""
    return plays is not None and plays >= least


def _playing(evaluation: AnyEvaluation[Any], move: Move) -> Iterator[Text]:
    info, layout = evaluation.info, evaluation.layout
    if move.cards == info.hand:
        yield Text.of("why/out")
        return
    stands = evaluation.odds.stands(move)
    if stands == 1.0:
        plan = evaluation.shape.without(move.cards)
        sure = leaves_a_bomb(evaluation, move) or plan.risk == plan.worst
        yield Text.of("why/sure" if sure else "why/unbeatable")
    rest = layout.less(info.hand, move.cards)
    at_once = bool(info.terms.allowed(meanings(layout, rest)))
    if at_once:
        yield Text.of("why/tricks-left", tricks=1)
    close = [seat for seat in evaluation.opponents if info.sizes[seat] <= _CLOSE]
    if close:
        yield Text.of("why/close", seat=close[0], cards=info.sizes[close[0]])
    if stands < 1.0 and _falls_to_bombs(evaluation, move):
        yield Text("why/only-bomb")
    if stands > 0.5:
        yield from _taking(evaluation, move)
    cards = move.cards.bit_count()
    if info.trick.top is None and stands < 0.5:
        lead = _why_lead(evaluation, move)
        yield lead
        if dict(lead.args).get("wilds"):
            return  # the fewest plays would use up the wild cards that are said to stay
    elif cards >= _MANY and move.kind is not Kind.BOMB:
        yield Text.of("why/sheds", cards=cards)
    yield from _counted(evaluation, move, rest)


def _counted(evaluation: AnyEvaluation[Any], move: Move, rest: Cards) -> Iterator[Text]:
    """Yields what speaks for a play by the number of plays that then remain."""
    info = evaluation.info
    fewest = FewestPlays(info.terms, info.hand)
    tricks = fewest.of(rest)
    if tricks is None:
        return
    plain = info.trick.top is not None and not move.cards & evaluation.layout.wilds
    if plain and not evaluation.shape.splits(move.cards) and _at_least(fewest.of(info.hand), tricks + 1):
        yield Text.of("why/cheap")
    if tricks > 1:  # else it has been said
        yield Text.of("why/tricks-left", tricks=tricks)


def _falls_to_bombs(evaluation: AnyEvaluation[Any], move: Move) -> bool:
    """Returns whether nothing that an opponent may hold beats a set or run, except for bombs."""
    info, layout = evaluation.info, evaluation.layout
    if move.kind is Kind.BOMB:
        return False
    size = move.cards.bit_count()
    for seat in evaluation.opponents:
        if info.sizes[seat] >= size:
            found = info.terms.allowed(answers(layout, info.unseen | info.wilds[seat], move))
            if any(other.kind is not Kind.BOMB for other in found):
                return False
    return True


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


def _is_ours(evaluation: AnyEvaluation[Any]) -> bool:
    """Returns whether the trick is the viewer's side's so far."""
    info, sides = evaluation.info, evaluation.info.terms.sides
    return info.trick.top is not None and sides[info.trick.holder] == sides[evaluation.seat]


def _taking(evaluation: AnyEvaluation[Any], move: Move) -> Iterator[Text]:
    """Yields what a play gains, or costs, by taking the trick."""
    if move.kind is Kind.BOMB and not move.cards & evaluation.layout.wilds:
        yield Text.of("why/odd-bomb", points=evaluation.stake(move))
    elif evaluation.info.trick.top is None:
        return
    elif move.kind is Kind.BOMB:
        yield Text.of("why/takes-lead", seats=evaluation.info.terms.seats)
    elif not _is_ours(evaluation):
        points = evaluation.info.terms.points(evaluation.info.trick.cards)  # without those played now
        if points >= evaluation.rich:
            yield Text.of("why/takes-points", points=points)
