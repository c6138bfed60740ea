"""The registry finds games by walking the package; nothing else has to know about them."""

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine.core import registry

_ONE = """
import sys
from engine.core import registry
registry.game("boast")
print(sorted({name.split(".")[2] for name in sys.modules if name.startswith("engine.games.")}))
"""


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets a test change where games are looked for."""
    monkeypatch.setattr(engine.games, "__path__", list(engine.games.__path__))
    monkeypatch.setattr(registry, "_expected", set())
    yield
    monkeypatch.undo()
    registry.renew()
    for name in [name for name in sys.modules if name.startswith("engine.games.toy")]:
        del sys.modules[name]


def write_toy(folder: Path) -> None:
    """Makes a package of the toy game in a folder."""
    (folder / "toy").mkdir()
    (folder / "toy" / "__init__.py").write_text("from engine.games.toy.game import GAME\n")
    (folder / "toy" / "game.py").write_text("from tests.core.toy import GAME\n")


def test_every_folder_under_games_is_there_sorted_by_name() -> None:
    names = [game.name for game in registry.games()]
    assert names == sorted(set(names))
    folders = {path.parent.name for path in Path(engine.games.__file__ or "").parent.glob("*/__init__.py")}
    assert folders == {type(game).__module__.split(".")[2] for game in registry.games()}
    for name in names:
        assert registry.game(name).name == name
        assert registry.package(registry.game(name)).split(".")[-1] == name


def test_only_the_game_that_is_asked_for_is_imported() -> None:
    done = subprocess.run([sys.executable, "-c", _ONE], capture_output=True, text=True, check=True)
    assert done.stdout == "['boast']\n"


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(registry.UnknownGame, match=f"no game 'chess'; there are .*{registry.games()[0].name}"):
        registry.game("chess")


@pytest.mark.usefixtures("elsewhere")
def test_a_new_folder_is_enough(tmp_path: Path) -> None:
    write_toy(tmp_path)
    engine.games.__path__.append(str(tmp_path))
    registry.renew()
    assert registry.game("toy").max_plies
    names = [game.name for game in registry.games()]
    assert names == sorted(names)
    assert len(names) >= 2
    assert "toy" in names


@pytest.mark.usefixtures("elsewhere")
def test_a_game_that_is_expected_is_away_until_it_has_arrived(tmp_path: Path) -> None:
    registry.expect(["toy", "boast"], tmp_path)
    registry.renew()
    assert registry.game("boast").name == "boast"
    for ask in (lambda: registry.game("toy"), registry.games):
        with pytest.raises(registry.GameAway, match="the code of toy is not here yet") as caught:
            ask()
        assert caught.value.name == "toy"
    with pytest.raises(registry.UnknownGame, match=r"there are .*toy"):
        registry.game("chess")
    write_toy(tmp_path)
    importlib.invalidate_caches()
    registry.renew()
    assert registry.game("toy").name == "toy"
    assert registry.game("toy") in registry.games()
