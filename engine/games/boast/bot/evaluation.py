"""What a position is worth to a player: the chances of the exact number and of no trick; what others may score."""

from collections.abc import Sequence
from itertools import accumulate, repeat
from operator import mul

from engine.core.cards import Card
from engine.games.boast.bot.odds import Odds
from engine.games.boast.bot.weights import EXACTLY, NEVER, PLAIN, PUBLIC, Leaning
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.scoring import EXACT, NOTHING, points_for
from engine.games.boast.rules.tower import Tower
from engine.games.boast.rules.trick import best_of, tower_after

__all__ = ["Evaluation", "features", "logistic", "probability"]

# exp(-n / 8) for n = 0, 1, 2 ..., by repeated multiplication: the same on every machine, unlike math.exp.
_STEP = 0.8824969025845955
_FAR = 30
_FALLS = tuple(accumulate(repeat(_STEP, 8 * _FAR), mul, initial=1.0))


def logistic(total: float) -> float:
    """Returns 1 / (1 + exp(-total)), the same on every machine; `total` is clamped to -30 .. 30."""
    far = min(abs(total), float(_FAR))
    steps = int(far * 8)
    rest = far - steps / 8
    fall = _FALLS[steps] * (1 - rest * (1 - rest / 2 * (1 - rest / 3 * (1 - rest / 4 * (1 - rest / 5)))))
    return 1 / (1 + fall) if total >= 0 else fall / (1 + fall)


def features(strengths: Sequence[float], more: int, lead: bool) -> tuple[float, ...]:
    """Returns the features of the cards left: `more` tricks are still wanted; `lead` says if this seat leads next.

    Treating each card as taking a trick independently: the chances of exactly `more` tricks, one fewer and one more;
    then what matters to a player who can choose when to play which card.
    """
    probabilities = [1.0]  # of 0, 1, 2 ... tricks
    for strength in strengths:
        probabilities = [
            (probabilities[at] * (1 - strength) if at < len(probabilities) else 0.0)
            + (probabilities[at - 1] * strength if at else 0.0)
            for at in range(len(probabilities) + 1)
        ]
    total = sum(strengths)
    ranked = sorted(strengths)
    off = total - more
    return (
        1.0,
        probabilities[more] if more < len(probabilities) else 0.0,
        probabilities[more - 1] if 0 < more <= len(probabilities) else 0.0,
        probabilities[more + 1] if more + 1 < len(probabilities) else 0.0,
        sum(strength * (1 - strength) for strength in strengths),
        off,
        off * off,
        ranked[-1],
        ranked[-2] if len(ranked) > 1 else 0.0,
        ranked[0] if lead else 0.0,
        float(lead),
        float(ranked.count(0.0)),
        float(len(ranked)),
        float(more),
    )


def probability(weights: Sequence[float], found: Sequence[float]) -> float:
    """Returns the logistic of a weighted sum."""
    return logistic(sum(weight * value for weight, value in zip(weights, found, strict=True)))


class Evaluation:
    """Weighs the cards that a seat may play."""

    def __init__(self, info: InformationState, leaning: Leaning = PLAIN) -> None:
        self.info = info
        self._leaning = leaning
        self.seat = info.seat or 0
        self.odds = Odds(info)
        self.strengths = self.odds.strengths(info.hand, info.tower)
        self._after = {info.tower: self.strengths}
        self._ends: dict[tuple[Card, Tower, bool], tuple[float, float]] = {}

    def worth(self, card: Card) -> float:
        """Returns the expected points after a card, less a share of what the others may expect."""
        info = self.info
        total = self._leaning.high * self.strengths[card]
        for taker, likely in self.odds.takers(card).items():
            if likely > 0:
                harm = sum(self.others(seat, taker) for seat in range(info.terms.seats) if seat != self.seat)
                total += likely * (self.mine(card, taker) - self._leaning.harm * harm)
        return total

    def mine(self, card: Card, taker: int) -> float:
        """Returns the expected points when a card is played and a given seat takes the trick."""
        none, exact = self.probabilities(card, taker)
        return self._leaning.nothing * none + self._leaning.exact * exact

    def probabilities(self, card: Card, taker: int) -> tuple[float, float]:
        """Returns the probabilities of ending with no trick and with the exact number."""
        end = card, self.tower(card, taker), taker == self.seat
        if end not in self._ends:
            self._ends[end] = self._find_probabilities(*end)
        return self._ends[end]

    def _find_probabilities(self, card: Card, tower: Tower, takes: bool) -> tuple[float, float]:
        info = self.info
        seats, wanted = info.terms.seats, info.terms.wanted
        tricks = info.taken[self.seat] + takes
        rest = info.rest - 1
        if not rest:
            points = points_for(tricks, wanted)
            return float(points == NOTHING), float(points == EXACT)
        left = [*self.kept(card, tower).values()]
        more = wanted - tricks
        none = 0.0 if tricks else probability(NEVER[seats], features(left, 0, takes))
        exact = probability(EXACTLY[seats], features(left, more, takes)) if 0 <= more <= rest else 0.0
        return none, exact

    def tower(self, card: Card, taker: int) -> Tower:
        """Returns the tower after a card is played and a given seat takes the trick."""
        info = self.info
        cards = (*info.trick, card)
        best = best_of(cards, info.tower)
        if (info.leader + best) % info.terms.seats != taker:
            return info.tower
        return tower_after(cards, best, info.tower, every_trick=info.terms.every_trick)

    def kept(self, card: Card, tower: Tower) -> dict[Card, float]:
        """Returns the strengths, under a tower, of the cards left after one is played."""
        if tower not in self._after:
            self._after[tower] = self.odds.strengths(self.info.hand, tower)
        return {other: value for other, value in self._after[tower].items() if other != card}

    def others(self, seat: int, taker: int) -> float:
        """Returns the points another seat may expect after this trick, judged by its number of tricks alone."""
        table = PUBLIC[self.info.terms.seats][self.info.rest - 1]
        return table[min(self.info.taken[seat] + (taker == seat), len(table) - 1)]
