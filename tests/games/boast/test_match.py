"""The rules between rounds: who starts, with which tower, when the match is over and who has won (C-92)."""

import pytest

from engine.core.look import look
from engine.core.match import Player, create
from engine.core.rng import SplitMix64
from engine.core.state import MatchEnd, Setup
from engine.core.table import Text
from engine.games.boast.rules.scoring import settle
from engine.games.boast.rules.terms import Terms
from tests.games.boast.positions import GAME, ending, setup
from tests.strategies import PEOPLE, played


def following(before: Setup, points: tuple[int, ...], winner: int = 0, tower: str = "rby") -> Setup:
    after = GAME.next(before, ending(points, winner, tower))
    assert isinstance(after, Setup)
    return after


def end(before: Setup, points: tuple[int, ...]) -> MatchEnd:
    after = GAME.next(before, ending(points))
    assert isinstance(after, MatchEnd)
    return after


def points_of(taken: tuple[int, ...], totals: tuple[int, ...], **options: str) -> tuple[int, ...]:
    """Returns the points of a round that began with these totals."""
    return settle(Terms.of(setup(len(taken), options, totals=totals)), taken, 0, 0).points


# -- who starts, and the tower


def test_the_first_round_is_started_left_of_the_dealer() -> None:
    assert GAME.first(4, setup(4).options, 3).leader == 0


def test_the_winner_of_the_last_trick_starts_the_next_round() -> None:
    after = following(setup(4, leader=1), (0, 1, 0, 2), winner=3)  # D-B09
    assert (after.leader, after.dealer, after.deal) == (3, 2, 2)
    assert after.totals == (0, 1, 0, 2)


def test_the_start_goes_round_by_an_option() -> None:
    after = following(setup(4, {"nextStart": "rotate"}, leader=3), (0, 1, 0, 2), winner=2)
    assert (after.leader, after.dealer) == (0, 3)


def test_the_tower_is_stacked_anew_or_kept() -> None:
    assert following(setup(3), (0, 1, 0), tower="ybr").carry == ""  # D-B10
    assert following(setup(3, {"towerNewRound": "keep"}), (0, 1, 0), tower="ybr").carry == "ybr"


def test_a_kept_tower_goes_through_a_whole_match() -> None:
    match = create(GAME, PEOPLE[:3], {"towerNewRound": "keep"}, "tower")
    rng = SplitMix64(3)
    for _ in range(3):
        match = played(match, rng)
        if match.end is not None:
            break
        assert match.outcome is not None
        tower = dict(match.outcome.reason.args)["tower"]
        match = match.next()
        assert match.setup.carry == tower
        slots = next(zone.slots for zone in look(match, None).zones if zone.kind == "tower")
        assert "".join(str(slot.face)[1] for slot in slots) == tower
    assert match.setup.deal > 2


# -- the end of the match


def test_five_points_win_after_a_whole_round() -> None:
    won = end(setup(3, totals=(4, 3, 0)), (1, 0, 2))  # BN-12, D-B14
    assert (won.totals, won.ranking) == ((5, 3, 2), (1, 2, 3))
    assert won.reason.code == "match/boast-won"
    assert dict(won.reason.args)["seat"] == 0


def test_four_points_do_not() -> None:
    assert following(setup(3, totals=(3, 3, 0)), (1, 0, 2)).totals == (4, 3, 2)


def test_a_tie_is_played_on_or_shared() -> None:
    assert following(setup(3, totals=(4, 4, 0)), (1, 1, 0)).totals == (5, 5, 0)  # D-B12
    shared = end(setup(3, {"tie": "shared"}, totals=(4, 4, 0)), (1, 1, 0))
    assert shared.ranking == (1, 1, 3)
    assert shared.reason.code == "match/boast-shared"
    assert dict(shared.reason.args)["count"] == 2


def test_a_round_that_another_one_decides_says_so() -> None:
    """D-B12: the reason given for the end of a round with a tie for the highest total."""
    for totals, tie, reason in (
        ((4, 4, 0), "playOn", Text.of("deal/boast-again", seat=2, tower="rby", count=2, points=5)),
        ((4, 4, 0), "shared", Text.of("deal/boast-over", seat=2, tower="rby")),
        ((4, 3, 0), "playOn", Text.of("deal/boast-over", seat=2, tower="rby")),
        ((3, 3, 0), "playOn", Text.of("deal/boast-over", seat=2, tower="rby")),
    ):
        assert settle(Terms.of(setup(3, {"tie": tie}, totals=totals)), (3, 3, 1), 2, 0).reason == reason


def test_who_passes_five_stands_at_five() -> None:
    """C-92, D-B11: A 4 -> 6, B 4 -> 5 in one round."""
    totals = (4, 4, 1)
    assert points_of((0, 3, 4), totals) == (1, 1, 0)
    assert following(setup(3, totals=totals), (1, 1, 0)).totals == (5, 5, 1)
    assert points_of((0, 3, 4), totals, cap="off") == (2, 1, 0)
    won = end(setup(3, {"cap": "off"}, totals=totals), (2, 1, 0))
    assert (won.totals, won.ranking) == ((6, 5, 1), (1, 2, 3))


def test_points_of_further_rounds_are_added_to_the_five() -> None:
    """D-B12: those already at five go on counting; whoever only now gets there stands at five."""
    totals = (5, 5, 4)
    assert points_of((0, 7, 0), totals) == (2, 0, 1)
    assert points_of((3, 4, 0), totals) == (1, 0, 1)
    won = end(setup(3, totals=totals), (2, 0, 1))
    assert won.ranking == (1, 2, 2)
    assert following(setup(3, totals=totals), (0, 0, 1)).totals == (5, 5, 5)
    assert following(setup(3, totals=totals), (1, 1, 0)).totals == (6, 6, 4)


def test_rows_say_where_the_points_come_from() -> None:
    outcome = settle(Terms.of(setup(3, totals=(4, 0, 0))), (0, 3, 4), 1, 2)
    assert [[(row.text.code, row.points) for row in rows] for rows in outcome.rows] == [
        [("score/boast-nothing", 2), ("score/boast-cap", -1)],
        [("score/boast-exact", 1)],
        [("score/boast-missed", 0)],
    ]
    assert (outcome.winner, outcome.tower) == (1, 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("tie", ["playOn", "shared"])
def test_random_matches_end_with_the_highest_total_in_front(seats: int, tie: str) -> None:
    for seed in range(4):
        rng = SplitMix64(seed)
        match = create(GAME, [Player("human", "A")] * seats, {"tie": tie}, f"match {seed}")
        for _ in range(150):
            match = played(match, rng)
            assert max(match.setup.totals) <= 5 or tie == "playOn"
            if match.end is not None:
                break
            match = match.next()
        assert match.end is not None
        best = max(match.end.totals)
        assert best >= 5
        first = [seat for seat, place in enumerate(match.end.ranking) if place == 1]
        assert first == [seat for seat, total in enumerate(match.end.totals) if total == best]
        assert len(first) == 1 or tie == "shared"
