"""Odds: who is likely to take the running trick, and how likely each card is to take a later one."""

from engine.core.cards import Card, Cards, bits
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import CHIP, COLOUR_OF, COLOURS, ESCAPES, NONE
from engine.games.boast.rules.tower import STRENGTH, Tower

__all__ = ["Odds"]

_OTHER = 0.35  # how much a stronger colour counts against a card: it falls only where the colour led is missing

# _OVER[tower][card]: the cards that beat a card in the same trick.
_OVER: tuple[tuple[Cards, ...], ...] = tuple(
    tuple(sum(1 << card for card in range(CHIP) if row[card] > row[mine]) for mine in range(CHIP)) for row in STRENGTH
)


class Odds:
    """What a seat can tell of the unseen cards; every hidden hand is as likely as any other that fits."""

    def __init__(self, info: InformationState) -> None:
        self.info = info
        self.pool = info.pool
        self.unseen = self.pool.bit_count()
        seats = info.terms.seats
        seat = info.seat or 0
        self.later = tuple((seat + at) % seats for at in range(1, seats - len(info.trick)))
        self._may = {other: self.pool & ~info.lacks(other) for other in self.later}
        self._row = STRENGTH[info.tower]
        self._over = _OVER[info.tower]

    def takers(self, card: Card) -> dict[int, float]:
        """Returns how likely each seat is to take the running trick once this card is played."""
        info = self.info
        best, holder = card, info.seat or 0
        for at, other in enumerate(info.trick):
            if self._row[other] > self._row[best]:
                best, holder = other, (info.leader + at) % info.terms.seats
        led = info.led if info.led != NONE else COLOUR_OF[card]
        found = {holder: 1.0}
        for seat in self.later:
            beats = self._beats(seat, led, self._over[best])
            for other in found:
                found[other] *= 1 - beats
            found[seat] = beats
        return found

    def _beats(self, seat: int, led: int, over: Cards) -> float:
        """Returns how likely a seat is to beat the best card, if it plays any of the cards it may play."""
        cards = self._may[seat]
        count = cards.bit_count()
        if not count:
            return 0.0
        follows = cards & COLOURS[led]
        void = 1.0
        if follows:
            others = count - follows.bit_count()
            for at in range(self.info.size(seat)):
                void *= max(0, others - at) / max(1, count - at)
            following = follows | cards & ESCAPES
            share = (following & over).bit_count() / following.bit_count()
        else:
            share = 0.0
        free = cards & ~COLOURS[led]
        anything = (free & over).bit_count() / free.bit_count() if free else 0.0
        return (1 - void) * share + void * anything

    def strengths(self, cards: Cards, tower: Tower) -> dict[Card, float]:
        """Returns how likely each card is to take a trick in which its colour is led and others play by chance."""
        return {card: self._strength(card, _OVER[tower][card]) for card in bits(cards)}

    def _strength(self, card: Card, over: Cards) -> float:
        colour = COLOUR_OF[card]
        if colour == NONE:
            return 0.0
        over &= self.pool
        higher = (over & COLOURS[colour]).bit_count()
        beaten = (higher + _OTHER * (over.bit_count() - higher)) / max(1, self.unseen)
        return float((1 - min(1.0, beaten)) ** (self.info.terms.seats - 1))
