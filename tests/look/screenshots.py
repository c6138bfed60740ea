"""Photographs the real site for README: tables that bots have played up to a good moment.

    uv run python -m tests.look.screenshots

Builds what is missing and writes the pictures into web/screenshots/.
"""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import build

ROOT = Path(build.__file__).parent
sys.path.insert(0, str(ROOT / "web"))  # where the page's own package `app` is

from engine.core.match import Match
from tests.browser import find_browser
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.visit import PHONE, Visit
from web.make.server import SiteServer

FOLDER = ROOT / "web" / "screenshots"
DESK = {"viewport": {"width": 1280, "height": 800}, "is_mobile": False, "has_touch": False, "device_scale_factor": 1}


def in_a_trick(plays: int, tricks: int) -> Any:
    """Returns the moment at which seat 0 may follow, after at least `plays` in the trick and `tricks` before it."""

    def moment(match: Match) -> bool:
        view = match.state.information(0)
        laid = sum(1 for play in view.trick.plays if play.move.cards)
        return alone(match) and laid >= plays and len(view.tricks) >= tricks and len(match.legal(0)) > 3

    return moment


PICTURES = (
    ("table-phone", "hb", in_a_trick(1, 2), "light", PHONE),
    ("table-phone-dark", "hbb", in_a_trick(3, 1), "dark", PHONE),
    ("table-wide", "hbb", in_a_trick(3, 3), "light", DESK),
)


def main() -> None:
    """Takes every picture."""
    build.build()
    path = find_browser()
    server = SiteServer(build.DIST).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, kinds, moment, theme, device in PICTURES:
            visit = Visit(browser, server.url, **device, color_scheme=theme, reduced_motion="reduce")
            profile = Profile(visit, touch=bool(device["has_touch"]))
            begin = seats_of(kinds)
            table = profile.table(find(begin, moment))
            table.wait("turn")
            table.page.screenshot(path=FOLDER / f"{name}.png")
            print(f"{name}.png")
            visit.close()
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
