"""The engine against the referee: who wins a trick, the tower, the moves and the points."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import Deck
from engine.core.match import all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.games.boast.rules import notation
from engine.games.boast.rules.moves import MOVES
from engine.games.boast.rules.pack import CHIPS, ESCAPE, ESCAPES, NAMES, canonical, escapes_of
from engine.games.boast.rules.state import State
from engine.games.boast.rules.tower import SPELT
from engine.games.boast.rules.trick import best_of, tower_after
from tests.games.boast.positions import GAME, setup
from tests.games.boast.referee import Round, sunk, winner
from tests.strategies import samples, seeds

OPTIONS = st.fixed_dictionaries({"towerMoves": st.sampled_from(["whenDecisive", "everyTrick"])})


def test_every_trick_of_three_cards_is_won_and_moves_the_tower_as_the_words_say() -> None:
    """All tricks of three players with a few ranks and all towers."""
    names = [f"{rank}{suit}" for rank in (1, 4, 7) for suit in "rby"] + ["x"]
    tricks = 0
    for cards in product(names, repeat=3):
        coloured = [card for card in cards if card != "x"]
        if not coloured or len(set(coloured)) < len(coloured):
            continue  # D-B05, and no card exists twice
        ids = tuple(NAMES.index(card) for card in cards)
        for tower, spelt in enumerate(SPELT):
            best = best_of(ids, tower)
            assert best == winner(cards, spelt)
            for always in (False, True):
                after = tower_after(ids, best, tower, every_trick=always)
                assert list(SPELT[after]) == sunk(spelt, cards, always=always)
            tricks += 1
    assert tricks > 3000


def test_the_tower_moves_as_the_words_say() -> None:
    for spelt, first, second in product(SPELT, "rby", "rby"):
        cards = [f"2{first}", f"3{second}", "x"]
        for always in (False, True):
            state = GAME.deal(
                setup(3, {"towerMoves": "everyTrick" if always else "whenDecisive"}), _deck(cards, spelt)
            )
            for card in cards:
                state = state.play(state.turn, notation.read(card))
            assert list(SPELT[state.tower]) == sunk(spelt, cards, always=always)


def _deck(cards: list[str], tower: str) -> tuple[int, ...]:
    """Returns the ids of a deck that deals each seat one of these cards first; `tower` spells the tower."""
    deck = GAME.deck(3, settle(all_options(GAME), {}, 3))
    rest = list(deck.list(deck.all & ~CHIPS))
    for card in cards:
        rest.remove(card)
    return deck.order([*cards, *rest, *(f"C{suit}" for suit in tower)])


@settings(max_examples=samples(60), deadline=None)
@given(seats=st.sampled_from([3, 4, 5]), options=OPTIONS, seed=seeds, leader=st.integers(0, 2))
def test_whole_rounds(seats: int, options: dict[str, str], seed: int, leader: int) -> None:
    rng = SplitMix64(seed)
    start = setup(seats, options, leader=leader)
    deck = GAME.deck(seats, start.options)
    cards = GAME.shuffled(start, rng)
    state = GAME.deal(start, cards)
    there = Round(tuple(deck.names[card] for card in cards), leader, dict(start.options.values), seats)
    plies = 0
    while state.outcome is None:
        assert not there.over
        for seat in range(seats):
            assert sorted(map(notation.write, state.legal(seat))) == there.moves(seat)
        assert [sorted(deck.list(hand)) for hand in state.hands] == [sorted(hand) for hand in there.hands]
        assert all(canonical(hand) == hand for hand in state.hands)
        assert list(SPELT[state.tower]) == there.tower
        assert list(state.taken) == there.taken
        seat = state.turn
        move = rng.choice(state.legal(seat))
        state = state.play(seat, move)
        there.play(seat, notation.write(move))
        plies += 1
    assert there.over
    assert plies == 7 * seats
    assert sum(state.taken) == 7  # E.3
    assert state.outcome.points == there.points()
    assert (list(SPELT[state.outcome.tower]), state.outcome.winner) == (there.tower, there.leader)


@given(seats=st.sampled_from([3, 4, 5]), seed=seeds)
def test_every_card_is_in_one_place(seats: int, seed: int) -> None:
    rng = SplitMix64(seed)
    start = setup(seats)
    deck = GAME.deck(seats, start.options)
    state = GAME.deal(start, GAME.shuffled(start, rng))
    assert sum(state.dealt.hands) + state.dealt.left == deck.all & ~CHIPS
    while state.outcome is None:
        check_places_of(state, deck, seats)
        state = state.play(state.turn, rng.choice(state.legal(state.turn)))


def check_places_of(state: State, deck: Deck, seats: int) -> None:
    """Checks that every card of a round is in exactly one place."""
    on_table = [*state.trick, *(card for taken in state.tricks for card in taken.cards)]
    coloured = [card for card in on_table if card < ESCAPE]
    held = sum(hand & ~ESCAPES for hand in state.hands) + (state.dealt.left & ~ESCAPES)
    assert held + sum(1 << card for card in coloured) == deck.all & ~CHIPS & ~ESCAPES
    escapes = sum((hand & ESCAPES).bit_count() for hand in (*state.hands, state.dealt.left))
    assert escapes + on_table.count(ESCAPE) == escapes_of(seats)


def test_the_tables_know_every_permutation_and_every_card() -> None:
    assert sorted(SPELT) == sorted("".join(order) for order in permutations("rby"))
    assert [notation.read(NAMES[card]) for card in range(ESCAPE)] == list(MOVES[:ESCAPE])
    assert set(MOVES[ESCAPE:]) == {notation.read("x")}


@pytest.mark.parametrize("text", ["", "12r", "0r", "7g", "xx", "x x", "7r 8r", "Cr", "7R", "r7"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="card"):
        notation.read(text)
