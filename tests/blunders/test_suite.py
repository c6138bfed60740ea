"""No level from club up plays a blunder of the suite, and the strongest one finds what has to be found.

Club plays at every position with a blunder, without a temperament and with each; the strongest level at twelve
positions each day.
"""

import pytest

from engine.bots.levels import LEVELS, STRONGEST, TemperedBot, bot_for
from engine.core import registry
from engine.core.match import AnyGame
from engine.core.rng import SplitMix64, seed_of
from tests.blunders.suite import FOLDER, BlunderPosition, positions
from tests.complete_games import COMPLETE
from tests.sampling import daily

GAMES = [game for game in registry.games() if positions(game)]
ALL = [position for game in GAMES for position in positions(game)]
LEAST, MINED = 25, 10  # positions of a game, and how many of them come from self-play
FOUND_BY = tuple(f"self-play of {level}" for level in LEVELS[LEVELS.index("club") :])  # whose own moves are weighed
LONGEST = 200  # characters in a sentence

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def test_every_complete_game_has_positions_and_each_is_of_a_game_there_is() -> None:
    found = {path.stem for path in FOLDER.glob("*.toml")}
    assert set(COMPLETE) <= found <= {game.name for game in registry.games()}


@each_game
def test_a_game_has_its_positions_each_with_a_sentence(game: AnyGame) -> None:
    kept = positions(game)
    assert len(kept) >= LEAST
    assert sum(position.found in FOUND_BY for position in kept) >= MINED
    assert len({position.id for position in kept}) == len(kept)
    for position in kept:
        assert position.id.startswith(f"{game.name}-")
        assert bool(position.never) != bool(position.find), position.id
        assert position.why[0].isupper(), position.id
        assert position.why.endswith("."), position.id
        assert len(position.why) <= LONGEST, position.id
        assert position.loss > 3 * position.error >= 0, position.id


@pytest.mark.parametrize("position", ALL, ids=[position.id for position in ALL])
def test_a_position_is_a_legal_one_where_such_moves_are_possible(position: BlunderPosition) -> None:
    match = position.match
    assert position.seat in {*match.state.must, *match.state.may}
    legal = {match.game.write(move) for move in match.legal(position.seat)}
    assert {*position.never, *position.find} < legal


def played(position: BlunderPosition, level: str, temperament: str = "") -> str:
    """Returns the move of a level at a position."""
    match, seat = position.match, position.seat
    rng = SplitMix64(seed_of(position.id))
    bot = TemperedBot(bot_for(level), temperament)
    *_, thought = bot.think(match.game, match.state.information(seat), match.legal(seat), rng)
    return match.game.write(thought.move)


@pytest.mark.parametrize("position", [position for position in ALL if position.never], ids=lambda one: one.id)
def test_the_rule_based_player_plays_no_blunder_of_the_suite(position: BlunderPosition) -> None:
    for temperament in ("", *position.match.game.temperaments):
        assert played(position, "club", temperament) not in position.never, (temperament, position.why)


@pytest.mark.parametrize("position", daily(ALL, 12), ids=lambda one: one.id)
def test_the_strongest_level_finds_what_has_to_be_found(position: BlunderPosition) -> None:
    move = played(position, STRONGEST)
    assert move not in position.never, position.why
    assert not position.find or move in position.find, position.why
