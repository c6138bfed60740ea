"""Levels and the two bots that need no search."""

import pytest

from engine.bots.bot import PolicyBot, RandomBot, Thought
from engine.bots.levels import DEFAULT, LEVELS, STRONGEST, UnknownLevel, bot_for, level_of
from engine.core import registry
from engine.core.match import Match, Player, create
from engine.core.rng import SplitMix64


@pytest.fixture
def match() -> Match:
    """Returns a match at its first lead."""
    return create(registry.game("haggis"), [Player("human", "Anna"), Player("bot", "Béla", "club")], {}, "levels")


def think(bot: PolicyBot | RandomBot, match: Match, seed: int) -> list[Thought]:
    """Returns all the thoughts of a bot at the seat to act."""
    seat = match.state.must[0]
    return list(bot.think(match.game, match.state.information(seat), match.legal(seat), SplitMix64(seed)))


def test_each_level_has_a_bot_that_thinks_and_ends(match: Match) -> None:
    for level in LEVELS:
        bot = bot_for(level)
        seat = match.state.must[0]
        thoughts = list(bot.think(match.game, match.state.information(seat), match.legal(seat), SplitMix64(1)))
        assert thoughts
        assert thoughts[-1].move in match.legal(seat)
        assert thoughts[-1].candidates[0].move == thoughts[-1].move


def test_the_levels_with_a_part_of_their_own_exist_and_the_page_finds_the_strongest_last() -> None:
    assert DEFAULT in LEVELS
    assert LEVELS[-1] == STRONGEST


@pytest.mark.parametrize("level", ["", "random", "Club", "x" * 1000])
def test_other_levels_are_refused_with_the_ones_there_are(level: str) -> None:
    with pytest.raises(UnknownLevel, match="club") as refused:
        bot_for(level)
    assert len(str(refused.value)) < 120


def test_a_level_of_another_version_is_played_by_the_strongest() -> None:
    for level in LEVELS:
        assert level_of(level) == level
    for level in ("", "grand master"):
        assert level_of(level) == STRONGEST


def test_the_policy_bot_says_what_the_game_says(match: Match) -> None:
    seat = match.state.must[0]
    move, reasons = match.game.policy(match.state.information(seat), match.legal(seat))
    (thought,) = think(PolicyBot(), match, 1)
    assert (thought.move, thought.playouts) == (move, 0)
    assert thought.candidates[0].reasons == reasons


def test_the_random_bot_plays_anything_and_the_same_for_the_same_seed(match: Match) -> None:
    legal = match.legal(match.state.must[0])
    moves = [think(RandomBot(), match, seed)[0].move for seed in range(200)]
    assert set(moves) <= set(legal)
    assert len(set(moves)) > 100
    assert think(RandomBot(), match, 3) == think(RandomBot(), match, 3)
