"""Settling a deal: where every point comes from."""

from typing import NamedTuple

from engine.core.cards import Cards
from engine.core.game import Outcome
from engine.core.table import Row, Text
from engine.games.handromi.pack import RANKS, names_of, penalty
from engine.games.handromi.terms import Terms

__all__ = ["CLEAN", "NOTHING_LAID", "OUT", "Finish", "settle", "void"]

OUT = -10  # HR-17
CLEAN = -20  # HR-18
NOTHING_LAID = 100  # HR-17
_ACES = sum(1 << card for card in range(0, 8 * RANKS, RANKS))


class Finish(NamedTuple):
    """What a finished deal leaves to be counted.

    `winner` discarded the last card; `hand` says that it was all in one turn, `clean` that nothing spoiled it.
    `hands` are canonical; `opened` says who had laid combinations in this deal.
    """

    winner: int
    hand: bool
    clean: bool
    hands: tuple[Cards, ...]
    opened: tuple[bool, ...]


def settle(terms: Terms, finish: Finish) -> Outcome:
    """Returns the outcome of a deal that somebody finished."""
    rows: list[tuple[Row, ...]] = []
    for seat, cards in enumerate(finish.hands):
        if seat == finish.winner:
            rows.append((_won(finish),))
        elif seat not in terms.order:
            rows.append((Row(Text.of("score/handromi-sits-out"), 0),))  # D-R20
        elif terms.extra:
            rows.append((Row(Text.of("score/handromi-extra-lost"), 0),))  # D-R20
        elif finish.opened[seat]:
            rows.append(_doubled(finish, [_left(cards)]))
        else:
            rows.append(_doubled(finish, _unmelded(terms, cards)))
    code = "clean-hand" if finish.clean else "hand" if finish.hand else "out"
    return Outcome(
        points=tuple(sum(row.points for row in part) for part in rows),
        rows=tuple(rows),
        order=(finish.winner,),
        reason=Text.of(f"deal/handromi-{code}", seat=finish.winner),
    )


def _won(finish: Finish) -> Row:
    """Returns what the player who runs out writes."""
    if finish.clean:
        return Row(Text.of("score/handromi-clean-hand"), CLEAN)  # HR-18
    code = "stabbed-hand" if finish.hand else "out"
    return Row(Text.of(f"score/handromi-{code}"), OUT)  # HR-17, HR-18, D-R16


def _left(cards: Cards) -> Row:
    """Returns the row of the cards left in hand, aces 11: HR-17, D-R08."""
    aces = (cards & _ACES).bit_count()
    return Row(Text.of("score/handromi-left", cards=cards.bit_count(), aces=aces), penalty(cards), names_of(cards))


def _unmelded(terms: Terms, cards: Cards) -> list[Row]:
    """Returns the rows of a player who laid no combination in the deal: HR-17, D-R17, D-R18."""
    nothing = Row(Text.of("score/handromi-nothing-laid"), NOTHING_LAID)
    if terms.adds:
        return [nothing, _left(cards)]
    replaced = Text.of("score/handromi-left-replaced", cards=cards.bit_count(), points=penalty(cards))
    return [nothing, Row(replaced, 0, names_of(cards))]


def _doubled(finish: Finish, rows: list[Row]) -> tuple[Row, ...]:
    """Returns the rows, and after a clean hand as much again: HR-18, D-R16."""
    if not finish.clean:
        return tuple(rows)
    points = sum(row.points for row in rows)
    return (*rows, Row(Text.of("score/handromi-doubled", seat=finish.winner), points))


def void(terms: Terms) -> Outcome:
    """Returns the outcome of a deal that did not end: it counts as a deal, without points, D-R19."""
    none = (0,) * terms.seats
    return Outcome(
        none, ((Row(Text.of("score/handromi-void"), 0),),) * terms.seats, (), Text.of("deal/handromi-void")
    )
