"""The fixed reference: leads its longest combination, beats with its cheapest, and never bets."""

from collections.abc import Iterator
from typing import Any

from engine.bots.bot import Candidate, Thought
from engine.core.game import Game
from engine.core.rng import SplitMix64
from engine.games.haggis.layout import HAGGIS
from engine.games.haggis.moves import Kind, Move
from engine.games.haggis.view import Phase, View

__all__ = ["GREEDY", "Greedy"]


def _wilds(move: Move) -> int:
    return (move.cards & HAGGIS.wilds).bit_count()


def _length(move: Move) -> tuple[int, int, int, Move]:
    """Sorts the longest combination first, of those the one with the fewest wild cards and the lowest rank."""
    return -move.cards.bit_count(), _wilds(move), move.rank, move


def _price(move: Move) -> tuple[bool, int, int, Move]:
    """Sorts the cheapest answer first: bombs last, few wild cards, low rank."""
    return move.kind is Kind.BOMB, _wilds(move), move.rank, move


class Greedy:
    """A bot that always plays what it can."""

    def think(self, game: Game[Any, Any], view: View, legal: tuple[Move, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields one move."""
        del game, rng
        plays = [move for move in legal if move.cards]
        price = _length if view.phase is Phase.LEAD else _price
        move = min(plays, key=price) if plays else legal[0]
        yield Thought(move, 0, (Candidate(move, 0.0),))


GREEDY = Greedy()
