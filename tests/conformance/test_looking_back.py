"""Looking back at a deal: open hands show what each seat held, and a branch begins where the match was."""

from collections import Counter

from engine.core.look import look, look_open
from engine.core.match import AnyGame
from engine.core.replay import at, branch, load, undoable
from engine.core.table import Table, hand_key
from tests.conformance.tables import each_table, random_positions


def held(table: Table, seat: int) -> Counter[str | None]:
    """Returns the faces of the open cards in a seat's hand, or in its fan."""
    zones = [zone for zone in table.zones if zone.key == hand_key(seat) or (zone.seat == seat and zone.kind == "fan")]
    return Counter(slot.face for zone in zones for slot in zone.slots)


def shown(table: Table) -> tuple[object, ...]:
    """Returns what a table shows of the deal, without its title or what could be taken back."""
    return table.seats, table.zones, table.actions, table.log, table.phase


@each_table
def test_open_hands_are_what_each_seat_sees_of_its_own(game: AnyGame, seats: int) -> None:
    for match, _ in random_positions(game, seats, 12, "open hands"):
        for viewer in (None, *range(seats)):
            table = look_open(match, viewer)
            for seat in range(seats):
                assert held(table, seat) == held(look(match, seat), seat)
                assert None not in held(table, seat)


@each_table
def test_nothing_but_hands_is_opened_and_every_card_lies_where_it_lay(game: AnyGame, seats: int) -> None:
    for match, _ in random_positions(game, seats, 12, "open table"):
        shut, table = look(match, 0), look_open(match, 0)
        for before, after in zip(shut.zones, table.zones, strict=True):
            assert [slot.key for slot in before.slots] == [slot.key for slot in after.slots]
            if not before.key.startswith("hand:") or before.kind == "hand":
                assert before == after
        assert (shut.log, shut.actions, shut.seats) == (table.log, table.actions, table.seats)


@each_table
def test_a_branch_stands_as_the_match_did_and_takes_everything_back(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 8, "branch"):
        there = at(match, match.setup.deal, rng.choice((match.plies, rng.below(match.plies + 1))))
        practice = branch(there)
        assert practice.moves == there.moves
        assert practice.state.must == there.state.must
        assert (practice.players, practice.totals, practice.names) == (there.players, there.totals, there.names)
        wished = {**dict(there.options.values), "undo": "on", "practice": "on"}
        assert dict(practice.options.values) == wished
        assert load(practice.text, lambda _: game).match == practice
        if there.outcome is not None and there.end is None:
            assert practice.next().names != there.next().names, "it would tell what the match itself brings"
        for viewer in range(seats):
            assert shown(look(practice, viewer)) == shown(look(there, viewer))
            if there.moves and there.moves[-1][0] == viewer and not there.deal_over:
                assert undoable(practice, viewer) is not None
