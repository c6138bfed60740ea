"""Odds: who is likely to take the running trick, and how likely each card is to take a later one."""

from functools import cache

from engine.core.cards import Card, Cards, bits
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import CHIP, COLOUR_CARDS, COLOUR_OF, ESCAPES, NONE
from engine.games.boast.rules.tower import STRENGTH, Tower
from engine.games.boast.rules.trick import best_of

__all__ = ["BETTER", "Odds", "beats", "strength_table"]

_OTHER = 0.35  # how much a card of a stronger colour counts: it can only be played by a seat void in the colour led

# BETTER[tower][card]: the cards that beat a card in the same trick.
BETTER: tuple[tuple[Cards, ...], ...] = tuple(
    tuple(sum(1 << card for card in range(CHIP) if row[card] > row[mine]) for mine in range(CHIP)) for row in STRENGTH
)


@cache
def strength_table(seats: int, unseen: int) -> tuple[tuple[float, ...], ...]:
    """Returns how likely a card is to take a trick in which its colour is led and others play at random.

    Indexed by how many of the unseen cards beat it, then by how many of those share its colour.
    """
    found = []
    for better in range(unseen + 1):
        row = []
        for higher in range(better + 1):
            beaten = min(1.0, (higher + _OTHER * (better - higher)) / max(1, unseen))
            likely = 1.0
            for _ in range(seats - 1):  # a product, not `**`, whose last bits differ between machines
                likely *= 1 - beaten
            row.append(likely)
        found.append(tuple(row))
    return tuple(found)


@cache
def _none_of(count: int, some: int, size: int) -> float:
    """Returns the probability that `size` of `count` cards include none of `some` given ones."""
    likely = 1.0
    for at in range(size):
        likely *= max(0, count - some - at) / max(1, count - at)
    return likely


def beats(cards: Cards, size: int, led: int, better: Cards) -> float:
    """Returns how likely a hand of `size` of these cards is to beat the best card with any card it may play."""
    count = cards.bit_count()
    if not count:
        return 0.0
    follows = cards & COLOUR_CARDS[led]
    void = 1.0
    if follows:
        void = _none_of(count, follows.bit_count(), size)
        following = follows | cards & ESCAPES
        share = (following & better).bit_count() / following.bit_count()
    else:
        share = 0.0
    free = cards & ~COLOUR_CARDS[led]
    anything = (free & better).bit_count() / free.bit_count() if free else 0.0
    return (1 - void) * share + void * anything


class Odds:
    """What a seat can infer about the unseen cards; all hidden hands that fit are equally likely."""

    def __init__(self, info: InformationState) -> None:
        self.info = info
        self.pool = info.pool
        self.unseen = self.pool.bit_count()
        seats = info.terms.seats
        seat = info.seat or 0
        self.later = tuple((seat + at) % seats for at in range(1, seats - len(info.trick)))
        self._may = {other: self.pool & ~info.lacks(other) for other in self.later}
        self._better = BETTER[info.tower]
        self._takers: dict[Card, dict[int, float]] = {}

    def takers(self, card: Card) -> dict[int, float]:
        """Returns how likely each seat is to take the running trick once this card is played; the holder is first."""
        if card not in self._takers:
            self._takers[card] = self._find_takers(card)
        return self._takers[card]

    def _find_takers(self, card: Card) -> dict[int, float]:
        info = self.info
        cards = (card, *info.trick)  # if there are only escapes, the last one holds the trick
        at = best_of(cards, info.tower)
        holder = (info.leader + at - 1) % info.terms.seats if at else info.seat or 0
        led = info.led if info.led != NONE else COLOUR_OF[card]
        found = {holder: 1.0}
        for seat in self.later:
            beaten = beats(self._may[seat], info.size(seat), led, self._better[cards[at]])
            for other in found:
                found[other] *= 1 - beaten
            found[seat] = beaten
        return found

    def strengths(self, cards: Cards, tower: Tower) -> dict[Card, float]:
        """Returns how likely each card is to take a trick in which its colour is led and others play at random."""
        return {card: self._strength(card, BETTER[tower][card]) for card in bits(cards)}

    def _strength(self, card: Card, better: Cards) -> float:
        colour = COLOUR_OF[card]
        if colour == NONE:
            return 0.0
        better &= self.pool
        higher = (better & COLOUR_CARDS[colour]).bit_count()
        return strength_table(self.info.terms.seats, self.unseen)[better.bit_count()][higher]
