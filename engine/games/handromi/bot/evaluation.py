"""What a player of Handrömi makes of a hand: what its cards may still become, and what a discard gives away."""

from functools import cache
from typing import NamedTuple

from engine.core.cards import Card, Cards, bits
from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.melds import find, fits
from engine.games.handromi.rules.pack import ALL, HALF, copies, penalty, value_of
from engine.games.handromi.rules.partition import Partition, fewest_left, most_points
from engine.games.handromi.rules.terms import OPENING

__all__ = ["PLAIN", "Evaluation", "Leaning", "Three", "threes_with"]

# The worth of a possible combination against points saved and given away: set by hand, not fitted. In the arena,
# against the greedy reference, a cost of 0.3, no weight for help or a base of 2 made no difference beyond noise.
_COST = 0.12  # a point in hand, while it counts
_FEEDS = 4.0  # the next player can lay the card off at once
_HELPS = 0.25  # a pair of unseen cards that the card would complete for the next player
_BASE = 8.0  # what a combination is worth on top of its points


class Leaning(NamedTuple):
    """How a temperament weighs a hand.

    `cost`, `use` and `danger` multiply the usual weight of these three in a discard. For `patience` rounds an opening
    is held back in order to go out in one turn, if at most `close` cards would be left over.
    """

    cost: float = 1.0
    use: float = 1.0
    danger: float = 1.0
    patience: int = 6
    close: int = 1


PLAIN = Leaning()


@cache
def _threes() -> tuple[Cards, ...]:
    """Returns all combinations of three cards."""
    return tuple(meld for meld in find(ALL) if meld.bit_count() == 3)


class Three(NamedTuple):
    """A combination of three that a given card belongs to: all its names, the other two, and these two as cards."""

    names: Cards
    pair: Cards
    one: Card
    two: Card


@cache
def threes_with(card: Card) -> tuple[Three, ...]:
    """Returns the combinations of three that a card belongs to."""
    name = 1 << card
    return tuple(Three(meld, meld & ~name, *bits(meld & ~name)) for meld in _threes() if meld & name)


class Evaluation:
    """Weighs the cards of the viewer's hand by what the viewer has seen."""

    def __init__(self, info: InformationState, leaning: Leaning = PLAIN) -> None:
        self.info = info
        self.leaning = leaning
        pool = info.pool
        self.some = copies(pool)  # the names of which a copy may still turn up
        self.two = pool & pool >> HALF  # the names of which both copies may
        self.fits = 0  # what can be laid off at once
        for meld in info.melds:
            self.fits |= fits(meld)

    def kept(self, hand: Cards) -> Partition:
        """Returns the partition to play a hand for: most points before the opening, fewest cards left after it."""
        if self.info.has_opened or self.info.turn.points >= OPENING:
            return fewest_left(hand)
        found = most_points(hand, low=self.info.terms.low)
        other = fewest_left(hand)
        return other if other.left.bit_count() <= 2 else found

    def use(self, card: Card, hand: Cards) -> float:
        """Returns the worth of the combinations that a card forms with others of the hand and one unseen card."""
        names = copies(hand)
        outs = 0
        for three in threes_with(card):
            missing = three.names & ~names
            if missing & self.some and not missing & missing - 1:
                outs += 2 if missing & self.two else 1
        return outs * (_BASE + value_of(card)) / 10

    def useless(self, card: Card, hand: Cards) -> bool:
        """Tells whether a card fits no combination with the rest of the hand and at most one unseen card."""
        names = copies(hand)
        lacking = [three.names & ~names for three in threes_with(card)]
        return not any(not missing & ~self.some and not missing & missing - 1 for missing in lacking)

    def danger(self, card: Card) -> float:
        """Returns how much a discard is likely to help the next player, who alone may take it."""
        info = self.info
        after = info.terms.after(info.turn.seat)
        found = 0.0
        if self.fits >> card & 1:
            found += _FEEDS if info.opened[after] else _FEEDS / 4
        known = copies(info.shown[after])
        some, two = self.some, self.two
        pairs = near = 0
        for three in threes_with(card):
            pair = three.pair
            if pair & some == pair:
                pairs += (1 + (two >> three.one & 1)) * (1 + (two >> three.two & 1))
            if pair & known:
                near += 1
        return found + _HELPS * (pairs / 4 + near * 2) * (2 if info.opened[after] else 1)

    def cost(self, card: Card) -> float:
        """Returns what a card in hand is likely to cost at the end."""
        info = self.info
        if not info.has_opened and info.turn.points < OPENING:
            return 0.0  # HR-17: a player who lays nothing pays the same for any hand
        smallest = min(info.sizes[seat] for seat in info.terms.order if seat != info.seat)
        return penalty(1 << card) * _COST * (2.0 if smallest <= 4 else 1.0)

    def discard(self, card: Card, hand: Cards) -> float:
        """Returns how good it is to discard a card of a hand; higher is better."""
        left = self.kept(hand).left
        name = 1 << card
        spoils = 0.0
        if not copies(left) & name:
            spoils = 40.0 + value_of(card)  # it belongs to a combination
        twin = 3.0 if hand >> HALF & name else 0.0  # one of two copies is enough
        leaning = self.leaning
        wanted = leaning.use * self.use(card, left) + leaning.danger * self.danger(card)
        return leaning.cost * self.cost(card) + twin - wanted - spoils
