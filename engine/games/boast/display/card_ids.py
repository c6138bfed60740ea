"""Which deck id a card has in a picture: escapes look alike, but each keeps its place while a round goes on.

The eyes' own escapes come first, the last of them is played first; then those left over face up, then those of the
others in the order in which they are played, and at the end those left over face down.
"""

from collections.abc import Iterator

from engine.core.cards import Card, Cards, bits
from engine.games.boast.rules.pack import ESCAPE, ESCAPES, NUMBERS
from engine.games.boast.rules.view import View

__all__ = ["CardIds"]


class CardIds:
    """Tells the cards of a view apart: `hand`, `left` and `tricks` hold ids; the running trick is the last."""

    def __init__(self, view: View) -> None:
        own = (view.hand & ESCAPES).bit_count()
        if view.seat is not None:
            own += (view.used(view.seat) & ESCAPES).bit_count()
        self._own = ESCAPE + own
        self._next = self._own
        self.hand = tuple(bits(view.hand))
        left = view.left or 0
        self.left = self._fresh(left) if view.terms.shown else ()
        self.tricks = tuple(
            (leader, tuple(self._played(view, leader, cards)))
            for leader, cards in (*((taken.leader, taken.cards) for taken in view.tricks), (view.leader, view.trick))
        )
        if not view.terms.shown:
            self.left = self._fresh(left)

    def _played(self, view: View, leader: int, cards: tuple[Card, ...]) -> Iterator[Card]:
        """Yields the ids of the cards of one trick."""
        for at, card in enumerate(cards):
            if card < ESCAPE:
                yield card
            elif (leader + at) % view.terms.seats == view.seat:
                self._own -= 1
                yield self._own
            else:
                self._next += 1
                yield self._next - 1

    def _fresh(self, cards: Cards) -> tuple[Card, ...]:
        """Returns the ids of cards whose escapes are new to these eyes."""
        first = self._next
        self._next += (cards & ESCAPES).bit_count()
        return (*bits(cards & NUMBERS), *range(first, self._next))
