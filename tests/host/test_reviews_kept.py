"""Reviews of kept matches: the same in every run, on every Python, until a bot plays otherwise.

`reviews/` holds five deals of each complete game, with the reviews of the decisions at Anna's seat. The deals stay,
even if the bots that once played them would play differently by now. `pytest tests/host --update-golden` rewrites the
reviews; read the diff: it shows what changed for players.
"""

from collections import Counter
from pathlib import Path

import pytest

from engine.core import registry
from tests.complete_games import COMPLETE
from tests.host.reviewed import CUT, EACH, FOLDER, reviewed
from tests.sampling import daily

KEPT = sorted(FOLDER.glob("*.txt"))


def test_there_are_five_of_each_complete_game_and_of_no_unknown_one() -> None:
    found = Counter(path.stem.partition("-")[0] for path in KEPT)
    assert set(COMPLETE) <= set(found) <= {game.name for game in registry.games()}
    assert set(found.values()) == {EACH}


@pytest.mark.parametrize("path", daily(KEPT, 2), ids=lambda path: path.stem)
def test_a_kept_deal_is_reviewed_as_before(path: Path, pytestconfig: pytest.Config) -> None:
    record, _, before = path.read_text("utf-8").partition(CUT)
    now = reviewed(record)
    if pytestconfig.getoption("--update-golden"):
        path.write_text(f"{record}{CUT}{now}", "utf-8")
    else:
        assert now == before
    assert "best" in now
