"""Scoring a round: one point for the exact number of tricks, two for none."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.state import Outcome, Setup
from engine.core.table import Row, Text
from engine.games.boast.rules.terms import GOAL, Terms
from engine.games.boast.rules.tower import SPELT, Tower

__all__ = ["EXACT", "NOTHING", "Ending", "points_for", "settle", "tied"]

EXACT = 1  # BN-11
NOTHING = 2  # BN-11


@dataclass(frozen=True)
class Ending(Outcome):
    """The end of a round: the points, who took the last trick, and the tower at that moment."""

    winner: int
    tower: Tower


def points_for(tricks: int, wanted: int) -> int:
    """Returns what a number of tricks scores, never for both goals at once: D-B13."""
    if tricks == wanted:
        return EXACT
    return 0 if tricks else NOTHING


def tied(setup: Setup, totals: tuple[int, ...]) -> list[int]:
    """Returns the seats that tie for the win and play on, [] if nobody does: D-B12."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    again = max(totals) >= GOAL and len(best) > 1 and setup.options["tie"] == "playOn"
    return best if again else []


def settle(terms: Terms, taken: Sequence[int], winner: int, tower: Tower) -> Ending:
    """Returns the outcome of a round, from the tricks of each seat, the last winner and the tower."""
    setup = terms.setup
    rows = tuple(tuple(_rows(terms, tricks, total)) for tricks, total in zip(taken, setup.totals, strict=True))
    points = tuple(sum(row.points for row in mine) for mine in rows)
    totals = setup.totals_after(points)
    again = tied(setup, totals)
    reason = Text.of("deal/boast-over", seat=winner, tower=SPELT[tower])
    if again:
        count = len(again)
        reason = Text.of("deal/boast-again", seat=winner, tower=SPELT[tower], count=count, points=max(totals))
    return Ending(points, rows, (), reason, winner, tower)


def _rows(terms: Terms, tricks: int, total: int) -> list[Row]:
    points = points_for(tricks, terms.wanted)
    code = ("score/boast-missed", "score/boast-exact", "score/boast-nothing")[points]
    rows = [Row(Text.of(code, tricks=tricks, wanted=terms.wanted), points)]
    over = total + points - GOAL
    # D-B11: a player who gets to five stops there; D-B12: once there, further points count in full.
    if terms.capped and total < GOAL and over > 0:
        rows.append(Row(Text.of("score/boast-cap", goal=GOAL), -over))
    return rows
