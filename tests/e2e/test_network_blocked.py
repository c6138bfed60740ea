"""A browser that keeps nothing for the page: cookies blocked for real by Chromium, and no database."""

import json
import shutil
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests.e2e.faults import replace_file
from tests.e2e.table import Table
from tests.e2e.visit import WAIT_MS, Visit, ask, begin_first
from web.make.server import SiteServer

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BLOCKED = 2
REFUSED = """async () => {
  const refused = [];
  for (const [name, use] of [
    ["localStorage", () => localStorage.length],
    ["indexedDB", () => new Promise((done, fail) => {
      Object.assign(indexedDB.open("x"), { onsuccess: done, onerror: fail });
    })],
    ["caches", () => caches.open("x")],
  ]) try { await use(); } catch { refused.push(name); }
  return refused;
}"""
# Makes the page say at once what it would say after three seconds without a first screen, as on a slow line.
HASTY = """
const real = setTimeout;
window.setTimeout = (call, ms, ...all) => real(call, ms === 3000 ? 0 : ms, ...all);
addEventListener("talon:usable", () => { window.troubled = !document.querySelector("#trouble").hidden; });
"""


def test_with_cookies_blocked_one_plays_and_is_told_that_nothing_is_kept(
    browser_type: BrowserType, host: SiteServer, tmp_path: Path
) -> None:
    # The headless shell has no such setting, so the whole browser is used.
    whole = next(filter(None, map(shutil.which, WHOLE)), None)
    if whole is None:
        pytest.skip("only a headless shell is here, which cannot block cookies")
    (tmp_path / "Default").mkdir()
    settings = {"profile": {"default_content_setting_values": {"cookies": BLOCKED}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings))
    context = browser_type.launch_persistent_context(tmp_path, executable_path=whole, args=["--no-sandbox"])
    try:
        context.set_default_timeout(WAIT_MS)
        problems: list[str] = []
        context.on("weberror", lambda error: problems.append(str(error.error)))
        context.add_init_script(HASTY)
        page = context.pages[0]
        page.goto(host.url)
        assert page.evaluate(REFUSED) == ["localStorage", "indexedDB", "caches"]
        expect(page.get_by_text("This browser saves nothing for this page")).to_be_visible()
        assert page.evaluate("troubled") is False
        assert ask(page, "hello")["ok"]
        begin_first(page)
        table = Table(page, touch=False)
        table.wait("turn")
        table.turn_by_hint()
        table.wait("turn", "deal over")
        assert problems == []
    finally:
        context.close()


def test_without_a_database_one_plays(browser: Browser, dist: Path, tmp_path: Path) -> None:
    gone = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });\n"
    site = copytree(dist, tmp_path / "site")
    replace_file(site, "interpreter-*.js", lambda text: gone + text)
    server = SiteServer(site).start()
    visit = Visit(browser, server.url, service_workers="block")
    visit.context.add_init_script(gone)
    try:
        assert ask(visit.open(), "hello")["ok"]
        # PyScript misses it on the page and goes on.
        assert visit.problems == ["exception: Cannot read properties of undefined (reading 'open')"]
    finally:
        visit.close()
        server.stop()


def test_the_engine_opens_no_database(visit: Visit) -> None:
    page = visit.open()
    assert ask(page, "hello")["ok"]
    names = page.evaluate("indexedDB.databases().then((found) => found.map(({ name }) => name).sort())")
    assert names == ["IDBMap/@pyscript.fs", "talon.journal"]
