"""What one seat may know of a round."""

from dataclasses import dataclass
from enum import StrEnum

from engine.core.cards import Card, Cards
from engine.core.state import Setup
from engine.games.boast.rules.pack import CHIPS, COLOUR_CARDS, COLOUR_OF, ESCAPE, ESCAPES, FEW, HAND, NUMBERS
from engine.games.boast.rules.scoring import Ending
from engine.games.boast.rules.terms import Terms
from engine.games.boast.rules.tower import Tower
from engine.games.boast.rules.trick import Taken, best_of, led_of

__all__ = ["NOBODY", "InformationState", "Phase"]

NOBODY = -1  # the seat in turn once the round is over


class Phase(StrEnum):
    """What the seat to act is asked to do."""

    LEAD = "lead"
    FOLLOW = "follow"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class InformationState:
    """The public facts of a round and one seat's own hand (0 for seat None).

    Fields are as in `State`; `left` is the canonical mask of the cards left over, None while they are face down.
    """

    seat: int | None
    terms: Terms
    hand: Cards
    turn: int
    leader: int
    led: int
    trick: tuple[Card, ...]
    tower: Tower
    taken: tuple[int, ...]
    tricks: tuple[Taken, ...]
    left: Cards | None
    outcome: Ending | None

    @property
    def setup(self) -> Setup:
        """What the deal started from."""
        return self.terms.setup

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.turn == NOBODY

    @property
    def phase(self) -> Phase:
        """What the seat to act is asked to do."""
        if self.over:
            return Phase.OVER
        return Phase.FOLLOW if self.trick else Phase.LEAD

    @property
    def plies(self) -> int:
        """The number of cards played so far."""
        return len(self.tricks) * self.terms.seats + len(self.trick)

    @property
    def rest(self) -> int:
        """The number of tricks that are not decided yet."""
        return HAND - len(self.tricks)

    def reachable(self, seat: int) -> int:
        """Returns how many tricks a seat can still take, not counting one its card has already lost: BN-6, BN-7."""
        at = (seat - self.leader) % self.terms.seats
        beaten = at < len(self.trick) and (self.trick[at] >= ESCAPE or at != best_of(self.trick, self.tower))
        return self.rest - beaten

    def size(self, seat: int) -> int:
        """Returns how many cards a seat holds."""
        return self.rest - ((seat - self.leader) % self.terms.seats < len(self.trick))

    @property
    def played(self) -> Cards:
        """The cards played so far, as a canonical mask."""
        numbers = escapes = 0
        for _, cards in self.all_tricks():
            for card in cards:
                if card < ESCAPE:
                    numbers |= 1 << card
                else:
                    escapes += 1
        return numbers | FEW[escapes]

    @property
    def pool(self) -> Cards:
        """The cards whose place this seat does not know, in deck ids; of the escapes, the higher ones."""
        if self.over:
            return 0
        deck = self.terms.deck.all & ~CHIPS
        known = (self.hand, self.played, self.left or 0)
        numbers = deck & NUMBERS
        escapes = deck & ESCAPES
        for cards in known:
            numbers &= ~cards
            for _ in range((cards & ESCAPES).bit_count()):
                escapes &= escapes - 1
        return numbers | escapes

    def used(self, seat: int) -> Cards:
        """Returns the cards that a seat has played, as a canonical mask."""
        numbers = escapes = 0
        for leader, cards in self.all_tricks():
            at = (seat - leader) % self.terms.seats
            if at < len(cards):
                if cards[at] < ESCAPE:
                    numbers |= 1 << cards[at]
                else:
                    escapes += 1
        return numbers | FEW[escapes]

    def lacks(self, seat: int) -> Cards:
        """Returns the colours that a seat has shown it does not hold, by playing another when it had to follow."""
        cards = 0
        for leader, played in self.all_tricks():
            at = (seat - leader) % self.terms.seats
            if at < len(played) and played[at] < ESCAPE:
                led = led_of(played[:at])
                if COLOUR_OF[played[at]] != led:
                    cards |= COLOUR_CARDS[led]  # nothing if there was nothing to follow
        return cards

    def all_tricks(self) -> list[tuple[int, tuple[Card, ...]]]:
        """Returns the leader and the cards of each trick, the running one last."""
        return [*((taken.leader, taken.cards) for taken in self.tricks), (self.leader, self.trick)]
