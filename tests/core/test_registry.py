"""The registry finds games by walking the package; nothing else has to know about them."""

import sys
from pathlib import Path

import pytest

import engine.games
from engine.core import registry


def test_every_folder_under_games_is_there_sorted_by_name() -> None:
    names = [game.name for game in registry.games()]
    assert names == sorted(set(names))
    folders = {path.parent.name for path in Path(engine.games.__file__ or "").parent.glob("*/__init__.py")}
    assert folders == {type(game).__module__.split(".")[2] for game in registry.games()}
    for name in names:
        assert registry.game(name).name == name


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(registry.UnknownGame, match=f"no game 'chess'; there are .*{registry.games()[0].name}"):
        registry.game("chess")


def test_a_new_folder_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "newgame").mkdir()
    (tmp_path / "newgame" / "__init__.py").write_text("from tests.core.toy import TOY\nGAMES = (TOY,)\n")
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])
    registry.games.cache_clear()
    try:
        assert registry.game("toy").max_plies
        assert [game.name for game in registry.games()] == sorted(game.name for game in registry.games())
        assert len(registry.games()) >= 2
    finally:
        registry.games.cache_clear()
        sys.modules.pop("engine.games.newgame", None)
