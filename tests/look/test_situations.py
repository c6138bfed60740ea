"""The situations: each has a name of its own, and each game its smallest and its largest table."""

from engine.core import registry
from tests.look.situations import SITUATIONS
from tests.look.tables import TABLES


def test_every_situation_has_a_name_of_its_own() -> None:
    names = [situation.name for situation in SITUATIONS]
    assert len(set(names)) == len(names)


def test_a_game_is_in_it_with_its_smallest_and_its_largest_table() -> None:
    assert TABLES["boast"] == ("hbb", "hbbbb")
    assert TABLES["team"] == ("hbbb",)
    names = {situation.name for situation in SITUATIONS}
    assert {f"{game.name} begins, full table" for game in registry.games()} <= names
