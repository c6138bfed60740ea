"""The built site starts: online and offline, at any address, with an honest count of bytes, despite failures."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.faults import publish, replace_file
from tests.e2e.visit import Visit, ask
from web.make.report import FONTS, LIMITS, TABLE
from web.make.server import SiteServer

pytestmark = pytest.mark.core

# A page that asks the engine meanwhile finds none and starts one itself. Home deals ahead; the settings ask nothing.
QUIET = "#settings"
BYTES = """() => new Promise(async (done) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const seen = [];
  talon.engineStart((kind, text, count, total) => {
    if (kind === "bytes") seen.push([count, total]);
    if (kind === "ready" || kind === "failed") done({ kind, text, seen });
  });
})"""
VERSION = "JSON.parse(document.getElementById('build')?.textContent ?? '{}').version"  # undefined while it loads
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 20));
  return registration.waiting !== null;
}"""
OTHER = """sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
const real = fetch;
const other = () => Promise.resolve(new Response("<script id='build'>{}</script>"));
window.fetch = (url, ...how) => (String(url).endsWith("index.html") ? other() : real(url, ...how));"""
REQUESTS = 23  # of a first visit, until the engine answers and all that it needs is kept
BUSY_MS = 3_000  # an update takes over in a fraction of that
LOSE = """async (name) => {
  const store = await caches.open((await caches.keys()).find((one) => one.startsWith("talon-files-")));
  await store.delete((await store.keys()).find(({ url }) => url.includes(name)));
}"""
HAS = """async (name) => {
  const store = await caches.open((await caches.keys()).find((one) => one.startsWith("talon-files-")));
  return (await store.keys()).some(({ url }) => url.includes(name));
}"""
ACCEPT = "import(document.querySelector('script[type=module][src]').src).then((talon) => { talon.updateAccept(); })"


type Enter = Callable[..., Visit]


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    """Opens browser profiles on any site; the test itself checks what goes wrong there."""
    visits: list[Visit] = []

    def enter(host: SiteServer, **options: Any) -> Visit:
        visits.append(Visit(browser, host.url, **options))
        return visits[-1]

    yield enter
    for visit in visits:
        visit.close()


@pytest.fixture
def copy(dist: Path, tmp_path: Path) -> Iterator[SiteServer]:
    """Serves a copy of the site that a test may change or switch off."""
    server = SiteServer(copytree(dist, tmp_path / "site"), prefix="/some/where/", max_age=600).start()
    yield server
    server.stop()


def test_the_front_end_comes_first_and_the_engine_answers(visit: Visit) -> None:
    page = visit.open()
    expect(page.get_by_role("heading", name="Talon")).to_be_visible()
    assert ask(page, "hello")["ok"]["protocol"] == 1


def test_drawings_are_styled_only_where_they_are_used(visit: Visit) -> None:
    page = visit.open()
    assert not page.locator(".sprite").evaluate("(sprite) => sprite.checkVisibility()")
    assert page.locator("#top .logo use").evaluate("(use) => use.getBoundingClientRect().width") > 0


def test_first_visit_sends_each_file_once_and_stays_small(enter: Enter, copy: SiteServer) -> None:
    visit = enter(copy)
    page = visit.open()
    ask(page, "hello")
    visit.kept(page)
    times = Counter(sent.path for sent in copy.sent)
    twice = {path for path, count in times.items() if count > 1}
    assert {Path(path).name for path in twice} <= {
        "where",
        "index.html",
        "icon-32.png",
        "manifest.webmanifest",
    }  # not hashed
    later = json.loads(page.locator("#build").text_content() or "")["later"]
    names = {Path(file["url"]).name for file in later.values()}
    assert names & {Path(sent.path).name for sent in copy.sent}
    assert sum("/runtime-" in path for path in times) == 1
    assert not [path for path in times if "/pyodide-" in path]
    needed = [sent for sent in copy.sent if Path(sent.path).name not in names]
    assert sum(sent.size for sent in needed) <= LIMITS[TABLE] + LIMITS[FONTS]
    assert len(needed) <= REQUESTS, sorted(sent.path for sent in needed)


def test_second_visit_asks_only_for_a_new_version(enter: Enter, copy: SiteServer) -> None:
    visit = enter(copy)
    ask(visit.kept(visit.open()), "hello")
    copy.sent.clear()
    ask(visit.open(), "hello")
    assert {Path(sent.path).name for sent in copy.sent} <= {"sw.js"}


def test_progress_counts_to_the_bytes_that_were_announced(enter: Enter, copy: SiteServer) -> None:
    visit = enter(copy, service_workers="block")
    page = visit.open(QUIET)
    ask(page, "hello")
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    told = page.evaluate(BYTES)
    counts, totals = zip(*told["seen"], strict=True)
    assert told["kind"] == "ready"
    assert list(counts) == sorted(counts)
    assert (counts[0], counts[-1], set(totals)) == (0, totals[0], {totals[0]})
    big = {sent.path: sent.size for sent in copy.sent if re.search("/(runtime|engine)-", sent.path) and sent.size}
    assert sum(big.values()) == pytest.approx(totals[0], rel=0.001)


def test_where_nothing_has_to_be_fetched_nothing_is_counted(visit: Visit) -> None:
    page = visit.open(QUIET)
    ask(page, "hello")
    told = page.evaluate(BYTES)
    assert (told["kind"], told["seen"]) == ("ready", [])


def test_offline_after_the_first_visit_at_any_path(enter: Enter, copy: SiteServer) -> None:
    visit = enter(copy)
    page = visit.kept(visit.open())
    ask(page, "hello")
    assert {sent.status for sent in copy.sent} <= {200, 304}
    copy.stop()
    page.reload()
    assert ask(visit.usable(page), "hello")["ok"]
    fresh = visit.open()
    assert ask(fresh, "hello")["ok"]
    assert visit.problems == []


@pytest.mark.parametrize("file", ["app-", "micropython.wasm", "index.html"])
def test_a_file_that_the_store_has_lost_is_fetched_again(enter: Enter, copy: SiteServer, file: str) -> None:
    visit = enter(copy)
    page = visit.kept(visit.open())
    page.evaluate(LOSE, file)
    visit.usable(visit.open())
    page.wait_for_function(HAS, arg=file)
    copy.stop()
    assert ask(visit.open(), "hello")["ok"]
    assert visit.problems == []


def test_without_a_service_worker_it_plays_all_the_same(enter: Enter, host: SiteServer) -> None:
    visit = enter(host, service_workers="block")
    assert ask(visit.open(), "hello")["ok"]
    assert visit.problems == []


@pytest.mark.rota("updates")
def test_an_update_waits_until_the_player_agrees(enter: Enter, copy: SiteServer) -> None:
    visit = enter(copy)
    page = visit.kept(visit.open())
    ask(page, "hello")
    other = visit.kept(visit.open())
    old = page.evaluate(VERSION)
    publish(copy.root, old, "9.9.9")
    copy.sent.clear()
    assert page.evaluate(UPDATE)
    assert {Path(sent.path).name for sent in copy.sent} == {"sw.js", "index.html"}  # only what changed
    page.reload()
    assert visit.usable(page).evaluate(VERSION) == old
    page.evaluate(ACCEPT)
    for tab in (page, other):
        tab.wait_for_function(f"{VERSION} === '9.9.9'")
        assert ask(visit.usable(tab), "hello")["ok"]
    assert visit.problems == []


@pytest.mark.rota("updates")
def test_an_update_brings_the_language_that_was_kept_and_no_other(enter: Enter, copy: SiteServer) -> None:
    visit = enter(copy, locale="de-DE")
    page = visit.kept(visit.open())
    ask(page, "hello")
    for language in ("de", "hu"):
        publish(copy.root, page.evaluate(VERSION), "9.9.9", language=language)
    copy.sent.clear()
    assert page.evaluate(UPDATE)
    files = sorted(Path(sent.path).name for sent in copy.sent)
    german = [file.name for file in copy.root.rglob("*") if file.match("de-*.tgz") or file.match("manifest.de.*")]
    assert files == sorted(["sw.js", "index.html", *german])


@pytest.mark.rota("updates")
@pytest.mark.parametrize("gone", [False, True])
def test_a_page_that_is_overtaken_by_an_update_loads_anew(enter: Enter, copy: SiteServer, gone: bool) -> None:
    # The page comes from the old version; the new one takes over before its scripts run, so none of them hears it.
    visit = enter(copy)
    page = visit.kept(visit.open())
    ask(page, "hello")
    old = page.evaluate(VERSION)
    publish(copy.root, old, "9.9.9", renamed=gone)
    assert page.evaluate(UPDATE)
    late = visit.context.new_page()
    late.add_init_script(f"const end = Date.now() + {BUSY_MS}; while (!sessionStorage.late && Date.now() < end);")
    late.add_init_script("sessionStorage.late = 1")
    late.goto(visit.url, wait_until="commit")
    page.evaluate(ACCEPT)
    for tab in (page, late):
        tab.wait_for_function(f"{VERSION} === '9.9.9'")
        assert ask(visit.usable(tab), "hello")["ok"]


@pytest.mark.rota("updates")
def test_a_page_that_stays_behind_loads_anew_only_once(enter: Enter, copy: SiteServer) -> None:
    # Whatever keeps serving the old page, the player can play on it.
    visit = enter(copy)
    visit.kept(visit.open())
    visit.context.add_init_script(OTHER)
    page = visit.open()
    page.wait_for_function("sessionStorage.loads === '2'")
    assert ask(visit.usable(page), "hello")["ok"]
    assert page.evaluate("sessionStorage.loads") == "2"


@pytest.mark.rota("updates")
def test_half_an_update_harms_nothing(enter: Enter, copy: SiteServer) -> None:
    visit = enter(copy)
    page = visit.kept(visit.open())
    ask(page, "hello")
    old = page.evaluate(VERSION)
    publish(copy.root, old, "9.9.9")
    worker = copy.root / "sw.js"
    worker.write_text(
        worker.read_text().replace('{"url": "', '{"url": "not-there.js", "revision": null}, {"url": "', 1)
    )
    assert not page.evaluate(UPDATE)
    copy.stop()
    page.reload()
    assert visit.usable(page).evaluate(VERSION) == old
    assert ask(page, "hello")["ok"]


@pytest.mark.parametrize(
    "file", [re.compile("/runtime-|/pyodide.asm.wasm"), re.compile("/unxz-|/pyodide-"), re.compile("/engine-")]
)
def test_an_engine_that_does_not_come_is_told_and_tried_again(
    enter: Enter, host: SiteServer, file: re.Pattern[str]
) -> None:
    visit = enter(host, service_workers="block")
    visit.context.route(file, lambda route: route.abort())
    page = visit.open()
    expect(page.locator("#main pre")).to_contain_text("Failed to fetch")
    visit.context.unroute(file)
    page.locator("[data-act=retry]").click()
    assert ask(page, "hello")["ok"]


def test_an_engine_that_breaks_is_told_in_its_own_words(enter: Enter, copy: SiteServer) -> None:
    broken = '    raise RuntimeError("no")\n    packed ='
    replace_file(copy.root, "worker-*.py", lambda text: text.replace("    packed =", broken))
    visit = enter(copy, service_workers="block")
    page = visit.open()
    expect(page.locator("#main pre")).to_contain_text("RuntimeError")


@pytest.mark.parametrize("file", ["**/micropython.wasm", "**/app-*.tgz", "**/talon-*.js", "**/core.js"])
def test_a_front_end_that_does_not_come_up_is_told(enter: Enter, host: SiteServer, file: str) -> None:
    visit = enter(host)
    visit.context.route(file, lambda route: route.abort())
    page = visit.context.new_page()
    page.goto(visit.url)
    expect(page.get_by_role("alert")).to_contain_text("Talon could not start")
    assert page.locator("#trouble pre").inner_text()
    visit.context.unroute(file)
    page.get_by_role("button", name="Reload").click()
    visit.usable(page)
    expect(page.locator("#trouble")).to_have_count(0)


def test_the_reason_is_not_written_over_when_nothing_came_up(enter: Enter, host: SiteServer) -> None:
    visit = enter(host)
    visit.context.add_init_script("const real = setTimeout; window.setTimeout = (call, ms) => real(call, ms / 20);")
    visit.context.route("**/core.js", lambda route: route.abort())
    page = visit.context.new_page()
    page.goto(visit.url)
    expect(page.locator("#trouble pre")).to_contain_text("nothing came up in 30 seconds")
    expect(page.locator("#trouble pre")).to_contain_text("could not load")


def test_a_running_engine_is_replaced_by_a_fresh_one(visit: Visit) -> None:
    page = visit.open(QUIET)
    ask(page, "hello")
    first = named(page)
    assert page.evaluate(BYTES)["kind"] == "ready"
    assert named(page) != first
    assert ask(page, "hello")["ok"]


def named(page: Page) -> list[str]:
    """Returns the names of the page's workers."""
    scripts = page.locator("script[worker]").all()
    return [script.get_attribute("name") or "" for script in scripts]
