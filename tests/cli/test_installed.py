"""The wheel, unpacked on its own: its games bring their texts, so the table speaks in sentences there too."""

import re
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest

from engine.core import registry
from engine.core.match import AnyGame

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"(?<!\S)[a-z]+/[a-z][\w-]*")  # shown where a text is missing
START = "import sys; sys.path[:0] = {path!r}; from engine.__main__ import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder with the contents of the wheel and nothing else."""
    made, site = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("site")
    backend = [sys.executable, "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir", str(made)]
    subprocess.run(backend, cwd=ROOT, check=True, capture_output=True)
    (file,) = made.iterdir()
    with zipfile.ZipFile(file) as archive:
        archive.extractall(site)
    return site


def played(site: Path, game: AnyGame, *packages: str, language: str = "en") -> str:
    """Returns the output of a hand of bots in a Python with only the wheel and these folders of packages."""
    start = START.format(path=[str(site), *packages])
    bots = ",".join(f"bot:club:B{seat}" for seat in range(game.seats[0]))
    words = ["play", game.name, "--names", bots, "--seed", "a", "--playouts", "0", "--language", language]
    command = [sys.executable, "-I", "-S", "-X", "utf8", "-c", start, *words]
    done = subprocess.run(command, cwd=site, input="", capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_table_of_the_wheel_speaks_in_sentences(wheel: Path, game: AnyGame) -> None:
    out = played(wheel, game, sysconfig.get_path("purelib"))
    assert len(out.splitlines()) > 20
    assert CODE.findall(out) == []


def test_the_wheel_brings_every_language(wheel: Path) -> None:
    texts = {path.relative_to(ROOT) for path in ROOT.glob("engine/**/*.ftl")}
    assert {path.relative_to(wheel) for path in wheel.glob("engine/**/*.ftl")} == texts
    out = played(wheel, registry.game("haggis"), sysconfig.get_path("purelib"), language="ja")
    assert "Enterで第2ラウンドに進みます" in out


def test_without_the_extra_a_table_speaks_in_codes(wheel: Path) -> None:
    assert CODE.findall(played(wheel, registry.game("haggis")))


def test_the_extra_takes_the_very_versions_that_the_tests_run_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extra = project["project"]["optional-dependencies"]["terminal"]
    assert set(extra) <= set(project["dependency-groups"]["dev"])
