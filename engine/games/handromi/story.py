"""The story of a deal, line by line: the log of the table and the events of a move are both taken from it."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.table import Event, LogEntry, Text
from engine.games.handromi.moves import Kind, Move
from engine.games.handromi.notation import cards_of
from engine.games.handromi.pack import NAMES
from engine.games.handromi.partition import worth
from engine.games.handromi.terms import OPENING
from engine.games.handromi.texts import card_text, meld_text
from engine.games.handromi.view import View

__all__ = ["LINES", "Line", "Story"]

LINES = 80  # as much of the log as a table shows: a deal may have a thousand lines


class Line(NamedTuple):
    """One thing that happened at a ply, 0 before the first move; `moved` counts cards that are not named."""

    ply: int
    kind: str
    seat: int | None
    text: Text
    cards: tuple[str, ...] = ()
    moved: int = 0
    source: str | None = None
    target: str | None = None


class Story:
    """Tells a deal as its view knows it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.ply = 0
        self.exchange = view.turned
        self.pile: list[int] = []
        self.table: list[int] = []
        self.owners: list[int] = []
        self.opened: set[int] = set()
        self.points = 0
        self._draws = iter(view.draws)

    def lines(self) -> Iterator[Line]:
        """Yields all that happened in a deal so far, in order."""
        view = self.view
        setup = view.terms.setup
        text = card_text("log/handromi-deal", view.turned, seat=setup.dealer, to=setup.leader)
        yield Line(0, "deal", setup.dealer, text, (NAMES[view.turned],))
        for seat, move in view.log:
            self.ply += move.kind is not Kind.SHUFFLE
            yield from self._told(seat, move)
        if view.outcome is not None:
            yield Line(self.ply, "deal_end", None, view.outcome.reason)

    def log(self) -> tuple[LogEntry, ...]:
        """Returns the last part of the log of a deal."""
        return tuple(LogEntry(line.ply, line.seat, line.text, line.cards) for line in list(self.lines())[-LINES:])

    def events(self) -> tuple[Event, ...]:
        """Returns what the last move made happen, from the view after it."""
        last = self.view.plies
        return tuple(
            Event(line.kind, line.text, line.seat, line.cards or line.moved or (), line.source, line.target)
            for line in self.lines()
            if line.ply == last
        )

    def _told(self, seat: int, move: Move) -> Iterator[Line]:
        """Yields what a move says by itself."""
        ply, kind, hand = self.ply, move.kind, f"hand:{seat}"
        if kind is Kind.SHUFFLE:
            cards = len(self.pile) - 1
            del self.pile[:-1]
            text = Text.of("log/handromi-shuffle", cards=cards)
            yield Line(ply + 1, "shuffle", None, text, (), cards, "pile", "stock")
        elif kind is Kind.DRAW:
            yield self._draw(seat)
        elif kind is Kind.TAKE:
            card = self.pile.pop()
            text = card_text("log/handromi-take", card, seat=seat)
            yield Line(ply, "take", seat, text, (NAMES[card],), source="pile", target=hand)
        elif kind is Kind.CLAIM:
            text = card_text("log/handromi-claim", self.exchange, seat=seat)
            yield Line(ply, "claim", seat, text, (NAMES[self.exchange],), source="exchange", target=hand)
        elif kind is Kind.SWAP:
            gives = move.cards.bit_length() - 1
            text = card_text("log/handromi-swap", self.exchange, seat=seat)
            yield Line(ply, "swap", seat, text, (NAMES[self.exchange],), source="exchange", target=hand)
            text = card_text("log/handromi-swap-for", gives, seat=seat)
            yield Line(ply, "swap", seat, text, (NAMES[gives],), source=hand, target="exchange")
            self.exchange = gives
        elif kind is Kind.DISCARD:
            yield from self._discard(seat, move)
        else:
            yield from self._laid(seat, move)

    def _draw(self, seat: int) -> Line:
        view = self.view
        hand = f"hand:{seat}"
        name = next(self._draws, None) if seat == view.seat else None
        if name is not None:
            text = card_text("log/handromi-draw-card", name, seat=seat)
            return Line(self.ply, "draw", seat, text, (NAMES[name],), source="stock", target=hand)
        return Line(self.ply, "draw", seat, Text.of("log/handromi-draw", seat=seat), (), 1, "stock", hand)

    def _laid(self, seat: int, move: Move) -> Iterator[Line]:
        hand, cards = f"hand:{seat}", cards_of(move)
        if move.kind is Kind.LAYOFF:
            owner = self.owners[move.to]
            code = "log/handromi-layoff-own" if owner == seat else "log/handromi-layoff"
            text = meld_text(code, self.table[move.to], seat=seat, to=owner)
            self.table[move.to] |= move.cards
            yield Line(self.ply, "layoff", seat, text, cards, source=hand, target=f"melds:{owner}")
            return
        low = self.view.terms.low
        text = meld_text("log/handromi-meld", move.cards, low=low, seat=seat)
        yield Line(self.ply, "meld", seat, text, cards, source=hand, target=f"melds:{seat}")
        self.table.append(move.cards)
        self.owners.append(seat)
        before = self.points
        self.points += worth(move.cards, low)
        if seat not in self.opened and before < OPENING <= self.points:
            text = Text.of("log/handromi-open", seat=seat, points=self.points)
            yield Line(self.ply, "open", seat, text)

    def _discard(self, seat: int, move: Move) -> Iterator[Line]:
        card = move.cards.bit_length() - 1
        self.pile.append(card)
        if self.points:
            self.opened.add(seat)
            self.points = 0
        text = card_text("log/handromi-discard", card, seat=seat)
        yield Line(self.ply, "discard", seat, text, (NAMES[card],), source=f"hand:{seat}", target="pile")
        outcome = self.view.outcome
        if outcome is not None and self.ply == self.view.plies and outcome.order:
            yield Line(self.ply, "out", seat, Text.of("log/handromi-out", seat=seat))
