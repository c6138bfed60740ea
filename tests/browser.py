"""Finds a Chromium to test with, or gets one: Playwright's own, the system's, a download, Debian's package.

Where both are installed the headless shell wins, as in Playwright itself: with each window the full browser
loads an address bar of its own, which takes half a second of one core from the page being tested or timed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

__all__ = ["find_browser"]

_ASK = (
    "from playwright.sync_api import sync_playwright as start\nwith start() as it: print(it.chromium.executable_path)"
)
_WAIT_S = 240  # for a download or an installation
_SHELL = "chromium-headless-shell"
_NAMES = (_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


class NoBrowserError(Exception):
    """No Chromium was found; the message lists what was tried."""


@cache
def find_browser() -> str:
    """Returns the path of a Chromium that starts; raises NoBrowserError where none can be found or installed."""
    for candidates in (_playwrights_own, _systems, _downloaded, _packaged):
        for path in candidates():
            if _starts(path):
                return path
    raise NoBrowserError(
        "no Chromium: none of Playwright's or the system's starts, and neither `playwright install chromium` nor "
        "`apt-get install chromium-headless-shell` brought one. Install Chromium or Chrome by hand and run the tests "
        "again."
    )


def _playwrights_own() -> Iterator[str]:
    # In a separate process: Playwright starts only once per thread, and the caller may have started it.
    asked = subprocess.run([sys.executable, "-c", _ASK], capture_output=True, text=True, check=False)
    whole = Path(asked.stdout.strip())  # .../chromium-<build>/<system>/chrome
    folder = whole.parent.parent
    build = folder.name.removeprefix("chromium-")
    yield from map(str, folder.parent.glob(f"chromium_headless_shell-{build}/*/*headless?shell*"))
    yield str(whole)


def _systems() -> Iterator[str]:
    yield from filter(None, map(shutil.which, _NAMES))


def _downloaded() -> Iterator[str]:
    root = [] if os.name == "nt" or os.geteuid() else ["--with-deps"]
    if _quiet(sys.executable, "-m", "playwright", "install", *root, "--only-shell", "chromium"):
        yield from _playwrights_own()


def _packaged() -> Iterator[str]:
    if shutil.which("apt-get") and not os.geteuid():
        _quiet("apt-get", "update")
        for package in (_SHELL, "chromium"):
            if _quiet("apt-get", "install", "--yes", "--no-install-recommends", package):
                yield from _systems()


def _starts(path: str) -> bool:
    return bool(path) and Path(path).exists() and _quiet(path, "--version")


def _quiet(*command: str) -> bool:
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=_WAIT_S)
    except subprocess.TimeoutExpired:  # a download that never answers
        return False
    return done.returncode == 0
