"""How soon cards appear after a tap at home: `uv run python -m tests.bench.taps`.

Each round opens the built site in a profile that has it stored, with a match under way, and taps: as soon as the
first screen can be used and half a second later, sooner than most people can and while the engine starts, and after
three seconds. Times are milliseconds from the tap until the frame with the first cards of the hand has been drawn,
medians over the rounds, with the main thread at full speed and four times slower. Next to them is how long the main
thread worked meanwhile (longer when slowed), which can be compared even on a busy machine.
To see what a change brings, build the site both ways and name the other folders after `--beside`: all are timed by
turns.
"""

import argparse
import itertools
import json
import statistics
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from build import DIST, build
from tests.bench.finger import evaluated
from tests.bench.screens import Time, worked
from tests.bench.startup import NO_OFFER, RATES, marked, rested_page
from tests.browser import find_browser
from tests.e2e.visit import KEPT, Visit
from web.make.server import SiteServer

ROUNDS = 5
WAIT_MS = 120_000
MOMENTS_MS = (0, 500, 3000)  # after the first screen can be used
REST_MS = 4_000  # for the page to do what it has put off
TAPS = {"play": "[data-act=first][data-game=haggis]", "continue": "[data-act=continue]"}
CARDS = "#t-hand [data-act=card]"
# Taps and returns the time until the frame with cards was drawn.
TIMED = """([act, shown]) => new Promise((resolve) => {
  const start = performance.now();
  document.querySelector(act).click();
  const look = () => document.querySelector(shown)
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    : setTimeout(look);
  look();
})"""

type Times = dict[str, Time]


def main() -> None:
    """Measures and prints a table, or JSON."""
    parser = argparse.ArgumentParser(description="Times the first cards after a tap.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often to measure (default {ROUNDS})")
    parser.add_argument("--beside", nargs="+", type=Path, default=[], help="folders of other builds, timed as well")
    options = parser.parse_args()
    build()
    found = measure(options.rounds, options.beside)
    print(json.dumps(found, indent=2) if options.json else table(found))


def measure(rounds: int, beside: Sequence[Path] = ()) -> dict[str, Times]:
    """Returns the medians by tap and slowdown, for each site by its name."""
    samples: dict[str, dict[str, list[Time]]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        folders = {DIST.name: DIST, **{path.parent.name: path for path in beside}}
        hosts = {name: SiteServer(path, max_age=600).start() for name, path in folders.items()}
        profiles = {name: Profile(browser, host.url) for name, host in hosts.items()}
        for rate in RATES * rounds:
            for (tap, act), pause in itertools.product(TAPS.items(), MOMENTS_MS):
                for name, profile in profiles.items():
                    what = f"{tap} x{rate}" + (f" +{pause}" if pause else "")
                    samples.setdefault(what, {}).setdefault(name, []).append(profile.tapped(act, rate, pause))
        browser.close()
        for host in hosts.values():
            host.stop()
    return {what: {name: medians(times) for name, times in found.items()} for what, found in samples.items()}


def medians(times: Sequence[Time]) -> Time:
    """Returns the medians of the waiting and of the work."""
    waits, work = zip(*times, strict=True)
    return statistics.median(waits), statistics.median(work)


class Profile:
    """A browser profile in which the site is stored and a match under way."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._url = url
        self._context = Visit(browser, url).context
        self._context.set_default_timeout(WAIT_MS)
        self._context.add_init_script(NO_OFFER)
        page, tools = self._open()
        evaluated(tools, TIMED, [TAPS["play"], CARDS])
        page.wait_for_function(KEPT)
        self._leave(page, tools)

    def tapped(self, act: str, rate: int, pause: int = 0) -> Time:
        """Returns the milliseconds from a tap until cards appeared, and those of work; `pause` precedes the tap."""
        page, tools = self._open(rate)
        page.wait_for_timeout(pause)
        before = worked(tools)
        time = evaluated(tools, TIMED, [act, CARDS])
        work = worked(tools) - before
        tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        self._leave(page, tools)
        return round(time), round(work)

    def _open(self, rate: int = 1) -> tuple[Page, CDPSession]:
        page = rested_page(self._context)
        tools = self._context.new_cdp_session(page)
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        tools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        page.goto(self._url, wait_until="commit")
        marked(tools, "talon:usable")
        return page, tools

    @staticmethod
    def _leave(page: Page, tools: CDPSession) -> None:
        """Closes the page once the table is dealt and nothing is left to do."""
        marked(tools, "talon:dealt")
        page.wait_for_timeout(REST_MS)
        page.close()


def table(found: dict[str, Times]) -> str:
    """Returns the figures as lines."""
    names = list(next(iter(found.values())))
    lines = [f"{'':<15}" + "".join(f"{name:>15}{'at work':>10}" for name in names)]
    for what, times in found.items():
        lines.append(f"{what:<15}" + "".join(f"{times[name][0]:>15,.0f}{times[name][1]:>10,.0f}" for name in names))
    return "\n".join([*lines, "milliseconds from the tap to the picture with cards"])


if __name__ == "__main__":
    main()
