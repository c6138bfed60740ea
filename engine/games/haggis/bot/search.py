"""What Haggis adds to the search: the moves worth a look, and rollouts by the fast form of the policy."""

from collections.abc import Callable, Hashable
from typing import Any

from engine.core.search import Prospect, Search, Searching
from engine.core.table import Text
from engine.games.haggis.bot.claims import checked, compared, implies
from engine.games.haggis.bot.evaluation import AnyEvaluation, Evaluation
from engine.games.haggis.bot.fast.game import HaggisPlayer
from engine.games.haggis.bot.policy import lowest, sensible
from engine.games.haggis.bot.reasons import leaves_a_bomb, reasons_of
from engine.games.haggis.rules.information import AnyInformation, InformationState
from engine.games.haggis.rules.moves import PASS, Kind, Move

__all__ = ["SEARCH", "alike", "comparable", "play_reasons", "promising", "prospects", "searching_for"]

MOST = 8  # plays that are looked into, not counting a pass
WORLDS = {2: 54, 3: 20}  # at the beginning of a deal, by the number of players
WORSE = 35.0  # points by which a move looked into may be worse than the best one, by the estimate of the policy


def prospects(
    info: InformationState,
    legal: tuple[Move, ...],
    evaluating: Callable[[InformationState], Evaluation] = Evaluation,
) -> tuple[Prospect[Move], ...]:
    """Returns the plays that the policy thinks best, and a pass; before the first card, only bets or a pass.

    A bet is weighed against saying "no bet", with the policy playing on from there. It can wait for a turn
    in which a card could be played.
    """
    if legal[0] == PASS and not legal[-1].cards:
        return (Prospect(PASS, 0.0),)
    bets = [move for move in legal if move.kind is Kind.BET]
    if bets:
        waits = [move for move in legal if move == PASS]
        return tuple(Prospect(move, 0.0) for move in (bets[0], *waits, bets[-1]))
    if legal[0].kind is Kind.GIVE:
        return tuple(Prospect(move, 0.0) for move in legal)
    return promising(evaluating(info), legal, MOST)


def _between(info: InformationState, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Returns the bets that are neither the lowest nor the highest: what they pay lies in between."""
    del info
    return tuple(move for move in legal if move.kind is Kind.BET)[1:-1]


def promising(
    evaluation: AnyEvaluation[Any], legal: tuple[Move, ...], most: int, bets: tuple[Move, ...] = ()
) -> tuple[Prospect[Move], ...]:
    """Returns the plays that the policy thinks best, at most `most` and the certain ones, a pass, and some bets.

    A bet is worth as much as the best move, which the policy makes after it.
    """
    ranked = sorted(((round(evaluation.worth(move), 6), move) for move in sensible(evaluation, legal)), reverse=True)
    best = ranked[0][0]
    found = [pair for pair in ranked if pair[1].cards and pair[0] >= best - WORSE][:most]
    found += _certain(evaluation, legal, found)
    found += [pair for pair in ranked if pair[1] == PASS]
    found += [(best, bet) for bet in bets]
    return tuple(Prospect(move, worth) for worth, move in sorted(found, reverse=True))


def _certain(
    evaluation: AnyEvaluation[Any], legal: tuple[Move, ...], plays: list[tuple[float, Move]]
) -> list[tuple[float, Move]]:
    """Returns more plays, as worthy as the best of these: nobody beats them, and a last bomb follows."""
    known = [move for _, move in plays]
    found = [move for move in legal if move.cards and move not in known and leaves_a_bomb(evaluation, move)]
    return [(plays[0][0], move) for move in found if plays and evaluation.odds.stands(move) == 1.0]


def _rollouts(info: InformationState) -> HaggisPlayer:
    return HaggisPlayer(info.terms, info.seat)


def searching_for(info: AnyInformation, worlds: int, trust: float) -> Searching:
    """Returns how long to think: `worlds` at the beginning, more as hands and rollouts grow shorter."""
    return Searching(min(3 * worlds, worlds * info.terms.hand // max(1, info.hand.bit_count())), trust=trust)


def _searching(info: InformationState) -> Searching:
    return searching_for(info, WORLDS[info.terms.seats], 0.1)


def play_reasons(evaluation: AnyEvaluation[Any], legal: tuple[Move, ...], move: Move) -> tuple[Text, ...]:
    """Returns the reasons for a pass or a play."""
    return reasons_of(evaluation, move, legal) if move.cards or move == PASS else ()


def _reasons(info: InformationState, legal: tuple[Move, ...], move: Move) -> tuple[Text, ...]:
    if move.kind is Kind.BET:
        return (Text.of("why/bet", value=move.value),)
    if move.kind is Kind.GIVE:
        return (Text.of("why/gift" if move == lowest(info, legal) else "why/gift-harmless", seat=move.value),)
    return play_reasons(Evaluation(info), legal, move)


def alike(move: Move) -> Hashable:
    """Returns what a move has in common with others of the same form and ranks."""
    return move[:4]


def comparable(info: AnyInformation, legal: tuple[Move, ...], played: Move) -> tuple[Move, ...]:
    """Returns the bets, "no bet" among them, for a bet; the plays and a pass for any of these.

    After a bet the policy plays on: beside a play, it would get the points of that play as well.
    """
    del info
    return tuple(move for move in legal if (move.kind is Kind.BET) == (played.kind is Kind.BET))


SEARCH = Search(
    prospects,
    _rollouts,
    searching=_searching,
    reasons=_reasons,
    checked=checked,
    implies=implies,
    compared=compared,
    alike=alike,
    between=_between,
    comparable=comparable,
)
