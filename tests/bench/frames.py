"""How smoothly the tables move in Chromium with a main thread four times slower: `python -m tests.bench.frames`.

For each game a table is opened and the cards are dealt, a card is chosen, the hint is played and the others follow,
and the deal's last move brings the settlement. For each of these it reports the frames per second, how many were late
(a gap of more than one and a half frames), the 95th percentile of the gaps, and the longest task. Without a graphics
card the browser draws on the processor: figures compare builds on one machine, not machines.
"""

import argparse
import itertools
import json
import statistics
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # home of the page's own package `app`

from engine.core.match import Match
from tests.bench.startup import rested_page
from tests.browser import find_browser
from tests.e2e.matches import alone, find, last_move, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.visit import Visit
from web.make.server import SiteServer

__all__ = ["Smoothness", "smoothness"]

RATE = 4
TABLES = {"haggis": "hbb", "team": "hbbb", "boast": "hbbbb", "handromi": "hbbb"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DUE_MS = 1000 / 60
LATE_MS = 1.5 * DUE_MS
OTHERS_MS = 4000  # for some of the others to play
CALM_MS = 1500  # for every movement to end

# The time of every frame and the length of every long task since the last query.
WATCH = """() => {
  const seen = { pictures: [], tasks: [] };
  const draw = (time) => { seen.pictures.push(time); requestAnimationFrame(draw); };
  requestAnimationFrame(draw);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask", buffered: true });
  window.sinceLast = () => ({ pictures: seen.pictures.splice(0), tasks: seen.tasks.splice(0) });
}"""


@dataclass(frozen=True)
class Smoothness:
    """The figures of a stretch of time: frames per second, the share of late ones, and times in milliseconds."""

    per_second: float
    late: float
    p95_ms: float
    longest_task_ms: float


def smoothness(pictures: list[float], tasks: list[float]) -> Smoothness:
    """Returns the figures for the times of frames and the lengths of long tasks, in milliseconds."""
    gaps = [after - before for before, after in itertools.pairwise(pictures)]
    if len(gaps) < 2:
        raise ValueError("two gaps between pictures are needed: watch for longer")
    return Smoothness(
        round(1000 / statistics.mean(gaps), 1),
        round(sum(gap > LATE_MS for gap in gaps) / len(gaps), 3),
        round(statistics.quantiles(gaps, n=20)[-1], 1),
        round(max(tasks, default=0.0)),
    )


def measure(browser: Browser, url: str, name: str) -> dict[str, Smoothness]:
    """Returns the figures of each stretch of a game."""
    found = {}
    begin = seats_of(TABLES[name], name)
    found["deal"], table = opened(browser, url, find(begin, alone))
    found["choose"] = watched(table.page, lambda: table.hit(table.page.locator(".hand button.live").first))
    found["play"] = watched(table.page, table.turn_by_hint, lambda: table.page.wait_for_timeout(OTHERS_MS))
    table.page.context.close()
    _, table = opened(browser, url, find(begin, last_move))
    cards = table.page.locator(".hand button.card")
    for number in range(cards.count()):
        table.hit(cards.nth(number))
        table.settle()
    play = table.page.locator('#t-bar .actions [data-act="move"]:not([data-move="pass"])')
    found["settle"] = watched(
        table.page, lambda: table.press_move(play.first), table.page.locator(".summary").wait_for
    )
    table.page.context.close()
    return found


def opened(browser: Browser, url: str, match: Match) -> tuple[Smoothness, Table]:
    """Opens the table of a match in a new, warm profile; returns the figures of the dealing, and the table."""
    visit = Visit(browser, url, **PHONE, reduced_motion="no-preference")
    profile = Profile(visit, touch=True)
    profile.sweep()
    profile.table(match, motion="on", pace="normal").wait("turn")
    for page in profile.tabs():
        page.close()
    page = rested_page(profile.context)
    profile.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": RATE})
    page.add_init_script(f"({WATCH})()")
    table = profile.at(page)

    def deal() -> None:
        page.goto(f"{url}#table/m1")
        page.wait_for_function("performance.getEntriesByName('talon:dealt').length")
        page.evaluate("sinceLast()")  # the start is not counted
        table.wait("turn")

    return watched(page, deal), table


def watched(page: Page, *acts: Callable[[], object]) -> Smoothness:
    """Returns the figures of a stretch from some acts until all is calm."""
    page.evaluate("window.sinceLast?.()")
    for act in acts:
        act()
    page.wait_for_timeout(CALM_MS)
    seen = page.evaluate("sinceLast()")
    return smoothness(seen["pictures"], seen["tasks"])


def main() -> None:
    """Measures and prints a table, or JSON."""
    parser = argparse.ArgumentParser(description="Measures how smoothly the tables move on a slower main thread.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    build.build()
    host = SiteServer(build.DIST, max_age=600).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        found = {name: measure(browser, host.url, name) for name in TABLES}
        browser.close()
    host.stop()
    if options.json:
        named = {name: {what: asdict(one) for what, one in stretches.items()} for name, stretches in found.items()}
        print(json.dumps(named, indent=2))
        return
    print(f"{'':24}{'a second':>10}{'late':>8}{'p95 ms':>9}{'longest task ms':>17}")
    for name, stretches in found.items():
        for what, one in stretches.items():
            row = f"{one.per_second:>10.1f}{one.late:>8.1%}{one.p95_ms:>9.1f}{one.longest_task_ms:>17.0f}"
            print(f"{name:12}{what:12}{row}")


if __name__ == "__main__":
    main()
