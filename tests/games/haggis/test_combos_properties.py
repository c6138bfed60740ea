"""What must hold for every hand of Haggis."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.core.cards import bits
from engine.games.haggis.rules import lookup
from engine.games.haggis.rules.combinations import beats, meanings, stand_ins
from engine.games.haggis.rules.layout import HAGGIS, JACK, LOW, CardLayout
from engine.games.haggis.rules.legal import CombinationFinder, answers, leads
from engine.games.haggis.rules.moves import Kind, Move

TEAM = CardLayout("shdc", copies=2)


def masks(layout: CardLayout, most: int) -> st.SearchStrategy[int]:
    """Returns a strategy for hands of up to `most` number cards of close ranks, and any wild cards."""

    def hand(low: int, cards: set[int], wilds: int) -> int:
        ids = (low * layout.row + card for card in cards)
        return sum(1 << card for card in ids if card < layout.wild) | wilds << layout.wild

    return st.builds(
        hand, st.integers(0, 8), st.sets(st.integers(0, 4 * layout.row - 1), max_size=most), st.integers(0, 7)
    )


hands = masks(HAGGIS, 14)
combinations = hands.map(lambda hand: leads(HAGGIS, hand)).filter(bool).flatmap(st.sampled_from)


@given(hands)
def test_every_lead_is_a_meaning_of_its_cards_and_every_meaning_is_a_lead(hand: int) -> None:
    moves = leads(HAGGIS, hand)
    assert {move for cards in {move.cards for move in moves} for move in meanings(HAGGIS, cards)} == set(moves)
    assert all(move.cards & ~hand == 0 for move in moves)


@given(hands)
def test_all_cards_together_are_led_where_they_mean_something(hand: int) -> None:
    assert tuple(move for move in leads(HAGGIS, hand) if move.cards == hand) == meanings(HAGGIS, hand)


@given(hands, hands)
def test_a_smaller_hand_holds_just_what_is_left_of_the_larger_one(hand: int, gone: int) -> None:
    assert leads(HAGGIS, hand & ~gone) == tuple(move for move in leads(HAGGIS, hand) if not move.cards & gone)


@given(hands, combinations)
def test_answers_are_the_leads_that_beat(hand: int, top: Move) -> None:
    assert answers(HAGGIS, hand, top) == tuple(move for move in leads(HAGGIS, hand) if beats(move, top))


@given(masks(TEAM, 10), masks(TEAM, 10))
def test_team_answers_are_the_leads_that_beat(hand: int, other: int) -> None:
    for top in leads(TEAM, other)[::7]:
        assert answers(TEAM, hand, top) == tuple(move for move in leads(TEAM, hand) if beats(move, top))


@given(masks(TEAM, 10))
def test_identical_cards_are_offered_once(hand: int) -> None:  # D-T02
    moves = leads(TEAM, hand)
    assert moves == leads(TEAM, TEAM.canonical(hand))
    named = [(move[:4], tuple(TEAM.names(move.cards))) for move in moves]
    assert len(set(named)) == len(named)


@given(hands)
def test_beating_is_a_strict_order(hand: int) -> None:
    ranks = {move[:4]: move for move in leads(HAGGIS, hand)}.values()
    below = {move: {top for top in ranks if beats(move, top)} for move in ranks}
    for move, tops in below.items():
        assert move not in tops
        assert all(below[top] < tops for top in tops)
        assert {top for top in tops if top[:3] == move[:3]} == {
            top for top in ranks if top[:3] == move[:3] and top.rank < move.rank
        }


@given(combinations)
def test_wild_cards_stand_for_what_the_combination_lacks_and_for_themselves_wherever_they_can(move: Move) -> None:
    stands = stand_ins(HAGGIS, move)
    wilds = {JACK + at for at in bits(move.cards >> HAGGIS.wild)}
    assert set(stands) == wilds
    if move.kind is Kind.BOMB:
        assert all(stands[wild] == wild for wild in wilds)
        return
    numbers = [card // HAGGIS.row + LOW for card in bits(move.cards & HAGGIS.numbers)]
    ranks = range(move.rank - move.length + 1, move.rank + 1)
    assert sorted([*numbers, *stands.values()]) == sorted([*ranks] * move.width)  # H23-10, H23-11
    free = [rank for rank in ranks if numbers.count(rank) < move.width]
    assert all(stands[wild] == wild for wild in wilds if wild in free)


@given(combinations, combinations)
def test_only_a_bomb_beats_another_shape(move: Move, top: Move) -> None:
    assume(move[:3] != top[:3])
    if top.kind is Kind.BOMB:
        assert not beats(move, top) or move.kind is Kind.BOMB
    else:
        assert beats(move, top) == (move.kind is Kind.BOMB)


@given(hands)
def test_only_three_four_six_or_twelve_cards_have_two_meanings(hand: int) -> None:
    moves = leads(HAGGIS, hand)
    for cards in {move.cards for move in moves}:
        found = meanings(HAGGIS, cards)
        if len(found) > 1:
            assert cards.bit_count() in {3, 4, 6, 12}
            assert len({move[:3] for move in found}) == len(found)


def test_tables_start_afresh_when_they_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "LIMIT", 2)
    layout = CardLayout("roygb")
    finder = CombinationFinder(layout)
    for numbers in range(0, 1 << layout.wild, 0x12345678912):
        assert finder.leads(layout.wilds | numbers) == leads(HAGGIS, HAGGIS.wilds | numbers)
    starts = [table for _, table in finder.starts]
    sizes = {len(finder.bombs), *(len(table) for _, table in finder.sets), *map(len, starts)}
    sizes |= {len(gate.window) for table in starts for gate in table.gates}
    assert sizes == {0, 1, 2}
