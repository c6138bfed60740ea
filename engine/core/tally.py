"""The tally of a deal that is over: what is counted for each seat, for statistics."""

import zlib
from collections.abc import Mapping

from engine.core.match import Match

__all__ = ["COMMON", "is_played_by_person", "sign", "tally"]

COMMON = ("points", "won", "moves")  # what is counted in every game


def tally(match: Match) -> tuple[Mapping[str, int] | None, ...]:
    """Returns each seat's numbers at the end of a deal, by name; None for a seat that sat out.

    `won` is 1 for a seat with the best points, unless all are equal. Raises ValueError before the end.
    """
    outcome = match.outcome
    if outcome is None:
        raise ValueError("this deal is still played, or was given up")
    points = outcome.points
    best = max(points) if match.game.wins == "high" else min(points)
    worst = min(points) if match.game.wins == "high" else max(points)
    movers = [seat for seat, _ in match.moves]
    found: list[Mapping[str, int] | None] = []
    for seat, facts in enumerate(match.game.facts(match.state) or ({},) * len(points)):
        won = int(best != worst and points[seat] == best)
        common = {"points": points[seat], "won": won, "moves": movers.count(seat)}
        found.append(None if facts is None else {**common, **facts})
    return tuple(found)


def is_played_by_person(match: Match, seat: int) -> bool:
    """Returns whether a person sat at a seat when its deal began, and when it ended."""
    return match.sitting[seat].kind == match.players[seat].kind == "human"


def sign(match: Match) -> str:
    """Returns a fingerprint of the deal, made from its cards and its moves."""
    moves = [f"{seat}:{text}" for seat, text in match.moves]
    return f"{zlib.crc32('\n'.join([match.game.name, *match.names, *moves]).encode()):08x}"
