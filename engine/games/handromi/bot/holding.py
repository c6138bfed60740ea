"""Holding back: when a hand that could open waits to go out in one turn, because the table is still empty."""

from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.moves import CLAIM, TAKE, Kind, Move
from engine.games.handromi.rules.pack import copies, join
from engine.games.handromi.rules.partition import fewest_left
from engine.games.handromi.rules.reach import can_out, ends_of
from engine.games.handromi.rules.terms import DEALT

__all__ = ["holds", "without_laying"]

# Measured by playing deals on both ways from the first possible opening: against one other player, waiting was worth
# 10 points with four cards left over, 6 with five and nothing with more; against three others, nothing.
_LOOSE = 5


def holds(info: InformationState, legal: tuple[Move, ...]) -> bool:
    """Returns whether an opening can wait for a clean hand, which pays double: HR-18. Not once the other has laid."""
    terms = info.terms
    if info.table or terms.extra or len(terms.order) > 2:
        return False
    hand, owed = info.hand, info.turn.kept
    if info.phase is Phase.DRAW:
        free = terms.free_first and info.turns == 1
        if TAKE not in legal or CLAIM in legal or free:
            return False
        hand, owed = join(hand, info.top), info.top
    elif not any(move.kind is Kind.MELD for move in legal) or not any(move.kind is Kind.DISCARD for move in legal):
        return False
    drawn = info.hand.bit_count() - DEALT  # before the discard one more card is left over
    if fewest_left(info.hand).left.bit_count() - drawn > _LOOSE:
        return False
    return not can_out(hand, ends_of(info.melds, copies(hand)), owed)


def without_laying(legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Returns the moves that lay nothing, and take nothing that would have to be laid."""
    return tuple(move for move in legal if move != TAKE and move.kind is not Kind.MELD)
