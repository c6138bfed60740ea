"""Boast or Nothing: the game object, and every rule between rounds."""

from collections.abc import Mapping
from typing import Any

from engine.core.cards import Card, Cards, Deck
from engine.core.game import Hidden, MatchEnd, Outcome, Place, Setup
from engine.core.options import Options
from engine.core.rng import SplitMix64
from engine.core.story import events_of
from engine.core.table import Action, Event, Table, Text
from engine.games.boast.bot.policy import choose
from engine.games.boast.display.refusals import refusal
from engine.games.boast.display.story import Story
from engine.games.boast.display.table import action_of, table_of
from engine.games.boast.rules import notation
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import (
    CHIP,
    ESCAPES,
    FEW,
    HAND,
    LEFT,
    NONE,
    NUMBERS,
    SUITS,
    apart,
    canonical,
    deck_of,
)
from engine.games.boast.rules.scoring import Ending, tied
from engine.games.boast.rules.state import Dealt, State
from engine.games.boast.rules.terms import GOAL, OPTIONS, Terms
from engine.games.boast.rules.tower import SPELT, tower_of

__all__ = ["Boast"]


class Boast:
    """The game for three to five players."""

    name = "boast"
    rules = 1
    seats = range(3, 6)
    options = OPTIONS
    best = "high"
    max_plies = 5 * HAND

    # -- cards

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """Returns a side of its own for each seat."""
        return tuple(range(setup.seats))

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck, which no option changes."""
        del options
        return deck_of(seats)

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[str, ...]:
        """Returns the names of a whole deck in random order: the cards, then the chips from the top to the bottom."""
        deck = deck_of(setup.seats)
        cards = list(deck.list(deck.all))
        chips = cards[-len(SUITS) :]
        del cards[-len(SUITS) :]
        rng.shuffle(cards)
        rng.shuffle(chips)
        return (*cards, *chips)

    # -- between rounds

    def first(self, seats: int, options: Options, dealer: int) -> Setup:
        """Returns the setup of the first round: whoever sits left of the dealer leads (BN-5, D-B09)."""
        return Setup(seats, options, dealer, (dealer + 1) % seats, (0,) * seats)

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        """Returns the setup of the next round, or the end of the match; raises TypeError for a foreign outcome."""
        if not isinstance(outcome, Ending):
            raise TypeError(f"{outcome} is no end of a round")
        totals, again = tied(setup, outcome.points)
        best = max(totals)
        if best >= GOAL and not again:  # BN-12, D-B12, D-B14
            places = tuple(1 + sum(other > total for other in totals) for total in totals)
            count = places.count(1)
            code = "match/boast-won" if count == 1 else "match/boast-shared"
            return MatchEnd(totals, places, Text.of(code, seat=places.index(1), points=best, count=count))
        rotates = setup.options["nextStart"] == "rotate"
        leader = (setup.leader + 1) % setup.seats if rotates else outcome.winner  # D-B09
        dealer = (leader - 1) % setup.seats
        carry = SPELT[outcome.tower] if setup.options["towerNewRound"] == "keep" else ""  # D-B10
        return Setup(setup.seats, setup.options, dealer, leader, totals, setup.deal + 1, carry)

    def deal(self, setup: Setup, cards: tuple[Card, ...]) -> State:
        """Returns the first state of a round: cards go round one at a time from the leader, two are left (BN-3)."""
        seats = setup.seats
        hands = [0] * seats
        left = 0
        seat = setup.leader
        rest = seats * HAND
        chips = ""
        for card in cards:
            if card >= CHIP:
                chips += SUITS[card - CHIP]
            elif rest:
                hands[seat] |= 1 << card
                seat = (seat + 1) % seats
                rest -= 1
            else:
                left |= 1 << card
        dealt = tuple(hands)
        return State(
            terms=Terms.of(setup),
            dealt=Dealt(dealt, left),
            turn=setup.leader,
            leader=setup.leader,
            hands=tuple(map(canonical, dealt)),
            led=NONE,
            trick=(),
            tower=tower_of(setup.carry or chips),  # BN-4, D-B10
            taken=(0,) * seats,
            tricks=(),
        )

    # -- moves

    def write(self, move: Move) -> str:
        """Returns a move's text."""
        return notation.write(move)

    def read(self, text: str) -> Move:
        """Returns the move that a text names; raises BadNotation."""
        return notation.read(text)

    def about(self, move: Move) -> Mapping[str, Any]:
        """Returns kind and cards of a move."""
        return notation.about(move)

    # -- what is hidden

    def hidden(self, info: InformationState) -> Hidden:
        """Returns the unseen cards, the other hands without colours not followed, and the cards left face down."""
        pool = info.pool
        if not pool:
            return Hidden(0, ())
        places = [
            Place(f"hand:{seat}", info.size(seat), pool & ~info.lacks(seat))
            for seat in range(info.terms.seats)
            if seat != info.seat and info.size(seat)
        ]
        if info.left is None:
            places.append(Place("left", LEFT, pool))
        return Hidden(pool, tuple(places))

    def determinize(self, info: InformationState, filling: Mapping[str, Cards]) -> State:
        """Returns a state that agrees with the information state, its hidden places filled."""
        hands = tuple(
            info.hand if seat == info.seat else canonical(filling.get(f"hand:{seat}", 0))
            for seat in range(info.terms.seats)
        )
        left = canonical(filling.get("left", 0)) if info.left is None else info.left
        *dealt, rest = apart((*map(_joined, hands, map(info.used, range(info.terms.seats))), left))
        return State(
            info.terms,
            Dealt(tuple(dealt), rest),
            info.turn,
            info.leader,
            hands,
            info.led,
            info.trick,
            info.tower,
            info.taken,
            info.tricks,
        )

    # -- what it looks like

    def table(self, info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
        """Returns the table view."""
        return table_of(info, legal)

    def action(self, info: InformationState, move: Move) -> Action:
        """Returns the Action that offers a card."""
        del info
        return action_of(move)

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


def _joined(hand: Cards, used: Cards) -> Cards:
    """Returns what a seat was dealt, from what it holds and what it has played, as a canonical mask."""
    escapes = (hand & ESCAPES).bit_count() + (used & ESCAPES).bit_count()
    return (hand | used) & NUMBERS | FEW[escapes]
