"""Whose cards may be seen."""

from app.table.eyes import Eyes
from tests.app.table_rig import seat


def test_one_person_always_looks():
    eyes = Eyes([seat("Anna"), seat("Béla", True)])
    eyes.turn([1], False)
    assert (eyes.seat, eyes.curtain, eyes.alone) == (0, None, True)
    eyes.hide()
    assert eyes.seat == 0


def test_of_two_people_nobody_looks_before_saying_so():
    eyes = Eyes([seat("Anna"), seat("Béla")])
    assert eyes.seat is None
    eyes.turn([0], False)
    assert (eyes.seat, eyes.curtain) == (None, 0)
    eyes.confirm(0)
    assert (eyes.seat, eyes.curtain) == (0, None)


def test_the_curtain_falls_when_another_persons_turn_comes_and_not_for_a_bots():
    eyes = Eyes([seat("Anna"), seat("Béla", True), seat("Cili")])
    eyes.confirm(0)
    eyes.turn([1], False)
    assert (eyes.seat, eyes.curtain) == (0, None)
    eyes.turn([2], False)
    assert (eyes.seat, eyes.curtain, eyes.last) == (None, 2, 0)


def test_a_turn_that_stays_with_the_same_person_needs_no_curtain():
    eyes = Eyes([seat("Anna"), seat("Béla")])
    eyes.confirm(0)
    eyes.turn([0], False)
    assert (eyes.seat, eyes.curtain) == (0, None)


def test_after_a_deal_there_is_nothing_to_hide():
    eyes = Eyes([seat("Anna"), seat("Béla")])
    eyes.turn([0], False)
    eyes.turn([], True)
    assert eyes.curtain is None


def test_the_person_to_act_sits_at_the_bottom():
    eyes = Eyes([seat("Béla", True), seat("Anna"), seat("Cili")])
    assert eyes.bottom == 1
    eyes.turn([2], False)
    assert eyes.bottom == 2
    eyes.confirm(2)
    assert eyes.bottom == 2
    eyes.hide()
    eyes.turn([0], False)
    assert eyes.bottom == 2


def test_who_is_left_alone_confirms_first_for_somebody_else_may_hold_the_device():
    eyes = Eyes([seat("Anna"), seat("Béla")])
    eyes.confirm(0)
    eyes.change([seat("Anna", True), seat("Béla")])
    assert eyes.seat is None
    eyes.turn([0], False)
    assert (eyes.seat, eyes.curtain) == (None, 1)
    eyes.confirm(1)
    eyes.turn([0], False)
    assert (eyes.seat, eyes.curtain, eyes.alone) == (1, None, True)


def test_without_people_nobody_looks():
    eyes = Eyes([seat("Anna", True), seat("Béla", True)])
    eyes.turn([0], False)
    assert (eyes.seat, eyes.curtain, eyes.bottom) == (None, None, 0)
