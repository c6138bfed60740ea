"""No game lacks anything: rules, texts, perft positions, golden playthroughs."""

import re
from pathlib import Path

import pytest

from engine.core import registry
from engine.core.match import AnyGame, all_options

ROOT = Path(__file__).parents[2]

each_real_game = pytest.mark.parametrize("game", registry.games(), ids=[game.name for game in registry.games()])


def folder(game: AnyGame) -> Path:
    """Returns the folder of a game."""
    return ROOT.joinpath(*registry.package(game).split("."))


def family_tests(game: AnyGame) -> Path:
    """Returns the folder of a game's tests; the games of a family share one."""
    return ROOT / "tests" / "games" / registry.package(game).split(".")[2]


@each_real_game
def test_a_game_lives_in_a_folder_of_its_name(game: AnyGame) -> None:
    assert folder(game).name == game.name


@each_real_game
def test_a_game_has_its_rules_in_words(game: AnyGame) -> None:
    assert len((folder(game) / "RULES.md").read_text()) > 1000


@each_real_game
def test_a_game_has_perft_positions(game: AnyGame) -> None:
    text = (family_tests(game) / f"{game.name}.perft").read_text()
    assert all(re.search(rf"^id {seats} players", text, re.MULTILINE) for seats in game.seats)
    assert f'[Game "{game.name}"]' in text


@each_real_game
def test_a_game_has_a_golden_playthrough_for_each_number_of_players(game: AnyGame) -> None:
    for seats in game.seats:
        path = family_tests(game) / "playthroughs" / f"{game.name}-{seats}.txt"
        assert path.read_text().startswith("# ")


@each_real_game
def test_a_game_has_english_texts_for_its_name_and_its_options(game: AnyGame) -> None:
    texts = folder(game) / "l10n" / "en"
    first, rest = (
        set(re.findall(r"^([a-z][A-Za-z0-9-]*) =", (texts / name).read_text(), re.MULTILINE))
        for name in ("name.ftl", "game.ftl")
    )
    assert first == {f"game-{game.name}"}
    wanted = {f"option-{game.name}-{option.name}" for option in game.options} | {f"match-{game.name}-conceded"}
    for option in game.options:
        words = option.words if option.range else option.choices
        wanted |= {f"option-{game.name}-{option.name}-{word}" for word in words}
    assert sorted(wanted - rest) == []
    assert [option.name for option in all_options(game)][-2:] == ["undo", "practice"]
