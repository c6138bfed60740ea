"""What a player of Handrömi makes of a hand: what its cards may still become, and what a discard gives away."""

from functools import cache

from engine.core.cards import Card, Cards, bits
from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.melds import find, fits
from engine.games.handromi.rules.pack import ALL, HALF, copies, penalty, value_of
from engine.games.handromi.rules.partition import Partition, fewest_left, most_points
from engine.games.handromi.rules.terms import OPENING

__all__ = ["Evaluation"]

# What a prospect of a combination is worth against points saved and given: set by hand, not fitted. In the arena
# against the greedy reference a cost of 0.3, no weight for help, or a base of 2 made no difference beyond noise.
_COST = 0.12  # a point in hand, while it counts
_FEEDS = 4.0  # the next player can lay the card off at once
_HELPS = 0.25  # a pair of unseen cards that the card would complete for the next player
_BASE = 8.0  # what a combination is worth beside its points


@cache
def _threes() -> tuple[Cards, ...]:
    """Returns all combinations of three cards."""
    return tuple(meld for meld in find(ALL) if meld.bit_count() == 3)


@cache
def _threes_with(card: Card) -> tuple[Cards, ...]:
    """Returns the combinations of three that a card belongs to."""
    return tuple(meld for meld in _threes() if meld >> card & 1)


class Evaluation:
    """Weighs the cards of the viewer's hand by what it has seen."""

    def __init__(self, info: InformationState) -> None:
        self.info = info
        self.pool = info.pool

    def unseen(self, card: Card) -> int:
        """Returns how many copies of a card may still turn up."""
        return (self.pool >> card & 1) + (self.pool >> card + HALF & 1)

    def kept(self, hand: Cards) -> Partition:
        """Returns the partition that a hand is played for: points before the opening, few cards after it."""
        if self.info.has_opened or self.info.turn.points >= OPENING:
            return fewest_left(hand)
        found = most_points(hand, low=self.info.terms.low)
        other = fewest_left(hand)
        return other if other.left.bit_count() <= 2 else found

    def use(self, card: Card, hand: Cards) -> float:
        """Returns what a card may still become together with the others: combinations that lack one card."""
        names = copies(hand)
        found = 0.0
        for meld in _threes_with(card):
            missing = meld & ~names
            if missing.bit_count() == 1:
                other = missing.bit_length() - 1
                outs = self.unseen(other)
                found += outs * (_BASE + value_of(card))
        return found / 10

    def danger(self, card: Card) -> float:
        """Returns how much a discard is likely to help the next player, who alone may take it."""
        info = self.info
        after = info.terms.after(info.turn.seat)
        name = 1 << card
        found = 0.0
        if info.opened[after] and any(fits(meld) & name for meld in info.melds):
            found += _FEEDS
        elif any(fits(meld) & name for meld in info.melds):
            found += _FEEDS / 4
        pairs = 0
        for meld in _threes_with(card):
            one, two = bits(meld & ~name)
            pairs += self.unseen(one) * self.unseen(two)
        known = copies(info.shown[after])
        near = sum(1 for meld in _threes_with(card) if meld & known & ~name)
        return found + _HELPS * (pairs / 4 + near * 2) * (2 if info.opened[after] else 1)

    def cost(self, card: Card) -> float:
        """Returns what a card in hand is likely to cost at the end."""
        info = self.info
        if not info.has_opened and info.turn.points < OPENING:
            return 0.0  # HR-17: who lays nothing pays the same for all
        smallest = min(info.sizes[seat] for seat in info.terms.order if seat != info.seat)
        return penalty(1 << card) * _COST * (2.0 if smallest <= 4 else 1.0)

    def discard(self, card: Card, hand: Cards) -> float:
        """Returns how well a card of a hand is discarded, the highest best."""
        left = self.kept(hand).left
        name = 1 << card
        spoils = 0.0
        if not copies(left) & name:
            spoils = 40.0 + value_of(card)  # it stands in a combination
        twin = 3.0 if hand >> HALF & name else 0.0  # of two copies one is enough
        return self.cost(card) + twin - self.use(card, left) - self.danger(card) - spoils
