"""How long the levels think in the page's own worker: `uv run python -m tests.bench.thinking [--level expert]`.

The engine of an open page plays deals of every game, with all seats at one level, and reviews the first seat's
decisions. Prints as JSON the milliseconds of the decisions and of the reviews, and of other requests that come in
between and have to wait for the slice of work under way.
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

# Plays one deal and reviews it; returns the milliseconds of each thought and review, and of each request during one.
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
  const slowly = async (op, fields, waits) => {
    let working = true;
    const work = ask(op, { ...fields, playouts: 1e6, ms: 60000 });
    work.finally(() => { working = false; });
    while (working) {
      const asked = performance.now();
      await Promise.race([ask("cancel", { of: "nobody" }), work]);
      if (working) waits.push(performance.now() - asked);
      await new Promise((done) => setTimeout(done, 20));
    }
    return work;
  };
  const found = { thoughts: [], waits: [], reviews: [], review_waits: [] };
  const own = [];
  const players = Array.from({ length: seats }, (_, at) => ({ kind: "bot", name: `Bot ${at}`, level }));
  await new Promise((done) => talon.bring("code", game, done));
  let { record } = await ask("new", { game, seats: players, seed });
  for (let ply = 0; ; ply += 1) {
    const status = await ask("status", { record });
    if (status.deal_over) break;
    const seat = status.must[0];
    const { move, ms } = await slowly("think", { record, seat, seed: "bench" }, found.waits);
    found.thoughts.push(ms);
    if (seat === 0) own.push(ply);
    ({ record } = await ask("play", { record, seat, move }));
  }
  for (const ply of own) {
    const fields = { record, deal: 1, ply, seat: 0, seed: "bench" };
    found.reviews.push((await slowly("review", fields, found.review_waits)).ms);
  }
  return found;
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
    times: dict[str, list[float]] = {name: [] for name in ("thoughts", "waits", "reviews", "review_waits")}
    for deal in range(deals):
        fields = {"game": game, "seats": seats, "level": level, "seed": f"bench/{deal}"}
        found = page.evaluate(_DEAL, fields)
        for name, ms in times.items():
            ms.extend(found[name])
    thought = [ms for ms in times["thoughts"] if ms > SOON_MS]
    return {
        "game": game,
        "seats": seats,
        "level": level,
        "all": summed(times["thoughts"]),
        "thought": summed(thought),
        "others_wait": summed(times["waits"]),
        "reviews": summed(times["reviews"]),
        "others_wait_for_reviews": summed(times["review_waits"]),
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
