"""What one seat may know of a deal."""

from dataclasses import dataclass
from enum import StrEnum

from engine.core.cards import Cards
from engine.core.state import Outcome, Setup
from engine.games.haggis.rules.terms import AnyTerms, Terms
from engine.games.haggis.rules.trick import Play, Taken, Trick

__all__ = ["Acting", "AnyInformation", "InformationState", "Outs", "Phase"]

# The seats that are out, in order, each with the size of the largest opposing hand at that moment.
type Outs = tuple[tuple[int, int], ...]


class Phase(StrEnum):
    """What the seat to act is asked to do."""

    EXCHANGE = "exchange"
    LEAD = "lead"
    FOLLOW = "follow"
    GIVE = "give"
    CHOOSE = "choose"
    OVER = "over"


class Acting:
    """Who acts, defined once for states and information states, which both have a phase and a turn."""

    __slots__ = ()

    phase: Phase
    turn: int

    @property
    def must(self) -> tuple[int, ...]:
        """The seats that the deal waits for, () after the end."""
        return () if self.phase is Phase.OVER else (self.turn,)


@dataclass(frozen=True, slots=True)
class AnyInformation(Acting):
    """The public facts of a deal and one seat's own hand (0 for seat None), as all games of the family share them.

    Masks of hands and wild cards are canonical; piles, one per side, are canonical masks of deck ids; `sizes` counts
    whole hands, open wild cards included. `hands` and `outcome` are None until the deal is over.
    """

    seat: int | None
    terms: AnyTerms
    hand: Cards
    sizes: tuple[int, ...]
    wilds: tuple[Cards, ...]
    phase: Phase
    turn: int
    bets: tuple[int | None, ...]
    trick: Trick
    piles: tuple[Cards, ...]
    tricks: tuple[Taken, ...]
    outs: Outs
    hands: tuple[Cards, ...] | None
    outcome: Outcome | None

    @property
    def setup(self) -> Setup:
        """What the deal started from."""
        return self.terms.setup

    @property
    def before(self) -> tuple[Play, ...]:
        """The moves made before the first trick."""
        return ()

    @property
    def played(self) -> Cards:
        """The deck ids of all cards played so far."""
        join = self.terms.layout.join
        cards = self.trick.cards
        for pile in self.piles:
            cards = join(cards, pile)
        return cards

    @property
    def plies(self) -> int:
        """The number of moves made so far."""
        return len(self.before) + sum(len(taken.plays) for taken in self.tricks) + len(self.trick.plays)

    @property
    def unseen(self) -> Cards:
        """The number cards whose place this seat does not know, a canonical mask."""
        raise NotImplementedError

    @property
    def points_shown(self) -> bool:
        """Whether the points in the piles are shown."""
        return True

    def fan(self, seat: int) -> int:
        """Returns how many hidden number cards a seat holds."""
        return self.sizes[seat] - self.wilds[seat].bit_count()


@dataclass(frozen=True, slots=True)
class InformationState(AnyInformation):
    """What one seat may know of a deal of Haggis; `haggis`, in deck ids, is None until the deal is over."""

    terms: Terms
    haggis: Cards | None

    @property
    def unseen(self) -> Cards:
        """The number cards that this seat has never seen."""
        if self.hands is not None:
            return 0
        return self.terms.deck.all & self.terms.layout.numbers & ~self.hand & ~self.played

    @property
    def points_shown(self) -> bool:
        """Whether the points in the piles are shown: D-H35."""
        return self.terms.show_captured or self.phase is Phase.OVER

    @property
    def haggis_size(self) -> int:
        """The number of undealt cards."""
        return len(self.terms.deck.ids) - self.terms.hand * self.terms.seats
