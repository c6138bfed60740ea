"""Bets of a team: one stands at a time, and its bettor's partner may replace it with a higher one."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.rules.terms import BETS, SIDES

__all__ = ["NO_BET", "Standing", "offers", "standing"]

type Bets = Sequence[int | None]

NO_BET = Move(Kind.BET, value=0)  # in records from before D-T12 was revised: it means nothing and binds nobody

_MOVES = tuple(Move(Kind.BET, value=value) for value in BETS)


class Standing(NamedTuple):
    """The bet of a team: who is to be out first, and for how much."""

    bettor: int
    value: int


def standing(bets: Bets, side: int, *, raises: bool) -> Standing | None:
    """Returns the bet that stands for a side, from what each seat announced; None if there is none.

    `bets` are the last announcement of each seat; what a side announces only ever goes up. So the higher one counts:
    for the player who made it or, if a bet is only raised, for the one who bet first and made the lower one (D-T11).
    """
    announced = sorted((value, seat) for seat, value in enumerate(bets) if value and SIDES[seat] == side)
    if not announced:
        return None
    return Standing(announced[0 if raises else -1][1], announced[-1][0])


def offers(bets: Bets, seat: int, *, raises: bool) -> tuple[Move, ...]:
    """Returns the bets that a seat may announce: more than the partner's if that one stands, none if its own does."""
    found = standing(bets, SIDES[seat], raises=raises)
    if found is None:
        return _MOVES
    if found.bettor == seat:  # D-T12
        return ()
    return tuple(move for move in _MOVES if move.value > found.value)  # HT-17
