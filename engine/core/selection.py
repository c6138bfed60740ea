"""Selection: what a set of tapped cards can still become, from the legal moves alone."""

from dataclasses import dataclass
from typing import Any

from engine.core.cards import Cards, Deck, bits
from engine.core.match import Match
from engine.core.state import Seat
from engine.core.table import Action, Text

__all__ = ["Touch", "touch"]


@dataclass(frozen=True)
class Touch:
    """An answer to a tap: names that may join, moves of exactly these cards or none, where they go, why not.

    `missing` is what the cards still lack where others may join them and they make no move yet.
    `combinations` are the likeliest moves of these cards and others. `about` says how one card stands against others.
    """

    live: tuple[str, ...]
    actions: tuple[Action, ...]
    targets: tuple[str, ...]
    why: Text | None
    missing: Text | None
    combinations: tuple[Action, ...]
    about: Text | None


def _live(deck: Deck, union: Cards, selected: Cards, masks: list[Cards]) -> tuple[str, ...]:
    """Returns the names that some legal move still needs, each as often as any one move needs it."""
    names = []
    copies: dict[str, Cards] = {}
    for card in bits(union & ~selected):
        name = deck.names[card]
        copies[name] = copies.get(name, 0) | 1 << card
    for name, cards in copies.items():
        most = cards.bit_count() if cards.bit_count() == 1 else max((mask & cards).bit_count() for mask in masks)
        names += [name] * most
    return tuple(names)


def touch(match: Match, seat: Seat, names: tuple[str, ...]) -> Touch:
    """Returns what a seat's selected cards can become; raises KeyError or ValueError for cards not in the deck.

    `live` leaves out the selected cards themselves. `why` is set when no legal move holds all of them, `missing` only
    when one does.
    """
    deck = match.deck
    selected = deck.mask(names)
    legal = match.legal(seat)
    info = match.state.information(seat)
    union = 0
    masks = []
    exact = []
    larger: list[Any] = []
    for move in legal:
        cards = move.cards
        if not cards:
            exact.append(move)
        elif not selected & ~cards:
            union |= cards
            masks.append(cards)
            (exact if cards == selected else larger).append(move)
    display = match.game.display
    actions = tuple(display.action(info, move) for move in exact)
    targets = tuple(dict.fromkeys(action.at for action in actions if action.at is not None))
    why = display.why(info, selected, legal) if not masks else None
    missing = display.missing(info, selected, tuple(larger)) if larger and len(larger) == len(masks) else None
    combinations = display.combinations(info, tuple(larger)) if selected else ()
    about = display.about(info, selected)
    return Touch(_live(deck, union, selected, masks), actions, targets, why, missing, combinations, about)
