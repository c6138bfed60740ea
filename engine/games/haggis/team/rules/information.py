"""What one seat may know of a deal of Haggis Team."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.cards import Cards
from engine.games.haggis.rules.information import Acting, AnyInformation, Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.trick import Play
from engine.games.haggis.team.rules.exchange import choosing, swaps_of
from engine.games.haggis.team.rules.terms import TeamTerms, mate_of

__all__ = ["TeamActing", "TeamInformation"]


class TeamActing(Acting):
    """Who acts: as in the rest of the family, but in the exchange whoever has to choose a card."""

    __slots__ = ()

    opening: tuple[Play, ...]

    @property
    def must(self) -> tuple[int, ...]:
        """The seats that the deal waits for, () after the end."""
        if self.phase is Phase.EXCHANGE:
            return choosing(self.opening)
        return () if self.phase is Phase.OVER else (self.turn,)


@dataclass(frozen=True, slots=True)
class TeamInformation(TeamActing, AnyInformation):
    """The public facts, the viewer's hand, and `opening`: the known moves before the first trick.

    A card still to be swapped is part of the hand that it comes from.
    """

    terms: TeamTerms
    opening: tuple[Play, ...]

    @property
    def before(self) -> tuple[Play, ...]:
        """The moves made before the first trick."""
        return self.opening

    def plays(self) -> Iterator[Play]:
        """Yields everything that was done in tricks."""
        for taken in self.tricks:
            yield from taken.plays
        yield from self.trick.plays

    def used(self, seat: int) -> Cards:
        """Returns the number cards that a seat has played."""
        cards = 0
        for who, move in self.plays():
            if who == seat:
                cards = TEAM.join(cards, move.cards & TEAM.numbers)
        return cards

    @property
    def promised(self) -> Cards:
        """The cards certainly in the partner's hand: given to them, and neither given back nor played since."""
        if self.seat is None:
            return 0
        mate = mate_of(self.seat)
        count: dict[int, int] = {}
        for gave, got in swaps_of(self.opening, self.seat):
            count[got] = max(0, count.get(got, 0) - 1)
            count[gave] = count.get(gave, 0) + 1
        used = self.used(mate)
        cards = 0
        for card in sorted(count):
            pair = TEAM.pair(card)
            left = count[card] - (used & pair).bit_count()
            cards |= pair if left > 1 else card if left > 0 else 0
        return cards

    @property
    def pool(self) -> Cards:
        """The number cards whose place this seat does not know, in deck ids; of two copies, the higher one."""
        if self.hands is not None:
            return 0
        known = TEAM.join(TEAM.join(self.hand, self.played) & TEAM.numbers, self.promised)
        return TEAM.numbers & ~known

    @property
    def unseen(self) -> Cards:
        """The same cards as a canonical mask."""
        return TEAM.canonical(self.pool)

    def unknown(self, seat: int) -> int:
        """Returns how many number cards of another seat this one does not know."""
        known = self.promised if self.seat is not None and seat == mate_of(self.seat) else 0
        return self.fan(seat) - known.bit_count()
