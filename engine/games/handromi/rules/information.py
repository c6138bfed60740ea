"""What one seat may know of a deal."""

from enum import Enum
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.lines import Lines
from engine.core.state import Outcome, Setup
from engine.games.handromi.rules.moves import Move
from engine.games.handromi.rules.pack import HALF, copies, deck
from engine.games.handromi.rules.terms import OPENING, Terms

__all__ = ["Acting", "InformationState", "Laid", "Log", "Phase", "Turn"]

type Log = Lines[tuple[int, Move]]


class Phase(Enum):
    """Where a turn stands."""

    DRAW = "draw"
    MELD = "meld"
    SHUFFLE = "shuffle"
    OVER = "over"


class Laid(NamedTuple):
    """A combination on the table: who laid it first, and its names."""

    owner: int
    cards: Cards


class Turn(NamedTuple):
    """The running turn, all of it public.

    `tabled` is how many combinations were on the table before it, `points` what new ones count so far. `owed` is the
    name of a discard taken that must still be laid, `kept` of one that may be kept but not discarded, 0 for none.
    `bound` means that the seat must go out in this turn, `stabbed` that it laid off on a combination from before it.
    `fresh` means that the exchange card may still be swapped, `drew` that this turn began with a card of the stock.
    """

    seat: int
    tabled: int
    points: int = 0
    owed: Cards = 0
    kept: Cards = 0
    bound: bool = False
    stabbed: bool = False
    fresh: bool = False
    drew: bool = False


class Acting:
    """Who acts, defined once for states and information states, which both have a phase and a turn."""

    __slots__ = ()

    @property
    def phase(self) -> Phase:
        """Where the turn stands."""
        raise NotImplementedError

    @property
    def turn(self) -> Turn:
        """The running turn."""
        raise NotImplementedError

    @property
    def must(self) -> tuple[int, ...]:
        """The seat in turn; () after the end and while a shuffle is due."""
        return (self.turn.seat,) if self.phase is Phase.DRAW or self.phase is Phase.MELD else ()


class _Knowledge(NamedTuple):
    seat: int | None
    terms: Terms
    phase: Phase
    turn: Turn
    hand: Cards
    sizes: tuple[int, ...]
    shown: tuple[Cards, ...]
    opened: tuple[bool, ...]
    table: tuple[Laid, ...]
    stock: int
    pile: tuple[Card, ...]
    exchange_card: Card
    begun: int
    reshuffles: int
    turns: int
    log: Log
    turned: Card
    dealt: Cards
    draws: tuple[Card, ...]
    hands: tuple[Cards, ...] | None
    left: Cards | None
    outcome: Outcome | None


class InformationState(_Knowledge, Acting):
    """The public facts, the viewer's hand and what the viewer drew; all in names, so that copies are not told apart.

    `shown` are the cards in each hand that everybody saw taken. `pile` are the discards, the top one last. `log` has
    all moves, and shuffles too; `turned` is the first exchange card; `draws` are the names that this seat drew, in
    order, and `dealt` what it was dealt. `hands` and `left` (the stock) are open after the deal.
    """

    __slots__ = ()

    @property
    def setup(self) -> Setup:
        """What the deal started from."""
        return self.terms.setup

    @property
    def mine(self) -> bool:
        """Whether the viewer is in turn."""
        return self.seat in self.must

    @property
    def plies(self) -> int:
        """The number of moves made."""
        return len(self.log) - self.reshuffles

    @property
    def has_opened(self) -> bool:
        """Whether the viewer had laid combinations before this turn."""
        return self.seat is not None and self.opened[self.seat]

    @property
    def meets_opening(self) -> bool:
        """Whether the viewer has opened, or has laid enough for it in this turn: HR-12."""
        return self.has_opened or self.turn.points >= OPENING

    @property
    def melds(self) -> tuple[Cards, ...]:
        """The combinations on the table."""
        return tuple(laid.cards for laid in self.table)

    @property
    def top(self) -> Cards:
        """The name of the top discard as a mask, 0 if there is none."""
        return 1 << self.pile[-1] if self.pile else 0

    @property
    def pool(self) -> Cards:
        """The cards whose place this seat does not know, in deck ids; of two copies, the higher one."""
        if self.hands is not None:
            return 0
        known = [*self.pile, *([self.exchange_card] if self.exchange_card >= 0 else [])]
        count: dict[Card, int] = {}
        for card in known:
            count[card] = count.get(card, 0) + 1
        lots = [self.hand, *self.melds]
        lots += [cards for seat, cards in enumerate(self.shown) if seat != self.seat]
        low = high = 0
        for card, times in count.items():
            low |= 1 << card
            if times > 1:
                high |= 1 << card
        for cards in lots:
            names = copies(cards)
            high |= low & names | cards >> HALF
            low |= names
        return deck().all & ~(low | high << HALF)
