"""Answers: games, players, settled deals, their moves and provenance, lost lines, as JSON values for replies."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.bots.levels import LEVELS
from engine.core.look import look
from engine.core.match import AnyGame, Match, Player, all_options
from engine.core.options import Option, settle
from engine.core.provenance import Provenance
from engine.core.record import Lost
from engine.core.table import CAPTURE, PLAY
from engine.core.tally import is_played_by_person, sign, tally
from engine.core.wire import to_json

__all__ = ["deal_json", "game_json", "lost_json", "moves_json", "player_json", "provenance_json", "tally_json"]


def game_json(game: AnyGame) -> Mapping[str, Any]:
    """Returns what a page needs to know about a game before a match of it begins."""
    options = all_options(game)
    settled = {seats: settle(options, {}, seats) for seats in game.seats}
    decks = {seats: game.deck(seats, settled[seats]) for seats in game.seats}
    return {
        "name": game.name,
        "rules": game.rules_version,
        "best": game.wins,
        "seats": list(game.seats),
        "sides": {str(seats): list(game.sides(game.first(seats, settled[seats], 0))) for seats in game.seats},
        "decks": {str(seats): [deck.names[card] for card in deck.ids] for seats, deck in decks.items()},
        "faces": {
            deck.names[card]: {
                "rank": deck.faces[card].rank,
                "suit": deck.faces[card].suit,
                "points": deck.faces[card].points,
            }
            for deck in decks.values()
            for card in deck.ids
        },
        "options": [_option(option) for option in options],
        "levels": list(LEVELS),
        "temperaments": list(game.temperaments),
    }


def _option(option: Option) -> Mapping[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "choices": [*option.words, *option.choices],
        "range": list(option.range) if option.range else None,
        "seats": list(option.seats),
    }


def player_json(player: Player) -> Mapping[str, Any]:
    """Returns a player in the form that a request for a new match takes."""
    return {"kind": player.kind, "name": player.name, "level": player.level, "temperament": player.temperament}


def lost_json(lost: Lost) -> Mapping[str, Any]:
    """Returns a lost line of a record."""
    return {"line": lost.line, "text": lost.text, "code": lost.code, "detail": lost.detail}


def deal_json(match: Match) -> Mapping[str, Any]:
    """Returns the settlement of a finished deal; raises ValueError if the deal has none."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("this deal is still played")
    return {
        "deal": match.setup.deal,
        "plies": match.plies,
        "points": list(outcome.points),
        "totals": list(match.totals),
        "order": list(outcome.finishers),
        "reason": to_json(outcome.reason),
        "parts": to_json(outcome.rows),
    }


def moves_json(deal: Match) -> Mapping[str, Any]:
    """Returns the moves of a finished deal, and after how many of them its tricks were taken."""
    log = look(deal, None).log
    tricks = [entry.ply for entry in log if entry.kind == CAPTURE]
    led = next((entry.ply - 1 for entry in log if entry.kind == PLAY), 0) if tricks else 0
    game = deal.game
    moves = [{"seat": seat, "text": text, "cards": game.about(game.read(text))["cards"]} for seat, text in deal.moves]
    return {"moves": moves, "tricks": tricks, "led": led}


def provenance_json(provenance: Provenance) -> Mapping[str, Any]:
    """Returns where the deck and the shuffles of a deal came from."""
    return {
        "deal": provenance.deal,
        "deck": provenance.deck,
        "shares": list(provenance.shares),
        "commitment": provenance.commitment,
        "shuffles": list(provenance.shuffles),
    }


def tally_json(match: Match, deals: Iterable[Match]) -> Mapping[str, Any]:
    """Returns each seat's tally of settled deals."""
    return {
        "game": match.game.name,
        "places": list(match.end.ranking) if match.end else None,
        "deals": [{"deal": deal.setup.deal, "sign": sign(deal), "seats": _counts(deal)} for deal in deals],
    }


def _counts(deal: Match) -> list[Mapping[str, Any] | None]:
    return [
        counts and {"person": is_played_by_person(deal, seat), "counts": counts}
        for seat, counts in enumerate(tally(deal))
    ]
