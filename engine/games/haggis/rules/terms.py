"""What is fixed for a deal: the table's options as the rules use them."""

from dataclasses import dataclass, field

from engine.core.cards import Cards, Deck
from engine.core.options import Option
from engine.core.state import Setup
from engine.games.haggis.rules.layout import HAGGIS, CardLayout
from engine.games.haggis.rules.moves import Move
from engine.games.haggis.rules.pack import HAND, deck_of, points_of

__all__ = ["BETS", "OPTIONS", "AnyTerms", "Terms"]

BETS = (0, 15, 30)  # H23-7: no bet, a small one, a big one

OPTIONS = (
    Option("target", "number", "250", ("250", "350"), range=(50, 1000)),  # H23-30
    Option("bombRule3p", "choice", "choose", ("choose", "tournament"), seats=(3,)),  # D-H23, H3T-1
    Option("firstOutBonus", "choice", "5", ("5", "0"), seats=(3,)),  # D-H22
    Option("tieLead", "choice", "leftOfDealer", ("leftOfDealer", "lastWinner")),  # D-H33
    Option("cardPoints", "choice", "classic", ("classic", "everyCard1")),
    Option("bets", "switch", "on", ("on", "off")),
    Option("showCaptured", "switch", "on", ("on", "off")),  # D-H35
)


@dataclass(frozen=True, slots=True)
class AnyTerms:
    """What every game of the family fixes for a deal: its setup, who plays with whom, the cards, the size of a hand.

    Everything else follows from the setup.
    """

    setup: Setup
    seats: int
    sides: tuple[int, ...] = field(compare=False, repr=False)
    layout: CardLayout = field(compare=False, repr=False)
    deck: Deck = field(compare=False, repr=False)
    hand: int = field(compare=False, repr=False)

    def points(self, cards: Cards) -> int:
        """Returns what captured cards, a mask of deck ids, are worth."""
        raise NotImplementedError

    def allowed(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Returns the combinations that the table's options allow; bots weigh their odds as if all were allowed."""
        return moves


@dataclass(frozen=True, slots=True)
class Terms(AnyTerms):
    """The setup of a deal of Haggis and its options, read once.

    `bonus` is what the first player out gets in addition, `tournament` gives bomb tricks away by rule, `classic`
    counts the points printed on the cards instead of one for each.
    """

    bonus: int
    tournament: bool
    classic: bool
    bets: bool
    show_captured: bool

    @staticmethod
    def of(setup: Setup) -> "Terms":
        """Returns the terms of a deal."""
        options = setup.options
        three = setup.seats == 3
        classic = options["cardPoints"] == "classic"
        return Terms(
            setup=setup,
            seats=setup.seats,
            sides=tuple(range(setup.seats)),
            layout=HAGGIS,
            deck=deck_of(setup.seats, classic),
            hand=HAND,
            bonus=options.number("firstOutBonus") if three else 0,  # H3-5
            tournament=three and options["bombRule3p"] == "tournament",
            classic=classic,
            bets=options.on("bets"),
            show_captured=options.on("showCaptured"),
        )

    def points(self, cards: Cards) -> int:
        """Returns what captured cards are worth: H23-3, or one point each."""
        return points_of(cards, self.classic)
