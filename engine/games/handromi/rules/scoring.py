"""The settlement of a deal: where every point comes from."""

from typing import NamedTuple

from engine.core.cards import Cards
from engine.core.state import Outcome, Setup
from engine.core.table import Row, Text
from engine.games.handromi.rules.pack import ACES, names_of, penalty
from engine.games.handromi.rules.terms import TURNS, Terms

__all__ = ["CLEAN", "NOTHING_LAID", "OUT", "Finish", "settle", "tied", "void"]

OUT = -10  # HR-17
CLEAN = -20  # HR-18
NOTHING_LAID = 100  # HR-17


class Finish(NamedTuple):
    """A finished deal, ready to be settled.

    `winner` discarded their last card; `hand` says whether they went out from hand, `clean` whether it was clean.
    `hands` are canonical; `opened` says who had laid combinations before the last turn.
    """

    winner: int
    hand: bool
    clean: bool
    hands: tuple[Cards, ...]
    opened: tuple[bool, ...]


def tied(setup: Setup, totals: tuple[int, ...]) -> list[int]:
    """Returns the seats that tie for first place and play an extra deal, [] if nobody does: D-R20, D-R22."""
    best = [seat for seat, total in enumerate(totals) if total == min(totals)]
    last = setup.deal >= setup.options.number("deals") and not setup.carry and setup.options["tie"] == "extraDeal"
    return best if last and len(best) > 1 else []


def _ended(terms: Terms, rows: list[tuple[Row, ...]], finishers: tuple[int, ...], reason: Text) -> Outcome:
    """Returns an outcome; if an extra deal follows, that is its reason."""
    points = tuple(sum(row.points for row in part) for part in rows)
    totals = terms.setup.totals_after(points)
    again = tied(terms.setup, totals)
    if again:
        reason = Text.of("deal/handromi-extra", count=len(again), points=min(totals))
    return Outcome(points, tuple(rows), finishers, reason)


def settle(terms: Terms, finish: Finish) -> Outcome:
    """Returns the outcome of a deal in which somebody went out."""
    rows: list[tuple[Row, ...]] = []
    for seat, cards in enumerate(finish.hands):
        if seat == finish.winner:
            rows.append((_won(terms, finish),))
        elif seat not in terms.order:
            rows.append((Row(Text.of("score/handromi-sits-out"), 0),))  # D-R20
        elif terms.extra:
            rows.append((Row(Text.of("score/handromi-extra-lost"), 0),))  # D-R20
        elif finish.opened[seat]:
            rows.append(_doubled(finish, [_left(cards)]))
        else:
            rows.append(_doubled(finish, _unmelded(terms, cards)))
    stabbed = "hand-layoff" if terms.no_layoff else "hand"
    code = "clean-hand" if finish.clean else stabbed if finish.hand else "out"
    return _ended(terms, rows, (finish.winner,), Text.of(f"deal/handromi-{code}", seat=finish.winner))


def _won(terms: Terms, finish: Finish) -> Row:
    """Returns the row of the player who went out."""
    if finish.clean:
        return Row(Text.of("score/handromi-clean-hand"), CLEAN)  # HR-18
    stabbed = "layoff-hand" if terms.no_layoff else "stabbed-hand"
    code = stabbed if finish.hand else "out"
    return Row(Text.of(f"score/handromi-{code}"), OUT)  # HR-17, HR-18, D-R16


def _left(cards: Cards) -> Row:
    """Returns the row of the cards left in hand, aces 11: HR-17, D-R08."""
    aces = (cards & ACES).bit_count()
    return Row(Text.of("score/handromi-left", cards=cards.bit_count(), aces=aces), penalty(cards), names_of(cards))


def _unmelded(terms: Terms, cards: Cards) -> list[Row]:
    """Returns the rows of a player who laid no combination in the deal: HR-17, D-R17, D-R18."""
    nothing = Row(Text.of("score/handromi-nothing-laid"), NOTHING_LAID)
    if terms.adds:
        return [nothing, _left(cards)]
    replaced = Text.of("score/handromi-left-replaced", cards=cards.bit_count(), points=penalty(cards))
    return [nothing, Row(replaced, 0, names_of(cards))]


def _doubled(finish: Finish, rows: list[Row]) -> tuple[Row, ...]:
    """Returns the rows and, after a clean hand, the same sum again: HR-18, D-R16."""
    if not finish.clean:
        return tuple(rows)
    points = sum(row.points for row in rows)
    return (*rows, Row(Text.of("score/handromi-doubled", seat=finish.winner), points))


def void(terms: Terms, turns: int) -> Outcome:
    """Returns the outcome of a deal that nobody won in `turns` turns: it counts as a deal, without points, D-R19."""
    rows: list[tuple[Row, ...]] = [(Row(Text.of("score/handromi-void"), 0),)] * terms.seats
    return _ended(terms, rows, (), Text.of("deal/handromi-void-turns" if turns >= TURNS else "deal/handromi-void"))
