"""The events of the toy game: what the last move made happen, as one viewer sees it."""

from engine.core.table import DEAL_END, PILE, Event, Text, hand_key
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Kind
from tests.core.toy.rules.pack import DECKS

__all__ = ["events"]


def events(info: InformationState) -> tuple[Event, ...]:
    """Returns the events that the last move caused."""
    deck = DECKS[info.setup.seats]
    seat, move = info.log[-1]
    cards: tuple[str, ...] | int = deck.list(move.cards)
    if move.kind is Kind.DRAW:
        cards = deck.list(info.drew) if info.drew else 1
    elif move.kind in {Kind.GIVE, Kind.BURN} and info.seat != seat:
        cards = 1
    target = PILE if move.kind is Kind.DROP else None
    found = [Event(move.word, Text.of(f"toy/{move.word}", seat=seat), seat, cards, hand_key(seat), target)]
    if info.outcome is not None:
        found.append(Event(DEAL_END, info.outcome.reason))
    return tuple(found)
