"""The rules of a trick and of a round, case by case: C-80 to C-91."""

import pytest

from engine.core.match import all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.games.boast.rules.pack import canonical
from engine.games.boast.rules.tower import SPELT
from tests.games.boast.positions import GAME, cards, play, position, setup, spelt, texts


def trick(*hands: str, tower: str = "bry", **options: str) -> tuple[int, str]:
    """Plays a trick from hands of one card, with seat 0 leading; returns who takes it and the tower after it."""
    state = play(position(*hands, tower=tower, options=options), *hands)
    return state.leader, spelt(state)


# -- who takes a trick, and where the tower moves


@pytest.mark.parametrize(
    ("hands", "tower", "winner", "after"),
    [
        ("8r 3r 1b", "bry", 2, "ryb"),  # C-80: BN-8, BN-9
        ("8r 3r 7y", "bry", 0, "byr"),  # C-81: the middle chip goes below the bottom one
        ("8r 3r 5r", "bry", 0, "bry"),  # C-82: one colour, nothing moves (D-B01)
        ("8r x 9r", "bry", 2, "bry"),  # C-83: an escape is no colour (D-B06)
        ("x x 1b", "ryb", 2, "ryb"),  # C-85: any colour beats escapes (BN-6)
        ("9r 5r 1y", "yrb", 2, "rby"),  # C-86: colour is stronger than number (BN-7)
        ("7r 1r 2y", "byr", 2, "bry"),  # D-B07: the colour led has no advantage
        ("7r 6b 5y", "yrb", 2, "rby"),  # all three colours
        ("7r 2b 3b", "bry", 2, "ryb"),  # the higher of two cards of the winning colour
        ("x 7y 1r", "ryb", 2, "ybr"),  # D-B02: only the winner's chip moves
        ("4y x x", "rby", 0, "rby"),  # a lone colour at the bottom
    ],
)
def test_a_trick(hands: str, tower: str, winner: int, after: str) -> None:
    assert trick(*hands.split(), tower=tower) == (winner, after)


@pytest.mark.parametrize(
    ("hands", "tower", "after"),
    [
        ("8r 3r 5r", "bry", "byr"),  # C-82 with the published rules
        ("8r x 9r", "rby", "byr"),  # C-83 with the published rules
        ("8y 3y 5y", "bry", "bry"),  # BN-9: the bottom chip stays
        ("8r 3r 1b", "bry", "ryb"),
    ],
)
def test_a_chip_moves_after_every_trick_by_an_option(hands: str, tower: str, after: str) -> None:
    assert trick(*hands.split(), tower=tower, towerMoves="everyTrick")[1] == after


def test_a_colour_that_wins_with_several_in_the_trick_is_never_at_the_bottom() -> None:
    """BN-9: a deciding chip can only come "from the top or the middle"."""
    for tower in SPELT:
        for other in tower[:2]:
            assert trick(f"7{tower[2]}", f"1{other}", "x", tower=tower)[0] == 1


# -- what may be played


def test_a_player_follows_if_able_and_may_always_escape() -> None:
    state = play(position("5r 5b 1y", "1r 2b x", "3b 4b 6y", left="7y 7b"), "5r")
    assert texts(state) == ["1r", "x"]  # C-87, D-B04
    state = play(state, "x")
    assert texts(state) == ["3b", "4b", "6y"]  # BN-5: without the colour anything goes


def test_who_follows_without_the_colour_may_escape_too() -> None:
    assert texts(play(position("5r 5b", "1b x", "3b 4b"), "5r")) == ["1b", "x"]


def test_an_escape_that_is_led_leaves_the_colour_to_the_first_coloured_card() -> None:
    state = play(position("x 5b", "2y 2r", "3y x"), "x")
    assert texts(state) == ["2r", "2y"]  # D-B03: nothing to follow yet
    state = play(state, "2y")
    assert texts(state) == ["3y", "x"]  # C-84, BN-6


def test_two_escapes_may_fall_before_the_first_colour() -> None:
    state = play(position("x 5b", "x 2r", "3y 4r"), "x x")
    assert texts(state) == ["4r", "3y"]
    assert play(state, "4r").leader == 2


def test_the_leader_may_play_anything_and_others_wait() -> None:
    state = position("5r x 1y", "1r 2b x", "3b 4b 6y")
    assert texts(state) == ["5r", "1y", "x"]
    assert texts(state, 1) == texts(state, 2) == []


def test_of_two_escapes_one_is_offered_and_one_stays() -> None:
    state = position("x x", "1r 2b", "3b 4b")
    assert texts(state) == ["x"]
    state = play(state, "x 1r 3b")
    assert state.hands[0] == cards("x")
    assert texts(play(position("x x", "1r 2b", "3r 4b", leader=1), "1r 3r")) == ["x"]


def test_the_winner_leads_and_seven_tricks_end_the_round() -> None:
    state = play(position("1r 2r", "3r 1b", "2b x"), "1r 3r 2b")
    assert (state.leader, state.must) == (2, (2,))  # BN-10
    state = play(state, "x 2r 1b")
    assert state.must == ()
    assert state.outcome is not None
    assert texts(state, 0) == []


# -- the deal


@pytest.mark.parametrize(("seats", "numbers", "escapes", "wanted"), [(3, 21, 2, 3), (4, 27, 3, 2), (5, 33, 4, 1)])
def test_the_deal(seats: int, numbers: int, escapes: int, wanted: int) -> None:
    """C-91, BN-1, BN-3: the cards by number of players, seven for each, and two left over."""
    options = settle(all_options(GAME), {}, seats)
    deck = GAME.deck(seats, options)
    names = deck.list(deck.all)
    assert names.count("x") == escapes
    assert [name for name in names if name[0] == "C"] == ["Cr", "Cb", "Cy"]
    assert len(names) == numbers + escapes + 3
    coloured = [name for name in names if name[0].isdigit()]
    assert coloured == [f"{rank}{suit}" for suit in "rby" for rank in range(1, numbers // 3 + 1)]
    cards = GAME.shuffled(setup(seats), SplitMix64(1))
    shuffled = [deck.names[card] for card in cards]
    state = GAME.deal(setup(seats, leader=1), cards)
    assert [hand.bit_count() for hand in state.hands] == [7] * seats
    assert state.dealt.left.bit_count() == 2
    assert state.terms.wanted == wanted
    assert state.must == (1,)
    assert spelt(state) == "".join(name[1] for name in shuffled[-3:])  # BN-4
    first = deck.list(state.hands[1])
    assert set(first) == set(shuffled[:-3:seats][:7])  # one card at a time, beginning with the leader


def test_every_order_of_the_chips_is_a_tower() -> None:
    met = set()
    for seed in range(60):
        state = GAME.deal(setup(3), GAME.shuffled(setup(3), SplitMix64(seed)))
        met.add(spelt(state))
    assert met == set(SPELT)


def test_the_chips_may_stand_anywhere_in_the_deck() -> None:
    deck = GAME.deck(3, settle(all_options(GAME), {}, 3))
    names = [name for name in deck.list(deck.all) if name[0] != "C"]
    state = GAME.deal(setup(3), deck.order(["Cy", *names[:5], "Cr", *names[5:], "Cb"]))
    assert spelt(state) == "yrb"
    assert canonical(state.dealt.left) == cards("x x")
    assert state.hands[0] == cards("1r 4r 7r 3b 6b 2y 5y")


def test_a_kept_tower_comes_before_the_chips_of_the_deck() -> None:
    deck = GAME.deck(3, settle(all_options(GAME), {}, 3))
    state = GAME.deal(setup(3, {"towerNewRound": "keep"}, deal=2, carry="ybr"), deck.ids)
    assert spelt(state) == "ybr"  # D-B10


# -- scoring


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ((3, 3, 1), (1, 1, 0)),  # C-88
        ((7, 0, 0), (0, 2, 2)),  # C-89
        ((1, 1, 2, 3, 0), (1, 1, 0, 0, 2)),  # C-90
        ((2, 2, 2, 1), (1, 1, 1, 0)),
        ((4, 3, 0, 0), (0, 0, 2, 2)),
    ],
)
def test_a_round_is_scored(taken: tuple[int, ...], points: tuple[int, ...]) -> None:
    """BN-2, BN-11, D-B13: by playing the last trick of a round in which all tricks are taken like this."""
    seats = len(taken)
    last = max(range(seats), key=lambda seat: taken[seat])
    before = tuple(tricks - (seat == last) for seat, tricks in enumerate(taken))
    hands = ["2b" if seat == last else f"{seat + 1}{'ry'[seat % 2]}" for seat in range(seats)]
    state = play(position(*hands, taken=before), *hands)
    assert state.taken == taken
    assert state.outcome is not None
    assert state.outcome.points == points
    assert [rows[0].points for rows in state.outcome.rows] == list(points)
