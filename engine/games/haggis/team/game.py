"""Haggis Team: the game object, and every rule between deals."""

from collections.abc import Mapping
from typing import ClassVar

from engine.core.cards import Cards, Deck
from engine.core.game import Hidden, MatchEnd, Outcome, Place, Setup
from engine.core.options import Options
from engine.core.rng import SplitMix64
from engine.core.story import events_of
from engine.core.table import Action, Event, Table, Text
from engine.games.haggis.family import Family, places_of, totals_of
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.pack import deal_out
from engine.games.haggis.rules.trick import EMPTY, Play
from engine.games.haggis.team.bot.policy import choose
from engine.games.haggis.team.display.refusals import refusal
from engine.games.haggis.team.display.story import TeamStory
from engine.games.haggis.team.display.table import team_action, team_table
from engine.games.haggis.team.rules.exchange import gift_of
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


class Team(Family):
    """The game for four players, two against two."""

    name = "team"
    rules = 1
    seats = range(SEATS, SEATS + 1)
    options = OPTIONS
    layout = TEAM
    # Partners have nothing else to say to each other: D-T17.
    words: ClassVar[Mapping[str, Kind]] = {"bet": Kind.BET, "lead": Kind.LEAD, "exchange": Kind.EXCHANGE}
    # Each of 84 cards a play, three passes and a choice of who leads; two cards and a "no bet" a seat; a side's bets.
    max_plies = 84 * (1 + 3 + 1) + SEATS * (SWAPS + 1) + len(BETS) * len(set(SIDES))

    # -- cards

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns the sides: partners sit opposite."""
        del setup
        return SIDES

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck."""
        del seats, options
        return team_deck()

    # -- between deals

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next deal, or the end of the match."""
        totals = totals_of(setup, outcome)
        high = totals.index(max(totals))
        level = totals[0] == totals[1]
        if not level and _is_reached(setup, totals[high]):  # HT-19, D-T16
            end = Text.of("match/won-pair", seat=high, to=mate_of(high), points=totals[high])
            return MatchEnd(totals, places_of(totals), end)
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

    # -- what is hidden

    def hidden(self, info: TeamInformation) -> Hidden:
        """Returns the unseen number cards, the other hands, and the cards in them that are to be given away."""
        pool = info.pool
        if not pool:
            return Hidden(0, ())
        places = []
        for seat in range(SEATS):
            if seat != info.seat:
                gift = int(gift_of(info.opening, seat) is not None)
                places += [Place(f"hand:{seat}", info.unknown(seat) - gift, pool), Place(f"gift:{seat}", gift, pool)]
        return Hidden(pool, tuple(place for place in places if place.size))

    def determinize(self, info: TeamInformation, filling: Mapping[str, Cards]) -> TeamState:
        """Returns a state that agrees with the information state, its hidden places filled.

        Cards that others have swapped before are not made up: nobody has to know them to play on.
        """
        hands = info.hands or tuple(
            info.hand if seat == info.seat else _imagined(info, seat, filling) for seat in range(SEATS)
        )
        opening = list(info.opening)
        for seat in range(SEATS):
            gift = TEAM.canonical(filling.get(f"gift:{seat}", 0))
            if gift:
                last = max(at for at, (who, move) in enumerate(opening) if who == seat and move.kind is Kind.EXCHANGE)
                opening[last] = Play(seat, Move(Kind.EXCHANGE, cards=gift))
        dealt = TEAM.apart(TEAM.join(hand & TEAM.numbers, info.used(seat)) for seat, hand in enumerate(hands))
        return TeamState(
            info.terms,
            hands,
            info.phase,
            info.turn,
            info.bets,
            info.trick,
            info.piles,
            info.tricks,
            info.outs,
            tuple(opening),
            dealt,
            dealt,
        )

    # -- what it looks like

    def table(self, info: TeamInformation, legal: tuple[Move, ...] = ()) -> Table:
        """Returns the table view."""
        return team_table(info, legal)

    def action(self, info: TeamInformation, move: Move) -> Action:
        """Returns the Action that offers a move to the looking seat."""
        return team_action(info, move)

    def why(self, info: TeamInformation, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
        """Returns why no legal move holds the selected cards."""
        return refusal(info, selected, legal)

    def events(self, before: TeamInformation, seat: int, move: Move, after: TeamInformation) -> tuple[Event, ...]:
        """Returns what a move made happen."""
        del before, seat, move
        return events_of(TeamStory(after).lines(), after.plies)

    def policy(
        self, info: TeamInformation, legal: tuple[Move, ...], rng: SplitMix64
    ) -> tuple[Move | None, tuple[Text, ...]]:
        """Returns the rule-based move and the reasons for it; None where a seat had better not bet."""
        return choose(info, legal, rng)


def _is_reached(setup: Setup, total: int) -> bool:
    """Tells whether the match may end after this deal: by the number of deals, or by the higher total."""
    end = setup.options[OPTIONS[0].name]
    return setup.deal >= ROUNDS if end in OPTIONS[0].words else total >= int(end)


def _imagined(info: TeamInformation, seat: int, filling: Mapping[str, Cards]) -> Cards:
    """Returns a hidden hand: its open wild cards, what is known of it, and what it is filled with."""
    cards = TEAM.canonical(filling.get(f"hand:{seat}", 0) | filling.get(f"gift:{seat}", 0))
    if info.seat is not None and seat == mate_of(info.seat):
        cards = TEAM.join(cards, info.promised)
    return info.wilds[seat] | cards
