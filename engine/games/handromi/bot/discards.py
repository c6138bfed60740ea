"""Discards, weighed more carefully than by the policy: what the next player is likely to do with each."""

from engine.core.cards import Card, Cards, bits
from engine.games.handromi.bot.evaluation import Evaluation, threes_with
from engine.games.handromi.rules.moves import Move
from engine.games.handromi.rules.pack import copies, join, less
from engine.games.handromi.rules.partition import most_points
from engine.games.handromi.rules.terms import OPENING

__all__ = ["Discards"]

_LOOKED = 5  # before the opening: how many discards are examined together with the next draw
_ENOUGH = OPENING + 5  # points beyond this do not help an opening


# Found by trial in the arena, with two players and with four.
_OPENED = 16.0  # cost of the next player taking the card, if they have opened
_CLOSED = 2.0  # and if they have not
_COST = 5.0  # a point in hand, as a multiple of what it costs the policy
_PROGRESS = 1.0  # each point by which the next draw raises the best opening


class Discards(Evaluation):
    """Weighs discards by how likely the next player is to lay them, and by what the next draw may bring."""

    @property
    def short(self) -> bool:
        """Whether the hand still falls short of the opening."""
        info = self.info
        if info.meets_opening:
            return False
        return most_points(info.hand, low=info.terms.low).points < OPENING

    def best(self, discards: list[Move]) -> tuple[float, Move]:
        """Returns the best of some discards, with its worth first."""
        return self.ranked(discards)[0]

    def ranked(self, discards: list[Move]) -> list[tuple[float, Move]]:
        """Returns discards with their worth, best first; only the few best while short of the opening."""
        hand = self.info.hand
        weighed = [(round(self.discard(move.cards.bit_length() - 1, hand), 6), move) for move in discards]
        if self.short:
            ranked = sorted(weighed, reverse=True)[:_LOOKED]
            weighed = [(round(worth + self._progress(less(hand, move.cards)), 6), move) for worth, move in ranked]
        return sorted(weighed, reverse=True)

    def danger(self, card: Card) -> float:
        """Returns the expected cost of the next player taking the card."""
        opened = self.info.opened[self.next]
        return (_OPENED if opened else _CLOSED) * self.laid(card)

    def cost(self, card: Card) -> float:
        """Returns what a card in hand is likely to cost at the end."""
        return super().cost(card) * _COST

    def _progress(self, hand: Cards) -> float:
        """Returns the worth of the points that a hand is expected to count for the opening after its next draw."""
        names = copies(hand)
        low = self.info.terms.low
        now = most_points(hand, low=low).points
        total = 0
        for card in bits(self.possible):
            helps = any(not three.pair & ~names for three in threes_with(card))
            points = most_points(join(hand, 1 << card), low=low).points if helps else now
            total += min(points, _ENOUGH) * (1 + (self.possible_twice >> card & 1))
        return _PROGRESS * total / self.unseen
