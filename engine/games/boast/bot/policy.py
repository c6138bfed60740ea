"""The rule-based player: weighs each card by the two goals, the exact number or no trick, and gives reasons."""

from collections.abc import Iterator

from engine.core.cards import Card
from engine.core.table import Text
from engine.games.boast.bot.evaluation import Evaluation
from engine.games.boast.bot.weights import PLAIN, Leaning
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import ESCAPE
from engine.games.boast.rules.scoring import NOTHING

__all__ = ["choose", "reasons_of", "weighed"]

_MOST = 3  # reasons given for a move
_LIKELY = 0.6
_DANGER = 0.5  # a card at least this likely to take a later trick is a danger to a player who wants none


def choose(
    info: InformationState, legal: tuple[Move, ...], leaning: Leaning = PLAIN
) -> tuple[Move, tuple[Text, ...]]:
    """Returns the move and the reasons for it; the same information state always gives the same move."""
    evaluation = Evaluation(info, leaning)
    _, _, move = max(weighed(evaluation, legal))
    return move, reasons_of(evaluation, move, legal)


def reasons_of(evaluation: Evaluation, move: Move, legal: tuple[Move, ...]) -> tuple[Text, ...]:
    """Returns the few weightiest reasons for a card, weightiest first."""
    return tuple(text for text, _ in zip(_reasons(evaluation, move, legal), range(_MOST), strict=False))


def weighed(evaluation: Evaluation, legal: tuple[Move, ...]) -> list[tuple[float, float, Move]]:
    """Returns each card with its worth and then its strength, the order by which the policy chooses."""
    # Rounded, so that the last bits of a sum never decide; among equal cards the strongest is played.
    return [(round(evaluation.worth(move.card), 6), evaluation.strengths[move.card], move) for move in legal]


def _reasons(evaluation: Evaluation, move: Move, legal: tuple[Move, ...]) -> Iterator[Text]:
    """Yields the reasons for a card: the goal, and what the card does for it."""
    if len(legal) == 1:
        yield Text.of("why/boast-only")
        return
    info, card = evaluation.info, move.card
    takers = evaluation.odds.takers(card)
    taker = max(sorted(takers), key=lambda seat: takers[seat])
    own = takers.get(evaluation.seat, 0.0)
    likeliest = evaluation.seat if own >= 1 - own else (evaluation.seat + 1) % info.terms.seats
    none, exact = evaluation.probabilities(card, likeliest)
    yield from _goal(info, own, none, exact)
    keeps = exact > 0 and NOTHING * none <= exact and _keeps(evaluation, card, legal)
    if keeps:
        yield Text.of("why/boast-keeps", more=info.terms.wanted - info.taken[evaluation.seat])
    if own >= _LIKELY:
        yield Text.of("why/boast-sure" if own == 1.0 else "why/boast-takes")
    elif own <= 1 - _LIKELY:
        if card == ESCAPE:
            if not keeps:
                yield Text.of("why/boast-escape")
        elif (none or info.taken[evaluation.seat] >= info.terms.wanted) and _dumps(evaluation, card, legal):
            yield Text.of("why/boast-dumps")
        else:
            yield Text.of("why/boast-ducks" if own else "why/boast-cannot")
        if taker != evaluation.seat and takers[taker] >= _LIKELY and _spoils(info, taker):
            yield Text.of("why/boast-spoils", seat=taker)


def _goal(info: InformationState, own: float, none: float, exact: float) -> Iterator[Text]:
    """Yields the better goal, if a card that takes the trick with probability `own` serves it."""
    tricks = info.taken[info.seat or 0]
    more = info.terms.wanted - tricks
    if NOTHING * none > exact:
        if own < _LIKELY:
            yield Text.of("why/boast-none")
    elif exact and more:
        if own > 1 - _LIKELY:
            yield Text.of("why/boast-more", more=more)
    elif exact:
        yield Text.of("why/boast-there", tricks=tricks)
    else:
        yield Text.of("why/boast-lost")


def _keeps(evaluation: Evaluation, card: Card, legal: tuple[Move, ...]) -> bool:
    """Returns whether tricks are still wanted, no card is likely to take this one, and stronger ones are kept."""
    info, strengths = evaluation.info, evaluation.strengths
    return (
        info.taken[evaluation.seat] < info.terms.wanted
        and any(strengths[move.card] > strengths[card] for move in legal)
        and all(evaluation.odds.takers(move.card).get(evaluation.seat, 0.0) <= 1 - _LIKELY for move in legal)
    )


def _dumps(evaluation: Evaluation, card: Card, legal: tuple[Move, ...]) -> bool:
    """Returns whether a card is a danger, and none that could be shed in its place is a greater one."""
    strengths = evaluation.strengths
    if strengths[card] < _DANGER:
        return False
    greater = (move.card for move in legal if strengths[move.card] > strengths[card])
    return all(evaluation.odds.takers(other).get(evaluation.seat, 0.0) > 1 - _LIKELY for other in greater)


def _spoils(info: InformationState, seat: int) -> bool:
    """Returns whether a trick would hurt a seat: it has enough, or it has none and would need every trick left."""
    tricks = info.taken[seat]
    return tricks == info.terms.wanted or (not tricks and info.rest <= info.terms.wanted)
