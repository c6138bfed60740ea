"""What a table view answers about seats, zones and slots that do not exist."""

from app.table.state.table_view import TableView
from tests.app.samples_table import table


def raises(call, argument):
    """Returns whether a call raises KeyError."""
    try:
        call(argument)
    except KeyError:
        return True
    return False


def test_a_seat_that_the_table_has_not_is_an_error():
    view = TableView(table())
    assert raises(view.seat_view, 9)
    assert raises(view.mates, 9)
    assert view.mates(1) == [1]


def test_a_game_without_a_dealer_has_none():
    shown = table()
    assert TableView(shown).dealer() is not None
    for seat in shown["seats"]:
        seat["dealer"] = False
    assert TableView(shown).dealer() is None


def test_zones_and_slots_are_found_by_their_keys_or_not_at_all():
    view = TableView(table())
    some = view.hand_slots()[0]
    assert view.slot(some["key"]) == some
    assert view.slot("nothing") is None
    assert view.zone("nothing") is None


def test_without_a_viewer_nobody_has_a_hand_and_all_sit_opposite():
    view = TableView(table(None), 1)
    assert (view.hand(), view.hand_slots(), view.bottom) == (None, [], 1)
    assert view.others() == [0, 1]


def test_what_players_do_goes_with_the_layout():
    said = {}
    for layout in ("climbing", "trick", "rummy"):
        view = TableView(dict(table(), layout=layout))
        last = view.table["log"][-1]["seat"]
        said[layout] = (view.has_melds(), view.has_tricks(), view.plays_singly(), view.goes_on(last))
        assert not view.goes_on(1 - last)
    assert said == {
        "climbing": (False, True, False, False),
        "trick": (False, True, True, False),
        "rummy": (True, False, False, True),
    }
