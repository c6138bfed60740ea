"""Draws every situation, in each theme and size, into sheets to be looked at.

    uv run python -m tests.look.gallery [FOLDER] [--theme dark] [--size 390x844] [--text 130] [--only boast]

Builds what is missing and writes one picture of all situations for each theme and size. `--theme`, `--size` and
`--only` (a part of a situation's name) may be given several times; without them all are drawn, which takes a while.
`--text` is the size of the text as in the settings, 100 unless given.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # where the page's own package `app` is

from app.settings import SETTINGS
from tests.browser import find_browser
from tests.e2e.profile import QUICK, Profile
from tests.e2e.visit import Visit
from tests.look.situations import SITUATIONS
from tests.look.tables import Situation
from tests.look.themes import THEMES
from web.make.server import SiteServer

__all__: list[str] = []

SIZES = ("360x640", "390x664", "390x844", "844x390", "1280x800", "1920x1080")
TEXTS = tuple(size for name, _, choices in SETTINGS if name == "text" for size in choices)
WIDE = 1000  # CSS pixels from which a mouse is likelier than a finger
ACROSS = 2400  # least width of a sheet in pixels
CALM_MS = 300


def draw(
    browser: Browser, url: str, situations: Sequence[Situation], size: str, theme: str, *, text: str
) -> dict[str, bytes]:
    """Returns a picture of each situation."""
    width, height = map(int, size.split("x"))
    touch = width < WIDE
    visit = Visit(
        browser,
        url,
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=1,
        reduced_motion="reduce",
    )
    profile = Profile(visit, touch=touch)
    profile.habits["theme"] = theme
    profile.habits["text"] = text
    pictures = {}
    for situation in situations:
        profile.sweep()
        profile.put("talon.theme", theme)
        profile.settings(**QUICK)
        page = situation.draw(profile)
        page.wait_for_timeout(CALM_MS)
        pictures[situation.name] = page.screenshot()
        print(f"{size} {theme}: {situation.name}", flush=True)
    visit.close()
    return pictures


def sheet(browser: Browser, pictures: dict[str, bytes], size: str) -> bytes:
    """Returns one picture of all pictures, each with its name."""
    width = int(size.split("x", maxsplit=1)[0])
    parts = [
        f'<figure><img width="{width}" src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
        f"<figcaption>{escape(name)}</figcaption></figure>"
        for name, picture in pictures.items()
    ]
    style = (
        "body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; font: 16px sans-serif } figure { margin: 0 }"
    )
    page = browser.new_page(viewport={"width": max(ACROSS, width + 32), "height": 800})
    page.set_content(f"<style>{style}</style>{''.join(parts)}")
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


def main() -> None:
    """Draws the requested sheets."""
    parser = argparse.ArgumentParser(description="Draws every situation into sheets to be looked at.")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--text", default="100", choices=TEXTS, help="percent")
    parser.add_argument("--only", action="append", metavar="PART", help="situations with this in their name")
    options = parser.parse_args()
    folder = options.folder or Path(tempfile.mkdtemp(prefix="talon-gallery-"))
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in SITUATIONS if any(part in one.name for part in options.only or [""])]
    build.build()
    path = find_browser()
    server = SiteServer(build.DIST).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for size in options.size or SIZES:
            for theme in options.theme or THEMES:
                pictures = draw(browser, server.url, chosen, size, theme, text=options.text)
                (folder / f"{size}-{theme}.png").write_bytes(sheet(browser, pictures, size))
        browser.close()
    server.stop()
    print(folder)


if __name__ == "__main__":
    main()
