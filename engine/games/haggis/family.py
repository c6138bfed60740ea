"""What the games of the family have in common: cards shuffled, moves as text and as measures, totals and places."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.cards import Deck
from engine.core.game import Outcome, Setup
from engine.core.options import Options
from engine.core.rng import SplitMix64
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.layout import Layout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["Family", "places_of", "totals_of"]


class Family:
    """The part of a Game that follows from its layout of cards and from the words that begin its moves."""

    layout: ClassVar[Layout]
    words: ClassVar[Mapping[str, Kind]]
    best = "high"

    def deck(self, seats: int, options: Options) -> Deck:
        """Returns the deck for a number of players."""
        raise NotImplementedError

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[str, ...]:
        """Returns the names of the whole deck in random order."""
        deck = self.deck(setup.seats, setup.options)
        names = [deck.names[card] for card in deck.ids]
        rng.shuffle(names)
        return tuple(names)

    def first(self, seats: int, options: Options, dealer: int) -> Setup:
        """Returns the setup of the first deal: the dealer's left leads."""
        return Setup(seats, options, dealer, (dealer + 1) % seats, (0,) * seats)  # H23-9, HT-5

    def write(self, move: Move) -> str:
        """Returns a move's text."""
        return notation.write(self.layout, move)

    def read(self, text: str) -> Move:
        """Returns the move that a text names; raises BadNotation."""
        return notation.read(self.layout, text, self.words)

    def about(self, move: Move) -> Mapping[str, Any]:
        """Returns kind, cards and measures of a move."""
        return notation.about(self.layout, move)


def totals_of(setup: Setup, outcome: Outcome) -> tuple[int, ...]:
    """Returns the totals after a deal."""
    return tuple(a + b for a, b in zip(setup.totals, outcome.points, strict=True))


def places_of(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the place of each seat, the highest total first; equal totals share a place."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
