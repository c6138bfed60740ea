"""The rule-based player of a team: exchanges, bets, plays and hands over the lead with its partner in mind."""

from collections.abc import Callable, Iterator

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.haggis.bot.policy import sensible
from engine.games.haggis.bot.reasons import reasons_of
from engine.games.haggis.rules.layout import LOW, TEAM
from engine.games.haggis.rules.moves import PASS, Kind, Move
from engine.games.haggis.team.bot.evaluation import TeamEvaluation, dot
from engine.games.haggis.team.bot.weights import BETS, FITS, REPLACES
from engine.games.haggis.team.rules.bets import standing
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import SIDES

__all__ = ["choose", "gifts", "same_rank", "why_give"]

_MOST = 3  # reasons given for a move
_MISSED = 3.0  # points from which on a card given away is missed more than the one best spared
_LIKELY = 0.5  # above this the partner is likely to go out

type Reasons = tuple[Text, ...]
type Chosen = tuple[Move, Reasons]


def choose(
    info: TeamInformation,
    legal: tuple[Move, ...],
    evaluating: Callable[[TeamInformation], TeamEvaluation] = TeamEvaluation,
) -> tuple[Move | None, Reasons]:
    """Returns the move and the reasons for it; None for a seat that could only bet and should not.

    The same information state always gives the same move.
    """
    if legal == (PASS,):
        return PASS, (Text.of("why/cannot-beat"),)
    evaluation = evaluating(info)
    kind = legal[-1].kind
    if kind is Kind.EXCHANGE:
        ranked = gifts(evaluation, legal)
        return ranked[0][1], why_give(evaluation, ranked, ranked[0][1])
    if kind is Kind.LEAD:
        return _leader(evaluation, legal)
    weighed = [move for move in sensible(evaluation, legal) if not _opens_in_vain(evaluation, move)]
    only_bets = not weighed
    worth, move = _best((evaluation.worth(move), move) for move in weighed or [PASS])  # as if it passed
    bet = _bet(evaluation, worth, legal) if move.cards or only_bets else None
    if bet is not None or only_bets:
        return bet, (Text.of("why/team-bet", value=bet.value if bet else 0),)
    return move, (*_for_partner(evaluation, move), *reasons_of(evaluation, move, legal))[:_MOST]


def _opens_in_vain(evaluation: TeamEvaluation, move: Move) -> bool:
    """Returns whether a lead from a whole hand is a bomb of odd cards that leaves as many leads to come as before.

    Its points go to the opponents (HT-12), and the lead that it would keep is there already.
    """
    info = evaluation.info
    if move.kind is not Kind.BOMB or info.trick.top is not None or info.hand.bit_count() < info.terms.hand:
        return False
    shape = evaluation.shape
    return not move.cards >> TEAM.wild and shape.without(move.cards).tricks >= shape.without(0).tricks


def _best(weighed: Iterator[tuple[float, Move]]) -> tuple[float, Move]:
    """Returns the highest worth and its move, rounded so that the last bits of a sum never decide."""
    return max((round(worth, 6), move) for worth, move in weighed)


def _bet(evaluation: TeamEvaluation, worth: float, legal: tuple[Move, ...]) -> Move | None:
    """Returns the highest bet that pays, if any does; replacing the partner's takes more."""
    found = standing(evaluation.info.bets, SIDES[evaluation.seat], raises=False)
    more = REPLACES if found else 0.0
    worth += evaluation.nerve
    bets = [move for move in legal if move.kind is Kind.BET and worth >= BETS[move.value] + more]
    return bets[-1] if bets else None


def gifts(evaluation: TeamEvaluation, legal: tuple[Move, ...]) -> list[tuple[float, Move]]:
    """Returns the cards that may be given to the partner, the best first, each with the worth of giving it.

    Best is what the hand can spare and what is likely to match some cards in the partner's hand.
    """
    info = evaluation.info
    unseen, promised, weights = info.unseen, info.promised, evaluation.weights
    share = info.unknown(evaluation.mate) / max(1, unseen.bit_count())

    def worth(move: Move) -> float:
        left = evaluation.left(move.cards, evaluation.shape.without(move.cards))
        rank = same_rank(move)
        company = share * (unseen & rank).bit_count() + (promised & rank).bit_count()
        return (dot(weights.waits, left) + dot(weights.leads, left)) / 2 + FITS * company

    return sorted(((round(worth(move), 6), move) for move in legal if move.kind is Kind.EXCHANGE), reverse=True)


def why_give(evaluation: TeamEvaluation, ranked: list[tuple[float, Move]], gift: Move) -> Reasons:
    """Returns the reason for giving one of the cards ranked by `gifts`, () if there is none."""
    info, rank = evaluation.info, same_rank(gift)
    if info.promised & rank:
        return (Text.of("why/gift-fits", to=evaluation.mate),)
    least = ranked[0][0] - _MISSED
    if not any(move == gift and worth >= least for worth, move in ranked):
        return ()  # the hand misses it more than others
    kept = (info.hand & rank & ~gift.cards).bit_count()
    return (Text.of("why/gift-spare", n=kept) if kept else Text.of("why/gift-lone", to=evaluation.mate),)


def same_rank(gift: Move) -> Cards:
    """Returns all cards of the rank of a card that is given away."""
    return TEAM.rank(LOW + (gift.cards.bit_length() - 1) // TEAM.row)


def _leader(evaluation: TeamEvaluation, legal: tuple[Move, ...]) -> Chosen:
    """Returns the choice of who leads after a bomb."""
    left = evaluation.left(0, evaluation.shape.without(0))
    weights = evaluation.weights
    worth = {evaluation.seat: dot(weights.leads, left), evaluation.mate: dot(weights.mates, left)}
    _, move = _best(
        (worth.get(move.value, dot(weights.waits, left)), move) for move in legal if move.kind is Kind.LEAD
    )
    return move, (Text.of("why/lead", to=move.value),)


def _for_partner(evaluation: TeamEvaluation, move: Move) -> Iterator[Text]:
    """Yields the reasons for a pass or a play that concern the partner."""
    if not move.cards and evaluation.info.trick.holder == evaluation.mate:
        yield Text.of("why/mate-holds", seat=evaluation.mate)
    elif evaluation.features(move).helps > _LIKELY:
        yield Text.of("why/helps-mate", seat=evaluation.mate, cards=evaluation.info.sizes[evaluation.mate])
