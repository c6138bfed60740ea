"""Worlds: fillings that fit, with likelier ones more often."""

from collections.abc import Mapping
from itertools import islice

from engine.bots.worlds import every_filling, fillings
from engine.core.cards import Cards
from engine.core.determinizer import Hidden, HiddenSlot
from engine.core.rng import SplitMix64

SLOTS = (HiddenSlot("a", 2, 0b11111), HiddenSlot("b", 2, 0b11110), HiddenSlot("c", 1, 0b11111), HiddenSlot("d", 0, 0))
HIDDEN = Hidden(0b11111, SLOTS)


def drawn(likelihood: object, count: int = 4000) -> list[Mapping[str, Cards]]:
    return list(islice(fillings(HIDDEN, likelihood, SplitMix64(5)), count))  # type: ignore[arg-type]


def test_every_filling_fits() -> None:
    for found in (drawn(None, 200), drawn(lambda filling: 1 + filling["a"], 200)):
        for filling in found:
            assert sum(filling.values()) == HIDDEN.pool
            for slot in HIDDEN.slots:
                assert filling[slot.key].bit_count() == slot.size
                assert not filling[slot.key] & ~slot.allowed


def test_fillings_come_as_often_as_they_are_likely() -> None:
    """Card 4 lies in slot a in 6 of all 18 fillings."""
    even = drawn(lambda _: 1.0)
    tilted = drawn(lambda filling: 3.0 if filling["a"] & 0b10000 else 1.0)
    plain = sum(filling["a"] >> 4 & 1 for filling in even) / len(even)
    share = sum(filling["a"] >> 4 & 1 for filling in tilted) / len(tilted)
    assert abs(plain - 1 / 3) < 0.04
    assert abs(share - 3 * plain / (3 * plain + 1 - plain)) < 0.05


def test_what_cannot_be_is_left_for_what_can() -> None:
    found = drawn(lambda filling: float(filling["c"] == 0b1), 400)
    assert all(filling["c"] == 1 for filling in found[200:])


def test_a_few_fillings_are_listed_each_once() -> None:
    """Five cards fill free slots in 5! / (2! 2! 1!) = 30 ways; as slot b does not take card 0, in 18."""
    listed = every_filling(HIDDEN, 30)
    assert len(listed) == 18
    assert {tuple(sorted(filling.items())) for filling in listed} == {
        tuple(sorted(filling.items())) for filling in drawn(None)
    }
    assert every_filling(HIDDEN, 29) == []
    assert every_filling(Hidden(HIDDEN.pool, SLOTS, whole=False), 30) == []  # one filling may go on differently


def test_a_single_slot_has_a_single_filling() -> None:
    hidden = Hidden(0b11, (HiddenSlot("a", 2, 0b11),))
    assert list(islice(fillings(hidden, lambda _: 0.5, SplitMix64(1)), 3)) == [{"a": 0b11}] * 3
