"""Haggis for two and three players: the game object, and every rule between deals."""

from collections.abc import Mapping

from engine.core.cards import Cards, Deck
from engine.core.game import Hidden, MatchEnd, Outcome, Place, Setup
from engine.core.options import Options
from engine.core.rng import SplitMix64
from engine.core.story import events_of
from engine.core.table import Action, Event, Table, Text
from engine.games.haggis.bot.policy import choose
from engine.games.haggis.display.refusals import refusal
from engine.games.haggis.display.story import Story
from engine.games.haggis.display.table import action_of, table_of
from engine.games.haggis.family import Family, places_of, totals_of
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.information import InformationState, Phase
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.moves import Move
from engine.games.haggis.rules.pack import DEALT, deal_out, deck_of
from engine.games.haggis.rules.state import State
from engine.games.haggis.rules.terms import OPTIONS, Terms
from engine.games.haggis.rules.trick import EMPTY

__all__ = ["Haggis"]


class Haggis(Family):
    """The game for two and three players."""

    name = "haggis"
    rules = 1
    seats = range(2, 4)
    options = OPTIONS
    layout = HAGGIS
    words = notation.WORDS
    max_plies = 51 * (1 + 2 + 1) + 3  # each of 51 cards a play, two passes and a gift; a bet a seat

    # -- cards

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns a side of its own for each seat."""
        return tuple(range(setup.seats))

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck; with an option its cards count one point each."""
        return deck_of(seats, options["cardPoints"] == "classic")

    # -- between deals

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next deal, or the end of the match."""
        totals = totals_of(setup, outcome)
        winner = outcome.order[0]
        high = _only(totals, max(totals))
        if high is not None and totals[high] >= setup.options.number("target"):  # H23-30, D-H34
            return MatchEnd(totals, places_of(totals), Text.of("match/won", seat=high, points=totals[high]))
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

    # -- what is hidden

    def hidden(self, info: InformationState) -> Hidden:
        """Returns the unseen number cards, the other hands and the haggis."""
        pool = info.unseen
        if not pool:
            return Hidden(0, ())
        fans = [seat for seat in range(info.terms.seats) if seat != info.seat and info.fan(seat)]
        places = [Place(f"hand:{seat}", info.fan(seat), pool) for seat in fans]
        haggis = pool.bit_count() - sum(place.size for place in places)
        return Hidden(pool, (*places, Place("haggis", haggis, pool)))

    def determinize(self, info: InformationState, filling: Mapping[str, Cards]) -> State:
        """Returns a state that agrees with the information state, its hidden places filled."""
        hands = info.hands or tuple(
            info.hand if seat == info.seat else info.wilds[seat] | filling.get(f"hand:{seat}", 0)
            for seat in range(info.terms.seats)
        )
        return State(
            info.terms,
            hands,
            info.phase,
            info.turn,
            info.bets,
            info.trick,
            info.piles,
            info.tricks,
            info.outs,
            filling.get("haggis", 0) if info.haggis is None else info.haggis,
        )

    # -- what it looks like

    def table(self, info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
        """Returns the table view."""
        return table_of(info, legal)

    def action(self, info: InformationState, move: Move) -> Action:
        """Returns the Action that offers a move to the looking seat."""
        return action_of(info, move)

    def why(self, info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
        """Returns why no legal move holds the selected cards."""
        return refusal(info, selected, legal)

    def events(self, before: InformationState, seat: int, move: Move, after: InformationState) -> tuple[Event, ...]:
        """Returns what a move made happen."""
        del before, seat, move
        return events_of(Story(after).lines(), after.plies)

    def policy(
        self, info: InformationState, legal: tuple[Move, ...], rng: SplitMix64
    ) -> tuple[Move, tuple[Text, ...]]:
        """Returns the rule-based move and the reasons for it."""
        return choose(info, legal, rng)


def _only(totals: tuple[int, ...], total: int) -> int | None:
    """Returns the one seat with a total, None where several have it."""
    return totals.index(total) if totals.count(total) == 1 else None
