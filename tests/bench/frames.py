"""How smoothly the tables move in Chromium with a main thread four times slower: `python -m tests.bench.frames`.

Each game is played by a script, with bots, as on a phone: cards are dealt, then at each turn a card is chosen, a hint
is asked for and played, and the others follow; another deal is played to its settlement. For each of these it
reports the frames per second, how many were late (a gap of more than one and a half frames), the 95th percentile of
the gaps, the tasks longer than 50 ms and the longest, how long a tap takes until the next picture (95th percentile of
those above 16 ms), and how much of the layout shifted on its own. Without a graphics card the browser draws on the
processor: figures compare builds on one machine, not machines.
"""

import argparse
import itertools
import json
import statistics
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # home of the page's own package `app`

from engine.core.match import Match
from tests.bench.finger import Finger, evaluated
from tests.bench.startup import rested_page
from tests.browser import find_browser
from tests.e2e.matches import alone, find, last_move, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import SURE
from tests.e2e.visit import PHONE, Visit
from web.make.server import SiteServer

__all__ = ["Seen", "Smoothness", "smoothness"]

RATE = 4
TABLES = {"haggis": "hbb", "team": "hbbb", "boast": "hbbbb", "handromi": "hbbb"}
DUE_MS = 1000 / 60
LATE_MS = 1.5 * DUE_MS
CALM_S = 1.5  # for every movement to end
TURNS = 4
MOST = 12  # until a deal is over that could be over after one

CARD = ".hand button.live"
HINT = "[data-act=hint]:not([disabled])"
HINTED = "#t-bar .is-hinted"
TURN = "#t-bar:not(:has(.is-queued)) .actions :is([data-act=move], [data-act=idle])"
OVER = "#t-bar [data-act=next], #t-bar [data-act=rematch]"

# What has happened in the page since the last query: the time of every frame, the length of every long task, how long
# each tap took until the next picture, as the browser times it, and how far the layout shifted without a tap.
WATCH = """(() => {
  const seen = { pictures: [], tasks: [], taps: [], shifts: [] };
  const draw = (time) => { seen.pictures.push(time); requestAnimationFrame(draw); };
  requestAnimationFrame(draw);
  const watch = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch("longtask", ({ duration }) => seen.tasks.push(duration));
  watch("layout-shift", ({ value, hadRecentInput }) => hadRecentInput || seen.shifts.push(value));
  watch("event", ({ name, duration }) => name === "click" && seen.taps.push(duration), { durationThreshold: 16 });
  window.sinceLast = () => Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, all.splice(0)]));
})()"""

type Seen = dict[str, list[float]]


@dataclass(frozen=True)
class Smoothness:
    """The figures of a stretch of time: frames per second, the share of late ones, and times in milliseconds."""

    per_second: float
    late: float
    p95_ms: float
    long_tasks: int
    longest_task_ms: float
    tap_ms: float
    shift: float


def smoothness(stretches: Iterable[Seen]) -> Smoothness:
    """Returns the figures of several stretches, each with its `pictures`, `tasks`, `taps` and `shifts`."""
    found = list(stretches)
    gaps = [after - before for one in found for before, after in itertools.pairwise(one["pictures"])]
    if len(gaps) < 2:
        raise ValueError("two gaps between pictures are needed: watch for longer")
    tasks, taps, shifts = ([each for one in found for each in one[what]] for what in ("tasks", "taps", "shifts"))
    return Smoothness(
        round(1000 / statistics.mean(gaps), 1),
        round(sum(gap > LATE_MS for gap in gaps) / len(gaps), 3),
        round(_p95(gaps), 1),
        len(tasks),
        round(max(tasks, default=0.0)),
        round(_p95(taps)),
        round(sum(shifts), 4),
    )


def _p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else sum(values)


def measure(browser: Browser, url: str, name: str) -> dict[str, Smoothness]:
    """Returns the figures of each stretch of a game: some turns of a fresh deal, and the end of another."""
    found: dict[str, list[Seen]] = {"deal": [], "choose": [], "hint": [], "play": [], "settle": []}
    for moment, turns in ((alone, TURNS), (last_move, MOST)):
        match = find(seats_of(TABLES[name], name), moment)
        _play(browser, url, laid(browser, url, match), turns, found)
    if not found["settle"]:
        raise RuntimeError(f"no deal of {name} was over after {MOST} turns")
    return {what: smoothness(stretches) for what, stretches in found.items()}


def _play(browser: Browser, url: str, state: Any, turns: int, found: dict[str, list[Seen]]) -> None:
    """Plays some turns at a table, or until the deal is over; adds what is seen meanwhile to `found`."""
    context = browser.new_context(**PHONE, reduced_motion="no-preference", storage_state=state)
    context.add_init_script(WATCH)
    page = rested_page(context)
    finger = Finger(page)
    finger.tools.send("Emulation.setCPUThrottlingRate", {"rate": RATE})

    def note(what: str) -> None:
        time.sleep(CALM_S)
        found[what].append(evaluated(finger.tools, "sinceLast"))

    page.goto(f"{url}#table/m1", wait_until="commit")
    finger.until(".hand .card")
    evaluated(finger.tools, "sinceLast")  # the start is not counted
    finger.until(TURN)
    note("deal")
    for _ in range(turns):
        if finger.tried(CARD):
            note("choose")
        finger.tap(HINT)
        finger.until(HINTED)
        note("hint")
        finger.tap(HINTED)
        time.sleep(CALM_S / 2)
        finger.tried(SURE)
        over = finger.until(OVER, TURN) == OVER
        note("settle" if over else "play")
        if over:
            break
    context.close()


def laid(browser: Browser, url: str, match: Match) -> Any:
    """Returns the storage of somebody with a match, `m1`."""
    visit = Visit(browser, url)
    profile = Profile(visit, touch=True)
    profile.sweep()
    profile.lay(match)
    profile.settings(hints="quick", motion="on", pace="normal")
    state = visit.context.storage_state()
    visit.context.close()
    return state


def main() -> None:
    """Measures and prints a table, or JSON."""
    parser = argparse.ArgumentParser(description="Measures how smoothly the tables move on a slower main thread.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--game", choices=TABLES, action="append", help="this one only (default all)")
    parser.add_argument("--site", type=Path, help="the folder of another build, to measure that")
    options = parser.parse_args()
    if options.site is None:
        build.build()
    host = SiteServer(options.site or build.DIST, max_age=600).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        found = {name: measure(browser, host.url, name) for name in options.game or TABLES}
        browser.close()
    host.stop()
    if options.json:
        named = {name: {what: asdict(one) for what, one in stretches.items()} for name, stretches in found.items()}
        print(json.dumps(named, indent=2))
        return
    print(f"{'':24}{'a second':>10}{'late':>8}{'p95 ms':>9}{'long':>8}{'longest':>9}{'taps p95':>10}{'shift':>9}")
    for name, stretches in found.items():
        for what, one in stretches.items():
            row = f"{one.per_second:>10.1f}{one.late:>8.1%}{one.p95_ms:>9.1f}{one.long_tasks:>8}"
            print(f"{name:12}{what:12}{row}{one.longest_task_ms:>9.0f}{one.tap_ms:>10.0f}{one.shift:>9.4f}")


if __name__ == "__main__":
    main()
