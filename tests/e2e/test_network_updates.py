"""New versions and odd hosts: hanging requests, half an update, stale copies, wrong types, no network."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.faults import FaultyServer, publish
from tests.e2e.visit import WAIT_MS, Visit, ask

VERSION = "JSON.parse(document.getElementById('build')?.textContent ?? '{}').version"  # undefined while it loads
CHECK = "navigator.serviceWorker.getRegistration().then((registration) => { registration.update().catch(() => {}); })"
WAITING = "navigator.serviceWorker.getRegistration().then((registration) => registration.waiting !== null)"
ACCEPT = "import(document.querySelector('script[type=module][src]').src).then((talon) => { talon.updateAccept(); })"
# Loses a kept file, as when a device runs short of room; its request then hangs.
HANG = """async () => {
  const { url } = JSON.parse(document.getElementById("build").textContent).later.sort;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
  window.hanging = fetch(url);
}"""


@pytest.fixture
def copy(dist: Path, tmp_path: Path) -> Iterator[FaultyServer]:
    """Serves a copy of the site that a test may change, from a host on which things go wrong."""
    server = FaultyServer(Path(shutil.copytree(dist, tmp_path / "site")), max_age=0).start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, copy: FaultyServer) -> Iterator[Visit]:
    """Opens a browser profile on the copy."""
    visit = Visit(browser, copy.url)
    yield visit
    visit.close()


def until(page: Page, expression: str) -> None:
    """Waits until a promise resolves to true: `wait_for_function` would count the promise itself as true."""
    for _ in range(WAIT_MS // 100):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise AssertionError(expression)


@pytest.mark.rota("updates")
def test_an_agreed_update_does_not_wait_for_a_request_that_hangs(visit: Visit, copy: FaultyServer) -> None:
    page = visit.kept(visit.open())
    ask(page, "hello")
    other = visit.open()
    ask(other, "hello")
    copy.fail("/sort-", "silent", times=1)
    other.evaluate(f"({HANG})().then(() => {{}})")
    publish(copy.root, page.evaluate(VERSION), "9.9.9")
    page.evaluate(CHECK)
    until(page, WAITING)
    page.evaluate(ACCEPT)
    for tab in (page, other):
        tab.wait_for_function(f"{VERSION} === '9.9.9'")
        assert ask(visit.usable(tab), "hello")["ok"]


@pytest.mark.rota("updates")
def test_an_update_that_hangs_half_way_and_then_no_network(visit: Visit, copy: FaultyServer) -> None:
    page = visit.kept(visit.open())
    ask(page, "hello")
    old = page.evaluate(VERSION)
    copy.fail("/talon-9", "hang")
    publish(copy.root, old, "9.9.9", renamed=True)
    copy.sent.clear()
    page.evaluate(CHECK)
    while not copy.asked("/index.html"):  # the update has begun
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)
    copy.stop()
    for tab in (page, visit.open()):
        tab.reload()
        assert visit.usable(tab).evaluate(VERSION) == old
        assert ask(tab, "hello")["ok"]


@pytest.mark.rota("updates")
def test_an_update_of_which_a_file_is_wrong_is_not_taken(visit: Visit, copy: FaultyServer) -> None:
    page = visit.kept(visit.open())
    ask(page, "hello")
    old = page.evaluate(VERSION)
    copy.fail("/talon-9", "page")
    publish(copy.root, old, "9.9.9", renamed=True)
    page.evaluate(CHECK)
    while copy.asked("/talon-9") < 2:  # again, past the browser's own cache
        page.wait_for_timeout(50)
    until(page, "navigator.serviceWorker.getRegistration().then((found) => found.installing === null)")
    assert not page.evaluate(WAITING)
    copy.heal()
    page.evaluate(CHECK)
    until(page, WAITING)


@pytest.mark.rota("updates")
def test_a_page_that_is_kept_wrong_heals(visit: Visit, copy: FaultyServer) -> None:
    page = visit.kept(visit.open())
    ask(page, "hello")
    page.evaluate(
        """async () => {
          for (const name of await caches.keys()) {
            const store = await caches.open(name);
            for (const request of await store.keys()) {
              if (request.url.includes("index.html")) await store.put(request, new Response("<h1>Wifi</h1>", {
                headers: { "Content-Type": "text/html" } }));
            }
          }
        }"""
    )
    copy.sent.clear()
    page.reload()
    expect(page.get_by_role("heading", name="Wifi")).to_be_visible()
    while not copy.asked("/index.html"):
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)
    page.reload()
    assert ask(visit.usable(page), "hello")["ok"]


@pytest.mark.rota("updates")
@pytest.mark.parametrize("ahead", [False, True])
def test_a_host_that_has_an_old_page_or_half_of_a_new_version(visit: Visit, copy: FaultyServer, ahead: bool) -> None:
    script = next(copy.root.glob("talon-*.js"))
    away = script.with_suffix(".away")
    if ahead:  # the new version's page is there, but its script is not yet
        publish(copy.root, "0.1.0", "9.9.9", renamed=True)
        script = copy.root / "talon-9.9.9.js"
    script.rename(away)
    page = visit.context.new_page()
    page.goto(visit.url)
    expect(page.get_by_role("alert")).to_contain_text("Talon could not start")
    away.rename(script)
    if not ahead:
        publish(copy.root, "0.1.0", "9.9.9", renamed=True)
    page.get_by_role("button", name="Reload").click()
    assert ask(visit.usable(page), "hello")["ok"]


@pytest.mark.parametrize(
    ("files", "kind"),
    [(".", "plain"), (r"\.(wasm|xz|zip|py|tgz|json|svg)$", "mime"), (r"\.mjs$", "mime")],
)
def test_a_host_that_does_not_compress_or_knows_no_types(
    visit: Visit, copy: FaultyServer, files: str, kind: str
) -> None:
    copy.fail(files, kind)
    page = visit.kept(visit.open())
    assert ask(page, "hello")["ok"]


def test_a_host_that_calls_scripts_text_is_told(visit: Visit, copy: FaultyServer) -> None:
    copy.fail(r"\.m?js$", "mime")
    page = visit.context.new_page()
    page.goto(visit.url)
    expect(page.get_by_role("alert")).to_contain_text("Talon could not start")


@pytest.mark.parametrize(("file", "without"), [("runtime-", ""), (r"pyodide\.asm\.mjs", r"sw\.js")])
def test_without_a_network_the_rules_load_as_soon_as_there_is_one(
    visit: Visit, copy: FaultyServer, file: str, without: str
) -> None:
    # It goes while they are fetched, or while they start and nothing that is kept can be asked for the rest.
    copy.fail(file, "hang")
    if without:
        copy.fail(without, "404")
    page = visit.open()
    assert copy.hanging.wait(WAIT_MS / 1000)
    visit.context.set_offline(True)
    expect(page.locator("#error-main")).to_contain_text("There is no network")
    copy.heal()
    visit.context.set_offline(False)
    assert ask(page, "hello")["ok"]
    expect(page.get_by_role("heading", name="The rules did not load")).to_have_count(0)
