"""When the engine does not start, hangs or dies: advice in words, the matches untouched, and play goes on."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.core.match import Match
from tests.e2e.matches import bot_move, find, may_pass, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table
from tests.e2e.visit import Visit
from web.make.server import SiteServer

# Keeps track of every worker that the page starts.
_WORKERS = """
const real = Worker;
window.workers = [];
window.Worker = class extends real {
  constructor(...all) {
    super(...all);
    workers.push(this);
  }
};"""
_PYODIDE = re.compile("/runtime-|/pyodide-")
_REPLACED_MS = 60_000  # the client waits 15 s for an answer, then starts a new engine


def open_table(profile: Profile, match: Match, **settings: str) -> Table:
    """Opens the table of a match in a page that keeps track of its workers."""
    profile.lay(match)
    profile.settings(**{**QUICK, **settings})
    return profile.at(profile.open("#table/m1", script=_WORKERS))


def kill(page: Page) -> None:
    """Ends the engine's worker as a phone short of memory does: without telling anybody."""
    page.evaluate("workers.at(-1).terminate()")


@pytest.mark.rota("dying engines")
def test_a_worker_that_dies_is_replaced_and_the_move_is_made_once(profile: Profile) -> None:
    # The move gets no answer; a new engine is started and asked again, and the match goes on as before.
    match = find(seats_of("hb"), may_pass)
    table = open_table(profile, match)
    table.wait("turn")
    kill(table.page)
    table.press("Pass")
    assert table.page.locator(".is-queued").inner_text() == "Pass"
    table.page.wait_for_selector(".is-queued", state="detached", timeout=_REPLACED_MS)
    assert table.page.evaluate("workers.length") >= 2  # on a busy machine a slow one may be taken for dead
    table.wait("turn", "deal over")
    assert profile.record().startswith(match.text + "0:pass\n1:")
    assert profile.record().count("0:pass\n") == match.text.count("0:pass\n") + 1


@pytest.mark.rota("dying engines")
def test_a_worker_that_dies_while_a_bot_thinks(profile: Profile) -> None:
    # The bot's answer never comes; a new engine thinks again, and the turn comes round.
    match = find(seats_of("hb"), may_pass)
    table = open_table(profile, match, pace="slow")
    table.wait("turn")
    table.page.evaluate(
        """() => {
          const look = () => document.querySelector("#t-bar .waiting:not(:empty)") && workers.at(-1).terminate();
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    table.press("Pass")
    table.page.wait_for_function("workers.length > 1", timeout=_REPLACED_MS)
    assert profile.record() == match.text + "0:pass\n"


def test_an_engine_that_does_not_start_loses_nothing(browser: Browser, host: SiteServer, profile: Profile) -> None:
    # There is advice, the error word for word, and a way to try again, which leads back to the same table.
    match = find(seats_of("hb"), may_pass)
    profile.lay(match)
    visit = Visit(browser, host.url, service_workers="block")
    visit.context.route(_PYODIDE, lambda route: route.abort())
    page = visit.open()
    page.evaluate("(stored) => Object.assign(localStorage, stored)", profile.stored())
    page.goto("about:blank")  # a changed fragment alone would stay with this page, which is about to fail itself
    page.goto(f"{host.url}#table/m1")
    expect(page.get_by_role("heading", name="The rules did not load")).to_be_visible()
    expect(page.get_by_text("Check the connection and try again")).to_be_visible()
    page.locator("summary").click()
    expect(page.locator("pre")).to_contain_text("Failed to fetch")
    visit.context.unroute(_PYODIDE)
    page.get_by_role("button", name="Try again").click()
    table = Table(page, touch=True)
    table.wait("turn")
    assert bot_move(match)[0] == 0
    assert page.evaluate("localStorage['talon.match.m1.0']").endswith(match.text)
    visit.close()
