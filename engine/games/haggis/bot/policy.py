"""The rule-based player: weighs a few sensible moves, bets by what it expects, and gives reasons."""

from collections.abc import Callable
from typing import Any

from engine.core.table import Text
from engine.games.haggis.bot.evaluation import AnyEvaluation, Evaluation
from engine.games.haggis.bot.reasons import reasons_of
from engine.games.haggis.bot.weights import BIG, SMALL
from engine.games.haggis.rules.information import InformationState, Phase
from engine.games.haggis.rules.moves import PASS, Kind, Move
from engine.games.haggis.rules.pack import points_of

__all__ = ["FEW", "choose", "lowest", "sensible"]

FEW = 8  # with at most this many cards in hand a wild card may go into anything


def choose(
    info: InformationState,
    legal: tuple[Move, ...],
    evaluating: Callable[[InformationState], Evaluation] = Evaluation,
) -> tuple[Move, tuple[Text, ...]]:
    """Returns the move and the reasons for it; the same information state always gives the same move."""
    if info.phase is Phase.GIVE and info.turn == info.seat:
        gift = lowest(info, legal)
        return gift, (Text.of("why/gift", seat=gift.value),)
    if legal == (PASS,):
        return PASS, (Text.of("why/cannot-beat"),)
    evaluation = evaluating(info)
    weighed = sensible(evaluation, legal) or [PASS]  # a seat that may only bet waits, as if it passed
    # Rounded, so that the last bits of a sum never decide.
    worth, move = max((round(evaluation.worth(move), 6), move) for move in weighed)
    if legal[0].kind is Kind.BET or (move.cards and any(other.kind is Kind.BET for other in legal)):
        worth += evaluation.nerve
        value = 30 if worth >= BIG[info.terms.seats] else 15 if worth >= SMALL[info.terms.seats] else 0
        if value or not move.cards:
            return Move(Kind.BET, value=value), (Text.of("why/bet", value=value),)
    return move, reasons_of(evaluation, move, legal)


def sensible(evaluation: AnyEvaluation[Any], legal: tuple[Move, ...]) -> list[Move]:
    """Returns the moves worth weighing: for each combination the cards that the hand can best spare, and a pass."""
    info = evaluation.info
    sparing = info.trick.top is None and info.hand.bit_count() > FEW
    bound = evaluation.shape.bound
    best: dict[tuple[int, ...], tuple[int, int, Move]] = {}
    for move in legal:
        cards = move.cards
        if cards == info.hand:
            return [move]  # going out comes before everything
        wilds = cards & evaluation.layout.wilds
        spent = wilds.bit_count()
        # With many cards in hand wild cards are spent only to fill a run.
        if move.kind is Kind.BET or (sparing and spent and cards != wilds and (spent > 1 or move.kind is Kind.SET)):
            continue
        price = (spent, (cards & bound).bit_count(), move)
        shape = move[:4]
        if shape not in best or price < best[shape]:
            best[shape] = price
    return [move for _, _, move in best.values()]


def lowest(info: InformationState, legal: tuple[Move, ...]) -> Move:
    """Returns the gift of the trick to the lowest-placed opponent."""
    totals = info.terms.setup.totals
    first = info.outs[0][0] if info.outs else -1

    def standing(move: Move) -> tuple[int, bool, int]:
        seat = move.value
        return totals[seat] + points_of(info.piles[seat], info.terms.classic), seat == first, -info.sizes[seat]

    return min((move for move in legal if move.kind is Kind.GIVE), key=standing)
