"""Plays thousands of moves in one page and reports how its memory grows: `uv run python -m tests.long.page`.

A person plays all games in turn by hints against bots, hand after hand and match after match, without a reload. Every
sample is taken at a settlement of the same game, after garbage collection in the browser: JavaScript's heap, nodes
outside the document, listeners, the references that the page's Python and JavaScript hold to each other, and the
memory of the interpreters of the page and the worker.
"""

import json
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))

from playwright.sync_api import CDPSession, Page, sync_playwright

from build import DIST, build
from tests.browser import find_browser
from tests.e2e.visit import USABLE, metrics
from tests.long.lives import TABLES, laid
from tests.long.progress import Progress, options_of
from tests.long.robot import PLAYER, STORED, kept_matches
from web.make.server import SiteServer

WAIT_MS = 120_000
WARM = 0.15  # the share of moves played before samples count
MOST = 1.05
COLUMNS = ("heap", "loose nodes", "listeners", "held by python", "held by scripts", "python", "worker")
ONWARD = "#t-bar [data-act=next], #t-bar [data-act=rematch]"
SETTLED_MS = 500
FINALIZED_MS = 200  # after a collection, for finalizers to release objects on the other side

# Keeps the memory object of each interpreter: the page's, and that of each worker, whose script is a blob.
_MEMORY = """for (const name of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await real.apply(WebAssembly, given);
    const all = [...Object.values(given[1]?.env ?? {}), ...Object.values((made.instance ?? made).exports ?? {})];
    globalThis.pythonMemory = all.find((each) => each instanceof WebAssembly.Memory) ?? globalThis.pythonMemory;
    return made;
  };
}"""
MEMORY = f"""{{
  const keep = {json.dumps(_MEMORY)};
  const blobs = new Map();
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {{
    const url = address(blob);
    blobs.set(url, blob);
    return url;
  }};
  globalThis.Worker = class extends Worker {{
    constructor(url, options) {{
      const blob = blobs.get(String(url));
      super(blob ? address(new Blob([keep, blob], {{ type: blob.type }})) : url, options);
    }}
  }};
  (0, eval)(keep);
}}"""
_SIZE = "globalThis.pythonMemory?.buffer.byteLength ?? 0"
# JavaScript objects that MicroPython holds, and MicroPython objects that JavaScript holds until collected.
_HELD = "[proxy_js_ref.filter((each) => each !== undefined).length, proxy_js_map.size]"
_NODES = """(() => {
  const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 1;
  while (walk.nextNode()) count += 1;
  return count;
})()"""


def sample(page: Page, tools: CDPSession) -> dict[str, float]:
    """Collects garbage and returns the figures of a page."""
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(FINALIZED_MS)
    by_python, by_scripts = page.evaluate(_HELD)
    counts = metrics(tools)
    return {
        "heap": counts["JSHeapUsedSize"],
        "loose nodes": counts["Nodes"] - page.evaluate(_NODES),
        "listeners": counts["JSEventListeners"],
        "held by python": by_python,
        "held by scripts": by_scripts,
        "python": page.evaluate(_SIZE),
        "worker": max((worker.evaluate(_SIZE) for worker in page.workers), default=0),
    }


def moves_in(page: Page) -> int:
    """Returns how many moves the matches of a page have, not counting those taken back."""
    kept = kept_matches(page.evaluate(STORED))
    return sum(len(re.findall(r"^\d+:", each.record, re.MULTILINE)) for each in kept.values() if each)


def go(page: Page, match: str) -> None:
    """Goes from one table to another by way of the list of saved games."""
    page.evaluate("history.back()")
    page.wait_for_function("!document.querySelector('#t-bar')")
    if not page.locator("[data-act=open]").count():
        page.locator("[data-act=go][data-to=saved]").first.click()
    page.locator(f'[data-act=open][data-id="{match}"]').click()
    page.locator("#t-bar").wait_for(state="attached")  # a handle to the element would keep the whole table alive


def settle(page: Page, seed: int) -> None:
    """Plays to the settlement; a pending undo may resume play after the settlement is shown."""
    while True:
        page.evaluate(PLAYER, [seed, "settlement"])
        page.wait_for_function("window.reached")
        page.wait_for_timeout(SETTLED_MS)
        if page.locator(ONWARD).count():
            return


def play(page: Page, tools: CDPSession, games: Sequence[str], moves: int, each: int) -> list[dict[str, float]]:
    """Plays deals of the games in turn, `moves` moves in all; returns the samples, one about every `each` moves."""
    samples: list[dict[str, float]] = []
    matches = {game: f"{game}0" for game in games}
    here = matches[games[0]]
    begun, seed, laid_moves = time.monotonic(), 0, moves_in(page)
    while not samples or samples[-1]["moves"] < moves:
        for game in games:
            if matches[game] != here:
                go(page, matches[game])
            if seed >= len(games):
                page.locator(ONWARD).first.click()
                page.wait_for_selector(ONWARD, state="detached")
            seed += 1
            settle(page, seed)
            here = matches[game] = page.evaluate("location.hash.split('/')[1]")
        played = moves_in(page) - laid_moves
        if not samples or played - samples[-1]["moves"] >= each or played >= moves:
            page.wait_for_timeout(1000)  # for pending writes
            samples.append({"moves": played, **sample(page, tools)})
            print("  ".join(f"{name} {value:,.0f}" for name, value in samples[-1].items()), flush=True)
    print(f"{samples[-1]['moves']:.0f} moves in {time.monotonic() - begun:,.0f} s")
    return samples


def grown(samples: list[dict[str, float]]) -> dict[str, float]:
    """Returns how much each figure has grown: the minimum over the second half divided by that over the first.

    Within a match the contents of the table and the log come and go; a leak raises even the minimum.
    """
    warm = [each for each in samples if each["moves"] >= samples[-1]["moves"] * WARM] or samples
    halves = warm[: -(-len(warm) // 2)], warm[len(warm) // 2 :]
    early, late = ({name: min(each[name] for each in half) for name in COLUMNS} for half in halves)
    return {name: (late[name] + 1) / (early[name] + 1) for name in COLUMNS}


def main() -> None:
    """Plays, and reports how much each figure has grown."""
    parser = options_of(
        "Plays thousands of moves in one page and says how its memory goes.",
        moves=(3000, "how many"),
        every=(200, "moves between two samples"),
    )
    parser.add_argument("--game", choices=TABLES, action="append", help="this one only (default all, in turn)")
    options = parser.parse_args()
    games = options.game or list(TABLES)
    build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = shutil.copytree(DIST, Path(folder, "site"))  # so that another build meanwhile does no harm
        site = SiteServer(served, max_age=600).start()
        context = playwright.chromium.launch_persistent_context(
            Path(folder, "profile"), executable_path=find_browser(), args=["--no-sandbox"]
        )
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(MEMORY)
        page = context.new_page()
        page.goto(site.url)
        page.wait_for_function(USABLE)
        page.evaluate(*laid(*games))
        page.goto(f"{site.url}#table/{games[0]}0")
        page.reload()
        tools = context.new_cdp_session(page)
        for domain in ("Performance", "HeapProfiler", "Runtime"):
            tools.send(f"{domain}.enable")
        samples = play(page, tools, games, options.moves, options.every)
        context.close()
        site.stop()
    found = grown(samples)
    progress = Progress("page", fresh=options.fresh)
    row: dict[str, Any] = {"games": games, "samples": samples, "grown": found}
    progress.add(row)
    print("  ".join(f"{name} x{value:.3f}" for name, value in found.items()))
    sys.exit(any(value > MOST for value in found.values()))


if __name__ == "__main__":
    main()
