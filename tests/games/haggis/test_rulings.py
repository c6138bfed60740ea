"""The rulings on combinations, bets and dealers, each seen in what a player may do."""

import pytest

from engine.core.match import Match, Player, create
from engine.core.state import BadNotation, IllegalMove
from tests.games.haggis.positions import GAME, play, position, texts
from tests.games.haggis.readings import rows

# A hand, a play of exactly these cards (None: no combination), and the ruling.
PLAYS = {
    "D-H01 H23-10 seven of a kind is the most with two players": ("10r 10o 10y 10g J Q K", "10r 10o 10y 10g J Q K"),
    "D-H01 eight of a kind with three": ("10r 10o 10y 10g 10b J Q K", "10r 10o 10y 10g 10b J Q K"),
    "D-H02 H23-11 two pairs in a row are a run": ("4r 4o 5r 5o", "4r 4o 5r 5o"),
    "D-H02 two single cards are none": ("4r 5r", None),
    "D-H03 the suits are the same at every rank": ("4r 4o 5y 5g", None),
    "D-H04 a run of single cards is in one suit": ("5r 6g J", None),
    "D-H05 H23-13 a J stands for itself at the end of a run": ("9r 10r J", "9r 10r J"),
    "D-H05 H23-13 a Q stands for a second J": ("10r 10o J Q", "10r 10o J Q =run2"),
    "D-H06 one number card is enough": ("2r J K", "2r J K =run1"),
    "D-H06 H23-14 without a number card there is no set or run": ("J Q K", "J Q K"),
    "D-H12 wild cards make up a suit of their own": ("5r 5o 6r 6o J K", "5r 5o 6r 6o J K =run3"),
    "D-H13 3-5-7-9 in three suits is nothing": ("3r 5o 7y 9y", None),
}


@pytest.mark.parametrize(("hand", "text"), PLAYS.values(), ids=PLAYS)
def test_plays_of_a_whole_hand(hand: str, text: str | None) -> None:
    size = len(hand.split())
    whole = [move for move in texts(position(hand, "2b"), 0) if len(move.split("=")[0].split()) == size]
    assert (text in whole) if text else not whole


def test_h23_14_dh16_all_wild_is_a_bomb_and_nothing_else() -> None:
    state = position("J Q K", "2b 3b")
    kinds = [GAME.about(move)["kind"] for move in state.legal(0) if move.cards.bit_count() > 1]
    assert kinds == ["bomb"] * 4


def test_dh07_a_set_ranks_by_its_number_cards() -> None:
    state = play(position("9r J 2r", "9o K 10o Q 2o"), "0:9r J")
    assert {"10o Q", "10o K"} <= set(texts(state, 1))
    assert "9o K" not in texts(state, 1)


def test_dh09_spare_wild_cards_extend_upwards() -> None:
    state = play(position("8r 9r 10r Q 2r", "9o 10o J K 8o 7o"), "0:8r 9r 10r Q")
    assert state.trick.top is not None
    assert (state.trick.top.length, state.trick.top.rank) == (4, 11)
    assert "7o 8o 9o 10o" not in texts(state, 1)
    assert "9o 10o J K =run1" in texts(state, 1)


def led(*lines: str) -> Match:
    """Returns a match after these moves; three of seat 1's cards make both a run and a set."""
    match = create(GAME, [Player("human", "Anna"), Player("human", "Béla")], {}, "led", dealer=1)
    state = position("5o 6o 7o 5r 5y 2r 2y", "10r J Q 2g 3g")
    return match._replace(state=play(state, *lines))


@pytest.mark.parametrize(
    ("lead", "written"),
    [("5o 6o 7o", "10r J Q =run1"), ("5r 5o 5y", "10r J Q =set")],
)
def test_dh10_who_follows_need_not_say_what_the_cards_are(lead: str, written: str) -> None:
    match = led(f"0:{lead}").play(1, "Q 10r J")
    assert match.lines[-1] == f"1:{written}"
    assert match == led(f"0:{lead}").play(1, written)


def test_dh10_who_leads_says_what_the_cards_are() -> None:
    match = led()._replace(state=position("5o 6o 7o", "10r J Q 2g 3g", leader=1))
    with pytest.raises(BadNotation, match="'10r J Q' can be '10r J Q =set' or '10r J Q =run1': say which"):
        match.play(1, "10r J Q")
    assert match.play(1, "10r J Q =set").lines[-1] == "1:10r J Q =set"


def test_dh10_cards_that_answer_in_no_meaning_are_no_legal_move() -> None:
    with pytest.raises(IllegalMove, match="'10r J Q' is not among the"):
        led("0:2r 2y").play(1, "10r J Q")
    with pytest.raises(BadNotation, match="=set, =run1"):
        led("0:5o 6o 7o").play(1, "10r J Q =run2")


def test_h23_8_several_may_bet_and_amounts_may_differ() -> None:
    full = "2r 3o 4y 5g 6r 7o 8y 9g 10r 2o 3y 4g 5r 6o J Q K"
    other = "2y 3g 4r 5o 6y 7g 8r 9o 10y 2g 3r 4o 5y 6g J Q K"
    assert play(position(full, other), "1:bet 30", "0:bet 15").bets == (15, 30)


def test_dh20_five_for_each_card_h23_21_at_once_h23_23_and_the_rest_to_the_first() -> None:
    state = play(position("9r", "2r 3r K", haggis="5y"), "0:9r")
    assert state.outcome is not None  # H23-21
    expected = {"score/out-against": 15, "score/captured": 1, "score/leftover": 6, "score/haggis": 1}
    assert rows(state.outcome, 0) == expected


def test_h23_26_h23_27_bets_through_play() -> None:
    state = play(position("9r", "10r", "2y 4y", bets="15 15 -"), "0:9r", "1:10r")
    paid = [
        {code: points for code, points in rows(state.outcome, seat).items() if "bet" in code} for seat in range(3)
    ]
    assert paid == [{"score/bet-made": 15, "score/bet-from": 15}, {"score/bet-failed": 0}, {"score/bet-from": 15}]


def test_dh36_the_first_dealer_is_drawn_from_the_seed() -> None:
    players = [Player("human", name) for name in ("Anna", "Béla", "Cili")]
    dealers = {create(GAME, players, {}, f"seed {number}").setup.dealer for number in range(20)}
    assert dealers == {0, 1, 2}
    assert create(GAME, players, {}, "seed", dealer=1).setup.dealer == 1
