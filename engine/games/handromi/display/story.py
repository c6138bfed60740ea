"""The story of a deal of Handrömi: draws, combinations, discards, and the exchange card."""

from collections.abc import Iterator

from engine.core.story import StoryLine, events_of
from engine.core.table import DEAL, DEAL_END, LAYOFF, MELD, PILE, TAKE, Event, Text, hand_key, melds_key
from engine.games.handromi.display.texts import card_text, meld_text
from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.notation import cards_of
from engine.games.handromi.rules.pack import NAMES
from engine.games.handromi.rules.partition import worth
from engine.games.handromi.rules.terms import OPENING

__all__ = ["Story", "events"]


class Story:
    """Tells a deal as its information state knows it."""

    def __init__(self, info: InformationState) -> None:
        self.info = info
        self.ply = 0
        self.exchange_card = info.turned
        self.pile: list[int] = []
        self.table: list[int] = []
        self.owners: list[int] = []
        self.opened: set[int] = set()
        self.points = 0
        self._draws = iter(info.draws)

    def lines(self, since: int = 0) -> Iterator[StoryLine]:
        """Yields everything that happened in a deal from a ply on, in order."""
        info = self.info
        setup = info.terms.setup
        if since <= 0:
            text = card_text("log/handromi-deal", info.turned, seat=setup.dealer, to=setup.leader)
            yield StoryLine(0, DEAL, setup.dealer, text, (NAMES[info.turned],))
        for seat, move in info.log:
            shuffle = move.kind is Kind.SHUFFLE
            self.ply += not shuffle
            drawn = next(self._draws, None) if move.kind is Kind.DRAW and seat == info.seat else None
            if self.ply + shuffle >= since:
                yield from self._lines_of(seat, move, drawn)
            self._happens(seat, move)
        if info.outcome is not None:
            yield StoryLine(self.ply, DEAL_END, None, info.outcome.reason)

    def _happens(self, seat: int, move: Move) -> None:
        """Keeps track of a move, whether its lines are wanted or not."""
        kind = move.kind
        if kind is Kind.DISCARD:
            self.pile.append(move.cards.bit_length() - 1)
            if self.points:
                self.opened.add(seat)
                self.points = 0
        elif kind is Kind.MELD:
            self.table.append(move.cards)
            self.owners.append(seat)
            self.points += worth(move.cards, self.info.terms.low)
        elif kind is Kind.LAYOFF:
            self.table[move.to] |= move.cards
        elif kind is Kind.TAKE:
            self.pile.pop()
        elif kind is Kind.SWAP:
            self.exchange_card = move.cards.bit_length() - 1
        elif kind is Kind.SHUFFLE:
            del self.pile[:-1]

    def _lines_of(self, seat: int, move: Move, drawn: int | None) -> Iterator[StoryLine]:
        """Yields the lines of a move; `drawn` is the card drawn, if the viewer saw it."""
        ply, kind, hand = self.ply, move.kind, hand_key(seat)
        if kind is Kind.SHUFFLE:
            cards = len(self.pile) - 1
            text = Text.of("log/handromi-shuffle", cards=cards)
            yield StoryLine(ply + 1, "shuffle", None, text, (), cards, PILE, "stock")
        elif drawn is not None:
            text = card_text("log/handromi-draw-card", drawn, seat=seat)
            yield StoryLine(ply, "draw", seat, text, (NAMES[drawn],), source="stock", target=hand)
        elif kind is Kind.DRAW:
            yield StoryLine(ply, "draw", seat, Text.of("log/handromi-draw", seat=seat), (), 1, "stock", hand)
        elif kind is Kind.TAKE:
            card = self.pile[-1]
            text = card_text("log/handromi-take", card, seat=seat)
            yield StoryLine(ply, TAKE, seat, text, (NAMES[card],), source=PILE, target=hand)
        elif kind is Kind.DISCARD:
            yield from self._discard(seat, move)
        elif kind is Kind.MELD or kind is Kind.LAYOFF:
            yield from self._laid(seat, move)
        else:
            yield from self._exchange_card_taken(seat, move)

    def _exchange_card_taken(self, seat: int, move: Move) -> Iterator[StoryLine]:
        """Yields the lines of a move that takes the exchange card."""
        ply, hand, name = self.ply, hand_key(seat), NAMES[self.exchange_card]
        if move.kind is Kind.CLAIM:
            text = card_text("log/handromi-claim", self.exchange_card, seat=seat)
            yield StoryLine(ply, "claim", seat, text, (name,), source="exchange", target=hand)
            return
        gives = move.cards.bit_length() - 1
        text = card_text("log/handromi-swap", self.exchange_card, seat=seat)
        yield StoryLine(ply, "swap", seat, text, (name,), source="exchange", target=hand)
        text = card_text("log/handromi-swap-for", gives, seat=seat)
        yield StoryLine(ply, "swap", seat, text, (NAMES[gives],), source=hand, target="exchange")

    def _laid(self, seat: int, move: Move) -> Iterator[StoryLine]:
        """Yields the lines of a new combination or a card laid off."""
        hand, cards = hand_key(seat), cards_of(move)
        if move.kind is Kind.LAYOFF:
            owner = self.owners[move.to]
            code = "log/handromi-layoff-own" if owner == seat else "log/handromi-layoff"
            text = meld_text(code, self.table[move.to], seat=seat, to=owner)
            yield StoryLine(self.ply, LAYOFF, seat, text, cards, source=hand, target=melds_key(owner))
            return
        low = self.info.terms.low
        text = meld_text("log/handromi-meld", move.cards, low=low, seat=seat)
        yield StoryLine(self.ply, MELD, seat, text, cards, source=hand, target=melds_key(seat))
        points = self.points + worth(move.cards, low)
        if seat not in self.opened and self.points < OPENING <= points:
            yield StoryLine(self.ply, "open", seat, Text.of("log/handromi-open", seat=seat, points=points))

    def _discard(self, seat: int, move: Move) -> Iterator[StoryLine]:
        """Yields the line of a discard, and one for going out with it."""
        card = move.cards.bit_length() - 1
        text = card_text("log/handromi-discard", card, seat=seat)
        yield StoryLine(self.ply, "discard", seat, text, (NAMES[card],), source=hand_key(seat), target=PILE)
        outcome = self.info.outcome
        if outcome is not None and self.ply == self.info.plies and outcome.finishers:
            yield StoryLine(self.ply, "out", seat, Text.of("log/handromi-out", seat=seat))


def events(info: InformationState) -> tuple[Event, ...]:
    """Returns the events that the last move caused."""
    return events_of(Story(info).lines(info.plies), info.plies)
