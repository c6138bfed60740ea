"""Which deck id a card has on the table: escapes look alike, but each keeps its id throughout a round.

The viewer's own escapes come first and are played from the last one down; then those left over face up, then those of
the others in the order in which they are played, and finally those left over face down.
"""

from collections.abc import Iterator

from engine.core.cards import Card, Cards, bits
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import ESCAPE, ESCAPES, NUMBERS

__all__ = ["CardIds"]


class CardIds:
    """The deck ids of what a seat may see, in `hand`, `left` and `tricks`; the running trick is the last one."""

    def __init__(self, info: InformationState) -> None:
        own = (info.hand & ESCAPES).bit_count()
        if info.seat is not None:
            own += (info.used(info.seat) & ESCAPES).bit_count()
        self._own = ESCAPE + own
        self._next = self._own
        self.hand = tuple(bits(info.hand))
        left = info.left or 0
        self.left = self._fresh(left) if info.terms.left_open else ()
        self.tricks = tuple((leader, tuple(self._played(info, leader, cards))) for leader, cards in info.all_tricks())
        if not info.terms.left_open:
            self.left = self._fresh(left)

    def _played(self, info: InformationState, leader: int, cards: tuple[Card, ...]) -> Iterator[Card]:
        """Yields the ids of the cards of one trick."""
        for at, card in enumerate(cards):
            if card < ESCAPE:
                yield card
            elif (leader + at) % info.terms.seats == info.seat:
                self._own -= 1
                yield self._own
            else:
                self._next += 1
                yield self._next - 1

    def _fresh(self, cards: Cards) -> tuple[Card, ...]:
        """Returns the ids of cards whose escapes are new to the viewer."""
        first = self._next
        self._next += (cards & ESCAPES).bit_count()
        return (*bits(cards & NUMBERS), *range(first, self._next))
