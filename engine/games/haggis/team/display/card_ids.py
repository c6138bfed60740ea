"""Which deck id a card has on the table: which of two identical cards is which, as far as one viewer can tell.

The information state only knows names. The table needs a key for every card that stays the same while the card is in
view, so `CardIds` replays the deal as this viewer saw it and assigns deck ids: first to their own hand, then to every
card that comes up. Nothing in it depends on a card that they have not seen.
"""

from engine.core.cards import Cards, bits
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.team.rules.exchange import gift_of, swaps_of
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import SEATS, mate_of

__all__ = ["CardIds"]


class CardIds:
    """The deck ids of what a seat may see: `plays` by ply, `hands` by seat, `gift` and `got` of the viewer.

    `hands` has what is known of each hand: all of the viewer's, the cards given to the partner, and after the deal
    everything. `gift` waits to be swapped; `got` are the cards received that are still in hand.
    """

    def __init__(self, info: TeamInformation) -> None:
        self.info = info
        self.hands = [0] * SEATS
        self.plays: dict[int, Cards] = {}
        self.gift: Cards = 0
        self.got: Cards = 0
        self._used: Cards = 0
        if info.seat is not None:
            self._exchange(info.seat)
        self._tricks()
        for seat, hand in enumerate(info.hands or ()):
            self.hands[seat] = self._all(seat, hand & TEAM.numbers)
        self.got &= self.hands[info.seat] if info.seat is not None else 0

    def held(self, seat: int) -> Cards | None:
        """Returns a hand if the viewer may see it, wild cards included, else None."""
        info = self.info
        if seat != info.seat and info.hands is None:
            return None
        return self.hands[seat] | TEAM.owned(seat, info.wilds[seat])

    def _exchange(self, seat: int) -> None:
        """Applies the viewer's swaps to the hand they were dealt."""
        opening = self.info.opening
        mate = mate_of(seat)
        done = swaps_of(opening, seat)
        dealt = TEAM.join(self.info.hand & TEAM.numbers, self.info.used(seat))
        for gave, got in reversed(done):
            dealt = TEAM.join(_without(dealt, got), gave)
        self.hands[seat] = self._used = dealt
        for gave, got in done:
            there = self._take(mate, got)
            gone = self._take(seat, gave)
            self.hands[seat] |= there
            self.hands[mate] |= gone
            self.got = self.got & ~gone | there
        gift = gift_of(opening, seat)
        if gift:
            copies = TEAM.pair(gift) & self.hands[seat]
            self.gift = copies & -copies

    def _tricks(self) -> None:
        info = self.info
        for ply, (seat, move) in enumerate(info.plays(), len(info.opening) + 1):
            if move.cards:
                wilds = TEAM.owned(seat, move.cards & TEAM.wilds)
                self.plays[ply] = self._all(seat, move.cards & TEAM.numbers) | wilds
                self.hands[seat] &= ~self.plays[ply]

    def _all(self, seat: int, cards: Cards) -> Cards:
        """Returns ids for some number cards that a seat has or plays, a canonical mask."""
        found = 0
        for card in bits(cards & ~TEAM.uppers):
            for _ in bits(cards & TEAM.pair(1 << card)):
                found |= self._take(seat, 1 << card)
        return found

    def _take(self, seat: int, card: Cards) -> Cards:
        """Returns an id for a card, a canonical mask, that a seat shows: one known to be there, else a fresh one."""
        pair = TEAM.pair(card)
        copies = pair & self.hands[seat] or pair & ~self._used
        copy = copies & -copies
        self._used |= copy
        self.hands[seat] &= ~copy
        return copy


def _without(cards: Cards, card: Cards) -> Cards:
    """Returns a canonical mask without one copy of a card."""
    return TEAM.canonical(cards & ~card)
