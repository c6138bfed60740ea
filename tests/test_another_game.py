"""Another game turns no test red, and its files fit the site: a copy of Boast under another name shows it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.make.tools import ROOT

MODEL, NAME = "boast", "brag"
TESTS = (
    *(f"tests/conformance/test_{name}.py" for name in ("complete", "figures", "lessons", "offers", "problems")),
    *(f"tests/conformance/test_{name}.py" for name in ("protocol", "selection", "tables", "texts", "views")),
    *("tests/app/test_dealing.py", "tests/app/test_lessons.py", "tests/core/test_registry.py"),
    *("tests/games", "tests/test_imports.py"),
)
SLOW = ("bots", "claims", "rollouts")  # modules of `tests/games` that say nothing about other games
FILES = """
from web.make.archives import pack_tgz
from web.make.games import game_files
from web.make.languages import further_languages
from web.make.problems import problem_rooms
from web.make.report import costs
from web.make.site import _Site

site = _Site()
for language in further_languages():
    site.add_language(language)
for name, files in game_files().items():
    site.add(f"games/{name}.tgz", pack_tgz(files))
for name, files in problem_rooms().items():
    site.add(f"rooms/{name}.tgz", pack_tgz(files))
for cost in costs(site.files):
    print(cost.what, "too large" if cost.wire > cost.limit else "fits", sep=": ")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the repository with one game more."""
    root = tmp_path_factory.mktemp("copy")
    for top in ("engine", "tests", "web"):
        shutil.copytree(ROOT / top, root / top, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    for name in ("CONTRIBUTING.md", "build.py", "pyproject.toml"):
        shutil.copyfile(ROOT / name, root / name)
    for games in (root / "engine" / "games", root / "tests" / "games"):
        for file in [path for path in (games / MODEL).rglob("*") if path.is_file()]:
            renamed = games / file.relative_to(games).as_posix().replace(MODEL, NAME)
            renamed.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text("utf-8").replace(MODEL, NAME).replace(MODEL.title(), NAME.title())
            renamed.write_text(text, "utf-8")
    return root


def run(copy: Path, *arguments: str) -> str:
    """Runs Python in the copy; returns what it printed."""
    # Without what pytest, and coverage around it, tell the processes that they start.
    own = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST_", "PYTHON"))}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=own, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_copy_of_a_game_under_another_name_passes_the_tests_of_every_game(copy: Path) -> None:
    chosen = " and not ".join((NAME, *SLOW))
    said = run(copy, "-m", "pytest", "--quiet", "--numprocesses=0", "-k", chosen, *TESTS)
    passed = int(said.rpartition(" passed")[0].rpartition("\n")[2])
    assert passed > 150


def test_the_files_of_another_game_fit_the_site_in_every_language(copy: Path) -> None:
    said = run(copy, "-c", FILES).splitlines()
    assert [line for line in said if line.endswith("too large")] == []
    assert {f"game {NAME}: fits", f"game {NAME}/hu: fits", f"room problems-{NAME}: fits"} <= set(said)
