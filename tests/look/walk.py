"""Goes through all situations as each reader does, in each language.

    uv run python -m tests.look.walk [--language de] [--only haggis] [--way zoom]

A way of reading is a theme, large type, a magnified page, wide spacing, the reader's own colours, keys alone; `words`
looks for texts that are cut, overlap something or leave the window at three sizes, and in the accented English for
those that are still plain, because they were written into the code. Prints what stands in a reader's way by WCAG 2.2
AA, and exits with 1 if anything does. An interrupted run of all situations, in all languages or in those chosen,
resumes where it was, unless `--fresh`.
"""

import argparse
import os
import sys
import tempfile
from functools import cache, partial
from pathlib import Path

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # where the page's own package `app` is

from tests.e2e.profile import Profile
from tests.e2e.visit import own_browser
from tests.long.progress import FOLDER, Progress, Result, work
from tests.look.readers import WAYS, barred, ways_in
from tests.look.situations import SITUATIONS
from tests.look.spoken import drawn, furnished, languages
from web.make.server import SiteServer

__all__ = ["Job", "jobs_of", "look"]

type Job = tuple[str, str]  # a language and the name of a situation

_KEPT = "walk"
_SITUATIONS = {situation.name: situation for situation in SITUATIONS}


def jobs_of(languages: list[str], parts: list[str], done: list[Result]) -> list[Job]:
    """Returns what is still to be looked at, language by language; `parts` are parts of the situations' names."""
    seen = {(row["language"], row["place"]) for row in done}
    jobs = [(language, name) for language in languages for name in _SITUATIONS if any(part in name for part in parts)]
    return [job for job in jobs if job not in seen]


def look(url: str, only: list[str], job: Job) -> Result:
    """Returns what stands in somebody's way in a situation, in this process's own browser."""
    language, name = job
    profile = _profile(url, language)
    found = [*barred(drawn(profile, _SITUATIONS[name]), ways_in(language, only)), *profile.problems]
    return {
        "language": language,
        "place": name,
        "failed": [f"{language}, {name}: {one}" for one in dict.fromkeys(found)],
    }


@cache
def _profile(url: str, language: str) -> Profile:
    """Returns the profile of somebody who speaks a language."""
    return furnished(own_browser(), url, language).__enter__()


def main() -> int:
    """Goes through the requested situations; returns the exit status."""
    parser = argparse.ArgumentParser(description="Looks for what stands in a reader's way, in every language.")
    parser.add_argument("--language", action="append", choices=languages())
    parser.add_argument("--only", action="append", metavar="PART", help="situations with this in their name")
    parser.add_argument("--way", action="append", choices=[way.name for way in WAYS])
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="browsers at once")
    parser.add_argument("--fresh", action="store_true", help="start over instead of resuming where it was stopped")
    options = parser.parse_args()
    site = Path(tempfile.mkdtemp(prefix="talon-walk-"))
    build.build(site, pseudo=True)
    whole = not (options.only or options.way)
    kept = "-".join([_KEPT, *(options.language or [])])
    progress = Progress(kept, fresh=options.fresh or not whole, folder=FOLDER if whole else site / "progress")
    jobs = jobs_of(options.language or languages(), options.only or [""], progress.rows)
    server = SiteServer(site).start()
    one = partial(look, server.url, options.way or [])
    failed = work(progress, one, jobs, options.processes, lambda rows: f"{len(rows)} situations")
    server.stop()
    barring = sum(bool(row["failed"]) for row in progress.rows)
    print(f"{barring} of {len(progress.rows)} situations have something in somebody's way, {failed} things in all")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
