"""SplitMix64 against published vectors: a record's seed must always mean the same cards."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.rng import SplitMix64, seed_of

# The first is from the reference implementation (Vigna, splitmix64.c), the second from Rosetta Code.
VECTORS = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}

# The published test vectors of 64-bit FNV-1a.
HASHES = {"": 0xCBF29CE484222325, "a": 0xAF63DC4C8601EC8C, "foobar": 0x85944171F73967E8}


@pytest.mark.parametrize("seed", VECTORS)
def test_numbers_are_the_published_ones(seed: int) -> None:
    rng = SplitMix64(seed)
    assert [rng.next() for _ in range(4)] == VECTORS[seed]


@pytest.mark.parametrize("text", HASHES)
def test_seeds_of_texts_are_the_published_hashes(text: str) -> None:
    assert seed_of(text) == HASHES[text]


def test_a_seed_of_any_size_is_taken_modulo_2_to_the_64() -> None:
    assert SplitMix64(2**64 + 7).next() == SplitMix64(7).next()
    assert SplitMix64(-1).next() == SplitMix64(2**64 - 1).next()


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= SplitMix64(seed).below(bound) < bound


def test_below_draws_again_past_the_last_full_cycle() -> None:
    top, one_less = 0x31628AF67B2131AB, 0x4F10D6FFA9921217  # seeds whose first numbers are 2**64 - 1 and 2**64 - 2
    assert [SplitMix64(seed).next() for seed in (top, one_less)] == [2**64 - 1, 2**64 - 2]
    second = SplitMix64(top)
    second.next()
    # 2**64 % 3 == 1: the topmost number would make 0 likelier than 1 and 2
    assert SplitMix64(top).below(3) == second.next() % 3 == 1
    assert SplitMix64(one_less).below(3) == 2
    assert SplitMix64(top).below(4) == 3


def test_a_shuffle_makes_every_order_equally_often() -> None:
    rng = SplitMix64(1)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        rng.shuffle(items)
        seen["".join(items)] += 1
    assert set(seen) == {"".join(order) for order in permutations("abc")}
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5  # chi square, 5 degrees, p = 0.001


def test_a_shuffle_is_the_same_everywhere() -> None:
    items = list(range(10))
    SplitMix64(seed_of("talon")).shuffle(items)
    assert items == [0, 9, 1, 3, 4, 6, 7, 8, 2, 5]


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 140), max_size=3))
@example(0, [4])  # on either side of where numbers are made at once
@example(0, [5])
@example(0, [128])
@example(0, [129])
@example(0x31628AF67B2131AB - 2 * 0x9E3779B97F4A7C15, [9])  # the third number is 2**64 - 1, too high to go below 7
@example(0x31628AF67B2131AB - 2 * 0x9E3779B97F4A7C15, [10])  # but not for going below 8
@example(0x31628AF67B2131AB - 2 * 0x9E3779B97F4A7C15, [3, 3, 9])  # the same number, now for going below 3
def test_a_shuffle_draws_one_number_after_the_other(seed: int, counts: list[int]) -> None:
    fast, slow = SplitMix64(seed), SplitMix64(seed)
    lists, expected = [list(range(count)) for count in counts], [list(range(count)) for count in counts]
    fast.shuffle(*lists)
    for items in expected:
        for last in reversed(range(1, len(items))):
            other = slow.below(last + 1)
            items[last], items[other] = items[other], items[last]
    assert lists == expected
    assert fast.next() == slow.next()


def test_choice_reaches_every_item() -> None:
    rng = SplitMix64(3)
    assert {rng.choice((1, 2, 3, 4)) for _ in range(100)} == {1, 2, 3, 4}
