"""The expected result of each turn, from which a review draws its curve, also where no moves were compared."""

import statistics
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.bots.rollouts import PolicyRollouts
from engine.bots.search import SearchBot, gain, worlds
from engine.core import registry
from engine.core.match import Match, Player, create
from engine.core.rng import SplitMix64
from engine.core.search import Searching
from tests.host.test_reviewing import TABLES, reviewed


def played(name: str, seats: int) -> Iterator[tuple[Match, Any, bool]]:
    """Yields the moments of a deal of the strongest level, each with its move and whether that took no playouts."""
    match = create(registry.game(name), [Player("bot", "", "expert")] * seats, {}, "clear")
    while match.outcome is None:
        seat = match.state.must[0]
        *_, thought = SearchBot(Searching(2)).think(
            match.game, match.state.information(seat), match.legal(seat), SplitMix64(0)
        )
        yield match, thought.move, not thought.playouts
        match = match.play(seat, match.game.write(thought.move))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_turn_with_a_choice_has_an_expected_result(name: str, seats: int) -> None:
    """The curve of a deal is drawn through them, also where a formula chose and nothing was compared."""
    clear = 0
    for before, move, is_clear in list(played(name, seats))[5:45]:
        seat = before.state.must[0]
        review = reviewed(before, seat, 4, before.game.write(move))
        if review["choices"] > 1 and seat not in before.state.play(seat, move).must:
            assert review["playouts"] > 0
            clear += is_clear
        elif is_clear:
            assert review["playouts"] == 0, "the last move of a turn stands for all of it"
    assert clear or name != "handromi"


def test_the_expected_result_is_what_the_policy_comes_to_in_worlds_of_the_player() -> None:
    before, move = next(
        (before, move)
        for before, move, is_clear in played("handromi", 2)
        if before.plies > 30 and is_clear and move.kind.name == "DISCARD"
    )
    (best,) = reviewed(before, before.state.must[0], 1000, before.game.write(move))["why"]
    game, seat = before.game, before.state.must[0]
    info = before.state.information(seat)
    states, _ = worlds(game, info, 40, SplitMix64(3))
    points = [
        PolicyRollouts(game).points(state.play(seat, move), SplitMix64(number))
        for number, (state, _) in enumerate(islice(states, 40))
    ]
    gains = [gain(each, game.sides(info.setup), seat, low=True) for each in points]
    assert best["error"] > 0
    assert abs(best["value"] - statistics.fmean(gains)) < 3 * (best["error"] + statistics.stdev(gains) / 40**0.5)
