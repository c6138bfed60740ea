"""What a player of Handrömi makes of a hand: what its cards may still become, and what a discard gives away."""

from functools import cache
from typing import NamedTuple

from engine.core.cards import Card, Cards, bits
from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.melds import FEWEST, find, fits, grown
from engine.games.handromi.rules.pack import ALL, HALF, copies, join, less, penalty, value_of
from engine.games.handromi.rules.partition import Partition, fewest_left, most_points
from engine.games.handromi.rules.reach import can_out, ends_of

__all__ = ["LITTLE", "PLAIN", "Evaluation", "Leaning", "Three", "threes_with"]

# The worth of a possible combination against points saved and given away: set by hand, not fitted. In the arena,
# against the greedy reference, a cost of 0.3, no weight for help or a base of 2 made no difference beyond noise.
_COST = 0.12  # a point in hand, while it counts
_FEEDS = 4.0  # the next player can lay the card off at once
_HELPS = 0.25  # a pair of unseen cards that the card would complete for the next player
_BASE = 8.0  # what a combination is worth on top of its points
_OUT = 40.0  # going out with the next draw, where nothing else counts; 20 and 80 made no difference

LITTLE = 1 / 3  # a card helps the next player little if they can lay it at once in at most this share of all worlds
# Of the worlds in which it goes with cards that the next player holds, those in which it lets them open: of 400
# discards, each in 60 worlds, a fifth on average, and hardly ever more than half.
_OPENS = 0.5


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
        self.possible = copies(pool)  # the names of which a copy may still turn up
        self.possible_twice = pool & pool >> HALF  # the names of which both copies may
        self.fits = 0  # what can be laid off at once
        for meld in info.melds:
            self.fits |= fits(meld)
        self.next = info.terms.after(info.turn.seat)  # who alone may take a discard
        shown = info.shown[self.next]
        self.known = copies(shown)  # what the next player is known to hold
        self.unseen = max(1, pool.bit_count())
        # How likely the next player is to hold any given unseen card.
        self.held = (info.sizes[self.next] - shown.bit_count()) / self.unseen

    def kept(self, hand: Cards) -> Partition:
        """Returns the partition to play a hand for: most points before the opening, fewest cards left after it."""
        if self.info.meets_opening:
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
            if missing & self.possible and not missing & missing - 1:
                outs += 2 if missing & self.possible_twice else 1
        return outs * (_BASE + value_of(card)) / 10

    def outs(self, card: Card, hand: Cards) -> int | None:
        """Returns how many unseen cards would each complete a combination with a card and others of the hand.

        It is None if the card makes one with the hand alone.
        """
        names = copies(hand)
        outs = 0
        for three in threes_with(card):
            missing = three.names & ~names
            if not missing:
                return None
            if not missing & missing - 1:
                outs |= missing & self.possible
        return outs.bit_count() + (outs & self.possible_twice).bit_count()

    def danger(self, card: Card) -> float:
        """Returns how much a discard is likely to help the next player, who alone may take it."""
        opened = self.info.opened[self.next]
        found = 0.0
        if self.fits >> card & 1:
            found += _FEEDS if opened else _FEEDS / 4
        known = self.known
        possible, twice = self.possible, self.possible_twice
        pairs = near = 0
        for three in threes_with(card):
            pair = three.pair
            if pair & possible == pair:
                pairs += (1 + (twice >> three.one & 1)) * (1 + (twice >> three.two & 1))
            if pair & known:
                near += 1
        return found + _HELPS * (pairs / 4 + near * 2) * (2 if opened else 1)

    def laid(self, card: Card) -> float:
        """Returns how likely the next player, once opened, is to be able to lay a card, off or with two of theirs."""
        if self.fits >> card & 1:
            return 1.0
        likely = 0.0
        for three in threes_with(card):
            likely += self._holds(three.pair)
        return min(1.0, likely)

    def _holds(self, names: Cards) -> float:
        """Returns how likely the next player is to hold some cards."""
        rest = names & ~self.known
        if rest & ~self.possible:
            return 0.0
        likely = 1.0
        for other in bits(rest):
            likely *= self.held * (1 + (self.possible_twice >> other & 1))
        return likely

    def goes(self, card: Card) -> float:
        """Returns the share of worlds in which the next player, once opened, could lay a discard at once."""
        if self.fits >> card & 1:
            return 1.0
        name = 1 << card
        with_it = [three.pair for three in threes_with(card)]
        for meld in self.info.melds:
            off = [part for part, _ in grown(meld) if part & name and part.bit_count() == 2]  # after another card
            with_it += [part ^ name for part in off]
        without = 1.0
        for others in with_it:
            without *= 1 - min(1.0, self._holds(others))
        return 1 - without

    def helps_little(self, card: Card) -> bool:
        """Returns whether there are few worlds in which the next player could lay a discard at once."""
        info = self.info
        free = info.terms.free_first and not info.turns  # the first discard may be kept without opening
        return self.goes(card) * (1.0 if free or info.opened[self.next] else _OPENS) <= LITTLE

    def cost(self, card: Card) -> float:
        """Returns what a card in hand is likely to cost at the end."""
        info = self.info
        if not info.meets_opening:
            return 0.0  # HR-17: a player who lays nothing pays the same for any hand
        smallest = min(info.sizes[seat] for seat in info.terms.order if seat != info.seat)
        return penalty(1 << card) * _COST * (2.0 if smallest <= 4 else 1.0)

    def discard(self, card: Card, hand: Cards) -> float:
        """Returns how good it is to discard a card of a hand; higher is better."""
        name, leaning = 1 << card, self.leaning
        cost, danger = leaning.cost * self.cost(card), leaning.danger * self.danger(card)
        if self.is_last(hand):
            return cost + _OUT * self.outs_of(less(hand, name)) / self.unseen - danger
        left = self.kept(hand).left
        spoils = 0.0
        if not copies(left) & name:
            spoils = 40.0 + value_of(card)  # it belongs to a combination
        twin = 3.0 if hand >> HALF & name else 0.0  # one of two copies is enough
        return cost + twin - leaning.use * self.use(card, left) - danger - spoils

    def is_last(self, hand: Cards) -> bool:
        """Returns whether a hand has no new combinations any more: after a discard and a draw it is too small."""
        return self.info.meets_opening and hand.bit_count() <= FEWEST  # D-R11: one card is left to discard

    def outs_of(self, hand: Cards) -> int:
        """Returns how many unseen cards would let a hand go out if one of them were drawn next."""
        outs = 0
        for card in bits(self.possible):
            drawn = join(hand, 1 << card)
            if can_out(drawn, ends_of(self.info.melds, copies(drawn)), 0):
                outs += 1 + (self.possible_twice >> card & 1)
        return outs
