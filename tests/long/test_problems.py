"""Making problems: one command searches, goes on where it was stopped, and writes the game's file."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.long import choosing, problems
from tests.long.choosing import LEAST, MANY
from tests.long.progress import Progress, Result

EACH = 4  # problems found in a deal


def found(deal: int, number: int) -> dict[str, Any]:
    """Returns a problem as the search notes it."""
    return {
        "seed": f"problems/{deal}",
        "seats": 3,
        "seat": 0,
        "kind": "card",
        "legal": 3,
        "moves": ["0:1r"] * number,
        "right": ["1y"],
        "loss": 1.0,
        "error": 0.1,
        "missed": ["novice"] * (number % 2),
    }


class Mine:
    """Finds problems in every deal, until it is stopped at one."""

    def __init__(self) -> None:
        self.stop_at: int | None = None
        self.searched: list[int] = []

    def __call__(self, _game: object, _only: str, deal: int) -> Result:
        if deal == self.stop_at:
            raise KeyboardInterrupt
        self.searched.append(deal)
        return {"deal": deal, "found": [found(deal, number) for number in range(EACH)], "failed": []}


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mine:
    """Puts a quick search in place of the real one, and a folder for the test in place of those that it writes to."""
    there = Mine()
    monkeypatch.setattr(problems, "mine", there)
    monkeypatch.setattr(problems, "Progress", lambda name, *, fresh: Progress(name, fresh=fresh, folder=tmp_path))
    monkeypatch.setattr(problems, "FOLDER", tmp_path)
    monkeypatch.setattr(choosing, "game_folder", lambda _: tmp_path)
    return there


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["problems", "boast", *words])
    return problems.main()


def test_one_run_searches_and_makes_the_file(mine: Mine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deals = LEAST // EACH
    assert run(monkeypatch, "--deals", str(deals)) == 0
    made = tomllib.loads((tmp_path / "problems.toml").read_text("utf-8"))["problem"]
    assert mine.searched == list(range(deals))
    assert {one["id"] for one in made} == {f"{deal}.{number}" for deal in range(deals) for number in range(EACH)}


def test_it_looks_at_more_deals_until_there_are_enough(
    mine: Mine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems, "DEALS", 5)
    monkeypatch.setattr(problems, "MORE_DEALS", 3)
    assert run(monkeypatch) == 0
    assert mine.searched == list(range(14)), f"{MANY} problems are in 12 deals"
    assert (tmp_path / "problems.toml").read_text("utf-8").count("[[problem]]") == MANY


def test_a_stopped_run_goes_on_where_it_was_and_makes_the_same_file(
    mine: Mine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = LEAST // EACH
    run(monkeypatch, "--deals", str(deals))
    whole = (tmp_path / "problems.toml").read_bytes()
    (tmp_path / "problems.toml").unlink()
    mine.stop_at, mine.searched = 3, []
    with pytest.raises(KeyboardInterrupt):
        run(monkeypatch, "--deals", str(deals), "--fresh")
    assert not (tmp_path / "problems.toml").exists()
    mine.stop_at = None
    assert run(monkeypatch, "--deals", str(deals)) == 0
    assert mine.searched == list(range(deals)), "each deal once"
    assert (tmp_path / "problems.toml").read_bytes() == whole


@pytest.mark.usefixtures("mine")
def test_too_few_problems_leave_the_file_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "problems.toml").write_text("as it was")
    assert run(monkeypatch, "--deals", "2") == 1
    assert (tmp_path / "problems.toml").read_text() == "as it was"
    assert f"{2 * EACH} problems, {LEAST} are needed" in capsys.readouterr().out
