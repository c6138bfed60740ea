"""Random fillings of hidden slots: allowed by the slots, fair, and an error if there is none."""

from collections import Counter

import pytest

from engine.core.determinizer import Hidden, HiddenSlot, NoFilling, fill
from engine.core.rng import SplitMix64

POOL = 0b1111


def test_unrestricted_slots_get_every_filling_equally_often() -> None:
    hidden = Hidden(POOL, (HiddenSlot("a", 2, POOL), HiddenSlot("b", 1, POOL), HiddenSlot("c", 1, POOL)))
    rng = SplitMix64(1)
    met = Counter(tuple(sorted(fill(hidden, rng).items())) for _ in range(12_000))
    assert len(met) == 12
    assert all(sum(cards for _, cards in filling) == POOL for filling in met)
    assert max(met.values()) - min(met.values()) < 200  # 1000 each, give or take three standard deviations


def test_restricted_slots_get_every_filling_that_they_allow_and_no_other() -> None:
    hidden = Hidden(POOL, (HiddenSlot("a", 2, POOL), HiddenSlot("b", 2, 0b0111)))
    rng = SplitMix64(2)
    met = {fill(hidden, rng)["b"] for _ in range(200)}
    assert met == {0b0011, 0b0101, 0b0110}


def test_slots_that_leave_each_other_one_card_are_filled() -> None:
    hidden = Hidden(0b111, (HiddenSlot("a", 1, 0b111), HiddenSlot("b", 1, 0b011), HiddenSlot("c", 1, 0b001)))
    assert fill(hidden, SplitMix64(3)) == {"a": 0b100, "b": 0b010, "c": 0b001}


def test_the_same_generator_gives_the_same_filling() -> None:
    hidden = Hidden(POOL, (HiddenSlot("a", 2, POOL), HiddenSlot("b", 2, POOL)))
    assert fill(hidden, SplitMix64(4)) == fill(hidden, SplitMix64(4))


@pytest.mark.parametrize(
    "slots",
    [
        (HiddenSlot("a", 3, POOL),),  # a card is left over
        (HiddenSlot("a", 3, POOL), HiddenSlot("b", 2, POOL)),  # a card is missing
        (HiddenSlot("a", 2, 0b0011), HiddenSlot("b", 2, 0b0110)),  # both want the same one
    ],
)
def test_what_cannot_be_filled_is_an_error_that_says_what(slots: tuple[HiddenSlot, ...]) -> None:
    with pytest.raises(NoFilling, match="in 7 shuffles for Hidden"):
        fill(Hidden(POOL, slots), SplitMix64(5), tries=7)
