"""How long the levels think in the page's own worker: `uv run python -m tests.bench.thinking [--level expert]`.

The engine of an open page plays deals of every game, with all seats at one level. Prints as JSON the milliseconds of
the decisions, and of other requests that come in between and have to wait.
"""

import argparse
import json
import statistics
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, sync_playwright

from build import DIST, build
from engine.bots.levels import LEVELS, STRONGEST
from engine.core import registry
from tests.browser import find_browser
from web.make.server import SiteServer

WAIT_MS = 120_000
SOON_MS = 5.0  # a thought that is done by then had nothing to decide

# Plays one deal; returns the milliseconds of each thought, and of each request made during one.
_DEAL = """async ({ game, seats, level, seed }) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  let number = 0;
  const ask = (op, fields) => new Promise((reply, fail) => {
    const text = JSON.stringify({ id: `bench-${number++}`, op, ...fields });
    talon.engineAsk(text, (answer) => {
      const { ok, error } = JSON.parse(answer);
      if (ok) reply(ok); else fail(new Error(error.detail));
    }, fail);
  });
  const thoughts = [];
  const waits = [];
  const players = Array.from({ length: seats }, (_, at) => ({ kind: "bot", name: `Bot ${at}`, level }));
  await new Promise((done) => talon.bring("code", game, done));
  let { record } = await ask("new", { game, seats: players, seed });
  for (;;) {
    const status = await ask("status", { record });
    if (status.deal_over) return { thoughts, waits };
    const seat = status.must[0];
    let thinking = true;
    const thought = ask("think", { record, seat, seed: "bench", playouts: 1e6, ms: 60000 });
    thought.finally(() => { thinking = false; });
    while (thinking) {
      const asked = performance.now();
      await Promise.race([ask("cancel", { of: "nobody" }), thought]);
      if (thinking) waits.push(performance.now() - asked);
      await new Promise((done) => setTimeout(done, 20));
    }
    const { move, ms } = await thought;
    thoughts.push(ms);
    ({ record } = await ask("play", { record, seat, move }));
  }
}"""


def summed(values: Sequence[float]) -> dict[str, float]:
    """Returns the count, median, 95th percentile and maximum of some times in milliseconds."""
    ranked = sorted(values) or [0.0]
    return {
        "count": len(values),
        "median": round(statistics.median(ranked), 1),
        "p95": round(ranked[min(len(ranked) - 1, len(ranked) * 95 // 100)], 1),
        "longest": round(ranked[-1], 1),
    }


def measured(page: Page, game: str, seats: int, level: str, deals: int) -> dict[str, Any]:
    """Plays some deals in a page and returns the figures."""
    thoughts: list[float] = []
    waits: list[float] = []
    for deal in range(deals):
        fields = {"game": game, "seats": seats, "level": level, "seed": f"bench/{deal}"}
        found = page.evaluate(_DEAL, fields)
        thoughts += found["thoughts"]
        waits += found["waits"]
    thought = [ms for ms in thoughts if ms > SOON_MS]
    return {"game": game, "seats": seats, "level": level, "all": summed(thoughts), "thought": summed(thought)} | {
        "others_wait": summed(waits)
    }


def main() -> None:
    """Builds the site, opens it and measures."""
    parser = argparse.ArgumentParser(description="Measures how long the levels think in the page's own worker.")
    parser.add_argument("--level", choices=LEVELS, default=STRONGEST)
    parser.add_argument("--deals", type=int, default=2, help="deals of each game and number of players (2)")
    parser.add_argument("--game", choices=[game.name for game in registry.games()], action="append")
    options = parser.parse_args()
    build()
    server = SiteServer(DIST).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(WAIT_MS)
        page.goto(server.url)
        page.wait_for_function("document.querySelector('script[name^=table]') !== null || performance.now() > 20000")
        page.wait_for_timeout(8000)  # until the engine is awake and the rest of the site is kept
        for game in registry.games():
            if options.game and game.name not in options.game:
                continue
            for seats in game.seats:
                print(json.dumps(measured(page, game.name, seats, options.level, options.deals)), flush=True)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
