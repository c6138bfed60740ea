"""The gallery's situations: each has a name of its own, and no game is forgotten."""

from engine.core import registry
from tests.look.gallery import SITUATIONS, TABLES


def test_every_situation_has_a_name_of_its_own() -> None:
    names = [situation.name for situation in SITUATIONS]
    assert len(set(names)) == len(names)


def test_every_game_is_in_it_with_its_smallest_and_its_largest_table() -> None:
    seats = {game.name: {min(game.seats), max(game.seats)} for game in registry.games()}
    assert {name: {len(kinds) for kinds in tables} for name, tables in TABLES.items()} == seats
