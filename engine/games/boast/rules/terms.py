"""What is fixed for a deal: the table's options as the rules use them."""

from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.cards import Deck
from engine.core.options import Option
from engine.core.state import Setup
from engine.games.boast.rules.pack import WANTED, deck_of

__all__ = ["GOAL", "OPTIONS", "Terms"]

GOAL = 5  # BN-12

OPTIONS = (
    Option("towerMoves", "choice", "whenDecisive", ("whenDecisive", "everyTrick")),  # D-B01
    Option("leftover", "choice", "faceUp", ("faceUp", "faceDown")),  # BN-13, D-B08
    Option("nextStart", "choice", "lastTrick", ("lastTrick", "rotate")),  # D-B09
    Option("towerNewRound", "choice", "reshuffle", ("reshuffle", "keep")),  # D-B10
    Option("tie", "choice", "playOn", ("playOn", "shared")),  # D-B12
    Option("cap", "switch", "on", ("on", "off")),  # D-B11
)


@dataclass(frozen=True, slots=True)
class Terms:
    """The setup of a deal and what follows from it.

    `wanted` is the number of tricks to take exactly. `every_trick` means that a chip moves after every trick,
    `left_open` that the cards left over are face up, `capped` that nobody overshoots the goal on reaching it.
    """

    setup: Setup
    seats: int = field(compare=False, repr=False)
    deck: Deck = field(compare=False, repr=False)
    wanted: int = field(compare=False, repr=False)
    every_trick: bool = field(compare=False, repr=False)
    left_open: bool = field(compare=False, repr=False)
    capped: bool = field(compare=False, repr=False)

    @staticmethod
    @lru_cache(maxsize=16)
    def of(setup: Setup) -> "Terms":
        """Returns the terms of a deal."""
        options = setup.options
        return Terms(
            setup=setup,
            seats=setup.seats,
            deck=deck_of(setup.seats),
            wanted=WANTED[setup.seats],
            every_trick=options["towerMoves"] == "everyTrick",
            left_open=options["leftover"] == "faceUp",
            capped=options.on("cap"),
        )
