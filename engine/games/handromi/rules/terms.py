"""What is fixed for a deal of Handrömi: the table's options as the rules use them, and who plays."""

from dataclasses import dataclass
from functools import lru_cache

from engine.core.options import Option
from engine.core.state import Setup

__all__ = ["DEALT", "OPENING", "OPTIONS", "RESHUFFLES", "TURNS", "Terms"]

OPENING = 51  # HR-12
DEALT = 14  # HR-8
RESHUFFLES = 5  # D-R19
TURNS = 700  # D-R19: more than a deal can have if every card taken is laid

OPTIONS = (
    Option("deals", "choice", "5", ("1", "3", "5", "7")),  # D-R22
    Option("exchangeSwap", "choice", "everyFirstTurn", ("everyFirstTurn", "firstPlayer", "off")),  # D-R04
    Option("firstTurnMeld", "switch", "on", ("on", "off")),  # D-R06
    Option("aceLowForOpening", "choice", "10", ("10", "1")),  # D-R07
    Option("cleanHand", "choice", "emptyTable", ("emptyTable", "noLayoff")),  # D-R16
    Option("unmeldedPenalty", "choice", "replace", ("replace", "add")),  # D-R17
    Option("tie", "choice", "shared", ("shared", "extraDeal")),  # D-R20
    Option("openedTake", "choice", "mustLay", ("mustLay", "free")),  # D-R09
    Option("freeFirstDiscard", "switch", "off", ("off", "on")),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """The options of a deal; `order` are the seats that play in it, in turn order from the one with 15 cards."""

    setup: Setup
    order: tuple[int, ...]
    extra: bool
    swap: str
    first_meld: bool
    low: bool
    no_layoff: bool
    adds: bool
    free_take: bool
    free_first: bool

    @staticmethod
    @lru_cache(maxsize=64)
    def of(setup: Setup) -> "Terms":
        """Returns the terms of a deal."""
        options = setup.options
        playing = list(range(setup.seats))
        if setup.carry:  # D-R20: in an extra deal only the tied play
            playing = [int(seat) for seat in setup.carry.split()]
        turns = [(setup.leader - step) % setup.seats for step in range(setup.seats)]  # HR-6, D-R01: to the right
        return Terms(
            setup=setup,
            order=tuple(seat for seat in turns if seat in playing),
            extra=bool(setup.carry),
            swap=options["exchangeSwap"],
            first_meld=options.on("firstTurnMeld"),
            low=options["aceLowForOpening"] == "1",
            no_layoff=options["cleanHand"] == "noLayoff",
            adds=options["unmeldedPenalty"] == "add",
            free_take=options["openedTake"] == "free",
            free_first=options.on("freeFirstDiscard"),
        )

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.setup.seats

    def after(self, seat: int) -> int:
        """Returns the seat whose turn comes after another's: HR-6."""
        order = self.order
        return order[(order.index(seat) + 1) % len(order)]
