"""The toy game: the game object, and every rule between deals."""

from engine.core.base import BaseGame, ranking_of
from engine.core.cards import Card, Deck
from engine.core.options import Options
from engine.core.state import MatchEnd, Outcome, Setup
from engine.core.table import Text
from tests.core.toy.bot.policy import choose
from tests.core.toy.display import DISPLAY
from tests.core.toy.rules import notation
from tests.core.toy.rules.hidden import DETERMINIZER
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Move
from tests.core.toy.rules.pack import DECKS, HELD
from tests.core.toy.rules.state import State
from tests.core.toy.rules.terms import OPTIONS, TURNS

__all__ = ["Toy"]


class Toy(BaseGame[Move, InformationState]):
    """The game for two or three players."""

    name = "toy"
    seats = range(2, 4)
    options = OPTIONS
    max_plies = 3 + 3 + 2 * TURNS * 3
    notation = notation
    display = DISPLAY
    policy = staticmethod(choose)
    determinizer = DETERMINIZER
    position: type[State] = State  # tests play the toy with states of their own

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck, which no option changes."""
        del options
        return DECKS[seats]

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next deal, or the end of the match."""
        totals = setup.totals_after(outcome.points)
        best = max(totals)
        if best >= setup.options.number("target") and totals.count(best) == 1:
            return MatchEnd(totals, ranking_of(totals), Text.of("toy/target"))
        dealer = (setup.dealer + 1) % setup.seats
        carry = str(outcome.points.index(max(outcome.points)))
        leader = (dealer + 1) % setup.seats
        return Setup(setup.seats, setup.options, dealer, leader, totals, setup.deal + 1, carry)

    def begins(self, setup: Setup) -> bool:
        """Returns whether a deal may begin like this: its carry is empty or the best seat of the deal before."""
        return setup.carry in {"", *map(str, range(setup.seats))}

    def deal(self, setup: Setup, cards: tuple[Card, ...]) -> State:
        """Returns the first state of a deal: cards go round one at a time from the leader, the rest is the stock."""
        seats = setup.seats
        hands = [0] * seats
        for place in range(HELD * seats):
            hands[(setup.leader + place) % seats] |= 1 << cards[place]
        none = (0,) * seats
        return self.position(
            setup=setup,
            turn=setup.leader,
            hands=tuple(hands),
            gifts=none,
            burned=none,
            stock=cards[HELD * seats :],
            pile=(),
            known=tuple(hands),
            dropped=((),) * seats,
            knocked=(False,) * seats,
            fresh=setup.options.on("mixed"),
        )
