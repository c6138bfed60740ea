"""No game lacks anything: rules, texts, perft positions, golden playthroughs."""

import re
from pathlib import Path

import pytest

from engine.core import registry
from engine.core.match import AnyGame, all_options

ROOT = Path(__file__).parents[2]

each_real_game = pytest.mark.parametrize("game", registry.games(), ids=[game.name for game in registry.games()])


def package(game: AnyGame) -> str:
    """Returns the name of the folder that a game lives in."""
    return type(game).__module__.split(".")[2]


@each_real_game
def test_a_game_has_its_rules_in_words(game: AnyGame) -> None:
    assert len((ROOT / "engine" / "games" / package(game) / "RULES.md").read_text()) > 1000


@each_real_game
def test_a_game_has_perft_positions(game: AnyGame) -> None:
    text = (ROOT / "tests" / "games" / package(game) / f"{game.name}.perft").read_text()
    assert all(re.search(rf"^id {seats} players", text, re.MULTILINE) for seats in game.seats)
    assert f'[Game "{game.name}"]' in text


@each_real_game
def test_a_game_has_a_golden_playthrough_for_each_number_of_players(game: AnyGame) -> None:
    for seats in game.seats:
        path = ROOT / "tests" / "games" / package(game) / "playthroughs" / f"{game.name}-{seats}.txt"
        assert path.read_text().startswith("# ")


@each_real_game
def test_a_game_has_english_texts_for_its_name_and_its_options(game: AnyGame) -> None:
    text = "\n".join(path.read_text() for path in sorted((ROOT / "web" / "l10n" / "en").glob("*.ftl")))
    ids = set(re.findall(r"^([a-z][A-Za-z0-9-]*) =", text, re.MULTILINE))
    wanted = {f"option-{game.name}-{option.name}" for option in game.options}
    for option in game.options:
        words = option.words if option.range else option.choices
        wanted |= {f"option-{game.name}-{option.name}-{word}" for word in words}
    assert sorted(wanted - ids) == []
    assert [option.name for option in all_options(game)][-1] == "undo"
