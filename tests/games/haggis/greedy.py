"""The fixed reference: leads its longest combination, beats with its cheapest one, and never bets.

It ignores its partner: in the team game it gives away its lowest card, and beats whoever is on top.
"""

from collections.abc import Iterator
from typing import Any

from engine.bots.bot import Candidate, Thought
from engine.core.game import Game
from engine.core.rng import SplitMix64
from engine.games.haggis.rules.information import AnyInformation, Phase
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["GREEDY", "Greedy"]


class Greedy:
    """A bot that plays whenever it can, with any card layout."""

    def think(
        self, game: Game[Any, Any], info: AnyInformation, legal: tuple[Move, ...], rng: SplitMix64
    ) -> Iterator[Thought]:
        """Yields one move."""
        del game, rng
        wilds = info.terms.layout.wilds

        def length(move: Move) -> tuple[int, int, int, Move]:
            """Sorts the longest combination first, and among those few wild cards and low ranks."""
            return -move.cards.bit_count(), (move.cards & wilds).bit_count(), move.rank, move

        def price(move: Move) -> tuple[bool, int, int, Move]:
            """Sorts the cheapest answer first: few wild cards, then low ranks, with bombs last."""
            return move.kind is Kind.BOMB, (move.cards & wilds).bit_count(), move.rank, move

        plays = [move for move in legal if move.cards]
        move = min(plays, key=length if info.phase is Phase.LEAD else price) if plays else legal[0]
        yield Thought(move, 0, (Candidate(move, 0.0),))


GREEDY = Greedy()
