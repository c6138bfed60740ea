"""What Haggis Team adds to the search: the moves worth a look, and rollouts by the fast form of the policy."""

from collections.abc import Callable

from engine.core.search import Prospect, Search, Searching
from engine.core.table import Text
from engine.core.upshots import Upshots, more_often
from engine.games.haggis.bot.claims import MATES_OUT, OUT, checked, compared, implies
from engine.games.haggis.bot.search import alike, comparable, play_reasons, promising, searching_for
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import PASS, Kind, Move
from engine.games.haggis.team.bot.evaluation import TeamEvaluation
from engine.games.haggis.team.bot.fast import TeamPlayer
from engine.games.haggis.team.bot.policy import choose, gifts, same_rank, why_give
from engine.games.haggis.team.rules.information import TeamInformation

__all__ = ["SEARCH", "prospects", "ranked"]

WORLDS = 14  # at the beginning of a deal
MOST = 6  # plays that are looked into, not counting a pass and a bet


def prospects(
    info: TeamInformation,
    legal: tuple[Move, ...],
    evaluating: Callable[[TeamInformation], TeamEvaluation] = TeamEvaluation,
) -> tuple[Prospect[Move], ...]:
    """Returns the plays that the policy thinks best, a pass, and the highest bet with the policy playing on.

    A bet can wait for a turn in which a card could be played; out of turn the policy decides about it. What partners
    give each other is left to the policy, too: from one world to the next results vary by a hundred points, and a few
    dozen worlds choose worse.
    """
    if legal[0] == PASS and not legal[-1].cards:
        return (Prospect(PASS, 0.0),)
    if info.phase is Phase.EXCHANGE or all(move.kind is Kind.BET for move in legal):
        move, _ = choose(info, legal, evaluating)
        return (Prospect(move, 0.0),) if move is not None else ()
    if info.phase is Phase.CHOOSE:
        return tuple(Prospect(move, 0.0) for move in legal if move.kind is Kind.LEAD)
    bets = tuple(move for move in legal if move.kind is Kind.BET)[-1:]
    return promising(evaluating(info), legal, MOST, bets)


def ranked(info: TeamInformation, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Returns the cards worth giving to the partner, the best of each rank, in the order of the policy."""
    if info.phase is not Phase.EXCHANGE:
        return ()
    by_rank: dict[int, Move] = {}
    for _, move in gifts(TeamEvaluation(info), legal):
        by_rank.setdefault(same_rank(move), move)
    return tuple(by_rank.values())


def _rollouts(info: TeamInformation) -> TeamPlayer:
    return TeamPlayer(info.terms, info.seat)


def _searching(info: TeamInformation) -> Searching:
    many = 5 if info.phase is Phase.EXCHANGE else 1  # where only reviews search, between two cards
    return searching_for(info, many * WORLDS, 0.3)


def _reasons(info: TeamInformation, legal: tuple[Move, ...], move: Move) -> tuple[Text, ...]:
    if move.kind is Kind.BET:
        return (Text.of("why/team-bet", value=move.value),)
    if move.kind is Kind.LEAD:
        return (Text.of("why/lead", to=move.value),)
    evaluation = TeamEvaluation(info)
    if move.kind is Kind.EXCHANGE:
        return why_give(evaluation, gifts(evaluation, legal), move)
    return play_reasons(evaluation, legal, move)


def _compared(info: TeamInformation, better: Upshots, played: Upshots) -> tuple[Text, ...]:
    """Returns by how much a better move raises the chance that a partner goes out, or how often it did better."""
    share, than = (upshots[OUT] + upshots[MATES_OUT] for upshots in (better, played))
    return more_often("why/team-out-first", share, than, outs=len(info.outs)) or compared(info, better, played)


def _comparable(info: TeamInformation, legal: tuple[Move, ...], played: Move) -> tuple[Move, ...]:
    """Returns the plays and a pass for any of these, the bets for a bet.

    No move says "no bet". On the seat's own turn the play that the policy makes without one stands for it.
    """
    found = comparable(info, legal, played)
    others = tuple(move for move in legal if move.kind is not Kind.BET)
    if played.kind is not Kind.BET or not others:
        return found
    without, _ = choose(info, others)
    return tuple(move for move in legal if move in found or move == without)


SEARCH = Search(
    prospects,
    _rollouts,
    searching=_searching,
    reasons=_reasons,
    checked=checked,
    ranked=ranked,
    implies=implies,
    compared=_compared,
    alike=alike,
    comparable=_comparable,
)
