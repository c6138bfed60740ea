"""Where a match begins: with its first deal, or with one that was a later deal of another match."""

import re
from collections.abc import Callable
from dataclasses import replace

from engine.core.match import AnyGame
from engine.core.record import Block, number_of
from engine.core.state import Seat, Setup

__all__ = ["like", "start_of"]

type Start = Callable[[Setup], Setup]

_NUMBER = re.compile(r"[0-9]{1,6}")
_TOTALS = re.compile(r"-?[0-9]{1,6}(?: -?[0-9]{1,6})*")


def like(game: AnyGame, later: Setup) -> Start:
    """Returns a function that makes a first setup begin like a later one, or raises ValueError if no deal can."""
    return _from(game, later.deal, later.leader, later.totals, later.carry)


def start_of(game: AnyGame, block: Block) -> Start | None:
    """Returns the same for the head of a record's first deal; None for deal 1 or an incomplete head."""
    number, leader, totals = (block.tag(name) or "" for name in ("Deal", "Leader", "Totals"))
    if not (_NUMBER.fullmatch(number) and _NUMBER.fullmatch(leader) and _TOTALS.fullmatch(totals)):
        return None
    if number_of(number) < 2:
        return None
    sums = tuple(map(int, totals.split()))
    return _from(game, number_of(number), number_of(leader), sums, block.tag("Carry") or "")


def _from(game: AnyGame, deal: int, leader: Seat, totals: tuple[int, ...], carry: str) -> Start:
    def start(first: Setup) -> Setup:
        setup = replace(first, deal=deal, leader=leader, totals=totals, carry=carry)
        if len(totals) != setup.seats or leader >= setup.seats or not game.begins(setup):
            raise ValueError(f"no deal {deal} begins with the totals {totals} and {carry!r}")
        return setup

    return start
