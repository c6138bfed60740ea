"""How fast screens open with 500 matches, the main thread four times slower: `python -m tests.bench.screens`.

Some matches are played by bots and saved many times under other names, each of its deals counted as another one. Of
home, the saved games and the figures it tells how long they take from the address to the picture, the median of some
rounds, once the page is up; `figures anew` makes the ledger again from all the records, in the background.
"""

import argparse
import json
import statistics
import sys
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # where the page's own package `app` lies

from app.figures.ledger import KEY, Ledger
from app.matches import about
from app.saves import pack
from app.storage import Memory
from engine.answers import tally_json
from engine.core.match import Match
from tests.browser import find_browser
from tests.e2e.matches import bot_move, seats_of
from tests.e2e.visit import PHONE, Visit
from web.make.server import SiteServer

__all__ = ["LIMIT_MS", "MATCHES", "store"]

RATE = 4
CALM_MS = 500
MATCHES = 500
PLAYED = {"haggis": ("hb", "hbb"), "boast": ("hbb", "hbbbb"), "team": ("hbbb",), "handromi": ("hb",)}
BEGAN = 1_700_000_000
LIMIT_MS = 300
SCREENS = {
    "home": ("#", ".continue, .tile"),
    "saved": ("#saved", ".matches li"),
    "figures": ("#figures", ".tile-figure"),
}

OPEN = """([hash, found]) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    if (document.querySelector(found)) requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    else requestAnimationFrame(look);
  };
  location.hash = hash;
  look();
})"""


def store(count: int) -> dict[str, str]:
    """Returns a storage with so many finished matches of all games, and the ledger of them."""
    played = [_played(game, kinds) for game, tables in PLAYED.items() for kinds in tables]
    storage = Memory()
    ledger = Ledger(storage)
    for number in range(count):
        match = played[number % len(played)]
        name = f"m{number:03}"
        seats = [{"kind": who.kind, "name": who.name, "level": who.level} for who in match.players]
        meta = about(match.game.name, seats, dict(match.options.values))
        meta |= {"deal": match.setup.deal, "ply": match.plies, "scores": list(match.totals), "over": True}
        meta |= {"places": list(match.end.ranking) if match.end else None, "played": BEGAN + 40_000 * number}
        storage.set(f"talon.match.{name}.0", pack(0, meta, match.text))
        tallied = json.loads(json.dumps(tally_json(match, match.deals)))
        for deal in tallied["deals"]:
            deal["sign"] = f"{number:04x}{deal['sign'][4:]}"
        ledger.take(name, meta, tallied, meta["played"])
    ledger.keep()
    texts: dict[str, str] = storage.texts
    return texts


def _played(game: str, kinds: str) -> Match:
    """Returns a whole match, as bots play it."""
    match = seats_of(kinds, game)("screens")
    while match.end is None:
        match = match.next() if match.outcome is not None else match.play(*bot_move(match))
    return match


def measure(page: Page, tools: CDPSession, rounds: int) -> dict[str, dict[str, int]]:
    """Returns the median times of each screen in milliseconds; before each the page is at the settings.

    `wall` is what a clock says with the main thread slowed, `cpu` what the main thread has worked: it can be compared
    between builds on a busy machine, too.
    """
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in SCREENS}
    for _ in range(rounds):
        for name, (hash_, shown) in SCREENS.items():
            page.evaluate(OPEN, ["#settings", "[data-field=theme]"])
            page.wait_for_timeout(CALM_MS)
            before = worked(tools)
            wall = page.evaluate(OPEN, [hash_, shown])
            found[name].append((wall, worked(tools) - before))
            page.wait_for_timeout(CALM_MS)
    return {
        name: {"wall": round(statistics.median(wall)), "cpu": round(statistics.median(cpu))}
        for name, (wall, cpu) in ((name, tuple(zip(*times, strict=True))) for name, times in found.items())
    }


def worked(tools: CDPSession) -> float:
    """Returns how many milliseconds the main thread has worked so far."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    seconds: float = next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
    return 1000 * seconds


def main() -> None:
    """Measures and prints a line for each screen, or JSON."""
    parser = argparse.ArgumentParser(description="Times the screens of a large store on a slower main thread.")
    parser.add_argument("--rounds", type=int, default=5, help="how often to measure (default 5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    options = parser.parse_args()
    build.build()
    texts = store(MATCHES)
    host = SiteServer(build.DIST, max_age=600).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        visit = Visit(browser, host.url, **PHONE)
        page = visit.kept(visit.open())
        page.evaluate("(texts) => Object.assign(localStorage, texts)", texts)
        page.reload()
        visit.kept(visit.usable(page))
        page.evaluate(OPEN, ["#figures", ".tile-figure"])  # its room is fetched once
        tools = visit.context.new_cdp_session(page)
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        tools.send("Emulation.setCPUThrottlingRate", {"rate": RATE})
        found = measure(page, tools, options.rounds)
        visit.close()
        browser.close()
    host.stop()
    if options.json:
        print(json.dumps(found))
        return
    print(f"{MATCHES} matches, a ledger of {len(texts[KEY]):,} characters, main thread {RATE} times slower")
    for name, times in found.items():
        print(f"{name:12}{times['wall']:>6} ms of {LIMIT_MS}, {times['cpu']} of them at work")


if __name__ == "__main__":
    main()
