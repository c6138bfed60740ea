"""The worker answers taps while a bot thinks: `ask` is a plain function, and a think works in slices."""

import re
from pathlib import Path
from shutil import copytree
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.faults import replace_file
from tests.e2e.visit import Visit, ask
from web.make.server import SiteServer
from web.make.tools import ROOT

SLICE_MS = 8
TAPS = 30
TRIES = 15  # the machine may be busy with other things

# A bot that thinks until stopped, put into the worker in place of the real ones.
SLOW_BOT = f"""
    import engine.host
    from engine.bots.bot import Thought

    class Slow:
        def think(self, game, view, legal, rng):
            playouts = 0
            while True:
                end = perf_counter() + {SLICE_MS / 1000}
                while perf_counter() < end:
                    pass
                playouts += 1
                yield Thought(legal[0], playouts, ())

    engine.host.bot_for = lambda level: Slow()

"""

# Makes tables fail; below, the files that the error passes through, and what its lines there contain.
BREAK = """
    import engine.core.look

    engine.core.look.replace = None

"""
LINES = {"engine/host.py": "look(", "engine/core/look.py": "replace("}

MARK = "    host = Host("  # the code above goes before this line of the worker

TAP = """async ([think, touch, taps]) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const ask = (text) => new Promise((reply, fail) => talon.engineAsk(text, reply, fail));
  const thinking = ask(think);
  const trips = [];
  for (let tap = 0; tap < taps; tap++) {
    const start = performance.now();
    await ask(touch);
    trips.push(performance.now() - start);
  }
  const early = await Promise.race([thinking, "still thinking"]);
  return { trips, early, thought: JSON.parse(await thinking) };
}"""


def test_thirty_taps_during_a_think_wait_less_than_three_slices(browser: Browser, dist: Path, tmp_path: Path) -> None:
    site = copytree(dist, tmp_path / "site")
    replace_file(site, "worker-*.py", lambda text: text.replace(MARK, SLOW_BOT + MARK))
    host = SiteServer(site).start()
    visit = Visit(browser, host.url, service_workers="block")
    page = visit.open()
    seats = [{"kind": "bot", "name": name, "level": "club"} for name in ("Anna", "Béla")]
    key = ask(page, "new", game="haggis", seats=seats, seed="taps")["ok"]["key"]
    (seat,) = ask(page, "status", key=key)["ok"]["must"]
    found: list[list[float]] = []
    while not any(map(is_swift, found)):
        assert len(found) < TRIES, found
        found.append(tap(page, key, seat))
    visit.close()
    host.stop()


def test_an_error_in_the_worker_says_the_line_of_our_own_file(browser: Browser, dist: Path, tmp_path: Path) -> None:
    site = copytree(dist, tmp_path / "site")
    replace_file(site, "worker-*.py", lambda text: text.replace(MARK, BREAK + MARK))
    host = SiteServer(site).start()
    visit = Visit(browser, host.url, service_workers="block")
    page = visit.open()
    seats = [{"kind": "bot", "name": name, "level": "club"} for name in ("Anna", "Béla")]
    key = ask(page, "new", game="haggis", seats=seats, seed="lines")["ok"]["key"]
    detail = ask(page, "look", key=key, seat=0)["error"]["detail"]
    found = dict(re.findall(r"(engine/\S+\.py):(\d+)", detail))  # the innermost line of each file
    for file, words in LINES.items():
        assert words in (ROOT / file).read_text().splitlines()[int(found[file]) - 1], detail
    visit.close()
    host.stop()


def tap(page: Page, key: str, seat: int) -> list[float]:
    """Returns how many milliseconds each touch took while a bot thought, or infinity if it finished sooner."""
    think = (
        f'{{"id": "think", "op": "think", "key": "{key}", "seat": {seat}, "level": "club", "seed": "1", "ms": 1500}}'
    )
    touch = f'{{"id": "touch", "op": "touch", "key": "{key}", "seat": {seat}, "cards": []}}'
    told: dict[str, Any] = page.evaluate(TAP, [think, touch, TAPS])
    assert told["thought"]["ok"]["playouts"] > 1
    return list(told["trips"]) if told["early"] == "still thinking" else [float("inf")] * TAPS


def is_swift(trips: list[float]) -> bool:
    """Returns whether 95 of 100 taps wait less than three slices, and the later half hardly longer than the first."""
    within = sorted(trips)[int(len(trips) * 0.95)] < 3 * SLICE_MS
    half = len(trips) // 2
    return within and median(trips[half:]) < median(trips[:half]) + SLICE_MS


def test_who_asked_what_cannot_be_read_gets_an_answer(browser: Browser, host: SiteServer) -> None:
    # The engine cannot tell which request it was; a page that keeps waiting would restart the engine.
    visit = Visit(browser, host.url)
    page = visit.open()
    answer = ask(page, "check", text="x" * 4_000_000)
    assert (answer["id"], answer["error"]["code"]) == ("test-check", "request/size")
    visit.close()
