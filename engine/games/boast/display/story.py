"""The story of a round: the tower, the cards, who takes them and which chip moves."""

from collections.abc import Iterator

from engine.core.story import StoryLine, events_of
from engine.core.table import CAPTURE, DEAL, DEAL_END, PLAY, TRICK, Event, Text, hand_key, won_key
from engine.games.boast.display.texts import card_text, won_text
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import CHIP, COLOUR_LETTERS, NAMES
from engine.games.boast.rules.tower import SPELT, TOWERS
from engine.games.boast.rules.trick import Taken

__all__ = ["Story", "events"]


class Story:
    """Tells a round as its information state knows it."""

    def __init__(self, info: InformationState) -> None:
        self.info = info

    def lines(self) -> Iterator[StoryLine]:
        """Yields everything that has happened in a round so far, in order."""
        info = self.info
        setup = info.terms.setup
        won = setup.deal > 1 and setup.options["nextStart"] == "lastTrick"  # D-B09
        code = "log/boast-deal-won" if won else "log/boast-deal"
        yield StoryLine(0, DEAL, setup.dealer, Text.of(code, seat=setup.dealer, to=setup.leader))
        yield StoryLine(0, "tower", None, _tower(info.tricks[0].tower if info.tricks else info.tower))
        if info.terms.left_open and info.left is not None:
            yield StoryLine(0, "left", None, Text.of("log/boast-left"), self._left())
        ply = 0
        for taken in info.tricks:
            for line in self._cards(ply, taken.leader, taken.cards):
                ply = line.ply
                yield line
            yield from _taken(ply, taken)
        yield from self._cards(ply, info.leader, info.trick)
        if info.outcome is not None:
            if not info.terms.left_open:
                yield StoryLine(
                    ply, "left", None, Text.of("log/boast-left"), self._left(), source="left", target="left"
                )
            yield StoryLine(ply, DEAL_END, None, info.outcome.reason)

    def _left(self) -> tuple[str, ...]:
        return self.info.terms.deck.list(self.info.left or 0)

    def _cards(self, ply: int, leader: int, cards: tuple[int, ...]) -> Iterator[StoryLine]:
        """Yields the plays of a trick."""
        for at, card in enumerate(cards):
            seat = (leader + at) % self.info.terms.seats
            text = card_text("play", card, seat=seat)
            yield StoryLine(ply + at + 1, PLAY, seat, text, (NAMES[card],), source=hand_key(seat), target=TRICK)


def _taken(ply: int, taken: Taken) -> Iterator[StoryLine]:
    """Yields who took a trick and why, and the chip that it moved."""
    seat = taken.winner
    cards = len(taken.cards)
    yield StoryLine(ply, CAPTURE, seat, won_text(taken), moved=cards, source=TRICK, target=won_key(seat))
    if taken.moved:
        text = Text.of("log/boast-chip", colour=COLOUR_LETTERS[taken.colour], tower=SPELT[taken.after])
        yield StoryLine(ply, "chip", None, text, (NAMES[CHIP + taken.colour],), source="tower", target="tower")


def _tower(tower: int) -> Text:
    top, middle, bottom = (COLOUR_LETTERS[colour] for colour in TOWERS[tower])
    return Text.of("log/boast-tower", top=top, middle=middle, bottom=bottom)


def events(info: InformationState) -> tuple[Event, ...]:
    """Returns the events that the last move caused."""
    return events_of(Story(info).lines(), info.plies)
