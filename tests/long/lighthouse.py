"""Runs Lighthouse's accessibility and best-practice audits on the screens that players meet.

    uv run python -m tests.long.lighthouse [--only PART]

The screens are situations of `tests/look`, in English in a light and a dark theme, and in Japanese. Lighthouse opens
the address of each anew, with what its situation has stored.

Lighthouse itself is installed on the first run, by the lock in `tests/long/npm`, into `.cache`: 176 MB that nothing
else needs. Prints the scores of each screen, and exits with 1 if one is below 100.
"""

import argparse
import json
import shutil
import socket
import sys
import tempfile
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # home of the page's own package `app`

from engine.core import registry
from tests.browser import find_browser
from tests.e2e.profile import Profile
from tests.e2e.visit import Visit
from tests.look.situations import SITUATIONS
from tests.look.spoken import drawn
from web.make.server import SiteServer
from web.make.tools import ROOT, WEB, digest, node, npm, run

__all__ = ["PLACES", "short"]

LOCKED = Path(__file__).with_name("npm")
HOME = ROOT / ".cache" / "lighthouse"
PLACES = (
    "home",
    "home, matches under way",
    "settings",
    "about",
    "how to play together",
    *(f"{game.name} new game" for game in registry.games()),
    *(f"{game.name} in the middle" for game in registry.games()),
    "haggis lesson",
    "haggis rules",
    "haggis settlement",
    "haggis end",
    "haggis look back",
    "review",
    "figures",
    "catalogue",
    "problems",
    "problem of haggis",
    "daily, results",
    "link of a deal",
    "phones missing",
    "table to join",
)
MANNERS = (("en", "light"), ("en", "dark"), ("ja", "light"))
CATEGORIES = ("accessibility", "best-practices")


class ProfileBrowser:
    """A browser with a single profile on disk, which another program can reach by its port."""

    def __init__(self, playwright: Playwright, folder: str, port: int) -> None:
        self.browser_type = playwright.chromium
        self._folder = folder
        self._port = port

    def new_context(self, **options: Any) -> BrowserContext:
        """Opens the profile and returns it."""
        args = ["--no-sandbox", f"--remote-debugging-port={self._port}"]
        return self.browser_type.launch_persistent_context(
            self._folder, executable_path=find_browser(), args=args, **options
        )


def installed() -> Path:
    """Returns the path of Lighthouse, installed by the lock."""
    stamp = HOME / "node_modules" / ".talon-lock"
    lock = digest((LOCKED / "package-lock.json").read_bytes())
    if not stamp.exists() or stamp.read_text() != lock:
        shutil.copytree(LOCKED, HOME, dirs_exist_ok=True)
        shutil.copy(WEB / ".npmrc", HOME)
        run(node(), npm(), "ci", what="`npm ci` for Lighthouse", cwd=HOME)
        stamp.write_text(lock)
    return HOME / "node_modules" / "lighthouse" / "cli" / "index.js"


def report(url: str, port: int) -> dict[str, Any]:
    """Returns Lighthouse's report on an address."""
    options = [f"--port={port}", "--disable-storage-reset", "--throttling-method=provided", "--quiet"]
    options += [f"--only-categories={','.join(CATEGORIES)}", "--output=json"]
    said: dict[str, Any] = json.loads(run(node(), installed(), url, *options, what="Lighthouse"))
    return said


def short(said: dict[str, Any]) -> dict[str, list[str]]:
    """Returns the failed audits of each category that scores below 100."""
    found = {}
    for name in CATEGORIES:
        category = said["categories"][name]
        if category["score"] != 1:
            audits = [said["audits"][one["id"]] for one in category["auditRefs"] if one["weight"]]
            found[name] = [audit["id"] for audit in audits if audit["score"] not in (None, 1)]
    return found


def free_port() -> int:
    """Returns a port that is not in use."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def address(profile: Profile, place: str, language: str, theme: str) -> str:
    """Draws a situation, and returns the address under which it can be opened anew."""
    profile.habits.update(language=language, theme=theme)
    page = drawn(profile, next(one for one in SITUATIONS if one.name == place))
    url = page.url
    for tab in profile.tabs():
        tab.close()
    return url


def main() -> int:
    """Audits the requested screens; returns the exit status."""
    parser = argparse.ArgumentParser(description="Runs Lighthouse on the screens that players meet.")
    parser.add_argument("--only", default="", metavar="PART", help="screens with this in their name")
    places = [place for place in PLACES if parser.parse_args().only in place]
    build.build()
    installed()
    server = SiteServer(build.DIST).start()
    port, few = free_port(), 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(prefix="talon-lighthouse-") as folder:
        visit = Visit(cast("Browser", ProfileBrowser(playwright, folder, port)), server.url)
        profile = Profile(visit, touch=True)
        for language, theme in MANNERS:
            for place in places:
                said = report(address(profile, place, language, theme), port)
                less = short(said)
                few += bool(less)
                scores = ", ".join(f"{name} {said['categories'][name]['score'] * 100:.0f}" for name in CATEGORIES)
                print(f"{said['lighthouseVersion']} {language} {theme} {place}: {scores} {less or ''}", flush=True)
        visit.close()
    server.stop()
    print(f"{few} of {len(MANNERS) * len(places)} screens have less than 100")
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main())
