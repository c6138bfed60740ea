"""Moments: finds the deal, or the moment of a match, that a request is about."""

from collections.abc import Iterable, Sequence

from engine.core import replay
from engine.core.match import Match
from engine.wire import Fault, Request

__all__ = ["deal_in", "finished_deal", "moment_in", "past_in", "ply_in", "settled", "spot_in"]

_MOST = 1_000_000  # more deals, and plies, than any match has


def deal_in(request: Request, match: Match) -> int:
    """Returns the number of the deal that a request asks for."""
    return request.number("deal", match.deals[0].setup.deal, match.setup.deal)


def finished_deal(match: Match, number: int, what: str) -> Match:
    """Returns the match at the end of a deal; raises Fault, with `what` in its detail, while the deal is running."""
    deal = replay.deal_of(match, number)
    if not deal.deal_over:
        raise Fault("deal/running", f"deal {number} is still played: {what} when it is over")
    return deal


def moment_in(request: Request, match: Match) -> Match:
    """Returns the match at the moment that a request asks for, or as it stands if it asks for none."""
    moment = request.moment()
    try:
        return match if moment is None else replay.at(match, *moment)
    except ValueError as error:
        raise Fault("request/field", str(error), field="at") from None


def past_in(request: Request, match: Match) -> Match:
    """Returns the match at a moment of a finished deal, where nothing is hidden any more."""
    there = moment_in(request, match)
    finished_deal(match, there.setup.deal, "its cards are open")
    return there


def ply_in(request: Request, match: Match) -> int:
    """Returns the ply of the moment that a request names; raises Fault if it is not in the match's present deal."""
    moment = request.moment()
    if moment is None:
        raise Fault("request/field", "the field at is missing", field="at")
    deal, ply = moment
    if deal != match.setup.deal:
        raise Fault("request/field", f"the match is in deal {match.setup.deal}, not in deal {deal}", field="at")
    if not 0 <= ply <= match.plies:
        raise Fault("request/field", f"deal {deal} has {match.plies} moves, there is no ply {ply}", field="at")
    return ply


def settled(deals: Iterable[Match]) -> list[Match]:
    """Returns those deals that have a settlement: one that was given up has none."""
    return [deal for deal in deals if deal.outcome is not None]


def spot_in(request: Request, deals: Sequence[Match]) -> tuple[Match, int] | None:
    """Returns the deal that a request names, else the last one, and the ply, at most its last; None without deals."""
    number, ply = (request.number(name, 0, _MOST) if request.has(name) else 0 for name in ("deal", "ply"))
    if not deals:
        return None
    deal = next((one for one in deals if one.setup.deal == number), deals[-1])
    return deal, min(ply, deal.plies)
