"""Haggis for two and three players: the game object, and every rule between deals."""

from engine.core.base import ranking_of
from engine.core.cards import Deck
from engine.core.options import Options
from engine.core.state import MatchEnd, Outcome, Setup
from engine.core.table import Text
from engine.games.haggis.bot.policy import choose
from engine.games.haggis.bot.search import SEARCH
from engine.games.haggis.bot.temperaments import TEMPERAMENTS
from engine.games.haggis.bot.weaknesses import WEAKNESSES
from engine.games.haggis.display import DISPLAY
from engine.games.haggis.family import Family
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.facts import facts_of
from engine.games.haggis.rules.hidden import DETERMINIZER
from engine.games.haggis.rules.information import InformationState, Phase
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.pack import DEALT, deal_out, deck_of
from engine.games.haggis.rules.state import State
from engine.games.haggis.rules.terms import OPTIONS, Terms
from engine.games.haggis.rules.trick import EMPTY

__all__ = ["Haggis"]


class Haggis(Family[InformationState]):
    """The game for two and three players."""

    name = "haggis"
    seats = range(2, 4)
    options = OPTIONS
    layout = HAGGIS
    words = notation.WORDS
    display = DISPLAY
    policy = staticmethod(choose)
    temperaments = TEMPERAMENTS
    weaknesses = WEAKNESSES
    search = SEARCH
    facts = staticmethod(facts_of)
    determinizer = DETERMINIZER
    max_plies = 51 * (1 + 2 + 1) + 3  # for each of 51 cards a play, two passes and a gift; a bet per seat

    # -- cards

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck; under an option its cards count one point each."""
        return deck_of(seats, options["cardPoints"] == "classic")

    # -- between deals

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next deal, or the end of the match."""
        totals = setup.totals_after(outcome.points)
        winner = outcome.finishers[0]
        high = _only(totals, max(totals))
        if high is not None and totals[high] >= setup.options.number("target"):  # H23-30, D-H34
            return MatchEnd(totals, ranking_of(totals), Text.of("match/won", seat=high, points=totals[high]))
        dealer = winner if high is None else high  # H23-28, D-H33
        low = _only(totals, min(totals))
        if low is None:  # H23-29, D-H33
            low = winner if setup.options["tieLead"] == "lastWinner" else (dealer + 1) % setup.seats
        return Setup(setup.seats, setup.options, dealer, low, totals, setup.deal + 1)

    def deal(self, setup: Setup, cards: tuple[int, ...]) -> State:
        """Returns the first state of a deal: number cards go round one at a time, the last ones are the haggis."""
        *hands, haggis = deal_out(HAGGIS, cards, setup.seats, setup.dealer, DEALT)
        return State(
            terms=Terms.of(setup),
            hands=tuple(hand | HAGGIS.wilds for hand in hands),  # H23-4
            haggis=haggis,  # H23-6
            phase=Phase.LEAD,
            turn=setup.leader,
            bets=(None,) * setup.seats,
            trick=EMPTY,
            piles=(0,) * setup.seats,
            tricks=(),
            outs=(),
        )


def _only(totals: tuple[int, ...], total: int) -> int | None:
    """Returns the only seat with a total, None if several have it."""
    return totals.index(total) if totals.count(total) == 1 else None
