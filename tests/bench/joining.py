"""How long it takes until four phones sit at one table: `uv run python -m tests.bench.joining`.

Four pages in Chromium on one machine, codes passed on as text. It times what the machines take: until the host's code
is there, until the guest's answer is, until the table is. What people do, taps and codes that they carry over, is
counted as the script does it, from the first code on: choosing game and seats is not part of it, nor is
a guest's first visit, which depends on the network. How long people take for that is not measured: the last line says
how much of two minutes is left for each code. One that is scanned by the page takes a tap on "Scan" in place of the
paste.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # home of the page's own package `app`

from tests.browser import find_browser
from tests.e2e.phones import AT_ONCE, CODE, hosted
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.visit import Visit
from web.make.server import SiteServer

PHONES = 4
ROUNDS = 3
LIMIT_S = 120
STEPS = ("the host's code is there", "the guest's answer is there", "the table is there")


@dataclass
class Tried:
    """What one table took: seconds by step, a figure for each guest, and what people did."""

    seconds: dict[str, list[float]] = field(default_factory=lambda: {step: [] for step in STEPS})
    taps: int = 0
    codes: int = 0

    def timed(self, step: str, act: Callable[[], object]) -> None:
        """Does what a step needs, and notes how long the machines took."""
        begun = time.monotonic()
        act()
        self.seconds[step].append(time.monotonic() - begun)

    @property
    def whole(self) -> float:
        """The seconds that the machines took together."""
        return sum(sum(times) for times in self.seconds.values())


def tried() -> Tried:
    """Sets a table up, and lets every phone join it."""
    found = Tried()
    with sync_playwright() as playwright:
        site = SiteServer(build.DIST).start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        profiles = [Profile(Visit(browser, site.url), touch=True) for _ in range(PHONES)]
        host = hosted(profiles[0], "boast", "h" + "r" * (PHONES - 1))
        for seat, profile in enumerate(profiles[1:], 1):
            _join(found, host, profile, seat)
        host.page.locator("dialog[open]").wait_for(state="detached")
        browser.close()
        site.stop()
    return found


def _join(found: Tried, host: Table, profile: Profile, seat: int) -> None:
    """Lets one phone join by the steps that people take."""
    page = host.page
    profile.settings(**{**profile.habits, **AT_ONCE})

    def invite() -> None:
        page.locator(f"[data-key='invite:{seat}']").click()
        page.locator(CODE).wait_for()

    found.timed(STEPS[0], invite)
    found.taps += 1  # "Invite"
    link = page.locator(CODE).input_value()
    guest = profile.open()  # the guest has Talon open: a first visit depends on the network

    def answer() -> None:
        guest.evaluate("(hash) => { location.hash = hash; }", "#" + link.partition("#")[2])
        guest.locator(CODE).wait_for()

    found.timed(STEPS[1], answer)
    found.codes += 1  # the guest scans the host's code, or opens its link
    letters = guest.locator(CODE).input_value()

    def connect() -> None:
        page.locator("dialog [data-field=code]").fill(letters)
        page.locator("[data-act=phones-take]").click()
        guest.locator("body[data-screen=table] .hand .card").first.wait_for()

    found.timed(STEPS[2], connect)
    found.codes += 1  # the host scans the answer, or pastes it
    found.taps += 1  # "Connect"


def main() -> None:
    """Measures and prints a table; exits with 1 if the machines alone take the two minutes."""
    parser = argparse.ArgumentParser(description="Times how four phones join one table.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many tables to set up (default {ROUNDS})")
    options = parser.parse_args()
    build.build()
    found = [tried() for _ in range(options.rounds)]
    for step in STEPS:
        times = [one for round_ in found for one in round_.seconds[step]]
        print(f"{step:<28}{statistics.median(times):>6.1f}{max(times):>7.1f}   of {len(times)}")
    whole = statistics.median(round_.whole for round_ in found)
    taps, codes = found[0].taps, found[0].codes
    print(f"seconds, median and slowest; a table of {PHONES} phones: {whole:.0f} s of machines in all")
    print(
        f"by people: {taps} taps and {codes} codes carried over, {(LIMIT_S - whole) / codes:.0f} s left for each code"
    )
    sys.exit(whole > LIMIT_S)


if __name__ == "__main__":
    main()
