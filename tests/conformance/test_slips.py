"""Slips in what a game shows are caught and named: each game here is the toy with one slip in its display."""

from dataclasses import replace

import pytest

from engine.core.look import look
from engine.core.match import Match, create
from engine.core.rng import SplitMix64
from engine.core.table import BET_ACTION, CAPTURE, LAST_TRICK, TRICK, Action, Event, Table, Text, Zone
from engine.core.wire import to_json
from tests.conformance.test_tables import check_bets, check_captures, check_table
from tests.core.toy.game import Toy
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Kind, Move
from tests.strategies import PEOPLE, plays


def gifts_as_bets(info: InformationState, move: Move) -> Action:
    action = Toy.display.action(info, move)
    return replace(action, kind=BET_ACTION) if move.kind is Kind.GIVE else action


class LoneBet(Toy):
    """The card that everybody has to give at the beginning is called a bet."""

    display = replace(Toy.display, action=gifts_as_bets)


def with_odd_stock(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    table = Toy.display.table(info, legal)
    odd = tuple(replace(zone, kind="stok") if zone.key == "stock" else zone for zone in table.zones)  # type: ignore[arg-type]
    return replace(table, zones=odd)


class OddZone(Toy):
    """The stock is of a kind that does not exist."""

    display = replace(Toy.display, table=with_odd_stock)


def with_capture(info: InformationState) -> tuple[Event, ...]:
    return (*Toy.display.events(info), Event(CAPTURE, Text.of("toy/drop", seat=0), 0, 1))


class BareCapture(Toy):
    """Something is captured at every move, in a game without tricks."""

    display = replace(Toy.display, events=with_capture)


def with_tricks(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    table = Toy.display.table(info, legal)
    label = Text.of("toy/pile")
    tricks = tuple(Zone(key, "trick", "centre", label, None, 0) for key in (TRICK, LAST_TRICK))
    return replace(table, zones=(*table.zones, *tricks))


class EarlyCapture(Toy):
    """Something is captured at every move, and no trick is ever finished."""

    display = replace(Toy.display, table=with_tricks, events=with_capture)


def with_finished_tricks(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    table = with_tricks(info, legal)
    pile = next(zone for zone in table.zones if zone.key == "pile")
    zones = (replace(zone, slots=pile.slots) if zone.key == LAST_TRICK else zone for zone in table.zones)
    return replace(table, zones=tuple(zones))


class NoCapture(Toy):
    """Every card on the pile finishes a trick, which nobody captures."""

    display = replace(Toy.display, table=with_finished_tricks)


CAPTURES = {
    BareCapture: r"after \w+.* by seat \d: a capture, and no zone 'last' with the cards of the trick",
    EarlyCapture: r"after \w+.* by seat \d: a capture, and no trick was finished",
    NoCapture: r"after drop .* by seat \d: a finished trick, and no capture",
}


def first(game: Toy) -> Match:
    """Returns a match before its first move."""
    return create(game, PEOPLE[:3], {}, "slips")


def test_a_bet_as_the_only_choice_is_named_with_its_seat_and_its_moves() -> None:
    with pytest.raises(AssertionError, match=r"all that seat \d can do is of kind 'bet': give \w+, give"):
        check_bets(first(LoneBet()))


def test_an_unknown_kind_of_zone_is_named_with_its_zone() -> None:
    match = first(OddZone())
    with pytest.raises(AssertionError, match="zone stock is of kind 'stok', which no page draws"):
        check_table(to_json(look(match, None)), match)


@pytest.mark.parametrize("game", CAPTURES, ids=[game.__name__ for game in CAPTURES])
def test_a_capture_without_a_trick_and_a_trick_without_a_capture_are_named_with_their_move(game: type[Toy]) -> None:
    with pytest.raises(AssertionError, match=CAPTURES[game]):
        check_captures(plays(first(game()), SplitMix64(1)))


def test_the_toy_itself_has_none_of_these_slips() -> None:
    match = first(Toy())
    check_bets(match)
    check_table(to_json(look(match, None)), match)
    check_captures(plays(match, SplitMix64(1)))
