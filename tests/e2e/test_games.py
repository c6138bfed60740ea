"""A game's own file: fetched when it is wanted, reported if it does not come, fetched again if damaged."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.faults import FaultyServer
from tests.e2e.visit import Visit
from web.make.server import SiteServer

pytestmark = pytest.mark.core

GAME = "/games/boast-"
SET_UP = "Set up a Boast or Nothing table"
# Flips a bit of the kept file.
DAMAGE = """async () => {
  const store = await caches.open((await caches.keys()).find((name) => name.startsWith("talon-later-")));
  const request = (await store.keys()).find(({ url }) => url.includes("/games/boast-"));
  const bytes = new Uint8Array(await (await store.match(request)).arrayBuffer());
  bytes[bytes.length >> 1] ^= 1;
  await store.put(request, new Response(bytes));
}"""


def test_no_game_is_fetched_before_the_first_screen(browser: Browser, dist: Path) -> None:
    host = SiteServer(dist, max_age=600).start()
    visit = Visit(browser, host.url)
    visit.context.route(re.compile("/(runtime|pyodide)-"), lambda _: None)  # the engine hangs on its way
    page = visit.open()
    assert not [sent.path for sent in host.sent if "/games/" in sent.path]
    page.get_by_role("button", name=SET_UP).click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    visit.close()
    host.stop()


@pytest.mark.parametrize(("kind", "said"), [("page", "logged in to the wifi"), ("byte", "damaged"), ("500", "500")])
def test_a_game_that_does_not_come_is_told_and_comes_when_asked_again(
    visiting: Visit, faulty: FaultyServer, kind: str, said: str
) -> None:
    faulty.fail(GAME, kind)
    page = visiting.open()
    page.get_by_role("button", name=SET_UP).click()
    told = page.locator("#new-wait")
    expect(told).to_contain_text("Boast or Nothing is not on this device yet.")
    expect(told).to_contain_text(said)
    faulty.heal()
    told.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    assert "⟨" not in page.inner_text("body")


def test_a_game_that_is_kept_wrong_is_fetched_anew(visiting: Visit) -> None:
    page = visiting.kept(visiting.open())
    page.evaluate(DAMAGE)
    page.reload()
    visiting.usable(page).get_by_role("button", name=SET_UP).click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    page.get_by_role("button", name="House rules").click()
    assert "⟨" not in page.inner_text("body")
