"""Where a match begins: with its first deal, or with one that was a later deal of another match."""

import re
from collections.abc import Callable
from dataclasses import replace

from engine.core.match import AnyGame
from engine.core.record import Block, number_of
from engine.core.state import Setup

__all__ = ["like", "start_of"]

type Start = Callable[[Setup], Setup]

_NUMBER = re.compile(r"[0-9]{1,6}")
_TOTALS = re.compile(r"-?[0-9]{1,6}(?: -?[0-9]{1,6})*")


def like(game: AnyGame, later: Setup) -> Start:
    """Returns what makes the setup of a first deal begin like a later one; it raises ValueError where none does."""

    def start(first: Setup) -> Setup:
        setup = replace(first, deal=later.deal, leader=later.leader, totals=later.totals, carry=later.carry)
        if len(setup.totals) != setup.seats or setup.leader >= setup.seats or not game.begins(setup):
            raise ValueError(f"no deal {setup.deal} begins with the totals {setup.totals} and {setup.carry!r}")
        return setup

    return start


def start_of(game: AnyGame, block: Block) -> Start | None:
    """Returns the same for the head of a record's first deal, None where that is deal 1 or says too little."""
    number, leader, totals = (block.tag(name) or "" for name in ("Deal", "Leader", "Totals"))
    if not (_NUMBER.fullmatch(number) and _NUMBER.fullmatch(leader) and _TOTALS.fullmatch(totals)):
        return None
    if number_of(number) < 2:
        return None

    def start(first: Setup) -> Setup:
        sums = tuple(map(int, totals.split()))
        later = replace(
            first, deal=number_of(number), leader=number_of(leader), totals=sums, carry=block.tag("Carry") or ""
        )
        return like(game, later)(first)

    return start
