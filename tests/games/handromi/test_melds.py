"""Combinations and partitions: the cases of the rules, and an oracle that tries every subset of a hand."""

from functools import reduce
from operator import or_

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import bits
from engine.games.handromi.rules.melds import find, fits, grown, meld_of, ordered, usable
from engine.games.handromi.rules.pack import (
    ALL,
    NAMES,
    canonical,
    copies,
    less,
    names_of,
    penalty,
    rank_of,
    total,
    value_of,
)
from engine.games.handromi.rules.partition import fewest_left, most_points, worth
from engine.games.handromi.rules.reach import can_lay, can_open, can_out, ends_of
from tests.games.handromi import oracle
from tests.games.handromi.positions import cards

FULL = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks"

hands = st.sets(st.integers(0, 103), min_size=1, max_size=11).map(lambda ids: canonical(sum(1 << i for i in ids)))


@st.composite
def dense(draw: st.DrawFn, size: int = 9) -> int:
    """Draws a hand of few ranks and suits, so that it holds many combinations."""
    low = draw(st.integers(0, 9))
    suits = draw(st.sampled_from([(0, 1), (0, 1, 2), (0, 1, 2, 3)]))
    pool = [copy * 52 + suit * 13 + (low + at) % 13 for copy in (0, 1) for suit in suits for at in range(5)]
    ids = draw(st.sets(st.sampled_from(pool), min_size=3, max_size=size))
    return canonical(sum(1 << i for i in ids))


@pytest.mark.parametrize(
    "names",
    ["4s 5s 6s", "9h 10h Jh Qh Kh", "8h 8s 8c", "Ad Ah As Ac", "Ah 2h 3h", "Qh Kh Ah", FULL],
)
def test_legal_combinations(names: str) -> None:
    """C-100, C-101, C-102, HR-4, HR-5."""
    meld = meld_of(cards(names))
    assert meld is not None
    assert meld.run == (len({name[-1] for name in names.split()}) == 1)


@pytest.mark.parametrize("names", ["Kh Ah 2h", "4s 5s", "4s 5s 7s", "4s 5h 6s", "8c 8s", "8c 8s 9c", "Qh Kh Ah 2h"])
def test_cards_that_are_no_combination(names: str) -> None:
    """C-102, C-103, HR-4, HR-5."""
    assert meld_of(cards(names)) is None


def test_no_combination_holds_both_copies_of_a_card() -> None:
    """C-103, D-R14."""
    assert meld_of(cards("8c 8c 8s")) is None
    assert find(copies(cards("8c 8c 8s"))) == ()
    assert len(find(copies(cards("8c 8s 8h 8d 8c")))) == 5


def test_a_run_of_all_thirteen_is_full() -> None:
    """C-104, HR-4."""
    full = cards(FULL)
    assert fits(full) == 0
    assert fits(full & ~cards("As")) == cards("As")
    assert grown(full) == ()


@pytest.mark.parametrize(
    ("names", "points", "least"),
    [
        ("9h 10h Jh Qh Kh", 49, 49),
        ("As Ah Ad", 30, 30),
        ("Ah 2h 3h", 15, 6),
        ("Qh Kh Ah", 30, 30),
        ("2s 2h 2d", 6, 6),
        (FULL, 94, 94),
    ],
)
def test_what_combinations_count(names: str, points: int, least: int) -> None:
    """C-105, C-106, C-107, HR-3, D-R07, D-R08."""
    assert (worth(cards(names), False), worth(cards(names), True)) == (points, least)


def test_the_cards_of_a_run_are_written_in_its_order() -> None:
    assert [NAMES[card] for card in ordered(cards("As Ks Qs"))] == ["Qs", "Ks", "As"]
    assert [NAMES[card] for card in ordered(cards("As 2s 3s"))] == ["As", "2s", "3s"]


def test_every_combination_of_the_whole_deck_is_there_once() -> None:
    found = find(ALL)
    assert len(found) == len(set(found)) == 4 * 76 + 13 * 5
    for meld in found:
        assert oracle.is_meld(names_of(meld))


@settings(max_examples=150, deadline=None)
@given(hands | dense())
def test_all_combinations_of_a_hand_are_found(hand: int) -> None:
    found = find(copies(hand))
    assert len(set(found)) == len(found)
    assert {frozenset(names_of(meld)) for meld in found} == oracle.melds(names_of(hand))
    assert all(worth(meld, low) == oracle.points(names_of(meld), low=low) for meld in found for low in (False, True))


@settings(max_examples=150, deadline=None)
@given(hands | dense())
def test_usable_are_the_cards_that_some_combination_has(hand: int) -> None:
    assert usable(copies(hand)) == reduce(or_, find(copies(hand)), 0)


@given(hands)
def test_a_hand_counts_what_its_cards_count(hand: int) -> None:
    assert total(hand) == sum(value_of(card) for card in bits(hand))
    assert penalty(hand) == sum(11 if rank_of(card) == 1 else value_of(card) for card in bits(hand))  # HR-17


@settings(max_examples=150, deadline=None)
@given(dense())
def test_what_can_be_laid_off_makes_a_longer_combination(hand: int) -> None:
    """D-R13."""
    for meld in find(copies(hand)):
        fitting = {name for name in NAMES if name not in names_of(meld) and oracle.is_meld((*names_of(meld), name))}
        assert set(names_of(fits(meld))) == fitting


@settings(max_examples=150, deadline=None)
@given(hands | dense())
def test_partitions_are_the_best_of_all(hand: int) -> None:
    most, fewest = oracle.best(names_of(hand))
    by_points, by_cards = most_points(hand), fewest_left(hand)
    assert by_points.points == most
    assert by_cards.left.bit_count() == fewest
    for found in (by_points, by_cards):
        rest = hand
        for meld in found.melds:
            assert meld_of(meld) is not None
            assert meld & ~copies(rest) == 0
            rest = less(rest, meld)
        assert rest == found.left
        assert found.points == sum(worth(meld, False) for meld in found.melds)


TABLES = [
    (),
    ("4s 5s 6s",),
    ("9h 10h Jh Qh Kh", "8h 8s 8c"),
    ("2d 3d 4d 5d 6d 7d 8d 9d 10d Jd Qd Kd",),
    ("3h 4h 5h",) * 2,
]


@settings(max_examples=150, deadline=None)
@given(dense(7), st.sampled_from(TABLES), st.integers(6, 60), st.data())
def test_whether_a_turn_can_be_completed_is_found_exactly(
    hand: int, table: tuple[str, ...], need: int, data: st.DataObject
) -> None:
    """D-R09, D-R11, D-R12, D-R13, against every sequence of steps."""
    owed = data.draw(st.sampled_from([0, *(1 << card for card in bits(copies(hand)))]))
    ends = ends_of(tuple(map(cards, table)), copies(hand))
    name = names_of(owed)[0] if owed else ""
    had = names_of(hand).count(name)
    lays = out = opens = False
    for left, count, offs in oracle.lays(names_of(hand), tuple(tuple(meld.split()) for meld in table)):
        laid = not owed or left[name] < had
        lays |= bool(laid and owed and left.total())
        out |= laid and left.total() == 1
        opens |= laid and count >= need and left.total() > 0
        del offs
    assert can_out(hand, ends, owed) == out
    assert can_open(hand, ends, need, owed, False) == opens
    if owed:
        assert can_lay(hand, ends, owed) == lays


def test_the_best_partition_may_leave_the_lowest_card_out() -> None:
    found = most_points(cards("3s 4s 5s 4h 4d 5h 5d"))
    assert (found.points, found.left) == (27, cards("3s"))
    assert fewest_left(cards("3s 4s 5s 4h 4d 5h 5d")).left == cards("3s")


def test_a_run_takes_its_ace_at_one_end_only() -> None:
    """C-104, D-R13."""
    run = cards("2d 3d 4d 5d 6d 7d 8d 9d 10d Jd Qd Kd")
    both = cards("Ad Ad 5c")
    assert not can_out(both, ends_of((run,), copies(both)), 0)
    assert can_out(cards("Ad 5c"), ends_of((run,), cards("Ad 5c")), 0)


def test_of_two_copies_of_the_card_taken_one_is_laid() -> None:
    """D-R10: the other one may be the discard."""
    assert can_out(cards("8s 8h 8c 8c"), (), cards("8c"))
    assert not can_out(cards("8s 8h 8c 2d"), (), cards("2d"))
