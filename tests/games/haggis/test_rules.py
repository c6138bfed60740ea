"""The turn machine, by the cases and rulings of the rule book, for two and three players."""

import pytest

from engine.core.options import settle
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.pack import points_of
from tests.games.haggis.positions import GAME, bet, cards, play, position, setup, texts
from tests.games.haggis.readings import rows

FULL = "2r 3o 4y 5g 6r 7o 8y 9g 10r 2o 3y 4g 5r 6o J Q K"
OTHER = "2y 3g 4r 5o 6y 7g 8r 9o 10y 2g 3r 4o 5y 6g J Q K"
THIRD = "7r 8o 9r 10o 7y 8g 9y 10g 2b 3b 4b 5b 6b 7b J Q K"


def in_order(seats: int) -> tuple[int, ...]:
    """Returns the deck's ids in their own order."""
    return GAME.deck(seats, settle(GAME.options, {}, seats)).ids


# -- the deal


@pytest.mark.parametrize(("seats", "haggis"), [(2, 8), (3, 3)])
def test_h23_4_h23_6_deal(seats: int, haggis: int) -> None:
    state = GAME.deal(setup(seats, dealer=1, leader=2 % seats), in_order(seats))
    assert [hand.bit_count() for hand in state.hands] == [17] * seats  # H23-5
    assert state.haggis.bit_count() == haggis
    assert all(hand & cards("J Q K") == cards("J Q K") for hand in state.hands)
    left = 2 % seats
    assert state.hands[left] & cards("2r")  # number cards go round one at a time from the dealer's left
    assert state.hands[(left + 1) % seats] & cards("2o")
    assert state.must == (left,)


def test_h23_9_first_lead_is_left_of_the_dealer() -> None:
    for seats in (2, 3):
        for dealer in range(seats):
            assert GAME.first(seats, settle(GAME.options, {}, seats), dealer).leader == (dealer + 1) % seats


# -- leading and following


def test_dh17_the_leader_may_not_pass() -> None:
    state = position("8r 9r", "2r 3r")
    assert texts(state, 0) == ["8r", "9r"]
    assert texts(state, 1) == []


def test_h23_16_beating_is_never_compulsory() -> None:
    state = play(position("8r 9r", "9o 10o"), "0:8r")
    assert texts(state, 1) == ["pass", "9o", "10o"]


def test_dh14_bombs_may_be_led() -> None:
    assert "3r 5o 7y 9g" in texts(position("3r 5o 7y 9g J", "2r 3o"), 0)


def test_h23_18_only_a_higher_bomb_on_a_bomb() -> None:
    state = play(position("J Q 4r", "K J 3r 5o 7y 9g 10g"), "0:J Q")
    assert texts(state, 1) == ["pass", "J K"]


def test_dh15_no_bomb_out_of_turn() -> None:
    state = play(position("8r 9r", "J Q 2r", "J Q 4r"), "0:8r")
    assert state.legal(2) == ()


def test_h2_2_one_pass_ends_the_trick_with_two_players() -> None:
    state = play(position("8r 9r", "9o 10o"), "0:8r", "1:pass")
    assert state.phase is Phase.LEAD
    assert state.must == (0,)  # H23-19
    assert state.piles == (cards("8r"), 0)  # H23-20


def test_c50_h3_1_a_pass_is_not_final() -> None:
    state = play(position("4r 4o 2r", "6r 6o 2o", "5r 5o 2y"), "0:4r 4o", "1:pass", "2:5r 5o", "0:pass", "1:6r 6o")
    assert state.must == (2,)
    state = play(state, "2:pass", "0:pass")
    assert state.must == (1,)
    assert state.piles[1] == cards("4r 4o 5r 5o 6r 6o")


def test_h3_1_one_pass_does_not_end_the_trick_with_three_players() -> None:
    state = play(position("4r 2r", "6r 2o", "5r 2y"), "0:4r", "1:pass")
    assert state.phase is Phase.FOLLOW
    assert state.must == (2,)


# -- going out


def test_c48_h3_3_h3_5_first_out_scores_at_once() -> None:
    state = position("9r", "2r 4r 6r 8r 2o 4o 6o 8o J Q K", "2y 4y 6y 8y 10y J Q K")
    state = play(state, "0:9r")
    assert state.outs == ((0, 11),)
    assert state.phase is Phase.FOLLOW  # D-H26: others may still beat it
    assert texts(state, 1)[:2] == ["pass", "J"]
    stats = GAME.display.table(state.information(0)).seats[0].stats
    assert ("stat/out", (("points", 55),)) in [(stat.code, stat.args) for stat in stats]


def test_c49_h3_4_the_second_one_out_ends_the_hand() -> None:
    state = position("9r", "10r J", "2y 4y 7y K", haggis="5g 9g 2g")
    state = play(state, "0:9r", "1:10r", "2:pass", "1:J")
    assert state.phase is Phase.OVER
    assert state.must == state.may == ()
    assert not any(state.legal(seat) for seat in range(3))  # D-H26: not even K may answer
    outcome = state.outcome
    assert rows(outcome, 1) == {"score/out": 20, "score/captured": 1 + 2}  # H23-22
    assert rows(outcome, 0) == {"score/out": 20, "score/first-bonus": 5, "score/leftover": 6, "score/haggis": 2}
    assert rows(outcome, 2) == {}


def test_c51_h3_2_dh19_left_of_a_winner_who_is_out_leads() -> None:
    state = play(position("10r", "2r 3r", "2o 3o"), "0:10r", "1:pass", "2:pass")
    assert state.must == (1,)
    assert state.piles[0] == cards("10r")
    state = play(position("2o 3o", "10r", "2r 3r", leader=1), "1:10r", "2:pass", "0:pass")
    assert state.must == (2,)


def test_dh18_all_others_with_cards_must_pass_after_somebody_went_out() -> None:
    state = play(position("8r", "9o 2r", "10y 2o"), "0:8r", "1:pass")
    assert state.must == (2,)  # seat 0 is out, so both others have to pass
    beaten = play(state, "2:10y")
    assert beaten.must == (1,)
    assert play(beaten, "1:pass").must == (2,)  # now only one other player holds cards


def test_c47_dh25_last_play_is_a_bomb() -> None:
    state = play(position("J Q", "7o 8o K", haggis="9r 9y"), "0:J Q")
    assert state.phase is Phase.OVER
    outcome = state.outcome
    assert rows(outcome, 0) == {"score/out-against": 15, "score/leftover": 6, "score/haggis": 2}
    assert rows(outcome, 1) == {"score/captured": 5}


def test_dh21_the_larger_hand_is_counted_before_anybody_answers() -> None:
    state = play(position("8r", "9r 9o 9y", "2r 3r"), "0:8r", "1:9r")
    assert state.outs == ((0, 3),)


# -- tricks won by a bomb


def test_c46_h23_20_two_players_bomb_trick_goes_to_the_opponent() -> None:
    state = play(position("9r 2r", "J Q 3r"), "0:9r", "1:J Q", "0:pass")
    assert state.must == (1,)
    assert state.piles[1] == 0
    assert points_of(state.piles[0], classic=True) == 6
    assert state.piles[0] == HAGGIS.owned(0, cards("9r")) | HAGGIS.owned(1, cards("J Q"))


def test_dh23_the_bomber_chooses() -> None:
    state = play(position("9r 2r", "J Q 3r", "2y 3y"), "0:9r", "1:J Q", "2:pass", "0:pass")
    assert state.phase is Phase.GIVE
    assert state.must == (1,)
    assert texts(state, 1) == ["give 0", "give 2"]
    state = play(state, "1:give 2")
    assert points_of(state.piles[2], classic=True) == 6
    assert state.must == (1,)


def test_dh23_an_opponent_who_is_out_may_be_chosen() -> None:
    state = play(position("9r", "J Q 3r", "2y 3y"), "0:9r", "1:J Q", "2:pass")
    assert texts(state, 1) == ["give 0", "give 2"]
    state = play(state, "1:give 0")
    assert state.piles[0]
    assert state.must == (1,)


def test_dh23_dh25_the_last_play_of_the_hand_is_a_bomb_and_is_given_away_first() -> None:
    state = play(position("9r", "J Q", "2y 3y"), "0:9r", "1:J Q")
    assert state.outcome is None
    assert state.must == (1,)  # out of cards, and yet to choose
    state = play(state, "1:give 2")
    assert state.outcome is not None
    assert rows(state.outcome, 2) == {"score/captured": 6}
    assert rows(state.outcome, 1) == {"score/out": 10}


def test_dh23_after_giving_left_of_a_bomber_who_is_out_leads() -> None:
    state = play(position("J Q", "2r 3r", "2y 3y"), "0:J Q", "1:pass", "2:pass", "0:give 1")
    assert state.must == (1,)
    assert state.piles[1].bit_count() == 2


TOURNAMENT = {"bombRule3p": "tournament"}


def test_c52_h3t_1_second_highest_gets_the_cards() -> None:
    state = position("5r 2r", "6r 2o", "J Q 2y", options=TOURNAMENT)
    state = play(state, "0:5r", "1:6r", "2:J Q", "0:pass", "1:pass")
    assert state.must == (2,)
    assert points_of(state.piles[1], classic=True) == 6


def test_c53_h3t_2_led_bomb_goes_to_the_right() -> None:
    state = play(position("J Q 2r", "6r 2o", "5r 2y", options=TOURNAMENT), "0:J Q", "1:pass", "2:pass")
    assert state.must == (0,)
    assert points_of(state.piles[2], classic=True) == 5


def test_c54_h3t_1_bomb_on_a_bomb() -> None:
    state = play(position("J Q 2r", "Q K 2o", "5r 2y", options=TOURNAMENT), "0:J Q", "1:Q K", "2:pass", "0:pass")
    assert state.must == (1,)
    assert points_of(state.piles[0], classic=True) == 13


def test_dh24_second_highest_and_the_right_may_be_out() -> None:
    state = play(position("9r", "J Q 3r", "2y 3y", options=TOURNAMENT), "0:9r", "1:J Q", "2:pass")
    assert state.must == (1,)
    assert points_of(state.piles[0], classic=True) == 6
    state = position("J Q 2r", "2o 3o", "10r", options=TOURNAMENT, leader=2)
    state = play(state, "2:10r", "0:pass", "1:pass", "0:J Q", "1:pass")
    assert points_of(state.piles[2], classic=True) == 5


def test_dh24_passes_do_not_make_second_highest() -> None:
    state = position("5r 2r", "6r 2o", "J Q 2y", options=TOURNAMENT)
    state = play(state, "0:5r", "1:pass", "2:J Q", "0:pass", "1:pass")
    assert points_of(state.piles[0], classic=True) == 6


def test_h23_22_h3t_1_last_play_is_a_bomb() -> None:
    state = play(position("9r", "J Q", "2y 3y", options=TOURNAMENT), "0:9r", "1:J Q")
    assert rows(state.outcome, 0)["score/captured"] == 6


# -- bets


def test_h23_7_bets_on_and_out_of_turn() -> None:
    state = position(FULL, OTHER)
    assert state.must == (0,)
    assert state.may == (1,)
    assert texts(state, 0)[:3] == ["bet 0", "bet 15", "bet 30"]
    assert texts(state, 1) == ["bet 0", "bet 15", "bet 30"]
    state = play(state, "1:bet 30")
    assert state.must == (0,)  # a bet is no turn
    assert state.may == ()
    assert state.bets == (None, 30)
    assert state.legal(1) == ()
    assert play(state, "0:bet 15").must == (0,)


def test_c57_bet_after_the_opponent_played_and_after_a_pass() -> None:
    state = play(position(FULL, OTHER), "0:2r")
    assert texts(state, 1)[:4] == ["pass", "bet 0", "bet 15", "bet 30"]
    state = play(state, "1:pass")
    assert state.may == (1,)
    assert bet(15) in state.legal(1)
    assert play(state, "1:bet 15").bets == (None, 15)


def test_c58_no_bet_after_the_own_first_card_and_no_second_one() -> None:
    state = play(position(FULL, OTHER), "0:2r")
    assert not state.legal(0)
    assert state.may == ()
    state = play(state, "1:bet 0")
    assert texts(state, 1)[:2] == ["pass", "3r"]
    state = play(state, "1:3r", "0:pass")
    assert all(move.kind is not Kind.BET for move in state.legal(1))


def test_dh29_no_bet_can_be_announced_and_locks() -> None:
    state = play(position(FULL, OTHER), "1:bet 0")
    assert state.legal(1) == ()
    assert state.bets[1] == 0


def test_dh28_bets_close_when_somebody_goes_out() -> None:
    state = play(position("9b", OTHER, THIRD), "0:9b")
    assert state.may == ()
    assert all(move.kind is not Kind.BET for move in state.legal(1))


def test_dh30_bets_are_public_at_once() -> None:
    state = play(position(FULL, OTHER), "1:bet 30")
    for viewer in (0, 1, None):
        table = GAME.display.table(state.information(viewer))
        assert [stat.args for stat in table.seats[1].stats if stat.code == "stat/bet"] == [(("value", 30),)]


def test_h23_7_a_bet_between_passes_does_not_prolong_the_trick() -> None:
    state = play(position(FULL, OTHER, THIRD), "0:2r", "1:pass", "1:bet 15", "2:bet 0", "2:pass")
    assert state.phase is Phase.LEAD
    assert state.must == (0,)


def test_option_bets_off() -> None:
    state = position(FULL, OTHER, options={"bets": "off"})
    assert state.may == ()
    assert all(move.kind is not Kind.BET for move in state.legal(0))


def test_bets_stay_open_while_a_trick_is_given_away() -> None:
    state = play(position(FULL, OTHER, THIRD), "0:J Q", "1:pass", "2:pass")
    assert state.may == (1, 2)
    assert texts(state, 0) == ["give 1", "give 2"]
    assert play(state, "2:bet 15", "0:give 1").bets == (None, None, 15)


# -- rulings as seen in play


def test_dh08_dh16_face_cards_alone_and_together() -> None:
    assert texts(position("J Q K", "2r 3r"), 0) == ["J", "Q", "K", "J Q", "J K", "Q K", "J Q K"]


def test_dh10_the_leader_chooses_a_meaning_and_the_follower_has_none_to_choose() -> None:
    state = position("2r J K 8r", "3o 4o 5o 9y 9r 9o")
    assert {"2r J K =set", "2r J K =run1"} <= set(texts(state, 0))
    assert texts(play(state, "0:2r J K =set"), 1) == ["pass", "9r 9o 9y"]
    assert texts(play(state, "0:2r J K =run1"), 1) == ["pass", "3o 4o 5o"]


def test_dh11_width_must_match() -> None:
    state = play(position("4r 4o 5r 5o 2r", "6r 7r 8r 9r 6o 7o"), "0:4r 4o 5r 5o")
    assert texts(state, 1) == ["pass", "6r 6o 7r 7o"]


def test_dh26_the_first_one_outs_last_play_can_be_beaten() -> None:
    assert "9o" in texts(play(position("8r", "9o 2r", "10y 2o"), "0:8r"), 1)
