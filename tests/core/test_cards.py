"""Cards: masks, canonical ids of cards that share a name, and decks given by names."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Deck, Face, bits
from tests.core.toy.rules.pack import DECKS

DECK = DECKS[2]


@given(st.sets(st.integers(0, 200)))
def test_bits_yields_the_ids_of_a_mask_lowest_first(cards: set[int]) -> None:
    assert list(bits(sum(1 << card for card in cards))) == sorted(cards)


def test_a_gap_in_the_layout_is_no_card() -> None:
    assert DECK.names[4] == ""
    assert 4 not in DECK.ids
    assert not DECK.all >> 4 & 1
    assert "" not in DECK.by_name
    assert len(DECK.ids) == DECK.all.bit_count() == 20


def test_two_ids_share_one_name_and_the_lowest_is_canonical() -> None:
    assert DECK.by_name["2b"] == (8, 9)
    assert DECK.mask(["2b"]) == 1 << 8
    assert DECK.mask(["2b", "1a", "2b"]) == 1 << 0 | 1 << 8 | 1 << 9
    assert DECK.canonical(1 << 9) == 1 << 8
    assert DECK.list(1 << 9 | 1 << 0) == ("1a", "2b")


@given(st.sets(st.sampled_from(DECK.ids)))
def test_a_canonical_mask_is_the_same_multiset_in_the_lowest_ids(cards: set[int]) -> None:
    mask = sum(1 << card for card in cards)
    canonical = DECK.canonical(mask)
    assert sorted(DECK.list(canonical)) == sorted(DECK.list(mask))
    assert DECK.mask(DECK.list(canonical)) == canonical
    assert all(canonical >> ids[0] & 1 for name, ids in DECK.by_name.items() if name in DECK.list(mask))


def test_a_mask_of_names_that_are_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        DECK.mask(["1c"])
    with pytest.raises(ValueError, match="no further 1a"):
        DECK.mask(["1a", "1a", "1a"])


@given(st.permutations(DECK.ids))
def test_an_order_of_names_gives_each_id_once_and_equal_cards_by_id(cards: list[int]) -> None:
    names = [DECK.names[card] for card in cards]
    order = DECK.order(names)
    assert sorted(order) == list(DECK.ids)
    assert [DECK.names[card] for card in order] == names
    for ids in DECK.by_name.values():
        assert [card for card in order if card in ids] == list(ids)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda names: [*names[:-1], "9z"], "'9z' is not a card of this deck"),
        (lambda names: [*names, names[0]], "'1a' stands in the deck too often"),
        (lambda names: names[:-2], "2 cards are missing, 5b among them"),
        (lambda names: ["", *names], "'' is not a card of this deck"),
    ],
)
def test_an_order_says_what_is_wrong_with_a_deck(change: Callable[[list[str]], list[str]], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        DECK.order(change(list(DECK.list(DECK.all))))


def test_decks_are_values() -> None:
    face = Face(1, "a", 1)
    assert Deck(("1a",), (face,)) == Deck(("1a",), (Face(1, "a", 1),))
    assert hash(Deck(("1a",), (face,))) == hash(Deck(("1a",), (face,)))
