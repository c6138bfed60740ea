"""Kills browsers and tabs in the middle of a match: `uv run python -m tests.long.kills --browsers 30 --tabs 60`.

Each profile goes through one kill after another; every loss is printed with the seed of its profile and the number of
the kill. `--seed N` picks other matches and moments.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))

from playwright.sync_api import Playwright, sync_playwright

from build import DIST, build
from tests.long.lives import ENDS, MOMENTS, Lives, matches_for
from tests.long.progress import Progress, options_of
from web.make.server import SiteServer

KILLS = 10  # in one profile


def profile(playwright: Playwright, url: str, seed: str, ends: list[str]) -> Iterator[dict[str, Any]]:
    """Kills a profile repeatedly in these ways, and yields what each kill has lost."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lives = Lives(playwright, url, Path(folder), seed)
        try:
            lives.lay(matches_for(seed))
            for number, end in enumerate(ends):
                moment = MOMENTS[(number + sum(map(ord, seed))) % len(MOMENTS)]
                lost = [f"{loss.moment}, {loss.match}: {loss.why}" for loss in lives.round(moment, end)]
                yield {"seed": seed, "kill": number, "end": end, "moment": moment, "lost": lost}
        finally:
            lives.end()


def main() -> None:
    """Resumes the run."""
    parser = options_of(
        "Kills browsers and tabs in the middle of a match.",
        browsers=(30, "how many browsers to kill in all"),
        tabs=(60, "how many tabs"),
        seed=(1, "other matches and moments"),
    )
    options = parser.parse_args()
    build()
    progress = Progress(f"kills-{options.seed}", fresh=options.fresh)
    ways = {"browser": ["browser"] * KILLS, "tab": [ENDS[1 + number % (len(ENDS) - 1)] for number in range(KILLS)]}
    begun = time.monotonic()
    site = SiteServer(DIST, max_age=600).start()
    with sync_playwright() as playwright:
        for way, wanted in (("browser", options.browsers), ("tab", options.tabs)):
            for number in range(-(-wanted // KILLS)):
                seed = f"kills/{options.seed}/{way}/{number}"
                if sum(row["seed"] == seed for row in progress.rows) >= min(KILLS, wanted - number * KILLS):
                    continue
                for row in profile(playwright, site.url, seed, ways[way][: wanted - number * KILLS]):
                    progress.add(row)
                    for words in row["lost"]:
                        print(f"LOST {seed} kill {row['kill']} ({row['end']}): {words}", flush=True)
                print(f"{len(progress.rows):>5} kills, {time.monotonic() - begun:,.0f} s", flush=True)
    site.stop()
    for way in ENDS:
        rows = [row for row in progress.rows if row["end"] == way]
        print(f"{way}: {sum(bool(row['lost']) for row in rows)} of {len(rows)} lost something")
    sys.exit(any(row["lost"] for row in progress.rows))


if __name__ == "__main__":
    main()
