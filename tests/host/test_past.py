"""Ops about deals that are over: moves, past, branch and excerpt."""

import pytest

from tests.host.cards import DEAL, short_deck
from tests.host.talk import Talk, refused

# -- moves


def test_the_moves_of_a_deal_that_is_over_come_in_their_order(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    told = talk("moves", record=over, deal=1)
    assert [(move["seat"], move["text"]) for move in told["moves"]] == [*DEAL]
    assert [move["cards"] for move in told["moves"]] == [[] if text == "pass" else text.split() for _, text in DEAL]
    assert (told["led"], told["tricks"]) == (0, [2, 4, 5])
    with refused("deal/running", "deal 1 is still played"):
        talk("moves", record=short, deal=1)
    with refused("request/type", "a whole number from 1 to 1"):
        talk("moves", record=over, deal=2)


# -- past


def test_the_past_of_a_deal_is_what_status_moves_and_look_say_of_it(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    second = talk("next", record=over)["record"]
    for ply, is_open, viewer in ((0, False, 0), (2, True, 1), (4, False, None)):
        told = talk("past", record=second, deal=1, ply=ply, seat=viewer, open=is_open)
        assert told.pop("deals") == talk("status", record=second)["deals"]
        assert told.pop("key") == talk("check", text=second)["key"]
        at = {"deal": 1, "ply": ply}
        assert told.pop("table") == talk("look", record=second, at=at, seat=viewer, open=is_open)["table"]
        assert told.pop("deal") == 1
        assert told == talk("moves", record=second, deal=1)


@pytest.mark.parametrize("deal", [None, 0, 1, 2, 9])
def test_the_past_is_the_last_deal_with_a_settlement_unless_an_earlier_one_is_named(
    talk: Talk, short: str, deal: int | None
) -> None:
    over = talk.moves(short, *DEAL)
    second = talk("next", record=over, deck=short_deck(2))["record"]
    third = talk("next", record=talk.moves(second, *((1 - seat, move) for seat, move in DEAL)))["record"]
    told = talk("past", record=third, deal=deal, ply=99)
    expected = 1 if deal == 1 else 2
    assert (told["deal"], told["table"]["deal"], told["table"]["ply"]) == (expected, expected, len(DEAL))


def test_without_a_settled_deal_there_is_no_past(talk: Talk, short: str) -> None:
    told = talk("past", record=short)
    assert told == {"key": talk("check", text=short)["key"], "deals": []}
    given_up = talk("concede", record=short, seat=0)["record"]
    assert set(talk("past", record=given_up)) == {"key", "deals"}


# -- branch


def test_a_branch_is_a_match_for_practice_from_a_moment_of_a_deal_that_is_over(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    branch = talk("branch", record=over, at={"deal": 1, "ply": 2})["record"]
    table = talk("look", record=branch, seat=0)["table"]
    assert (table["deal"], table["ply"], table["practice"], table["deal_over"]) == (1, 2, True, False)
    assert talk.moves(branch, *DEAL[2:]).endswith(over[-20:])
    with refused("deal/running", "deal 1 is still played"):
        talk("branch", record=short, at={"deal": 1, "ply": 0})
    with refused("request/field", "there is no ply 99"):
        talk("branch", record=over, at={"deal": 1, "ply": 99})


# -- excerpt


def test_an_excerpt_is_one_deal_that_is_over_as_a_match_of_its_own(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    second = talk("next", record=over)["record"]
    whole = talk("excerpt", record=second, deal=1)["record"]
    assert whole.count("[Deal ") == 1
    assert talk("status", record=whole)["deals"] == talk("status", record=over)["deals"]
    part = talk("excerpt", record=second, deal=1, ply=2)["record"]
    assert talk("look", record=part, seat=0)["table"]["practice"]
    assert talk("check", text=part)["ply"] == 2
    with refused("deal/running", "it can be taken along when it is over"):
        talk("excerpt", record=second, deal=2)
    with refused("request/type", "a whole number from 0 to"):
        talk("excerpt", record=over, deal=1, ply=99)
