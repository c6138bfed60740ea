"""Handrömi: the game object, and every rule between deals."""

from engine.core.base import BaseGame, ranking_of
from engine.core.cards import Card, Deck
from engine.core.lines import Lines
from engine.core.options import Options
from engine.core.state import MatchEnd, Outcome, Setup
from engine.core.table import Text
from engine.games.handromi.bot.policy import choose
from engine.games.handromi.bot.search import SEARCH
from engine.games.handromi.bot.temperaments import TEMPERAMENTS
from engine.games.handromi.bot.weaknesses import WEAKNESSES
from engine.games.handromi.display import DISPLAY
from engine.games.handromi.rules import notation
from engine.games.handromi.rules.facts import facts_of
from engine.games.handromi.rules.hidden import DETERMINIZER
from engine.games.handromi.rules.information import InformationState, Phase, Turn
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import HALF, canonical, deck
from engine.games.handromi.rules.scoring import tied
from engine.games.handromi.rules.state import State
from engine.games.handromi.rules.terms import DEALT, OPTIONS, TURNS, Terms

__all__ = ["Handromi"]


class Handromi(BaseGame[Move, InformationState]):
    """The game for two to four players."""

    name = "handromi"
    seats = range(2, 5)
    options = OPTIONS
    wins = "low"
    max_plies = TURNS * 2 + 4 + 104  # a draw and a discard per turn, a swap per seat, every card laid singly
    notation = notation
    display = DISPLAY
    policy = staticmethod(choose)
    temperaments = TEMPERAMENTS
    weaknesses = WEAKNESSES
    determinizer = DETERMINIZER
    search = SEARCH
    facts = staticmethod(facts_of)

    # -- cards

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck, which is always the same."""
        del seats, options
        return deck()

    # -- between deals

    def first(self, seats: int, options: Options, dealer: int) -> Setup:
        """Returns the setup of the first deal: the seat to the dealer's right begins, HR-8, D-R01."""
        return Setup(seats, options, dealer, (dealer - 1) % seats, (0,) * seats)

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next deal, or the end of the match: HR-1, HR-19, D-R20, D-R22."""
        totals = setup.totals_after(outcome.points)
        again = tied(setup, totals)
        if setup.deal >= setup.options.number("deals") and not again:
            ranking = ranking_of(totals, self.wins)
            count = ranking.count(1)
            code = "match/handromi-won" if count == 1 else "match/handromi-shared"
            text = Text.of(code, seat=ranking.index(1), count=count, points=min(totals))
            return MatchEnd(totals, ranking, text)
        dealer = (setup.dealer - 1) % setup.seats
        while again and dealer not in again:
            dealer = (dealer - 1) % setup.seats
        leader = (dealer - 1) % setup.seats
        while again and leader not in again:
            leader = (leader - 1) % setup.seats
        carry = " ".join(map(str, again))
        return Setup(setup.seats, setup.options, dealer, leader, totals, setup.deal + 1, carry)

    def begins(self, setup: Setup) -> bool:
        """Returns whether a deal may begin like this: all play, or in an extra deal two or more who are tied."""
        tied = [seat for seat in range(setup.seats) if str(seat) in setup.carry.split(" ")]
        extra = " ".join(map(str, tied)) == setup.carry and len(tied) > 1 and {setup.dealer, setup.leader} <= {*tied}
        return not setup.carry or extra

    def deal(self, setup: Setup, cards: tuple[Card, ...]) -> State:
        """Returns the first state of a deal: cards go round to the right one at a time, the bottom one is face up."""
        terms = Terms.of(setup)
        *rest, exchange_card = cards  # HR-7, D-R03
        order = terms.order
        size = DEALT * len(order) + 1  # HR-8
        hands = [0] * setup.seats
        for place, card in enumerate(rest[:size]):
            hands[order[place % len(order)]] |= 1 << card
        return State(
            terms=terms,
            phase=Phase.MELD,  # HR-10: the first player does not draw
            turn=Turn(setup.leader, 0, fresh=terms.swap != "off"),
            hands=tuple(hands),
            stock=tuple(rest[: size - 1 : -1]),
            pile=(),
            exchange_card=exchange_card,
            table=(),
            laid=0,
            known=0,
            opened=(False,) * setup.seats,
            begun=0,
            reshuffles=0,
            turns=0,
            log=Lines(),
            turned=exchange_card % HALF,
            dealt=tuple(map(canonical, hands)),
            draws=((),) * setup.seats,
        )

    def provisional(self, move: Move) -> bool:
        """Returns whether a step may take a move back until the turn ends: all but the draw and the discard."""
        return move.kind not in {Kind.DRAW, Kind.DISCARD}
