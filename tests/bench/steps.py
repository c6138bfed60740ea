"""What a second visit does until it can be used, step by step: `uv run python -m tests.bench.steps`.

First come the moments, in milliseconds from the start of navigation: when the page and each file of the start was
there, when the first frame was painted, when the page could be used. Then what the main thread was busy with until
then, from a sampling profile of other visits, which it slows down: what counts is the proportion. Medians over the
rounds. The page runs in Chromium, once at full speed and once with its main thread four times slower.
"""

import argparse
import statistics
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from build import DIST, build
from tests.bench.startup import NO_OFFER, RATES, WAIT_MS, marked
from tests.browser import find_browser
from tests.e2e.visit import metrics
from web.make.server import SiteServer

__all__ = ["STEPS", "busy", "table"]

ROUNDS = 5
SAMPLE_US = 200
SMALL = "licenses.html"
# The steps by what the address of a script contains; the first that fits counts.
STEPS = {
    ".wasm": "MicroPython: the page's Python",
    "/micropython-": "MicroPython's loader",
    "/pyscript-": "PyScript",
    "/talon-": "the page's scripts and libraries",
    ".js": "other scripts",
}
NATIVE = "browser: parsing, compiling, style, layout, paint"
OWN = {"(garbage collector)": "garbage collection", "(idle)": "idle"}
MOMENTS = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const files = performance.getEntriesByType("resource").filter(({ name }) => !name.startsWith("data:"));
  const usable = performance.getEntriesByName("talon:usable")[0].startTime;
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? usable;
  const plain = (url) => url.split("/").at(-1).replace(/-[0-9a-f]{12}/, "");
  const named = files.map(({ name, responseEnd }) => [plain(name), responseEnd]);
  const all = [["page", page.responseEnd], ["scripts of the page ran", page.domContentLoadedEventEnd], ...named,
    ["first paint", painted], ["usable", usable]];
  return Object.fromEntries(all.filter(([, time]) => time <= usable));
}"""

type Times = dict[str, float]


def busy(profile: Mapping[str, Any], until_us: float) -> Times:
    """Returns the milliseconds by step of a sampling profile, from its start until a moment."""
    nodes = {node["id"]: node["callFrame"] for node in profile["nodes"]}
    found: Times = {}
    now = profile["startTime"]
    for sample, delta in zip(profile["samples"], profile["timeDeltas"], strict=True):
        now += delta
        if now > until_us:
            break
        step = _step(nodes[sample])
        found[step] = found.get(step, 0.0) + delta / 1000
    return found


def _step(frame: Mapping[str, Any]) -> str:
    name, url = frame["functionName"], frame["url"]
    if name in OWN:
        return OWN[name]
    return next((step for part, step in STEPS.items() if part in url), NATIVE)


def visit(page: Page, tools: CDPSession, url: str) -> Times:
    """Comes to the site from a small page of it and returns the moments."""
    page.goto(url, wait_until="commit")
    marked(tools, "talon:usable")
    moments: Times = page.evaluate(MOMENTS)
    return moments


def profiled(page: Page, tools: CDPSession, url: str) -> Times:
    """Comes to the site in the same way and returns the times by step."""
    tools.send("Profiler.start")
    usable_ms = visit(page, tools, url)["usable"]
    profile = tools.send("Profiler.stop")["profile"]
    began_us = 1_000_000 * metrics(tools)["NavigationStart"]  # on the clock of the profile
    return busy(profile, began_us + 1000 * usable_ms)


def measure(rounds: int) -> dict[int, tuple[Times, Times]]:
    """Returns the medians of the moments and of the times by step, for each slowdown."""
    found = {}
    with sync_playwright() as playwright:
        host = SiteServer(DIST, max_age=600).start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for rate in RATES:
            context = browser.new_context()
            context.set_default_timeout(WAIT_MS)
            context.add_init_script(NO_OFFER)
            page = context.new_page()
            page.goto(host.url)
            page.wait_for_function("navigator.serviceWorker.controller !== null")
            tools = context.new_cdp_session(page)
            for domain in ("Performance", "Profiler"):
                tools.send(f"{domain}.enable")
            tools.send("Profiler.setSamplingInterval", {"interval": SAMPLE_US})
            tools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            moments: list[Times] = []
            steps: list[Times] = []
            for _ in range(rounds):
                for way, kept in ((visit, moments), (profiled, steps)):
                    page.goto(f"{host.url}{SMALL}")  # so that no engine is being stopped meanwhile
                    kept.append(way(page, tools, host.url))
            found[rate] = medians(moments), medians(steps)
            context.close()
        browser.close()
        host.stop()
    return found


def medians(every: Sequence[Times]) -> Times:
    """Returns the median of each time; one that is missing from a round counts as 0."""
    names = dict.fromkeys(name for one in every for name in one)
    return {name: statistics.median(one.get(name, 0.0) for one in every) for name in names}


def table(moments: Times, steps: Times) -> str:
    """Returns the moments in their order, then the steps, longest first, as lines."""
    lines = [f"{time:9,.0f} ms  {name}" for name, time in sorted(moments.items(), key=lambda pair: pair[1])]
    lines.append("   of which the main thread was busy with")
    lines += [f"{time:9,.0f} ms  {name}" for name, time in sorted(steps.items(), key=lambda pair: -pair[1])]
    return "\n".join(lines)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Shows what a second visit does until it can be used.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often to measure (default {ROUNDS})")
    options = parser.parse_args()
    build()
    for rate, (moments, steps) in measure(options.rounds).items():
        print(f"main thread {'at full speed' if rate == 1 else f'{rate} times slower'}\n{table(moments, steps)}")


if __name__ == "__main__":
    main()
