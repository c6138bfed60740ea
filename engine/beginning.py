"""Beginning: makes the new matches that requests ask for, fresh or from an old match, some with moves made."""

from collections.abc import Callable

from engine.core import registry
from engine.core.excerpt import again
from engine.core.match import Match, create
from engine.core.state import Seat
from engine.wire import Fault, Request

__all__ = ["begun"]


def begun(request: Request, load: Callable[[str], Match]) -> Match:
    """Returns the new match that a request asks for; `load` reads a record."""
    match = _like(load(request.text("again")), request) if request.has("again") else _new(request)
    for seat, text in request.moves():
        match = match.play(_seated(match, seat), text)
    return match


def _new(request: Request) -> Match:
    game = registry.game(request.text("game"))
    players = request.players(game)
    decks = request.decks()
    return create(
        game,
        players,
        request.options(),
        request.seed("" if decks else None),
        dealer=request.number("dealer", 0, game.seats[-1] - 1) if request.has("dealer") else None,
        decks=decks,
    )


def _like(old: Match, request: Request) -> Match:
    return again(old, request.players(old.game) if request.has("seats") else old.players)


def _seated(match: Match, seat: Seat) -> Seat:
    """Returns the seat; raises Fault if the match has no such seat."""
    if seat >= match.setup.seats:
        raise Fault("request/field", f"moves: nobody sits at seat {seat}", field="moves")
    return seat
