"""Haggis Team: the game object, and every rule between deals."""

from collections.abc import Mapping
from typing import ClassVar

from engine.core.base import ranking_of
from engine.core.cards import Deck
from engine.core.options import Options
from engine.core.state import MatchEnd, Outcome, Setup
from engine.core.table import Text
from engine.games.haggis.bot.weaknesses import WEAKNESSES
from engine.games.haggis.family import Family
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.pack import deal_out
from engine.games.haggis.rules.trick import EMPTY
from engine.games.haggis.team.bot.policy import choose
from engine.games.haggis.team.bot.search import SEARCH
from engine.games.haggis.team.bot.temperaments import TEMPERAMENTS
from engine.games.haggis.team.display import DISPLAY
from engine.games.haggis.team.rules.facts import facts_of
from engine.games.haggis.team.rules.hidden import DETERMINIZER
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.state import TeamState
from engine.games.haggis.team.rules.terms import (
    BETS,
    DEALT,
    OPTIONS,
    ROUNDS,
    SEATS,
    SIDES,
    SWAPS,
    TeamTerms,
    mate_of,
    team_deck,
)

__all__ = ["Team"]


class Team(Family[TeamInformation]):
    """The game for four players, two against two."""

    name = "team"
    seats = range(SEATS, SEATS + 1)
    options = OPTIONS
    layout = TEAM
    display = DISPLAY
    policy = staticmethod(choose)
    temperaments = TEMPERAMENTS
    weaknesses = WEAKNESSES
    search = SEARCH
    facts = staticmethod(facts_of)
    determinizer = DETERMINIZER
    # Partners have nothing else to say to each other: D-T17.
    words: ClassVar[Mapping[str, Kind]] = {"bet": Kind.BET, "lead": Kind.LEAD, "exchange": Kind.EXCHANGE}
    # For each of 84 cards a play, three passes and a choice of who leads; two gifts and a "no bet" per seat; bets.
    max_plies = 84 * (1 + 3 + 1) + SEATS * (SWAPS + 1) + len(BETS) * len(set(SIDES))

    # -- cards

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns the sides: partners sit opposite each other."""
        del setup
        return SIDES

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck."""
        del seats, options
        return team_deck()

    # -- between deals

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next deal, or the end of the match."""
        totals = setup.totals_after(outcome.points)
        high = totals.index(max(totals))
        level = totals[0] == totals[1]
        if not level and _is_reached(setup, totals[high]):  # HT-19, D-T16
            end = Text.of("match/won-pair", seat=high, to=mate_of(high), points=totals[high])
            return MatchEnd(totals, ranking_of(totals), end)
        side = SIDES[setup.leader] if level else SIDES[high]  # HT-18
        dealer = (setup.dealer + 1) % SEATS  # D-T15
        if SIDES[dealer] != side:
            dealer = (dealer + 1) % SEATS
        return Setup(SEATS, setup.options, dealer, (dealer + 1) % SEATS, totals, setup.deal + 1)

    def deal(self, setup: Setup, cards: tuple[int, ...]) -> TeamState:
        """Returns the first state of a deal: all number cards go round one at a time, nothing is left over."""
        *hands, _ = deal_out(TEAM, cards, SEATS, setup.dealer, DEALT)  # HT-4
        return TeamState(
            terms=TeamTerms.of(setup),
            hands=tuple(TEAM.canonical(hand) | TEAM.wilds for hand in hands),
            phase=Phase.EXCHANGE,  # HT-6
            turn=setup.leader,
            bets=(None,) * SEATS,
            trick=EMPTY,
            piles=(0, 0),
            tricks=(),
            outs=(),
            opening=(),
            dealt=tuple(hands),
            shown=tuple(hands),
        )


def _is_reached(setup: Setup, total: int) -> bool:
    """Returns whether the match may end after this deal: by the number of deals, or by the higher total."""
    end = setup.options[OPTIONS[0].name]
    return setup.deal >= ROUNDS if end in OPTIONS[0].words else total >= int(end)
