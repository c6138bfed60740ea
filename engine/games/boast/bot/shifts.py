"""Shifts: what a card does to the tower, and so to the cards that are kept."""

from engine.core.cards import Card
from engine.core.table import Text
from engine.games.boast.bot.evaluation import Evaluation
from engine.games.boast.rules.information import NOBODY
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import COLOUR_LETTERS, COLOUR_OF, COLOURS, NONE
from engine.games.boast.rules.tower import SPELT, TOWERS, Tower

__all__ = ["Shift"]

_MATTERS = 0.3  # tricks that the cards kept are likelier to take, or less likely: all of them, and those of a colour


class Shift:
    """The tower after a card, and the towers to which other cards lead with which the same seat takes the trick.

    There is none, and nothing to say, unless it is certain how the tower stands after the trick.
    """

    def __init__(self, evaluation: Evaluation, card: Card, legal: tuple[Move, ...]) -> None:
        self._evaluation = evaluation
        self._card = card
        self._tricks = evaluation.info.taken[evaluation.seat]
        taker, self._tower = _after(evaluation, card) or (NOBODY, evaluation.info.tower)
        self._tricks += taker == evaluation.seat
        found = {_after(evaluation, move.card) for move in legal} if taker != NOBODY else set()
        self._others = sorted({other[1] for other in found if other and other[0] == taker} - {self._tower})

    def stronger(self) -> tuple[Text, ...]:
        """Returns which of the cards kept gain by this tower, if they do by no other, and why."""
        other = max(self._others, key=self._total, default=self._tower)
        colour, cards = self._most(other, self._tower)
        if not cards:
            return ()
        args: dict[str, str | int] = {"colour": COLOUR_LETTERS[colour], "cards": cards}
        if self._stays(colour):
            return (Text.of("why/boast-holds", **args),)
        return (Text.of("why/boast-rises", over=SPELT[self._tower][-1], **args),)

    def weaker(self) -> tuple[Text, ...]:
        """Returns which of the cards kept lose by this tower, if they do by no other, and why."""
        other = min(self._others, key=self._total, default=self._tower)
        colour, cards = self._most(self._tower, other)
        if not cards:
            return ()
        args: dict[str, str | int] = {"colour": COLOUR_LETTERS[colour], "cards": cards, "tricks": self._tricks}
        if self._stays(colour):
            return (Text.of("why/boast-leaves", over=SPELT[other][-1], **args),)
        return (Text.of("why/boast-sinks", **args),)

    def _total(self, tower: Tower) -> float:
        return sum(self._evaluation.kept(self._card, tower).values())

    def _stays(self, colour: int) -> bool:
        """Returns whether a colour has the same place in the tower as before."""
        return TOWERS[self._tower].index(colour) == TOWERS[self._evaluation.info.tower].index(colour)

    def _most(self, weak: Tower, strong: Tower) -> tuple[int, int]:
        """Returns the colour kept that gains most from one tower to another, and how many cards it has.

        They are none if the cards gain little, or if the colour has the same place in both.
        """
        low, high = self._evaluation.kept(self._card, weak), self._evaluation.kept(self._card, strong)
        gains, cards = [0.0] * (NONE + 1), [0] * (NONE + 1)
        for left, strength in low.items():
            gains[COLOUR_OF[left]] += high[left] - strength
            cards[COLOUR_OF[left]] += 1
        colour = max(range(COLOURS), key=gains.__getitem__)
        matters = min(gains[colour], sum(gains)) >= _MATTERS
        rises = TOWERS[strong].index(colour) < TOWERS[weak].index(colour)
        return colour, cards[colour] if matters and rises else 0


def _after(evaluation: Evaluation, card: Card) -> tuple[int, Tower] | None:
    """Returns who takes the trick with this card, and the tower then; None while either may come out otherwise."""
    info = evaluation.info
    taker, chance = next(iter(evaluation.odds.takers(card).items()))  # whose trick it is so far
    mixed = len({COLOUR_OF[played] for played in (*info.trick, card)} - {NONE}) > 1
    if evaluation.odds.later and not (mixed or info.terms.every_trick):
        return None
    return (taker, evaluation.tower(card, taker)) if chance == 1.0 else None
