"""Whatever kills the browser or a tab, what was on the screen for a moment is there in the next one.

`python -m tests.long.kills` does the same for longer.
"""

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.long.lives import ENDS, MOMENTS, Lives, Loss, matches_for
from tests.sampling import daily
from web.make.server import SiteServer

# What is under way, and what ends it.
KILLS = {
    "browser": daily(list(product(MOMENTS, ENDS[:1])), 2),
    "tab": daily(list(product(MOMENTS, ENDS[1:])), 3),
}


@pytest.mark.rota("kills")
@pytest.mark.parametrize("what", KILLS)
def test_nothing_is_lost_that_was_seen(playwright: Playwright, host: SiteServer, tmp_path: Path, what: str) -> None:
    lives = Lives(playwright, host.url, tmp_path, what)
    lives.lay(matches_for(what))
    lost: list[Loss] = []
    for moment, end in KILLS[what]:
        lost += lives.round(moment, end)
    lives.end()
    assert lost == []
