"""Scoring by the cases of the rule book."""

import pytest

from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.pack import deck_of, points_of
from engine.games.haggis.rules.scoring import Finish, payments, settle
from engine.games.haggis.rules.terms import Terms
from tests.games.haggis.positions import cards, setup
from tests.games.haggis.readings import rows

BETS = {
    "C-40 first out made it": ((15, 15, None), 0, (30, 0, 15)),
    "C-41 first out made no bet": ((15, 15, None), 2, (0, 0, 30)),
    "C-41a all three bet": ((15, 30, 15), 0, (60, 0, 0)),
    "C-41b one of three bet": ((None, 15, None), 2, (15, 0, 15)),
    "C-41c only the first out bet": ((None, None, 30), 2, (0, 0, 30)),
    "C-42 two seats, both bet": ((15, 30), 0, (45, 0)),
    "C-43 two seats, two big bets": ((30, 30), 1, (0, 60)),
    "C-44 D-H31 first out and without a bet: paid once": ((None, 15), 0, (15, 0)),
    "D-H29 an announced 0 is no bet": ((15, 0, 0), 1, (0, 15, 15)),
    "D-H32 in full to each, other failures get nothing": ((None, 15, 30, None)[:3], 0, (45, 0, 0)),
}


@pytest.mark.parametrize(("bets", "first", "expected"), BETS.values(), ids=BETS)
def test_bets(bets: tuple[int | None, ...], first: int, expected: tuple[int, ...]) -> None:
    got = [0] * len(bets)
    for payment in payments(bets, first):
        got[payment.seat] += payment.points
    assert tuple(got) == expected


def test_c45_two_player_hand() -> None:
    finish = Finish(
        outs=((0, 3),), captured=(cards("9r"), cards("7r")), left=cards("3r 4r K"), haggis=cards("5r"), bets=(15, 30)
    )
    outcome = settle(Terms.of(setup(2)), finish)
    assert outcome.points == (68, 1)
    assert rows(outcome, 0) == {
        "score/out-against": 15,
        "score/captured": 1,
        "score/leftover": 6,
        "score/haggis": 1,
        "score/bet-made": 15,
        "score/bet-from": 30,
    }
    assert rows(outcome, 1) == {"score/captured": 1, "score/bet-failed": 0}
    assert outcome.finishers == (0, 1)


def test_h23_25_rows_name_the_cards_that_count() -> None:
    finish = Finish(outs=((1, 2),), captured=(0, cards("2r 3r 10y K")), left=0, haggis=cards("4g"), bets=(None, None))
    (out, captured) = settle(Terms.of(setup(2)), finish).rows[1]
    assert (out.points, captured.points, captured.cards) == (10, 6, ("3r", "K"))


def test_rows_name_wild_cards_in_order_whoever_played_them() -> None:
    taken = HAGGIS.owned(0, cards("3r K")) | HAGGIS.owned(1, cards("9r J Q K"))
    finish = Finish(outs=((1, 2),), captured=(0, taken), left=0, haggis=0, bets=(None, None))
    assert settle(Terms.of(setup(2)), finish).rows[1][1].cards == ("3r", "9r", "J", "Q", "K", "K")


def test_h23_24_both_players_who_go_out_score_and_the_last_one_does_not() -> None:
    finish = Finish(outs=((2, 11), (0, 4)), captured=(0, 0, 0), left=0, haggis=0, bets=(None,) * 3)
    outcome = settle(Terms.of(setup(3)), finish)
    assert outcome.points == (20, 0, 60)  # H3-5: 5 for the first one out
    assert outcome.finishers == (2, 0, 1)


@pytest.mark.parametrize(("bonus", "points"), [("5", 60), ("0", 55)])
def test_dh22_bonus_is_an_option(bonus: str, points: int) -> None:
    finish = Finish(outs=((2, 11), (0, 4)), captured=(0, 0, 0), left=0, haggis=0, bets=(None,) * 3)
    assert settle(Terms.of(setup(3, {"firstOutBonus": bonus})), finish).points[2] == points


def test_h3_5_no_bonus_with_two_players() -> None:
    finish = Finish(outs=((0, 3),), captured=(0, 0), left=0, haggis=0, bets=(None, None))
    assert settle(Terms.of(setup(2)), finish).points == (15, 0)


def test_dh27_leftovers_count_as_cards_and_not_as_five_each() -> None:
    finish = Finish(outs=((0, 2),), captured=(0, 0), left=cards("5r 7r"), haggis=cards("9r"), bets=(None, None))
    outcome = settle(Terms.of(setup(2)), finish)
    assert rows(outcome, 0) == {"score/out-against": 10, "score/leftover": 2, "score/haggis": 1}
    assert outcome.points == (13, 0)


@pytest.mark.parametrize(("seats", "classic", "total"), [(2, 36, 42), (3, 50, 54)])
def test_c59_h23_3_points_of_the_whole_pack(seats: int, classic: int, total: int) -> None:
    assert points_of(deck_of(seats, classic=True).all, classic=True) == classic
    assert points_of(deck_of(seats, classic=False).all, classic=False) == total


def test_h23_3_points_of_each_card() -> None:
    faces = {
        name: deck_of(3, classic=True).faces[card].points for card, name in enumerate(deck_of(3, classic=True).names)
    }
    assert [faces[f"{rank}g"] for rank in range(2, 11)] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert [faces[name] for name in "JQK"] == [2, 3, 5]


def test_h2_1_dh37_the_last_suit_stays_out_with_two_players() -> None:
    names = deck_of(2, classic=True).by_name
    assert len(deck_of(2, classic=True).ids) == 42
    assert not [name for name in names if name.endswith("b")]
    assert [len(names[name]) for name in "JQK"] == [2, 2, 2]
    assert len(deck_of(3, classic=True).ids) == 54


def test_owned_wild_cards_are_told_apart() -> None:
    deck = deck_of(3, classic=True)
    assert deck.list(HAGGIS.owned(2, cards("7r J K"))) == ("7r", "J", "K")
    assert HAGGIS.owned(2, cards("J")) == 1 << 51
    assert not HAGGIS.owned(0, cards("J Q K")) & HAGGIS.owned(1, cards("J Q K"))
