"""How fast the built site starts in Chromium, next to a bare PyScript page: `uv run python -m tests.bench.startup`.

Each round opens both in a new browser profile, first cold and then warm, with the main thread at full speed and four
times slower (workers keep their speed). Each visit begins when its window is all there and the engine of the one
before it has been stopped. Times are milliseconds from the start of navigation, medians over the rounds. To see what
a change brings, build the site both ways and name the other folders after `--beside`. With `--network 3g` or `4g` it
times first visits alone, at that speed, and leaves out the bare page.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import copytree

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from build import DIST, build
from tests.bench.finger import evaluated
from tests.browser import find_browser
from web.make.server import SiteServer
from web.make.tools import ROOT

ROUNDS = 3
RATES = (1, 4)
WAIT_MS = 120_000
REST_S = 3  # for a window to be all there, and for an engine to be stopped
NO_OFFER = """localStorage.setItem("talon.lessons", '{"offered": {"haggis": 1}}')"""  # no lesson is offered
VISITS = ("cold", "warm")
NETWORKS = {  # as in Chromium's developer tools ("Slow 4G" and "Fast 4G"): bits a second, milliseconds there and back
    "3g": (1_600_000, 563),
    "4g": (9_000_000, 170),
}
BARE_NAME = "bare "
MODULES = ROOT / "web" / "node_modules"
BARE = """<!doctype html>
<meta charset="utf-8"><title>bare</title>
<script type="module" src="./pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document, window
document.body.append("hello")
window.performance.mark("bare:hello")
</script>
"""
MARKED = """name => new Promise((resolve) => {
  const tell = (list) => list.getEntriesByName(name).forEach((mark) => resolve(mark.startTime));
  new PerformanceObserver(tell).observe({ type: "mark", buffered: true });
})"""

type Figures = dict[str, float]


def main() -> None:
    """Measures and prints a table, or JSON."""
    parser = argparse.ArgumentParser(description="Times the start of the built site beside a bare PyScript page.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often to measure (default {ROUNDS})")
    parser.add_argument("--beside", nargs="+", type=Path, default=[], help="folders of other builds, timed as well")
    parser.add_argument("--network", choices=NETWORKS, help="how fast the network is")
    options = parser.parse_args()
    build()
    found = measure(options.rounds, options.beside, options.network)
    print(json.dumps(found, indent=2) if options.json else table(found))


def measure(rounds: int, beside: Sequence[Path] = (), network: str | None = None) -> dict[str, Figures]:
    """Returns the medians by visit and slowdown: "warm x4" has the figures of the site and of the others."""
    samples: dict[str, list[Figures]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = {} if network else {BARE_NAME: bare_page(Path(folder))}
        folders = {"": DIST, **bare, **{f"{path.parent.name} ": path for path in beside}}
        hosts = {name: SiteServer(path, max_age=600).start() for name, path in folders.items()}
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for rate in RATES * rounds:
            for visit, figures in one_round(browser, hosts, rate, network).items():
                samples.setdefault(f"{visit} x{rate}", []).append(figures)
        browser.close()
        for host in hosts.values():
            host.stop()
    return {
        name: {key: statistics.median(each[key] for each in every) for key in every[0]}
        for name, every in samples.items()
    }


def one_round(
    browser: Browser, hosts: Mapping[str, SiteServer], rate: int, network: str | None = None
) -> dict[str, Figures]:
    """Returns the figures of a cold and a warm visit to each page; the host's name prefixes each figure's."""
    visits = VISITS[:1] if network else VISITS
    figures: dict[str, Figures] = {visit: {} for visit in visits}
    for name, host in hosts.items():
        context = browser.new_context()
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(NO_OFFER)
        for visit in visits:
            host.sent.clear()
            page = rested_page(context)
            tools = context.new_cdp_session(page)
            tools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            if network:
                limit(tools, *NETWORKS[network])
            page.goto(host.url, wait_until="commit")
            times = {"usable": marked(tools, "bare:hello")} if name == BARE_NAME else talon(page, tools)
            times |= {"requests": len(host.sent), "bytes": sum(sent.size for sent in host.sent)}
            figures[visit] |= {f"{name}{figure}": value for figure, value in times.items()}
            page.close()
        context.close()
    return figures


def rested_page(context: BrowserContext) -> Page:
    """Opens a page and leaves the browser time for what would otherwise share the cores with the site's start.

    With each window Chromium loads pages of its own (the list below the address bar), which takes it longer than
    Talon takes to be usable; and the engine of a page that has just been closed runs on for a while.
    """
    page = context.new_page()
    time.sleep(REST_S)
    return page


def limit(tools: CDPSession, bits: int, latency_ms: int) -> None:
    """Slows a page's network down."""
    speed = {"downloadThroughput": bits // 8, "uploadThroughput": bits // 16, "latency": latency_ms}
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", {"offline": False, **speed})


def talon(page: Page, tools: CDPSession) -> Figures:
    """Plays from the first screen, tapped as soon as it can be, to a dealt table; returns the times."""
    usable = marked(tools, "talon:usable")
    page.locator("[data-act=first], [data-act=continue]").first.click()
    dealt = marked(tools, "talon:dealt")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return {"usable": usable, "dealt": dealt}


def marked(tools: CDPSession, name: str) -> float:
    """Waits for a performance mark and returns its time.

    The page is asked once and answers by itself: Playwright's own waiting injects a script that takes some 25 ms of
    the main thread during the start, four times that when slowed.
    """
    time: float = evaluated(tools, MARKED, name)
    return round(time)


def bare_page(folder: Path) -> Path:
    """Makes the introductory page of PyScript's documentation, with the same versions, unmodified."""
    copytree(MODULES / "pyodide", folder / "pyodide")
    copytree(MODULES / "@pyscript" / "core" / "dist", folder / "pyscript")
    (folder / "index.html").write_text(BARE)
    return folder


def table(found: dict[str, Figures]) -> str:
    """Returns the figures as lines, with how many times sooner the site can be used than the bare page."""
    columns = list(next(iter(found.values())))
    is_beside = f"{BARE_NAME}usable" in columns
    lines = ["".join(f"{name:>15}" for name in ("", *columns, *(["bare / usable"] if is_beside else [])))]
    for name, figures in found.items():
        values = [f"{figures[column]:,.0f}" for column in columns]
        if is_beside:
            values.append(f"{figures[f'{BARE_NAME}usable'] / figures['usable']:.1f}")
        lines.append("".join(f"{value:>15}" for value in (name, *values)))
    return "\n".join(lines)


if __name__ == "__main__":
    main()
