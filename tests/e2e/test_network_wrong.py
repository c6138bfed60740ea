"""A wrong file with status 200 is never kept, and is reported as what it is; a damaged kept file heals."""

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.faults import FaultyServer
from tests.e2e.table import Table
from tests.e2e.visit import Visit, ask, begin_first
from tests.sampling import daily
from web.make.server import lan_address

ENGINE = (
    "/engine-",
    "interpreter-",
    "worker-",
    "pyodide.asm.wasm",
    "pyodide.asm.mjs",
    "pyodide.mjs",
    "pyodide-lock",
    "python_stdlib",
)
ARCHIVE = "/runtime-"  # holds all that is Pyodide's
ANSWERS = {"404": "newer Talon", "500": "500", "cut": "connection was lost"}
KEPT = ("/engine-", "interpreter-", "worker-", "pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib")
SHARES = (0.001, 0.5, 0.99)  # where in the file
DAMAGE = """async ([name, share]) => {
  const key = (await caches.keys()).find((one) => one.startsWith("talon-files-"));
  const store = await caches.open(key);
  const request = (await store.keys()).find(({ url }) => url.includes(name));
  const kept = await store.match(request);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  bytes[Math.floor(bytes.length * share)] ^= 1;
  await store.put(request, new Response(bytes, { headers: kept.headers }));
}"""


def told(page: Page, text: str) -> None:
    """Waits until the page says why the rules did not load, and offers to try again."""
    expect(page.get_by_role("heading", name="The rules did not load")).to_be_visible()
    expect(page.locator("#error-main")).to_contain_text(text)


@pytest.mark.parametrize("file", daily(ENGINE, 2))
def test_another_page_in_place_of_a_file_is_called_so_and_does_not_stick(
    visiting: Visit, faulty: FaultyServer, file: str
) -> None:
    faulty.fail(ARCHIVE, "404")
    faulty.fail(file, "page")
    page = visiting.open()
    told(page, "logged in to the wifi")
    faulty.heal()
    page.get_by_role("button", name="Try again").click()
    assert ask(page, "hello")["ok"]


@pytest.mark.parametrize("file", ["python_stdlib", "worker-", "pyodide.asm.wasm"])
def test_a_damaged_file_is_asked_for_again_at_once(visiting: Visit, faulty: FaultyServer, file: str) -> None:
    faulty.fail(ARCHIVE, "404")
    faulty.fail(file, "byte", times=1)
    assert ask(visiting.open(), "hello")["ok"]
    assert faulty.asked(file) == 2


@pytest.mark.parametrize("kind", daily(["404", "page", "byte", "cut"], 2))
def test_pyodide_comes_file_by_file_when_the_archive_of_all_is_not_right(
    visiting: Visit, faulty: FaultyServer, kind: str
) -> None:
    faulty.fail(ARCHIVE, kind)
    page = visiting.open()
    assert ask(page, "hello")["ok"]
    assert faulty.asked("/pyodide.asm.wasm") == 1
    visiting.kept(page)
    visiting.context.set_offline(True)
    assert ask(visiting.open(), "hello")["ok"]


def test_a_file_that_stays_damaged_is_called_so(visiting: Visit, faulty: FaultyServer) -> None:
    faulty.fail("engine-", "byte")
    page = visiting.open()
    told(page, "damaged")
    page.reload()
    told(visiting.usable(page), "damaged")
    faulty.heal()
    page.reload()
    assert ask(visiting.usable(page), "hello")["ok"]


@pytest.mark.parametrize(("file", "kind"), daily(list(product(["worker-", "pyodide.mjs"], ANSWERS)), 2))
def test_what_the_host_answers_is_said(visiting: Visit, faulty: FaultyServer, file: str, kind: str) -> None:
    faulty.fail(ARCHIVE, "404")
    faulty.fail(file, kind)
    page = visiting.open()
    told(page, ANSWERS[kind])
    assert page.locator("#error-main details pre").text_content()
    faulty.heal()
    page.get_by_role("button", name="Try again").click()
    assert ask(page, "hello")["ok"]


def test_without_a_secure_context_files_are_checked_too(browser: Browser, dist: Path) -> None:
    server = FaultyServer(dist, host="0.0.0.0").start()  # noqa: S104 - plain http, as on a phone in the same network
    server.fail("engine-", "page", times=2)
    visit = Visit(browser, server.url.replace("localhost", lan_address()))
    try:
        page = visit.open()
        assert page.evaluate("isSecureContext") is False
        told(page, "logged in to the wifi")
        page.get_by_role("button", name="Try again").click()
        assert ask(page, "hello")["ok"]
    finally:
        visit.close()
        server.stop()


@pytest.mark.parametrize(("file", "share"), daily(list(product(KEPT, SHARES)), 3))
def test_a_kept_file_of_the_engine_that_is_damaged_heals_by_itself(visiting: Visit, file: str, share: float) -> None:
    page = visiting.kept(visiting.open())
    ask(page, "hello")
    page.evaluate(DAMAGE, [file, share])
    page.reload()
    begin_first(visiting.usable(page))
    Table(page, touch=True).wait("turn")
