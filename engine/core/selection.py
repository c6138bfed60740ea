"""Selection: what a set of tapped cards can still become, judging by the legal moves alone."""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import Cards, Deck, bits
from engine.core.match import Match
from engine.core.state import Seat, State
from engine.core.table import Action, Text

__all__ = ["Series", "Touch", "touch"]


@dataclass(frozen=True)
class Series:
    """Moves made in one go: `action` offers the first of them, with the cards of all."""

    action: Action
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Touch:
    """The answer to a tap: names that may join, moves with exactly these cards or without any, where to, why not.

    `missing` is what the cards still lack if others may join them and they make no move yet. `combinations` are the
    likeliest moves with these cards and others. `about` says how one card compares with others. `series` are several
    moves that together take exactly these cards to one place, where no single move does.
    """

    live: tuple[str, ...]
    actions: tuple[Action, ...]
    targets: tuple[str, ...]
    why: Text | None
    missing: Text | None
    combinations: tuple[Action, ...]
    about: Text | None
    series: tuple[Series, ...] = ()


def _live(deck: Deck, union: Cards, selected: Cards, masks: list[Cards]) -> tuple[str, ...]:
    """Returns the names that some legal move still needs, each as many times as any one move needs it."""
    names = []
    copies: dict[str, Cards] = {}
    for card in bits(union & ~selected):
        name = deck.names[card]
        copies[name] = copies.get(name, 0) | 1 << card
    for name, cards in copies.items():
        most = cards.bit_count() if cards.bit_count() == 1 else max((mask & cards).bit_count() for mask in masks)
        names += [name] * most
    return tuple(names)


def _series(match: Match, seat: Seat, legal: tuple[Any, ...]) -> dict[tuple[int, Cards], tuple[Any, ...]]:
    """Returns each series of a seat's moves that takes cards to one place, by that place and all their cards."""
    onto = match.game.display.onto
    found: dict[tuple[int, Cards], tuple[Any, ...]] = {}
    firsts = [(move, place) for move in legal if (place := onto(move)) is not None]
    unfinished: list[tuple[State[Any, Any], int, tuple[Any, ...], Cards]] = [
        (match.state, at, (m,), m.cards) for m, at in firsts
    ]
    for state, place, moves, cards in unfinished:  # grows during the loop
        after = state.play(seat, moves[-1])
        for move in after.legal(seat):
            union = cards | move.cards
            if onto(move) == place and (place, union) not in found:
                found[place, union] = (*moves, move)
                unfinished.append((after, place, (*moves, move), union))
    return found


def touch(match: Match, seat: Seat, names: tuple[str, ...]) -> Touch:
    """Returns what a seat's selected cards can become; raises KeyError or ValueError for cards not in the deck.

    `live` leaves out the selected cards themselves. `why` is set when no legal move holds all of them, `missing` only
    when one does. With no card selected, `why` says why none can be taken from the table.
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
    game = match.game
    display = game.display
    actions = tuple(display.action(info, move) for move in exact)
    missing = display.missing(info, selected, tuple(larger)) if larger and len(larger) == len(masks) else None
    combinations = display.combinations(info, tuple(larger)) if selected else ()
    series = []
    for (_, cards), moves in _series(match, seat, legal).items():
        if selected & ~cards:
            continue
        union |= cards
        masks.append(cards)
        if cards == selected:
            words = display.jointly(info, moves)
            action = replace(display.action(info, moves[0]), label=words, cards=tuple(deck.list(cards)))
            series.append(Series(action, tuple(game.write(move) for move in moves)))
    why = display.why(info, selected, legal) if not masks or not selected else None
    at = [action.at for action in (*actions, *(one.action for one in series))]
    targets = tuple(dict.fromkeys(place for place in at if place is not None))
    live = _live(deck, union, selected, masks)
    return Touch(live, actions, targets, why, missing, combinations, display.about(info, selected), tuple(series))
