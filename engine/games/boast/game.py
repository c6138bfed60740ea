"""Boast or Nothing: the game object, and every rule between rounds."""

from engine.core.base import BaseGame, ranking_of
from engine.core.cards import Card, Cards, Deck
from engine.core.options import Options
from engine.core.rng import SplitMix64
from engine.core.search import Losses
from engine.core.state import MatchEnd, Outcome, Setup
from engine.core.table import Text
from engine.games.boast.bot.policy import choose
from engine.games.boast.bot.search import SEARCH
from engine.games.boast.bot.temperaments import TEMPERAMENTS
from engine.games.boast.bot.weaknesses import WEAKNESSES
from engine.games.boast.display import DISPLAY
from engine.games.boast.rules import notation
from engine.games.boast.rules.facts import facts_of
from engine.games.boast.rules.hidden import DETERMINIZER
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import (
    CHIP,
    COLOUR_LETTERS,
    COLOURS,
    HAND,
    NONE,
    canonical,
    deck_of,
)
from engine.games.boast.rules.scoring import Ending, tied
from engine.games.boast.rules.state import Dealt, State
from engine.games.boast.rules.terms import GOAL, OPTIONS, Terms
from engine.games.boast.rules.tower import SPELT, tower_of

__all__ = ["Boast"]

# _MASKS[card]: the mask of that card alone.
_MASKS: tuple[Cards, ...] = tuple(1 << card for card in range(CHIP))


class Boast(BaseGame[Move, InformationState]):
    """The game for three to five players; the player left of the dealer leads the first round (BN-5, D-B09)."""

    name = "boast"
    seats = range(3, 6)
    options = OPTIONS
    max_plies = 5 * HAND
    notation = notation
    display = DISPLAY
    policy = staticmethod(choose)
    temperaments = TEMPERAMENTS
    weaknesses = WEAKNESSES
    determinizer = DETERMINIZER
    search = SEARCH
    facts = staticmethod(facts_of)
    losses = Losses(0.1, 0.25, 0.6)  # a round is worth one point or two

    # -- cards

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck, which no option changes."""
        del options
        return deck_of(seats)

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[Card, ...]:
        """Returns the ids of a whole deck in random order: the cards, then the chips from the top to the bottom."""
        ids = deck_of(setup.seats).ids
        cards, chips = list(ids[:-COLOURS]), list(ids[-COLOURS:])
        rng.shuffle(cards, chips)
        return (*cards, *chips)

    # -- between rounds

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next round, or the end of the match; raises TypeError for a foreign outcome."""
        if not isinstance(outcome, Ending):
            raise TypeError(f"{outcome} is not the end of a round")
        totals = setup.totals_after(outcome.points)
        best = max(totals)
        if best >= GOAL and not tied(setup, totals):  # BN-12, D-B12, D-B14
            ranking = ranking_of(totals)
            count = ranking.count(1)
            code = "match/boast-won" if count == 1 else "match/boast-shared"
            return MatchEnd(totals, ranking, Text.of(code, seat=ranking.index(1), points=best, count=count))
        rotates = setup.options["nextStart"] == "rotate"
        leader = (setup.leader + 1) % setup.seats if rotates else outcome.winner  # D-B09
        dealer = (leader - 1) % setup.seats
        carry = SPELT[outcome.tower] if setup.options["towerNewRound"] == "keep" else ""  # D-B10
        return Setup(setup.seats, setup.options, dealer, leader, totals, setup.deal + 1, carry)

    def begins(self, setup: Setup) -> bool:
        """Returns whether a round may begin with this setup: its carry is empty or the tower of the round before."""
        return not setup.carry or setup.carry in SPELT

    def deal(self, setup: Setup, cards: tuple[Card, ...]) -> State:
        """Returns the first state of a round: cards go round one at a time from the leader, two are left (BN-3)."""
        seats, leader = setup.seats, setup.leader
        pack = [_MASKS[card] for card in cards if card < CHIP]
        chips = "".join([COLOUR_LETTERS[card - CHIP] for card in cards if card >= CHIP])
        number = seats * HAND
        dealt = tuple([sum(pack[(seat - leader) % seats : number : seats]) for seat in range(seats)])
        left = sum(pack[number:])
        hands = tuple([canonical(hand) for hand in dealt])
        tower = tower_of(setup.carry or chips)  # BN-4, D-B10
        return State(Terms.of(setup), Dealt(dealt, left), leader, leader, hands, NONE, (), tower, (0,) * seats, ())
