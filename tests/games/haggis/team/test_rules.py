"""The turn machine of the team game, by the cases and rulings of the rule book."""

import pytest

from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.team.rules.state import TeamState
from tests.games.haggis.readings import rows
from tests.games.haggis.team.positions import GAME, cards, play, position, texts

# -- combinations

# A hand, a play of exactly these cards (None: no combination), and the case or ruling.
PLAYS = {
    "C-60 D-T02 two identical cards are a pair": ("5s 5s", "5s 5s"),
    "C-61 a run of three pairs": ("5h 5s 6h 6s 7h 7s", "5s 5h 6s 6h 7s 7h"),
    "C-62 D-T01 a run of two triples": ("9h 9d 9s 10h 10d 10s", "9s 9h 9d 10s 10h 10d"),
    "C-63 D-T02 identical cards in a run": ("5s 5s 6s 6s", "5s 5s 6s 6s"),
    "C-63 D-T02 other suits are no run": ("5s 5s 6s 6h", None),
    "C-64 wild cards fill the third suit": ("5s 5h 6s 6d J K", "5s 5h 6s 6d J K"),
    "C-65 eleven of a kind": (
        "10s 10s 10h 10h 10d 10d 10c 10c J Q K",
        "10s 10s 10h 10h 10d 10d 10c 10c J Q K",
    ),
    "HT-8 three in a row in one suit": ("2s 3s 4s", "2s 3s 4s"),
    "HT-8 two in a row are nothing": ("2s 3s", None),
    "HT-8 a run keeps to its suit": ("2s 3s 4h", None),
    "HT-9 a wild card stands for a lower one": ("6s 7s J 9s", "6s 7s 9s J"),
    "HT-9 a wild card stands for itself": ("9d 10d J", "9d 10d J"),
    "HT-9 J and K fill two places": ("2c J K", "2c J K =run1"),
    "HT-9 wild cards alone are no set and no run": ("J Q K", "J Q K"),
    "HT-11 3-5-7-9 in four suits": ("3s 5h 7d 9c", "3s 5h 7d 9c"),
    "HT-11 3-5-7-9 in one suit": ("3s 5s 7s 9s", "3s 5s 7s 9s"),
    "HT-11 3-5-7-9 in two suits": ("3s 5s 7h 9h", None),
    "D-T18 no wild card in 3-5-7-9": ("3s 5h 7d K", None),
}


def test_ht3_ranks_go_from_k_down_to_2() -> None:
    every = "2s 3s 4s 5s 6s 7s 8s 9s 10s J Q K"
    singles = every.split()
    for low, led in enumerate(singles):
        state = play(position(f"{led} 2h", f"{every} 2h", "2d", "2c"), f"0:{led}")
        assert [text for text in texts(state, 1) if text in singles] == singles[low + 1 :]


@pytest.mark.parametrize(("hand", "text"), PLAYS.values(), ids=PLAYS)
def test_plays_of_a_whole_hand(hand: str, text: str | None) -> None:
    size = len(hand.split())
    whole = [move for move in texts(position(hand, "2c", "2d", "2h"), 0) if len(move.split("=")[0].split()) == size]
    assert (text in whole) if text else not whole


def test_dt03_face_cards_fit_any_suit() -> None:
    for suit in "shdc":
        assert f"5{suit} 6{suit} J" in texts(position(f"5{suit} 6{suit} J", "2c", "2d", "2h"), 0)


def test_dt02_identical_cards_in_runs_can_be_forbidden() -> None:
    hands = ("5s 5s 6s 6s 6h 5h J", "2c", "2d", "2h")
    free, strict = position(*hands), position(*hands, options={"identicalInRuns": "off"})
    assert "5s 5s 6s 6s" in texts(free, 0)
    gone = set(texts(free, 0)) - set(texts(strict, 0))
    assert set(texts(strict, 0)) < set(texts(free, 0))
    assert {"5s 5s 6s 6s", "5s 5s 6s J"} <= gone
    assert all(GAME.about(GAME.read(text))["kind"] == "run" for text in gone)
    assert {"5s 5h 6s 6h", "5s 5s", "5s 5s 5h"} <= set(texts(strict, 0))
    refused = GAME.display.why(strict.information(0), cards("5s 5s 6s 6s"), strict.legal(0))
    assert refused is not None
    assert refused.code == "refuse/twins"
    assert GAME.display.why(free.information(0), cards("5s 5s 6s 6s"), free.legal(0)) is None
    led = play(position("4s 4s 5s 5s 2s", "5h 5h 6h 6h 2c", "2d", "2h"), "0:4s 4s 5s 5s")
    assert texts(led, 1) == ["pass", "5h 5h 6h 6h"]


def test_dt02_identical_cards_are_named_as_the_reason_where_they_are_the_only_one() -> None:
    def why(state: TeamState, seat: int, names: str) -> str | None:
        told = GAME.display.why(state.information(seat), cards(names), state.legal(seat))
        return told.code if told else None

    strict = {"identicalInRuns": "off"}
    hand = "5s 5s 6s 6s 9h 9d 9c J Q"
    led = position(hand, "2c 3c", "2d", "2h", options=strict)
    assert why(led, 0, "5s 5s 6s") == "refuse/twins"
    assert why(led, 0, "5s 5s 9h") == "refuse/tracks"
    assert why(led, 1, "5s 5s 6s 6s") == "refuse/turn"  # out of turn, whatever the cards
    for lead in ("3h 3d 4h 4d", "2h", "8h 8d 8c 8s"):
        state = play(position(f"{lead} 2c", hand, "2d", "2h 3c", options=strict), f"0:{lead}")
        assert why(state, 1, "5s 5s 6s 6s") == "refuse/twins"  # no combination at this table
        assert why(state, 1, "5s 5s 6s") == "refuse/twins"
        assert why(state, 2, "5s 5s 6s 6s") == "refuse/turn"
    run = play(position("3h 3d 4h 4d 2c", hand, "2d", "2h 3c", options=strict), "0:3h 3d 4h 4d")
    assert why(run, 1, "5s 5s J Q") == "refuse/twins"  # a set too, but a run would have beaten this one
    eights = play(position("8h 8d 8c 8s 2c", hand, "2d", "2h 3c", options=strict), "0:8h 8d 8c 8s")
    assert why(eights, 1, "5s 5s J Q") == "refuse-need/set"  # a set, whatever a run may hold


# -- tricks


def test_ht10_the_trick_ends_when_three_pass_in_a_row() -> None:
    state = play(position("4s 2s", "6s 2h", "5h 2d", "3c 3h"), "0:4s", "1:6s", "2:pass", "3:pass")
    assert state.phase is Phase.FOLLOW
    state = play(state, "0:pass")
    assert (state.phase, state.must) == (Phase.LEAD, (1,))
    assert state.piles == (0, cards("4s 6s"))


def test_ht10_a_pass_is_not_final() -> None:
    state = play(position("4s 10s 2s", "6s 2h", "5h 2d", "7c 3h"), "0:4s", "1:pass", "2:5h", "3:7c")
    assert texts(state, 0) == ["pass", "10s"]
    state = play(state, "0:pass")
    assert state.must == (1,)


def test_ht10_one_may_beat_the_partner() -> None:
    assert "5h" in texts(play(position("4s 2s", "6s 2h", "5h 2d", "3c 3h"), "0:4s", "1:pass"), 2)


def test_dh17_the_leader_may_not_pass() -> None:
    assert texts(position("4s 2s", "6s", "5h", "3c"), 0) == ["2s", "4s"]


def test_dt05_all_others_with_cards_must_pass_after_somebody_went_out() -> None:
    state = play(position("8s", "9h 2s", "10c 2h", "3d 4d"), "0:8s", "1:pass", "2:pass")
    assert state.must == (3,)
    state = play(state, "3:pass")
    assert (state.phase, state.must) == (Phase.LEAD, (1,))
    assert state.piles == (cards("8s"), 0)


def test_dt06_left_of_a_winner_who_is_out_leads_and_may_be_an_opponent() -> None:
    state = play(position("10s", "2s 3s", "2h 3h", "2d 3d"), "0:10s", "1:pass", "2:pass", "3:pass")
    assert state.must == (1,)


def test_dt06_option_lets_the_partner_lead() -> None:
    wishes = {"leadAfterOut": "partner"}
    state = position("10s", "2s 3s", "2h 3h", "2d 3d", options=wishes)
    assert play(state, "0:10s", "1:pass", "2:pass", "3:pass").must == (2,)
    state = position("10s 9s", "2s 3s", "2h 3h", "2d 3d", options=wishes)
    assert play(state, "0:10s", "1:pass", "2:pass", "3:pass").must == (0,)  # seat 0 is not out


# -- bombs


def test_ht11_a_bomb_beats_what_was_led_and_only_a_higher_one_beats_a_bomb() -> None:
    state = play(position("8s 9s 2s", "J Q 2h", "J K 2d", "3c 5c 7c 9c 3d 5h 7d 9s 2c"), "0:8s", "1:J Q")
    assert texts(state, 2) == ["pass", "J K"]
    assert texts(play(state, "2:pass"), 3) == ["pass", "3c 5c 7c 9c"]


def test_dh14_bombs_may_be_led_and_dh15_never_out_of_turn() -> None:
    state = position("J Q 2s", "J K 2h", "2d", "2c")
    assert "J Q" in texts(state, 0)
    assert texts(state, 1) == []


def test_c72_ht12_a_bombs_cards_go_to_the_others_and_its_player_chooses_who_leads() -> None:  # C-72
    state = position("J Q 2s", "9h 4h", "2d 3d", "5c 6c", leader=1)
    state = play(state, "1:9h", "2:pass", "3:pass", "0:J Q", "1:pass", "2:pass", "3:pass")
    assert state.piles == (0, cards("9h") | 0b11 << TEAM.wild)
    assert (state.phase, state.must) == (Phase.CHOOSE, (0,))
    assert texts(state, 0) == ["lead 0", "lead 2"]
    for leader in (0, 2):
        after = play(state, f"0:lead {leader}")
        assert (after.phase, after.must) == (Phase.LEAD, (leader,))
        assert "pass" not in texts(after, leader)


def test_ht12_only_a_bomb_lets_the_partner_lead() -> None:
    assert play(position("9s 2s", "3h", "2d 3d", "5c"), "0:9s", "1:pass", "2:pass", "3:pass").phase is Phase.LEAD


def test_ht12_nothing_is_chosen_when_the_partner_is_out() -> None:
    state = position("J Q 2s", "9h 4h", "", "5c 6c", outs=[(2, 5)])
    state = play(state, "0:J Q", "1:pass", "3:pass")
    assert (state.phase, state.must) == (Phase.LEAD, (0,))


def test_dt06_a_bomber_who_is_out_names_the_partner_or_leaves_it_to_the_left() -> None:
    state = play(position("J Q", "9h 4h", "2d 3d", "5c 6c"), "0:J Q", "1:pass", "2:pass", "3:pass")
    assert (state.phase, state.must) == (Phase.CHOOSE, (0,))
    assert texts(state, 0) == ["lead 1", "lead 2"]
    assert play(state, "0:lead 1").must == (1,)
    wishes = {"leadAfterOut": "partner"}
    state = play(position("J Q", "9h", "2d 3d", "5c", options=wishes), "0:J Q", "1:pass", "2:pass", "3:pass")
    assert (state.phase, state.must) == (Phase.LEAD, (2,))


def test_dt06_nothing_is_chosen_when_the_left_of_a_bomber_who_is_out_is_the_partner() -> None:
    state = position("J Q", "", "2d 3d", "5c 6c", outs=[(1, 9)])
    state = play(state, "0:J Q", "2:pass", "3:pass")
    assert (state.phase, state.must) == (Phase.LEAD, (2,))


# -- going out and the end


def test_c66_c67_c68_interim_scores_and_the_end_with_three_players_out() -> None:
    twelve = "2h 2h 3h 3h 4h 4h 5h 5h 6h 6h 7h 10h"
    state = position("9s", twelve, "2d 3d 4d 5d 10d", "2c 2c 3c 3c 4c 4c 5c 5c 6c")
    state = play(state, "0:9s")
    assert state.outs == ((0, 12),)  # C-66 HT-13: the larger of 12 and 9
    stats = GAME.display.table(state.information(1)).seats[0].stats
    assert ("stat/out", (("points", 60),)) in [(stat.code, stat.args) for stat in stats]

    state = position("", "10h", "2d 3d 4d 5d 10d", "2c 2c 3c 9c", outs=[(0, 12)], leader=1)
    state = play(state, "1:10h")
    assert state.outs[1] == (1, 5)  # C-67 D-T08: one opponent is out, the other one holds 5
    assert state.outcome is None

    state = position("", "", "10d", "2c 2c 3c 9c", outs=[(0, 12), (1, 5)], leader=2)
    state = play(state, "2:10d")
    assert state.outcome is not None  # C-68 HT-15
    assert rows(state.outcome, 0) == {
        "score/out-of": 60 + 20,
        "score/captured-cards": 1,  # D-T07
        "score/leftover": 4,  # HT-16
    }
    assert rows(state.outcome, 1) == {"score/out-of": 25}
    assert state.outcome.points == (85, 25, 85, 25)
    assert state.outcome.finishers == (0, 1, 2, 3)


def test_c69_ht14_a_slam_ends_the_round_and_counts_twice() -> None:  # C-69
    seven, three = "2h 3h 4h 5h 6h 7h 8h", "2c 3c 4c"
    state = play(position("", seven, "10d", three, outs=[(0, 12)], leader=2), "2:10d")
    outcome = state.outcome
    assert outcome is not None
    assert rows(outcome, 0) == {
        "score/out-of": 60,
        "score/slam": 60,  # D-T09: as for the first one, not 5 x 7
        "score/captured-cards": 1,
        "score/leftover": 10,
    }
    assert rows(outcome, 1) == {}
    assert outcome.finishers[:2] == (0, 2)
    assert outcome.reason.code == "deal/slam"
    names = [row.cards for row in outcome.rows[0] if row.text.code == "score/leftover"]
    assert names == [tuple(seven.split()), tuple(three.split())]


def test_ht14_first_and_third_are_no_slam() -> None:
    state = position("", "", "10d", "2c 3c", outs=[(0, 12), (1, 8)], leader=2)
    outcome = play(state, "2:10d").outcome
    assert outcome is not None
    assert rows(outcome, 0)["score/out-of"] == 60 + 10
    assert "score/slam" not in rows(outcome, 0)


def test_dh26_the_last_play_cannot_be_beaten_and_others_can() -> None:
    state = play(position("8s", "9h 2s", "10c 2h", "3d 4d"), "0:8s")
    assert "9h" in texts(state, 1)
    state = play(position("", "9h", "10c 2h", "J Q K", outs=[(0, 8)], leader=1), "1:9h")
    assert texts(state, 2) == ["pass", "10c"]
    state = play(position("", "", "10c", "J Q K", outs=[(0, 8), (1, 5)], leader=2), "2:10c")
    assert state.must == state.may == ()
    assert not any(state.legal(seat) for seat in range(4))


def test_dt07_a_bomb_as_last_play_gives_its_cards_to_the_others_and_nothing_is_chosen() -> None:
    state = position("", "", "J Q", "9c 2c", outs=[(0, 12), (1, 8)], leader=3)
    state = play(state, "3:9c", "2:J Q")
    assert state.phase is Phase.OVER
    assert rows(state.outcome, 1) == {"score/out-of": 40, "score/captured-cards": 3}
    assert rows(state.outcome, 0)["score/leftover"] == 1


def test_everything_but_the_exchange_is_open_after_the_deal() -> None:
    state = play(position("", "2h 3h", "10d", "2c", outs=[(0, 12)], leader=2), "2:10d")
    zones = {zone.key: zone for zone in GAME.display.table(state.information(0)).zones}
    assert [slot.face for slot in zones["hand:1"].slots] == ["2h", "3h"]
    assert GAME.determinizer.hidden(state.information(0)).pool == 0
    assert state.seen(0) == GAME.deck(4, state.terms.setup.options).all
