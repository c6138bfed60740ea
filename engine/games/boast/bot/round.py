"""A round on plain ints, changed in place, for rollouts: a decision plays thousands of cards."""

from collections.abc import Iterable, Sequence

from engine.core.cards import Card, Cards
from engine.games.boast.rules.pack import COLOUR_CARDS, COLOUR_OF, ESCAPE, ESCAPES, HAND, NONE, apart
from engine.games.boast.rules.state import State
from engine.games.boast.rules.terms import Terms
from engine.games.boast.rules.tower import STRENGTH, Tower
from engine.games.boast.rules.trick import tower_after

__all__ = ["Round"]


class Round:
    """A running round with all hands open: the same cards are legal as in a `State`, with the same results.

    Hands are masks in which each escape has an id of its own. `unplayed` are the cards of all hands, `left` those
    left over face down. `best` is the index, in the trick on the table, of the card winning so far; `lacks` are the
    colours that each seat has shown it does not hold.
    """

    __slots__ = (
        "best",
        "hands",
        "lacks",
        "leader",
        "led",
        "left",
        "rest",
        "seat",
        "seats",
        "taken",
        "terms",
        "tower",
        "trick",
        "unplayed",
    )

    def __init__(self, terms: Terms, hands: Iterable[Cards], left: Cards, leader: int, tower: Tower) -> None:
        """Starts a round with these hands; `left` are the cards left over."""
        self.terms = terms
        self.seats = terms.seats
        self.hands = list(hands)
        self.left = 0 if terms.left_open else left
        self.unplayed = sum(self.hands)
        self.seat = self.leader = leader
        self.tower = tower
        self.led = NONE
        self.trick: tuple[Card, ...] = ()
        self.best = 0
        self.rest = HAND
        self.taken = [0] * self.seats
        self.lacks = [0] * self.seats

    @staticmethod
    def of(state: State, lacks: Sequence[Cards]) -> "Round":
        """Returns the round that a state is in; `lacks` are the colours that each seat has shown it does not hold."""
        *hands, left = apart((*state.hands, state.dealt.left))
        found = Round(state.terms, hands, left, state.leader, state.tower)
        found.rest -= len(state.tricks)
        found.taken[:] = state.taken
        found.lacks[:] = lacks
        found.seat = state.turn
        found.led = state.led
        found.trick = state.trick
        if found.trick:
            strengths = [STRENGTH[state.tower][card] for card in found.trick]
            found.best = strengths.index(max(strengths))
        return found

    def legal(self) -> Cards:
        """Returns the cards that the seat in turn may play; of its escapes, only the lowest."""
        hand = self.hands[self.seat]
        escapes = hand & ESCAPES
        return (hand & COLOUR_CARDS[self.led] or hand & ~ESCAPES) | escapes & -escapes

    def id_of(self, card: Card) -> Card:
        """Returns a card's id in the hand of the seat in turn; for an escape, the id of its lowest one."""
        escapes = self.hands[self.seat] & ESCAPES
        return card if card < ESCAPE else (escapes & -escapes).bit_length() - 1

    def play(self, card: Card) -> None:
        """Plays a legal card of the seat in turn."""
        seat = self.seat
        bit = 1 << card
        self.hands[seat] ^= bit
        self.unplayed ^= bit
        if card < ESCAPE:
            colour = COLOUR_OF[card]
            if self.led == NONE:
                self.led = colour
            elif colour != self.led:
                self.lacks[seat] |= COLOUR_CARDS[self.led]
        trick = self.trick
        if trick:
            strength = STRENGTH[self.tower]
            if strength[card] > strength[trick[self.best]]:
                self.best = len(trick)
        self.trick = trick = (*trick, card)
        if len(trick) < self.seats:
            self.seat = seat + 1 if seat + 1 < self.seats else 0
            return
        self.seat = self.leader = winner = (self.leader + self.best) % self.seats
        self.taken[winner] += 1
        self.tower = tower_after(trick, self.best, self.tower, every_trick=self.terms.every_trick)
        self.led = NONE
        self.trick = ()
        self.best = 0
        self.rest -= 1
