"""Lots: every order is possible, and no two seats get the same lot while there are enough."""

from app.matches.new_match import allotted, shuffled


class Chance:
    """Returns the given numbers, in turn, in place of random ones."""

    def __init__(self, *numbers):
        self._numbers = list(numbers)

    def random(self, count):
        return f"{self._numbers.pop(0):0{2 * count}x}"


def test_every_order_can_come_out():
    orders = {tuple(shuffled(Chance(first, second, 0), "abc")) for first in range(3) for second in range(2)}
    assert len(orders) == 6
    assert shuffled(Chance(), "") == []


def test_each_seat_without_a_choice_has_a_lot_of_its_own():
    assert allotted([None, "", "", ""], "abc") == ["", "b", "c", "a"]
    assert allotted([None, "", "b", ""], "abc") == ["", "c", "b", "a"]
    assert allotted(["x", "", None], "abc") == ["x", "b", ""]


def test_a_seat_keeps_its_lot_while_others_come_and_go():
    assert [allotted([None, own, ""], "abcd")[2] for own in ("", None, "x")] == ["c", "c", "c"]


def test_with_too_few_lots_some_have_the_same():
    assert allotted(["", "", "", ""], "ab") == ["a", "b", "a", "b"]
    assert allotted(["a", ""], "a") == ["a", "a"]
    assert allotted(["", None], "") == ["", ""]
