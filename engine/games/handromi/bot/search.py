"""Search: weighs discards more carefully than the policy, and may hold an opening back; the rest is the policy.

Rollouts do not pay here: even in the same world, chance separates the results of two discards so much more than their
worth does that a hundred worlds choose worse than the policy.
"""

from engine.core.rng import SplitMix64
from engine.core.search import Prospect, Search
from engine.core.state import after_chance
from engine.core.table import Text
from engine.core.upshots import BEST, Upshots
from engine.games.handromi.bot.discards import Discards
from engine.games.handromi.bot.evaluation import PLAIN, Evaluation, Leaning
from engine.games.handromi.bot.holding import holds, without_laying
from engine.games.handromi.bot.policy import choose, discarding
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.state import State

__all__ = ["SEARCH", "HandromiRollouts", "prospects", "ranked"]

_OF_THE_BEST = {"why/handromi-least", "why/handromi-spoils-least"}


def prospects(
    info: InformationState, legal: tuple[Move, ...], leaning: Leaning = PLAIN
) -> tuple[Prospect[Move], ...]:
    """Returns one move: the best discard, or what the policy does before it, laying nothing while it holds back."""
    move, _ = choose(info, without_laying(legal) if holds(info, legal) else legal, leaning)
    if move.kind is not Kind.DISCARD:
        return (Prospect(move, 0.0),)
    worth, move = Discards(info, leaning).best([other for other in legal if other.kind is Kind.DISCARD])
    return (Prospect(move, worth),)


def ranked(info: InformationState, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Returns the discards, best first, or the ways to get this turn's card.

    A discard's worth mixes likely points with weights found by trial: it gives an order, not a result.
    """
    if info.phase is Phase.DRAW:
        return tuple(move for move in legal if move.kind is not Kind.SWAP)
    discards = [move for move in legal if move.kind is Kind.DISCARD]
    return tuple(move for _, move in Discards(info).ranked(discards)) if discards else ()


class HandromiRollouts:
    """Plays states to the end of the deal with the policy at every seat."""

    upshots: tuple[str, ...] = ()

    def __init__(self, info: InformationState) -> None:
        """Needs nothing from the decision: all there is to cache are partitions, and the rules cache those."""

    def points(self, state: State, rng: SplitMix64) -> tuple[int, ...]:
        """Returns the points that the deal gives each seat."""
        state = after_chance(state, rng.shuffle)
        while (outcome := state.outcome) is None:
            seat = state.turn.seat
            legal = state.legal(seat)
            move = legal[0] if len(legal) == 1 else choose(state.information(seat), legal)[0]
            state = after_chance(state.play(seat, move), rng.shuffle)
        return outcome.points


def _reasons(info: InformationState, legal: tuple[Move, ...], move: Move) -> tuple[Text, ...]:
    if holds(info, legal) and move in without_laying(legal):
        return (Text.of("why/handromi-double"),)
    return discarding(Evaluation(info), move) if move.kind is Kind.DISCARD else ()


def _checked(reasons: tuple[Text, ...], upshots: Upshots) -> tuple[Text, ...]:
    """Returns the reasons; those that only the best discard can have are dropped from any other."""
    return reasons if upshots[BEST] else tuple(text for text in reasons if text.code not in _OF_THE_BEST)


SEARCH = Search(prospects, HandromiRollouts, reasons=_reasons, checked=_checked, ranked=ranked)
