"""An engine that hangs, is broken for good or runs out of memory: a fresh one takes its place."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.faults import replace_file
from tests.e2e.table import Table
from tests.e2e.visit import Visit, begin_first
from web.make.server import SiteServer

_ASKED = "    return host.ask(text)\n"
_MORTAL = """    if text == "hang":
        while True:
            pass
    if text == "break":
        import os

        os.abort()
    if text == "break later":
        import asyncio
        import os

        asyncio.get_event_loop().call_later(0.01, os.abort)
    if text == "fill":
        from pyodide.code import run_js

        # Full at what it has, instead of at four gigabytes.
        run_js("WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no room'); }")
        for size in (1 << 24, 1 << 20, 1 << 16, 1 << 12, 1 << 9, 1 << 7):
            try:
                while True:
                    hoard.append(bytearray(size))
            except MemoryError:
                pass
"""
TELL = """async (text) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  talon.engineAsk(text, () => {}, () => {});
}"""
RUNNING = "[...document.querySelectorAll('script[worker]')].map((script) => script.getAttribute('name')).join()"
SOON_MS = 9_000  # before anybody has waited long enough to be offered a fresh engine
OFFER_MS = 18_000  # ten seconds after the four that a hint may take, and before the page gives up by itself


@pytest.fixture
def table(browser: Browser, dist: Path, tmp_path: Path) -> Iterator[Table]:
    """Opens a table at its first turn, with an engine that can be told to die."""
    site = copytree(dist, tmp_path / "site")
    replace_file(site, "worker-*.py", lambda text: text.replace(_ASKED, _MORTAL + _ASKED) + "\n\nhoard = []\n")
    server = SiteServer(site).start()
    visit = Visit(browser, server.url, service_workers="block")
    page = visit.open()
    begin_first(page)
    table = Table(page, touch=True)
    table.wait("turn")
    yield table
    visit.close()
    server.stop()


def another(page: Page, first: str, limit: int) -> None:
    """Waits until an engine other than the first runs."""
    page.wait_for_function(f"(first) => {RUNNING} !== first && {RUNNING}", arg=first, timeout=limit)


def plays_on(table: Table, *, asked: bool = False) -> None:
    """Plays what the engine that now runs hints; the one before it may have been `asked` for that."""
    table.wait("turn")
    if asked:
        table.press_move(table.page.locator("#t-bar .is-hinted"))  # the hint covers the button that asks for one
    else:
        table.turn_by_hint()
    table.wait("turn", "deal over")


@pytest.mark.rota("dying engines")
def test_an_engine_that_hangs_can_be_replaced_before_the_page_gives_up(table: Table) -> None:
    page = table.page
    first = page.evaluate(RUNNING)
    page.evaluate(TELL, "hang")
    table.press("Hint")
    expect(page.get_by_text("The rules have not answered for a while")).to_be_visible(timeout=OFFER_MS)
    assert page.evaluate(RUNNING) == first
    table.press("Start them again")
    another(page, first, SOON_MS)
    plays_on(table, asked=True)


@pytest.mark.rota("dying engines")
@pytest.mark.parametrize("how", ["break", "break later"])
def test_an_engine_that_has_broken_is_replaced_though_nobody_waits_for_it(table: Table, how: str) -> None:
    page = table.page
    first = page.evaluate(RUNNING)
    page.evaluate(TELL, how)
    another(page, first, SOON_MS)
    plays_on(table)


@pytest.mark.rota("dying engines")
def test_an_engine_that_is_out_of_memory_is_replaced_at_once(table: Table) -> None:
    page = table.page
    first = page.evaluate(RUNNING)
    page.evaluate(TELL, "fill")
    table.press("Hint")
    another(page, first, SOON_MS)
    plays_on(table, asked=True)
