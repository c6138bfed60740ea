"""Whose cards may be seen."""

from app.table.playing.hot_seat import HotSeat
from tests.app.table_rig import seat


def test_one_person_always_looks():
    hot_seat = HotSeat([seat("Anna"), seat("Béla", True)])
    hot_seat.turn([1], over=False)
    assert (hot_seat.viewer, hot_seat.asked, hot_seat.alone) == (0, None, True)
    hot_seat.hide()
    assert hot_seat.viewer == 0


def test_of_two_people_nobody_looks_before_saying_so():
    hot_seat = HotSeat([seat("Anna"), seat("Béla")])
    assert hot_seat.viewer is None
    hot_seat.turn([0], over=False)
    assert (hot_seat.viewer, hot_seat.asked) == (None, 0)
    hot_seat.confirm(0)
    assert (hot_seat.viewer, hot_seat.asked) == (0, None)


def test_the_curtain_falls_when_another_persons_turn_comes_and_not_for_a_bots():
    hot_seat = HotSeat([seat("Anna"), seat("Béla", True), seat("Cili")])
    hot_seat.confirm(0)
    hot_seat.turn([1], over=False)
    assert (hot_seat.viewer, hot_seat.asked) == (0, None)
    hot_seat.turn([2], over=False)
    assert (hot_seat.viewer, hot_seat.asked, hot_seat.last) == (None, 2, 0)


def test_a_turn_that_stays_with_the_same_person_needs_no_curtain():
    hot_seat = HotSeat([seat("Anna"), seat("Béla")])
    hot_seat.confirm(0)
    hot_seat.turn([0], over=False)
    assert (hot_seat.viewer, hot_seat.asked) == (0, None)


def test_after_a_deal_there_is_nothing_to_hide():
    hot_seat = HotSeat([seat("Anna"), seat("Béla")])
    hot_seat.turn([0], over=False)
    hot_seat.turn([], over=True)
    assert hot_seat.asked is None


def test_the_person_to_act_sits_at_the_bottom():
    hot_seat = HotSeat([seat("Béla", True), seat("Anna"), seat("Cili")])
    assert hot_seat.bottom == 1
    hot_seat.turn([2], over=False)
    assert hot_seat.bottom == 2
    hot_seat.confirm(2)
    assert hot_seat.bottom == 2
    hot_seat.hide()
    hot_seat.turn([0], over=False)
    assert hot_seat.bottom == 2


def test_who_is_left_alone_confirms_first_for_somebody_else_may_hold_the_device():
    hot_seat = HotSeat([seat("Anna"), seat("Béla")])
    hot_seat.confirm(0)
    hot_seat.set_players([seat("Anna", True), seat("Béla")])
    assert hot_seat.viewer is None
    hot_seat.turn([0], over=False)
    assert (hot_seat.viewer, hot_seat.asked) == (None, 1)
    hot_seat.confirm(1)
    hot_seat.turn([0], over=False)
    assert (hot_seat.viewer, hot_seat.asked, hot_seat.alone) == (1, None, True)


def test_without_people_nobody_looks():
    hot_seat = HotSeat([seat("Anna", True), seat("Béla", True)])
    hot_seat.turn([0], over=False)
    assert (hot_seat.viewer, hot_seat.asked, hot_seat.bottom) == (None, None, 0)


def test_everybody_is_told_all_that_they_have_missed_and_nobody_their_own_last_move():
    hot_seat = HotSeat([seat("Anna"), seat("Béla"), seat("Cili", True)])
    hot_seat.confirm(0)
    hot_seat.hide()
    hot_seat.tell([(0, "Anna plays 1")])
    hot_seat.turn([1], over=False)
    assert hot_seat.news == ["Anna plays 1"]
    hot_seat.confirm(1)
    hot_seat.hide()
    hot_seat.tell([(1, "Béla plays 8"), (None, "Béla takes the trick")])
    hot_seat.turn([1], over=False)
    assert hot_seat.news == ["Béla takes the trick"]
    hot_seat.confirm(1)
    hot_seat.tell([(2, "Cili plays 3")])
    hot_seat.turn([0], over=False)
    assert hot_seat.news == ["Béla plays 8", "Béla takes the trick", "Cili plays 3"]
    hot_seat.confirm(0)
    hot_seat.hide()
    hot_seat.turn([1], over=False)
    assert hot_seat.news == [], "Béla saw what Cili did"
