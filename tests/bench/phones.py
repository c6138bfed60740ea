"""How soon a guest sees their own taps at a table of another phone: `uv run python -m tests.bench.phones`.

Two pages in Chromium on one machine, connected by WebRTC: a host at full speed, and a guest whose main thread is four
times slower. The guest plays by hints. Each figure is the time in milliseconds from a tap until the frame that shows
what it did has been drawn: a card is raised, the button that plays it is there, the card lies on the table. Medians
and the slowest, of as many turns as there are; exits with 1 if a median is above the limit.
"""

import argparse
import statistics
import sys

from playwright.sync_api import CDPSession, sync_playwright

from build import DIST, build
from tests.bench.finger import evaluated
from tests.bench.taps import TIMED
from tests.browser import find_browser
from tests.e2e.phones import hosted, join
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.visit import Visit
from web.make.server import SiteServer

TURNS = 40
RATE = 4
LIMIT_MS = 150
OVER = "#t-bar [data-act=next]"  # after the last card of a deal
HINTED = "#t-bar .actions .is-hinted"
RAISED = '#t-hand [data-act=card][aria-pressed="true"]'
WILD = "JQK"  # the cards that may stand for others, so that their button is one of several
MOST = 4000  # looks at both tables until a deal is over
REST_MS = 500  # until a guest taps, as for what has just been shown

type Times = dict[str, list[float]]


def measure(turns: int) -> Times:
    """Returns the times of the guest's taps, by what they do."""
    found: Times = {"a card is raised": [], "its button is there": [], "the card is on the table": []}
    with sync_playwright() as playwright:
        site = SiteServer(DIST).start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        profiles = [Profile(Visit(browser, site.url), touch=True) for _ in range(2)]
        while len(found["the card is on the table"]) < turns:
            _deal(profiles, found)
        browser.close()
        site.stop()
    return found


def _deal(profiles: list[Profile], found: Times) -> None:
    """Plays a deal by hints, and times the guest's single cards, except wild ones."""
    for profile in profiles:
        profile.sweep()
    host = hosted(profiles[0], "haggis", "hr")
    guest = join(host, profiles[1], 1)
    tools = guest.page.context.new_cdp_session(guest.page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": RATE})
    for _ in range(MOST):
        if host.now() == guest.now() == "deal over":
            return
        if host.now() == "turn":
            host.turn_by_hint()
        elif guest.now() == "turn":
            guest.page.wait_for_timeout(REST_MS)
            _turn(guest, tools, found)
        host.page.wait_for_timeout(50)
    raise RuntimeError("the deal does not end")


def _turn(guest: Table, tools: CDPSession, found: Times) -> None:
    """Plays what a hint says; times the taps if that is a single card, not a wild one."""
    page = guest.page
    guest.hit(page.locator("[data-act=hint]"))
    page.locator(HINTED).first.wait_for()
    raised, move = page.locator(RAISED), page.locator(HINTED).get_attribute("data-move") or ""
    if raised.count() != 1 or move[0] in WILD:
        guest.press_move(page.locator(HINTED))
        return
    key = raised.get_attribute("data-key")
    card = f'#t-hand [data-key="{key}"]'
    play = f'#t-bar .actions [data-act=move][data-move="{move}"]'
    for what, button in (("a card is raised", f'{card}[aria-pressed="true"]'), ("its button is there", play)):
        guest.hit(page.locator(card))
        page.wait_for_function("(play) => document.querySelector(play) === null", arg=play)
        found[what].append(evaluated(tools, TIMED, [card, button]))
        page.locator(play).wait_for()
    found["the card is on the table"].append(evaluated(tools, TIMED, [play, f'#t-centre [data-key="{key}"], {OVER}']))


def main() -> None:
    """Measures and prints a table; exits with 1 if a median is above the limit."""
    parser = argparse.ArgumentParser(description="Times the taps of a guest.")
    parser.add_argument("--turns", type=int, default=TURNS, help=f"how many to time at least (default {TURNS})")
    options = parser.parse_args()
    build()
    found = measure(options.turns)
    for what, times in found.items():
        print(f"{what:<26}{statistics.median(times):>6,.0f}{max(times):>8,.0f}   of {len(times)}")
    print(f"milliseconds from the tap to the picture, median and slowest, {RATE} times slower; limit {LIMIT_MS}")
    sys.exit(any(statistics.median(times) > LIMIT_MS for times in found.values()))


if __name__ == "__main__":
    main()
