"""Every problem replays, and has right and wrong moves; a few are checked by the true cards, or weighed again."""

from collections import Counter
from typing import Any

import pytest

from app.problems.problem import DIFFICULTIES
from engine.bots.levels import LEVELS
from engine.core import registry
from engine.core.match import AnyGame
from tests.long.choosing import BYTES, LEAST, hard, third
from tests.long.problems import MOST_MOVES, SURE, ahead, most_right, position, true_gains, weighed, wide
from tests.sampling import daily
from web.make.problems import FILE, problems_of
from web.make.tools import ROOT, game_folder

GAMES = registry.games()
ALL = [(game, problem) for game in GAMES for problem in problems_of(game)]
WORLDS = 40

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def named(pair: tuple[AnyGame, dict[str, Any]]) -> str:
    """Returns the name of a problem in test reports."""
    return f"{pair[0].name}-{pair[1]['id']}"


def legal_of(game: AnyGame, problem: dict[str, Any]) -> int:
    """Returns the number of legal moves at a problem."""
    return len(position(game, problem).legal(problem["seat"]))


@each_game
def test_a_game_has_problems_of_all_difficulties_and_they_are_small(game: AnyGame) -> None:
    kept = problems_of(game)
    assert len(kept) >= LEAST
    assert len({problem["id"] for problem in kept}) == len(kept)
    hardness = [hard(problem["missed"], legal_of(game, problem)) for problem in kept]
    assert hardness == sorted(hardness)
    assert [problem["level"] for problem in kept] == [third(place, len(kept)) for place in range(len(kept))]
    assert {problem["level"] for problem in kept} == set(DIFFICULTIES)
    assert {problem["seats"] for problem in kept} == set(game.seats)
    assert (game_folder(game) / FILE).stat().st_size <= BYTES


@each_game
def test_the_note_on_difficulty_has_the_numbers_of_every_game(game: AnyGame) -> None:
    counted = Counter(len(problem["missed"]) for problem in problems_of(game))
    row = " | ".join(str(counted[levels]) for levels in range(len(LEVELS)))
    assert f" | {row} |\n" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


@pytest.mark.parametrize("pair", ALL, ids=map(named, ALL))
def test_a_problem_is_a_position_with_few_moves_that_are_right(pair: tuple[AnyGame, dict[str, Any]]) -> None:
    game, problem = pair
    match = position(game, problem)
    assert problem["seat"] in match.must
    assert problem["id"] == f"{problem['seed'].rpartition('/')[2]}.{match.plies}"
    legal = {game.write(move) for move in match.legal(problem["seat"])}
    assert len(legal) <= MOST_MOVES
    assert set(problem["right"]) < legal
    assert 1 <= len(problem["right"]) <= most_right(game, len(legal))
    assert problem["loss"] >= max(wide(game), SURE * problem["error"])
    assert set(problem["missed"]) <= set(LEVELS)


@pytest.mark.parametrize("pair", daily(ALL, 12), ids=map(named, daily(ALL, 12)))
def test_what_the_page_tells_of_a_wrong_move_is_worse_than_what_follows_a_right_one(
    pair: tuple[AnyGame, dict[str, Any]],
) -> None:
    game, problem = pair
    gains = true_gains(position(game, problem), problem["seat"])
    right = [move for move in gains if game.write(move) in problem["right"]]
    assert ahead(gains, right) >= wide(game) / 2


@pytest.mark.parametrize("pair", daily(ALL, 4), ids=map(named, daily(ALL, 4)))
def test_a_search_of_other_worlds_finds_the_same_moves_right(pair: tuple[AnyGame, dict[str, Any]]) -> None:
    game, problem = pair
    loss, error = weighed(game, problem, WORLDS, "day by day")
    assert loss > 0
    assert loss + 3 * error >= wide(game) / 2
