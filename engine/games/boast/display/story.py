"""The story of a round: the tower, the cards, who takes them and which chip moves."""

from collections.abc import Iterator

from engine.core.story import Line
from engine.core.table import Text
from engine.games.boast.display.texts import card_text, won_text
from engine.games.boast.rules.pack import CHIP, NAMES, SUITS
from engine.games.boast.rules.tower import SPELT, TOWERS
from engine.games.boast.rules.trick import Taken
from engine.games.boast.rules.view import View

__all__ = ["Story"]


class Story:
    """Tells a round as its view knows it."""

    def __init__(self, view: View) -> None:
        self.view = view

    def lines(self) -> Iterator[Line]:
        """Yields all that happened in a round so far, in order."""
        view = self.view
        setup = view.terms.setup
        yield Line(0, "deal", setup.dealer, Text.of("log/boast-deal", seat=setup.dealer, to=setup.leader))
        yield Line(0, "tower", None, _tower(view.tricks[0].tower if view.tricks else view.tower))
        if view.terms.shown and view.left is not None:
            yield Line(0, "left", None, Text.of("log/boast-left"), self._left())
        ply = 0
        for taken in view.tricks:
            for line in self._cards(ply, taken.leader, taken.cards):
                ply = line.ply
                yield line
            yield from _taken(ply, taken)
        yield from self._cards(ply, view.leader, view.trick)
        if view.outcome is not None:
            if not view.terms.shown:
                yield Line(ply, "left", None, Text.of("log/boast-left"), self._left(), source="left", target="left")
            yield Line(ply, "deal_end", None, view.outcome.reason)

    def _left(self) -> tuple[str, ...]:
        return self.view.terms.deck.list(self.view.left or 0)

    def _cards(self, ply: int, leader: int, cards: tuple[int, ...]) -> Iterator[Line]:
        """Yields the plays of a trick."""
        for at, card in enumerate(cards):
            seat = (leader + at) % self.view.terms.seats
            text = card_text("play", card, seat=seat)
            yield Line(ply + at + 1, "play", seat, text, (NAMES[card],), source=f"hand:{seat}", target="trick")


def _taken(ply: int, taken: Taken) -> Iterator[Line]:
    """Yields who took a trick and why, and the chip that it moved."""
    seat = taken.winner
    cards = len(taken.cards)
    yield Line(ply, "capture", seat, won_text(taken), moved=cards, source="trick", target=f"won:{seat}")
    if taken.moved:
        text = Text.of("log/boast-chip", colour=SUITS[taken.colour], tower=SPELT[taken.after])
        yield Line(ply, "chip", None, text, (NAMES[CHIP + taken.colour],), source="tower", target="tower")


def _tower(tower: int) -> Text:
    top, middle, bottom = (SUITS[colour] for colour in TOWERS[tower])
    return Text.of("log/boast-tower", top=top, middle=middle, bottom=bottom)
