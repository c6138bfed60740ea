"""What is fixed for a deal of Haggis Team: the cards, the sides, and the table's options as the rules use them."""

from dataclasses import dataclass
from functools import cache

from engine.core.cards import Cards, Deck
from engine.core.options import Option
from engine.core.state import Setup
from engine.games.haggis.rules.layout import TEAM, WILDS
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.pack import make_deck
from engine.games.haggis.rules.terms import AnyTerms

__all__ = ["BETS", "DEALT", "OPTIONS", "ROUNDS", "SEATS", "SIDES", "SWAPS", "TeamTerms", "mate_of", "team_deck"]

SEATS = 4
SIDES = (0, 1, 0, 1)  # HT-1: partners sit opposite
DEALT = 18  # HT-4
SWAPS = 2  # HT-7
BETS = (10, 30, 60)  # HT-17: baby, little, big
ROUNDS = 4  # HT-19

OPTIONS = (
    Option("end", "number", f"{ROUNDS}rounds", ("250", "350"), range=(50, 1000), words=(f"{ROUNDS}rounds",)),  # D-T16
    Option("betBeforeExchange", "switch", "off", ("off", "on")),  # D-T13
    Option("teamBetRaise", "choice", "own", ("own", "partner")),  # D-T11
    Option("leadAfterOut", "choice", "left", ("left", "partner")),  # D-T06
    Option("identicalInRuns", "switch", "on", ("on", "off")),  # D-T02
)


def mate_of(seat: int) -> int:
    """Returns the partner of a seat."""
    return (seat + 2) % SEATS


@cache
def team_deck() -> Deck:
    """Returns the deck: two French packs without aces, J Q K from one of them only, no points on any card."""
    return make_deck(TEAM, SEATS, TEAM.row, lambda _: 0)  # HT-2, D-T03


@dataclass(frozen=True, slots=True)
class TeamTerms(AnyTerms):
    """The setup of a deal and its options, read once.

    `early` opens the bets before the exchange, `raises` leaves a raised bet with the partner who made it,
    `hands_over` gives the lead of a winner who is out to the partner, `twins` allows identical cards in runs of sets.
    """

    early: bool
    raises: bool
    hands_over: bool
    twins: bool

    @staticmethod
    def of(setup: Setup) -> "TeamTerms":
        """Returns the terms of a deal."""
        options = setup.options
        return TeamTerms(
            setup=setup,
            seats=SEATS,
            sides=SIDES,
            layout=TEAM,
            deck=team_deck(),
            hand=DEALT + len(WILDS),
            early=options.on("betBeforeExchange"),
            raises=options["teamBetRaise"] == "partner",
            hands_over=options["leadAfterOut"] == "partner",
            twins=options.on("identicalInRuns"),
        )

    def points(self, cards: Cards) -> int:
        """Returns what captured cards are worth: one point each, HT-16, D-T10."""
        return cards.bit_count()

    def allowed(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Returns the combinations that are allowed: under an option, no run with identical cards in it."""
        if self.twins:
            return moves
        return tuple(move for move in moves if move.kind is not Kind.RUN or not move.cards & TEAM.uppers)  # D-T02
