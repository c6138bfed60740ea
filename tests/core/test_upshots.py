"""Upshots: what came of a move in the worlds, and the wording of how likely it is beaten."""

import pytest

from engine.core.table import Text
from engine.core.upshots import BEATEN, OURS, SAFE, THEIRS, Upshots, chances, more_often


def test_what_never_came_has_no_share() -> None:
    upshots = Upshots({OURS: 0.75, THEIRS: 0.25}, 8)
    assert (upshots[OURS], upshots[BEATEN]) == (0.75, 0.0)
    assert upshots.mostly(OURS, THEIRS)
    assert not upshots.mostly(THEIRS, OURS)
    assert upshots.mostly(BEATEN, SAFE), "nothing is known of either"


@pytest.mark.parametrize(
    ("share", "worlds", "of"),
    [(0.66, 7, 10), (0.5, 5, 10), (0.051, 1, 10), (0.94, 9, 10), (0.03, 3, 100), (0.001, 1, 100), (0.999, 99, 100)],
)
def test_chances_are_told_in_tenths_and_small_ones_in_hundredths(share: float, worlds: int, of: int) -> None:
    told = chances(Upshots({BEATEN: share, SAFE: 1 - share}, 54), "beaten", "safe")
    assert told == (Text.of("beaten", worlds=worlds, of=of),)


def test_what_is_never_beaten_says_in_how_many_worlds_and_what_always_is_says_nothing() -> None:
    assert chances(Upshots({SAFE: 1.0}, 54), "beaten", "safe") == (Text.of("safe", of=54),)
    assert chances(Upshots({BEATEN: 1.0}, 54), "beaten", "safe") == ()
    assert chances(Upshots({OURS: 1.0}, 54), "beaten", "safe") == ()


@pytest.mark.parametrize(
    ("share", "than", "told"),
    [(0.81, 0.44, (80, 45)), (1.0, 0.0, (100, 0)), (0.6, 0.5, (60, 50)), (0.55, 0.5, None), (0.4, 0.6, None)],
)
def test_only_what_came_clearly_more_often_is_told(share: float, than: float, told: tuple[int, int] | None) -> None:
    wanted = (Text.of("more", percent=told[0], than=told[1], outs=1),) if told else ()
    assert more_often("more", share, than, outs=1) == wanted
