"""A trick: the plays on the table, the combination on top, and when it is over."""

from typing import NamedTuple

from engine.core.cards import Cards
from engine.games.haggis.rules.layout import CardLayout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["EMPTY", "Play", "Taken", "Trick"]


class Play(NamedTuple):
    """One move at the table and who made it."""

    seat: int
    move: Move


class Taken(NamedTuple):
    """A finished trick: `winner` played the highest combination, and its cards went to the pile of `taker`."""

    plays: tuple[Play, ...]
    winner: int
    taker: int
    cards: Cards


class Trick(NamedTuple):
    """A trick that is being played: `plays` holds combinations and passes, and the bets made meanwhile.

    `top` is the highest combination, None before the lead; `holder` played it, `second` the one below it (-1 for
    nobody); `passes` were made in a row since. `cards` are all those in the trick, as a canonical mask of deck ids.
    """

    plays: tuple[Play, ...] = ()
    top: Move | None = None
    holder: int = -1
    second: int = -1
    passes: int = 0
    cards: Cards = 0

    def played(self, layout: CardLayout, seat: int, move: Move) -> "Trick":
        """Returns the trick with a combination on top."""
        cards = layout.join(self.cards, layout.owned(seat, move.cards))
        return Trick((*self.plays, Play(seat, move)), move, seat, self.holder, 0, cards)

    def passed(self, seat: int, move: Move) -> "Trick":
        """Returns the trick with one more pass in a row."""
        plays = (*self.plays, Play(seat, move))
        return Trick(plays, self.top, self.holder, self.second, self.passes + 1, self.cards)

    def noted(self, seat: int, move: Move) -> "Trick":
        """Returns the trick with a move recorded that changes nothing else: a bet or a gift."""
        plays = (*self.plays, Play(seat, move))
        return Trick(plays, self.top, self.holder, self.second, self.passes, self.cards)

    @property
    def bombed(self) -> bool:
        """Whether a bomb is on top."""
        return self.top is not None and self.top.kind is Kind.BOMB

    @property
    def leader(self) -> int:
        """The seat that led, -1 before the lead."""
        return next((seat for seat, move in self.plays if move.cards), -1)


EMPTY = Trick()
