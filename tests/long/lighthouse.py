"""Runs Lighthouse's accessibility and best-practice audits on the main screens, in light and dark themes.

    uv run python -m tests.long.lighthouse

Lighthouse itself is installed on the first run, by the lock in `tests/long/npm`, into `.cache`: 176 MB that nothing
else needs. Prints the scores of each screen, and exits with 1 if one is below 100.
"""

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

from tests.browser import find_browser
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.visit import Visit
from web.make.server import SiteServer
from web.make.tools import ROOT, WEB, digest, node, npm, run

__all__ = ["PLACES", "THEMES", "short"]

LOCKED = Path(__file__).with_name("npm")
HOME = ROOT / ".cache" / "lighthouse"
PLACES = {"first screen": "", "table": "#table/m1", "settings": "#settings", "rules": "#rules/haggis"}
THEMES = ("light", "dark")
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


def main() -> int:
    """Audits all screens; returns the exit status."""
    build.build()
    installed()
    server = SiteServer(build.DIST).start()
    port, few = free_port(), 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(prefix="talon-lighthouse-") as folder:
        visit = Visit(cast("Browser", ProfileBrowser(playwright, folder, port)), server.url)
        profile = Profile(visit, touch=True)
        for theme in THEMES:
            for place, path in PLACES.items():
                profile.sweep()
                profile.put("talon.theme", theme)
                profile.settings(**QUICK, theme=theme)
                if place == "table":
                    profile.table(find(seats_of("hbb"), alone), theme=theme).wait("turn")
                said = report(server.url + path, port)
                less = short(said)
                few += bool(less)
                scores = ", ".join(f"{name} {said['categories'][name]['score'] * 100:.0f}" for name in CATEGORIES)
                print(f"{said['lighthouseVersion']} {theme} {place}: {scores} {less or ''}", flush=True)
        visit.close()
    server.stop()
    print(f"{few} of {len(THEMES) * len(PLACES)} screens have less than 100")
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main())
