"""Beginning: makes the new matches and deals that requests ask for, some with moves made."""

from collections.abc import Callable

from engine.core import registry
from engine.core.excerpt import same_cards
from engine.core.match import Match, create
from engine.core.state import Seat
from engine.wire import Fault, Request

__all__ = ["begun", "continued"]


def begun(request: Request, load: Callable[[str], Match]) -> Match:
    """Returns the new match that a request asks for; `load` reads a record."""
    match = _like(load(request.text("again")), request) if request.has("again") else _new(request)
    for seat, text in request.moves():
        match = match.play(_seated(match, seat), text)
    return match


def continued(request: Request, match: Match) -> Match:
    """Returns the match with the next deal begun, with the deck or from the shares that a request may name."""
    shares = _shares(request, "deck")
    return match.next(request.names("deck") if request.has("deck") else None, shares=shares)


def _shares(request: Request, *others: str) -> tuple[str, ...]:
    """Returns the shares of a request; raises Fault if there are any beside another field that sets the cards."""
    shares = request.shares()
    for other in others if shares else ():
        if request.has(other):
            raise Fault(
                "request/field", f"shares: {other} sets the cards, so they cannot follow from shares", field="shares"
            )
    return shares


def _new(request: Request) -> Match:
    game = registry.game(request.text("game"))
    players = request.players(game)
    shares = _shares(request, "decks")
    decks = request.decks()
    return create(
        game,
        players,
        request.options(),
        request.seed("" if decks or shares else None),
        dealer=request.number("dealer", 0, game.seats[-1] - 1) if request.has("dealer") else None,
        decks=decks,
        shares=shares,
    )


def _like(old: Match, request: Request) -> Match:
    _shares(request, "again")
    return same_cards(old, request.players(old.game) if request.has("seats") else old.players)


def _seated(match: Match, seat: Seat) -> Seat:
    """Returns the seat; raises Fault if the match has no such seat."""
    if seat >= match.setup.seats:
        raise Fault("request/field", f"moves: nobody sits at seat {seat}", field="moves")
    return seat
