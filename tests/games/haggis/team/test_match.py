"""The rules of the team game between deals."""

import pytest

from engine.core.options import BadOption, UnknownOption, settle
from engine.core.state import MatchEnd, Setup
from tests.games.haggis.team.positions import GAME, outcome, setup


def following(base: Setup, *points: int) -> Setup:
    """Returns the setup of the next deal; fails if the match is over."""
    after = GAME.next(base, outcome((points[0], points[1])))
    assert isinstance(after, Setup)
    return after


def ending(base: Setup, *points: int) -> MatchEnd:
    """Returns the end of the match; fails if it goes on."""
    after = GAME.next(base, outcome((points[0], points[1])))
    assert isinstance(after, MatchEnd)
    return after


def test_ht1_partners_sit_opposite() -> None:
    assert GAME.sides(setup()) == (0, 1, 0, 1)
    assert list(GAME.seats) == [4]


def test_ht5_left_of_the_dealer_starts() -> None:
    for dealer in range(4):
        first = GAME.first(4, settle(GAME.options, {}, 4), dealer)
        assert (first.dealer, first.leader, first.totals) == (dealer, (dealer + 1) % 4, (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("dealer", "points", "then"),
    [
        (0, (50, 20), 2),  # the dealer's team leads: their partner deals
        (0, (20, 50), 1),  # the other team leads: the start player deals
        (3, (50, 20), 0),
        (3, (20, 50), 1),
        (0, (30, 30), 1),  # level: the team of the start player, who is left of the dealer
        (2, (30, 30), 3),
    ],
)
def test_ht18_dt15_the_leading_team_deals_the_one_who_comes_first_after_the_last_dealer(
    dealer: int, points: tuple[int, int], then: int
) -> None:
    after = following(setup(dealer=dealer), *points)
    assert (after.dealer, after.leader) == (then, (then + 1) % 4)
    assert after.totals == points * 2
    assert after.deal == 2


def test_ht18_totals_count_and_not_the_hand() -> None:
    assert following(setup(dealer=0, totals=(100, 0)), 0, 40).dealer == 2


def test_ht19_four_rounds() -> None:
    base = setup(deal=3, totals=(400, 0))
    assert following(base, 10, 0).deal == 4
    end = ending(setup(deal=4, totals=(100, 120)), 30, 0)
    assert (end.totals, end.ranking) == ((130, 120, 130, 120), (1, 3, 1, 3))
    assert (end.reason.code, dict(end.reason.args)) == ("match/won-pair", {"seat": 0, "to": 2, "points": 130})


def test_dt16_four_rounds_level_one_more() -> None:
    after = following(setup(deal=4, totals=(100, 120)), 30, 10)
    assert after.deal == 5
    assert following(after, 10, 10).deal == 6
    assert ending(after, 10, 20).ranking == (3, 1, 3, 1)


@pytest.mark.parametrize("target", ["250", "350", "77"])
def test_dt16_a_target_is_looked_at_after_whole_rounds(target: str) -> None:
    base = setup({"end": target}, totals=(int(target) - 1, 0), deal=9)
    assert following(base, 0, 60).deal == 10
    assert ending(base, 1, 0).ranking == (1, 3, 1, 3)


def test_dt16_a_tie_at_the_target_plays_on() -> None:
    after = following(setup({"end": "250"}, totals=(240, 250)), 20, 10)
    assert after.totals == (260, 260, 260, 260)
    assert ending(after, 1, 0).totals[0] == 261


def test_options_and_their_defaults() -> None:
    assert dict(settle(GAME.options, {}, 4).values) == {
        "end": "4rounds",
        "betBeforeExchange": "off",
        "teamBetRaise": "own",
        "leadAfterOut": "left",
        "identicalInRuns": "on",
    }
    assert settle(GAME.options, {"end": "0077"}, 4)["end"] == "77"
    assert settle(GAME.options, {"end": "4rounds"}, 4)["end"] == "4rounds"
    for name, value in (("end", "49"), ("end", "5rounds"), ("teamBetRaise", "x"), ("identicalInRuns", "maybe")):
        with pytest.raises(BadOption, match=name):
            settle(GAME.options, {name: value}, 4)
    with pytest.raises(UnknownOption):
        settle(GAME.options, {"target": "250"}, 4)


@pytest.mark.parametrize(("end", "code"), [("4rounds", "title/team-rounds"), ("350", "title/team")])
def test_the_title_says_when_the_match_ends(end: str, code: str) -> None:
    base = setup({"end": end}, deal=2)
    title = GAME.display.table(GAME.deal(base, GAME.deck(4, base.options).ids).information(None)).title
    assert (title.code, dict(title.args)["deal"]) == (code, 2)


@pytest.mark.parametrize(("deal", "rounds"), [(1, 4), (4, 4), (5, 5)])
def test_dt16_the_title_counts_one_more_round_when_four_end_level(deal: int, rounds: int) -> None:
    base = setup(deal=deal, totals=(90, 90))
    title = GAME.display.table(GAME.deal(base, GAME.deck(4, base.options).ids).information(None)).title
    assert dict(title.args) == {"deal": deal, "rounds": rounds}
