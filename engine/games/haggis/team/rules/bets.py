"""Bets of a team: one stands at a time, and the partner may put a higher one in its place."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.rules.terms import BETS, SIDES

__all__ = ["Standing", "offers", "standing"]

type Bets = Sequence[int | None]

_MOVES = tuple(Move(Kind.BET, value=value) for value in BETS)


class Standing(NamedTuple):
    """The bet of a team: who is to be out first, and for how much."""

    bettor: int
    value: int


def standing(bets: Bets, side: int, *, raises: bool) -> Standing | None:
    """Returns the bet that stands for a side, from what each seat announced; None where there is none.

    A later announcement of the partner is always the higher one. It stands for himself, or where a bet is only
    raised for the one who bet first (D-T11).
    """
    announced = sorted((value, seat) for seat, value in enumerate(bets) if value and SIDES[seat] == side)
    if not announced:
        return None
    return Standing(announced[0 if raises else -1][1], announced[-1][0])


def offers(bets: Bets, seat: int) -> tuple[Move, ...]:
    """Returns the bets that a seat may still announce: once, and only more than its partner has bet."""
    if bets[seat] is not None:  # D-T12, D-H29
        return ()
    found = standing(bets, SIDES[seat], raises=False)
    if found is None:
        return _MOVES
    higher = tuple(move for move in _MOVES if move.value > found.value)  # HT-17
    return (_MOVES[0], *higher) if higher else ()
