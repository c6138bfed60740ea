"""What Haggis Team adds to the search: the moves worth a look, and rollouts by the fast form of the policy."""

from collections.abc import Callable

from engine.core.search import Prospect, Search, Searching
from engine.core.table import Text
from engine.games.haggis.bot.claims import checked
from engine.games.haggis.bot.policy import sensible
from engine.games.haggis.bot.search import WORSE, alike, certain, searching_for, told
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import PASS, Kind, Move
from engine.games.haggis.team.bot.evaluation import TeamEvaluation
from engine.games.haggis.team.bot.fast import TeamPlayer
from engine.games.haggis.team.bot.policy import choose
from engine.games.haggis.team.rules.information import TeamInformation

__all__ = ["SEARCH", "prospects"]

WORLDS = 14  # at the beginning of a deal
MOST = 6  # plays that are looked into, not counting a pass and a bet


def prospects(
    info: TeamInformation,
    legal: tuple[Move, ...],
    evaluating: Callable[[TeamInformation], TeamEvaluation] = TeamEvaluation,
) -> tuple[Prospect[Move], ...]:
    """Returns the plays that the policy thinks best, a pass, and the highest bet with the policy playing on.

    Cards for the partner are left to the policy. A bet can wait for a turn in which a card could be played.
    """
    if legal[0] == PASS and not legal[-1].cards:
        return (Prospect(PASS, 0.0),)
    if info.phase is Phase.EXCHANGE:
        move, _ = choose(info, legal, evaluating)
        return (Prospect(move, 0.0),) if move is not None else ()
    if info.phase is Phase.CHOOSE:
        return tuple(Prospect(move, 0.0) for move in legal if move.kind is Kind.LEAD)
    evaluation = evaluating(info)
    ranked = sorted(((round(evaluation.worth(move), 6), move) for move in sensible(evaluation, legal)), reverse=True)
    least = ranked[0][0] - WORSE
    plays = [pair for pair in ranked if pair[1].cards and pair[0] >= least][:MOST]
    plays += certain(evaluation, legal, plays)
    passes = [pair for pair in ranked if pair[1] == PASS]
    bets = [(ranked[0][0], move) for move in legal if move.kind is Kind.BET][-1:]
    return tuple(Prospect(move, worth) for worth, move in sorted(plays + passes + bets, reverse=True))


def _rollouts(info: TeamInformation) -> TeamPlayer:
    return TeamPlayer(info.terms, info.seat)


def _searching(info: TeamInformation) -> Searching:
    return searching_for(info, WORLDS, 0.3)


def _reasons(info: TeamInformation, legal: tuple[Move, ...], move: Move) -> tuple[Text, ...]:
    if move.kind is Kind.BET:
        return (Text.of("why/team-bet", value=move.value),)
    if move.kind is Kind.LEAD:
        return (Text.of("why/lead", to=move.value),)
    return () if info.phase is Phase.EXCHANGE else told(TeamEvaluation(info), legal, move)


SEARCH = Search(prospects, _rollouts, searching=_searching, reasons=_reasons, checked=checked, alike=alike)
