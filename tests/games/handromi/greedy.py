"""The fixed reference: takes and lays whatever it can at once, and discards the highest card left over."""

from collections.abc import Iterator
from typing import Any

from engine.bots.bot import Candidate, Thought
from engine.core.game import Game
from engine.core.rng import SplitMix64
from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.moves import CLAIM, DRAW, TAKE, Kind, Move
from engine.games.handromi.rules.pack import copies, value_of
from engine.games.handromi.rules.partition import most_points

__all__ = ["GREEDY", "Greedy"]


class Greedy:
    """A bot that never waits and remembers nothing."""

    def think(
        self, game: Game[Any, Any], info: InformationState, legal: tuple[Move, ...], rng: SplitMix64
    ) -> Iterator[Thought]:
        """Yields one move."""
        del game, rng
        move = self._move(info, legal)
        yield Thought(move, 0, (Candidate(move, 0.0),))

    def _move(self, info: InformationState, legal: tuple[Move, ...]) -> Move:
        for move in (CLAIM, TAKE, DRAW):
            if move in legal:
                return move
        found = most_points(info.hand)
        for kind in (Kind.MELD, Kind.LAYOFF):
            laying = [move for move in legal if move.kind is kind]
            if laying:
                return max(laying, key=lambda move: (move.cards in found.melds, move.cards.bit_count(), move))
        discards = [move for move in legal if move.kind is Kind.DISCARD]
        left = copies(found.left)
        return max(discards, key=lambda move: (bool(move.cards & left), value_of(move.cards.bit_length() - 1), move))


GREEDY = Greedy()
