"""Risks: how likely each combination is to be beaten, worked out on first use."""

from functools import cache

from engine.games.haggis.bot.fast.keys import BOMBS, RUNS
from engine.games.haggis.bot.odds import Odds
from engine.games.haggis.bot.shape import TRICK
from engine.games.haggis.rules.layout import KING
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["Risks"]


class Risks(dict[int, float]):
    """The probabilities of being beaten, by key; all of a shape are filled in at once.

    An empty rank is no trick at all, so its risk cancels the cost of a trick.
    """

    def __init__(self, odds: Odds) -> None:
        super().__init__()
        self._odds = odds

    def __missing__(self, key: int) -> float:
        if key < RUNS:
            width = key & 15
            if width:
                self.update(zip(_ranks(width), [1 - stands for stands in self._odds.sets(width)], strict=True))
            else:
                self.update(dict.fromkeys(_ranks(0), -TRICK))
        elif key & BOMBS:
            self[key] = 1 - self._odds.stands(Move(Kind.BOMB, rank=key & ~BOMBS))
        else:
            length, width = key >> 8 & 15, key >> 4 & 15
            stands_so = self._odds.runs(length, width)
            self.update(zip(_tops(key & ~15), [1 - stands for stands in stands_so], strict=True))
        return self[key]


@cache
def _ranks(width: int) -> tuple[int, ...]:
    return tuple(rank << 4 | width for rank in range(KING + 1))


@cache
def _tops(shape: int) -> tuple[int, ...]:
    return tuple(shape | top for top in range(KING + 1))
