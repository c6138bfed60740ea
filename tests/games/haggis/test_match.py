"""Haggis between deals: who deals, who leads, when the match is over."""

import pytest

from engine.core.options import BadOption, UnknownOption, settle
from engine.core.state import MatchEnd, Setup
from tests.games.haggis.positions import GAME, outcome, setup


def following(base: Setup, points: tuple[int, ...], *order: int) -> Setup:
    """Returns the setup of the next deal; fails if the match is over."""
    after = GAME.next(base, outcome(points, *order))
    assert isinstance(after, Setup)
    return after


def ending(base: Setup, points: tuple[int, ...], *order: int) -> MatchEnd:
    """Returns the end of the match; fails if it goes on."""
    after = GAME.next(base, outcome(points, *order))
    assert isinstance(after, MatchEnd)
    return after


def test_h23_28_h23_29_the_leader_deals_and_the_last_leads() -> None:
    after = following(setup(3), (10, 40, 20), 2, 0, 1)
    assert (after.dealer, after.leader) == (1, 0)
    assert after.totals == (10, 40, 20)
    assert after.deal == 2


def test_h23_28_totals_count_and_not_the_hand() -> None:
    after = following(setup(3, totals=(100, 0, 50)), (0, 40, 5), 1, 0, 2)
    assert (after.dealer, after.leader) == (0, 1)


def test_dh33_tied_for_the_lead_the_winner_of_the_hand_deals_even_if_not_tied() -> None:
    after = following(setup(3), (40, 40, 10), 2, 0, 1)
    assert (after.dealer, after.leader) == (2, 2)


def test_dh33_tied_for_last_left_of_the_dealer_leads() -> None:
    after = following(setup(3), (10, 40, 10), 1, 0, 2)
    assert (after.dealer, after.leader) == (1, 2)


def test_dh33_all_tied() -> None:
    after = following(setup(3), (20, 20, 20), 1, 0, 2)
    assert (after.dealer, after.leader) == (1, 2)


def test_dh33_option_winner_leads_a_tie_for_last() -> None:
    base = setup(3, {"tieLead": "lastWinner"})
    assert following(base, (10, 40, 10), 1, 0, 2).leader == 1
    assert following(base, (10, 40, 20), 1, 0, 2).leader == 0  # no tie, no option
    two = following(setup(2, {"tieLead": "lastWinner"}), (20, 20), 1, 0)
    assert (two.dealer, two.leader) == (1, 1)


def test_c55_h23_30_highest_total_wins() -> None:
    end = ending(setup(2, totals=(240, 240)), (15, 11), 0, 1)
    assert end.totals == (255, 251)
    assert end.ranking == (1, 2)


def test_c56_tie_at_the_target_plays_on() -> None:
    after = following(setup(2, totals=(240, 240)), (20, 20), 1, 0)
    assert (after.dealer, after.leader) == (1, 0)
    assert after.totals == (260, 260)
    assert ending(after, (1, 0), 0, 1).ranking == (1, 2)


def test_dh34_a_tie_below_the_target_does_not_hold_up_the_end() -> None:
    end = ending(setup(3, totals=(240, 100, 100)), (10, 0, 0), 0, 1, 2)
    assert end.ranking == (1, 2, 2)
    assert dict(end.reason.args) == {"seat": 0, "points": 250}


@pytest.mark.parametrize("target", ["50", "350", "1000"])
def test_h23_30_target_is_an_option(target: str) -> None:
    base = setup(2, {"target": target}, totals=(int(target) - 1, 0))
    assert isinstance(GAME.next(base, outcome((0, 30), 1, 0)), Setup)
    assert ending(base, (1, 30), 1, 0).ranking == (1, 2)


def test_options_and_their_defaults() -> None:
    assert dict(settle(GAME.options, {}, 3).values) == {
        "target": "250",
        "bombRule3p": "choose",
        "firstOutBonus": "5",
        "tieLead": "leftOfDealer",
        "cardPoints": "classic",
        "bets": "on",
        "showCaptured": "on",
    }
    assert "bombRule3p" not in dict(settle(GAME.options, {}, 2).values)
    assert settle(GAME.options, {"target": "0077"}, 2)["target"] == "77"
    for name, value in (("target", "49"), ("target", "1001"), ("bets", "maybe"), ("bombRule3p", "x")):
        with pytest.raises(BadOption):
            settle(GAME.options, {name: value}, 3)
    with pytest.raises(UnknownOption):
        settle(GAME.options, {"jokers": "4"}, 2)


def test_sides_are_single() -> None:
    assert GAME.sides(setup(3)) == (0, 1, 2)
