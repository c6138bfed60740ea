"""Handrömi: the game object, and every rule between deals."""

from collections.abc import Mapping
from typing import Any

from engine.core.cards import Card, Cards, Deck, bits
from engine.core.game import Hidden, MatchEnd, Outcome, Place, Setup
from engine.core.options import Options
from engine.core.rng import SplitMix64
from engine.core.story import events_of
from engine.core.table import Action, Event, Table, Text
from engine.games.handromi.bot.policy import choose
from engine.games.handromi.display.refusals import refusal
from engine.games.handromi.display.story import Story
from engine.games.handromi.display.table import action_of, table_of
from engine.games.handromi.rules import notation
from engine.games.handromi.rules.information import InformationState, Phase, Turn
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import ALL, HALF, canonical, deck, less
from engine.games.handromi.rules.scoring import tied
from engine.games.handromi.rules.state import State
from engine.games.handromi.rules.terms import DEALT, OPTIONS, TURNS, Terms

__all__ = ["Handromi"]


class Handromi:
    """The game for two to four players."""

    name = "handromi"
    rules = 1
    seats = range(2, 5)
    options = OPTIONS
    best = "low"
    max_plies = TURNS * 2 + 4 + 104  # a draw and a discard a turn, a swap a seat, every card laid by itself

    # -- cards

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns a side of its own for each seat."""
        return tuple(range(setup.seats))

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck: the same for all."""
        del seats, options
        return deck()

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[str, ...]:
        """Returns the names of the whole deck in random order."""
        del setup
        names = list(deck().names)
        rng.shuffle(names)
        return tuple(names)

    # -- between deals

    def first(self, seats: int, options: Options, dealer: int) -> Setup:
        """Returns the setup of the first deal: the dealer's right begins, HR-8, D-R01."""
        return Setup(seats, options, dealer, (dealer - 1) % seats, (0,) * seats)

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next deal, or the end of the match: HR-1, HR-19, D-R20, D-R22."""
        totals, again = tied(setup, outcome.points)
        if setup.deal >= setup.options.number("deals") and not again:
            places = tuple(1 + sum(other < total for other in totals) for total in totals)
            count = places.count(1)
            code = "match/handromi-won" if count == 1 else "match/handromi-shared"
            text = Text.of(code, seat=places.index(1), count=count, points=min(totals))
            return MatchEnd(totals, places, text)
        dealer = (setup.dealer - 1) % setup.seats
        while again and dealer not in again:
            dealer = (dealer - 1) % setup.seats
        leader = (dealer - 1) % setup.seats
        while again and leader not in again:
            leader = (leader - 1) % setup.seats
        carry = " ".join(map(str, again))
        return Setup(setup.seats, setup.options, dealer, leader, totals, setup.deal + 1, carry)

    def deal(self, setup: Setup, cards: tuple[Card, ...]) -> State:
        """Returns the first state of a deal: cards go round to the right one at a time, the bottom one lies open."""
        terms = Terms.of(setup)
        *rest, exchange = cards  # HR-7, D-R03
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
            exchange=exchange,
            table=(),
            laid=0,
            known=0,
            opened=(False,) * setup.seats,
            begun=0,
            reshuffles=0,
            turns=0,
            log=(),
            turned=exchange % HALF,
            dealt=tuple(map(canonical, hands)),
            draws=((),) * setup.seats,
        )

    # -- moves as text

    def write(self, move: Move) -> str:
        """Returns a move's text."""
        return notation.write(move)

    def read(self, text: str) -> Move:
        """Returns the move that a text names; raises BadNotation."""
        return notation.read(text)

    def about(self, move: Move) -> Mapping[str, Any]:
        """Returns kind, cards and measures of a move."""
        return notation.about(move)

    def provisional(self, move: Move) -> bool:
        """Tells whether a step may take a move back until the turn ends: all but the draw and the discard."""
        return move.kind not in {Kind.DRAW, Kind.DISCARD}

    # -- what is hidden

    def hidden(self, info: InformationState) -> Hidden:
        """Returns the unseen cards, the other hands and the stock."""
        pool = info.pool
        if not pool:
            return Hidden(0, ())
        places = [
            Place(f"hand:{seat}", size - info.shown[seat].bit_count(), pool)
            for seat, size in enumerate(info.sizes)
            if seat != info.seat and size > info.shown[seat].bit_count()
        ]
        stock = [Place("stock", info.stock, pool)] if info.stock else []
        return Hidden(pool, (*places, *stock))

    def determinize(self, info: InformationState, filling: Mapping[str, Cards]) -> State:
        """Returns a state that agrees with the information state, its hidden places filled."""
        free = [0] * HALF  # how many copies of each name are given out

        def taken(name: Card) -> Card:
            free[name] += 1
            return name + HALF * (free[name] - 1)

        def all_of(names: Cards) -> Cards:
            return sum(1 << taken(card % HALF) for card in bits(names))

        pile = tuple(map(taken, info.pile))
        exchange = taken(info.exchange) if info.exchange >= 0 else -1
        laid = sum(all_of(cards) for cards in info.melds)
        known = tuple(map(all_of, info.shown))
        hands = []
        for seat, shown in enumerate(known):
            held = filling.get(f"hand:{seat}", 0)
            if info.hands is not None:
                held = all_of(_minus(info.hands[seat], info.shown[seat]))
            elif seat == info.seat:
                held = all_of(_minus(info.hand, info.shown[seat]))
            hands.append(shown | held)
        stock = filling.get("stock", 0) if info.left is None else all_of(info.left)
        seats = range(info.terms.seats)
        return State(
            info.terms,
            info.phase,
            info.turn,
            tuple(hands),
            tuple(bits(stock)),
            pile,
            exchange,
            info.table,
            laid,
            sum(known),
            info.opened,
            info.begun,
            info.reshuffles,
            info.turns,
            info.log,
            info.turned,
            tuple(info.dealt if seat == info.seat else 0 for seat in seats),
            tuple(info.draws if seat == info.seat else () for seat in seats),
            info.outcome is not None and bool(info.outcome.order),
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
        return events_of(Story(after).lines(after.plies), after.plies)

    def policy(
        self, info: InformationState, legal: tuple[Move, ...], rng: SplitMix64
    ) -> tuple[Move, tuple[Text, ...]]:
        """Returns the rule-based move and the reasons for it."""
        return choose(info, legal, rng)


def _minus(hand: Cards, shown: Cards) -> Cards:
    """Returns a canonical hand without some of its cards, canonical too."""
    return less(less(hand, shown & ALL), shown >> HALF)
