"""Whatever kills the browser or a tab: what had been on the screen for a moment is there in the next one.

`python -m tests.long.kills` does the same for longer.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.long.lives import Lives, Loss, matches_for
from web.make.server import SiteServer

MOMENTS = {
    "browser": ("play", "deal", "taking back", "delete", "rename", "start"),
    "tab": ("start", "settlement", "deal", "play", "rename", "taking back"),
}
ENDS = {"browser": ("browser",) * 6, "tab": ("close", "crash", "renderer") * 2}


@pytest.mark.parametrize("what", MOMENTS)
def test_nothing_is_lost_that_was_seen(playwright: Playwright, host: SiteServer, tmp_path: Path, what: str) -> None:
    lives = Lives(playwright, host.url, tmp_path, what)
    lives.lay(matches_for(what))
    lost: list[Loss] = []
    for moment, end in zip(MOMENTS[what], ENDS[what], strict=True):
        lost += lives.round(moment, end)
    lives.end()
    assert lost == []
