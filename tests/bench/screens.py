"""How fast the screens open in a profile with five hundred matches: `uv run python -m tests.bench.screens`.

The page runs in Chromium with its main thread four times slower. Each figure is the time from a tap, or a new
address, until the next frame has been drawn, in milliseconds: the median over the rounds, and the slowest. It exits
with 1 if a median is above the limit. Next to them is how long the main thread worked, at full speed: that can be
compared between builds even on a busy machine. `start` is the time until the first screen can be used, shown next to
that of the same profile without a match.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # home of the page's own package `app`

from app.browser.storage import Memory
from app.figures.ledger import KEY, Ledger
from app.matches.matches import about
from app.saves import Save, pack
from engine.answers import tally_json
from engine.core.excerpt import excerpt
from engine.core.match import Match
from tests.bench.startup import marked, rested_page
from tests.browser import find_browser
from tests.e2e.matches import bot_move, seats_of
from tests.e2e.test_links import packed
from tests.e2e.test_replay import over
from tests.e2e.visit import PHONE, Visit, metrics
from web.make.server import SiteServer

__all__ = ["Time", "fill", "kinds", "ledger", "saves", "worked"]

type Time = tuple[float, float]  # milliseconds of waiting, and of work on the main thread

MATCHES = 500
ROUNDS = 5
RATE = 4
LIMIT_MS = 300
SEATS = {"haggis": "hbb", "team": "hbbb", "boast": "hbbbb", "handromi": "hbbb"}
RUNNING = 10  # one match in ten is not over
DAY = 24 * 3600
NOW = 1_790_000_000

# Puts saves into the storage, and the newest one of each match into the journal.
FILL = """(saves) => new Promise((done, failed) => {
  for (const [key, text] of saves) localStorage.setItem(key, text);
  const opening = indexedDB.open("talon.journal", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const writing = opening.result.transaction("matches", "readwrite");
    for (const [key, text] of saves) {
      writing.objectStore("matches").put({ serial: Number(text.split(" ")[2]), text }, key.split(".")[2]);
    }
    writing.oncomplete = () => { opening.result.close(); done(); };
    writing.onerror = failed;
  };
})"""

# Taps or goes to an address, and returns the time until the next frame was drawn.
TIMED = """([act, shown]) => new Promise((resolve) => {
  const start = performance.now();
  act[0] === "#" ? location.hash = act : document.querySelector(act).click();
  const look = () => document.querySelector(shown)
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    : setTimeout(look);
  look();
})"""

# Each screen with what opens it, and what shows that it is there; `over` is the id of a match that is over.
SCREENS = {
    "saved games": ("#saved", "body[data-screen=saved] .matches"),
    "a match's sheet": ("[data-act=more]", "dialog[open] [data-act=delete]"),
    "home": ("#", "body[data-screen=home] .continue"),
    "settings": ("#settings", "body[data-screen=settings] #settings-data"),
    "figures": ("#figures", "body[data-screen=figures] .tile-figure"),
    "days": ("#daily", "body[data-screen=daily] [data-act]"),
    "problems": ("#problems/haggis", "body[data-screen=problems] .problems"),
    "look back": ("#replay/{over}/1", "#main .slider"),
    "link": ("{link}", "body[data-screen=links] [data-act=link-yes]"),
}


def main() -> int:
    """Measures and prints a table, or JSON; returns 1 if a screen takes longer than the limit."""
    parser = argparse.ArgumentParser(description="Times the screens of a profile with many matches.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often to measure (default {ROUNDS})")
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"how many there are (default {MATCHES})")
    options = parser.parse_args()
    build.build()
    host = SiteServer(build.DIST, max_age=600).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        found = measure(browser, host.url, options.matches, options.rounds)
        browser.close()
    host.stop()
    print(json.dumps(found, indent=2) if options.json else table(found))
    return 1 if late(found) else 0


def late(found: dict[str, list[Time]]) -> list[str]:
    """Returns the screens whose median is above the limit."""
    return [name for name in SCREENS if statistics.median(wait for wait, _ in found[name]) > LIMIT_MS]


def measure(browser: Browser, url: str, matches: int, rounds: int) -> dict[str, list[Time]]:
    """Returns the times of each screen, round by round."""
    found: dict[str, list[Time]] = {}
    played = kinds()
    for name, count in (("start without", 0), ("start", matches)):
        visit = Visit(browser, url, **PHONE)
        kept = list(saves(played, count))
        fill(visit, kept, ledger(played, kept))
        found[name] = [(start(visit), 0.0) for _ in range(rounds + 1)][1:]  # the first fetches everything
        if count:
            found |= opened(visit, rounds)
        visit.close()
    return found


def start(visit: Visit) -> float:
    """Returns the milliseconds until the first screen could be used."""
    page = rested_page(visit.context)
    tools = visit.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": RATE})
    page.goto(visit.url, wait_until="commit")
    time = marked(tools, "talon:usable")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.close()
    return time


def opened(visit: Visit, rounds: int) -> dict[str, list[Time]]:
    """Returns the times of the screens in one page, once it is idle."""
    page = visit.kept(visit.open())
    tools = visit.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    tools.send("Emulation.setCPUThrottlingRate", {"rate": RATE})
    found: dict[str, list[Time]] = {name: [] for name in SCREENS}
    parts = {"over": _id(1), "link": packed("deal", excerpt(over("boast")).text)}
    for _ in range(rounds):
        for name, (act, shown) in SCREENS.items():
            before = worked(tools)
            found[name].append((timed(page, act.format(**parts), shown), worked(tools) - before))
            if name == "a match's sheet":
                page.locator("dialog [data-act=close]").click()
            page.wait_for_timeout(500)
    return found


def timed(page: Page, act: str, shown: str) -> float:
    """Returns the milliseconds from a tap or an address to the next frame."""
    time: float = page.evaluate(TIMED, [act, shown])
    return round(time)


def worked(tools: CDPSession) -> float:
    """Returns the milliseconds that the main thread has worked so far."""
    return 1000 * metrics(tools)["TaskDuration"]


def kinds() -> list[Match]:
    """Returns a whole match of each game, played by bots."""
    return [_whole(game) for game in SEATS]


def saves(matches: Sequence[Match], count: int) -> Iterator[tuple[str, str]]:
    """Yields keys and texts of saves: copies of the matches under other names, one for each past day."""
    for number, match in enumerate(islice(cycle(matches), count)):
        seats = [{"kind": who.kind, "name": f"{who.name} {number % 7}", "level": who.level} for who in match.players]
        meta = about(match.game.name, seats, dict(match.options.values))
        meta |= {"deal": match.setup.deal, "ply": match.plies, "scores": list(match.totals)}
        meta |= {"over": number % RUNNING > 0, "places": None, "played": NOW - number * DAY, "created": NOW}
        yield f"talon.match.{_id(number)}.{number % 2}", pack(number % 2, meta, match.text)


def _id(number: int) -> str:
    """Returns the id of a match by its number; like real ids, they are in no order."""
    return sha256(str(number).encode()).hexdigest()[:12]


def ledger(matches: Sequence[Match], kept: Sequence[tuple[str, str]]) -> str:
    """Returns the ledger of the figures in which these saves are counted, every deal as a different one."""
    storage = Memory()
    found = Ledger(storage)
    tallies = [json.dumps(tally_json(match, match.deals)) for match in matches]
    for number, (key, text) in enumerate(kept):
        tallied = json.loads(tallies[number % len(matches)])
        for deal in tallied["deals"]:
            deal["sign"] = f"{number:04x}{deal['sign'][4:]}"
        meta = Save(text).meta
        found.take(key.split(".")[2], meta, tallied, meta["played"])
    found.keep()
    return storage.get(KEY) or ""


def fill(visit: Visit, found: Sequence[tuple[str, str]], counted: str) -> None:
    """Puts the saves and the ledger into a profile in which nothing is kept yet."""
    page = visit.context.new_page()
    page.route("**/keeper", lambda route: route.fulfill(content_type="text/html", body="<title>Keeper</title>"))
    page.goto(f"{visit.url}keeper")
    for at in range(0, len(found), 50):
        page.evaluate(FILL, found[at : at + 50])
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, counted])
    page.close()


def table(found: dict[str, list[Time]]) -> str:
    """Returns the figures as lines."""
    rows = [("", "median", "slowest", "at work")]
    for name, times in found.items():
        waits, work = zip(*times, strict=True)
        told = f"{statistics.median(work):.0f}" if any(work) else ""
        rows.append((name, f"{statistics.median(waits):.0f}", f"{max(waits):.0f}", told))
    lines = [f"{name:<16}{median:>10}{slowest:>10}{work:>10}" for name, median, slowest, work in rows]
    told = f"milliseconds; a screen is to open within {LIMIT_MS}"
    slow = [f"too slow: {', '.join(late(found))}"] if late(found) else []
    return "\n".join([*lines, told, *slow])


def _whole(game: str) -> Match:
    match = seats_of(SEATS[game], game)("five hundred")
    while match.end is None:
        match = match.next() if match.outcome is not None else match.play(*bot_move(match))
    return match


if __name__ == "__main__":
    sys.exit(main())
