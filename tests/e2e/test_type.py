"""The typefaces in a browser: they are used, even offline, and nothing on the page moves when they arrive late."""

import re
from operator import sub
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.e2e.visit import PHONE, Visit, ask
from web.make.server import SiteServer

FONTS = re.compile(r"/fonts/.*\.woff2$")
READY = """() => {
  const ours = [...document.fonts].filter(({ family }) => family.replaceAll('"', "").startsWith("Talon"));
  return ours.filter(({ status }) => status === "loaded").length;
}"""
SHIFTS = """new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) globalThis.shifted = (globalThis.shifted ?? 0) + value;
}).observe({ type: "layout-shift", buffered: true });"""
PLACES = """() => [...document.querySelectorAll("#app *")].filter((one) => one.getClientRects().length)
  .map((one) => one.getBoundingClientRect()).filter(({ y }) => y < innerHeight)
  .map(({ y, bottom }) => [y, Math.min(bottom, innerHeight)])"""
NEAR_PX = 2
BARELY = 0.01  # Chromium calls a shift good up to 0.1


def loaded(page: Page) -> None:
    page.wait_for_function(f"({READY})() >= 2")


def test_the_page_is_set_in_them_without_a_network_too(visit: Visit, host: SiteServer) -> None:
    page = visit.open()
    loaded(page)
    ask(page, "hello")
    visit.kept(page)
    host_before = len(host.sent)
    visit.context.set_offline(offline=True)
    page = visit.open()
    loaded(page)
    page.evaluate("document.querySelector('h1').textContent = 'Handrömi ő'")
    page.wait_for_function(f"({READY})() >= 3")
    assert not [sent for sent in host.sent[host_before:] if FONTS.search(sent.path)]


@pytest.mark.parametrize("path", ["", "#settings"])
def test_nothing_moves_when_they_come_late(browser: Browser, host: SiteServer, path: str) -> None:
    visit = Visit(browser, host.url, **{**PHONE, "service_workers": "block"}, reduced_motion="reduce")
    page = visit.context.new_page()
    waiting: list[Route] = []
    visit.context.route(FONTS, lambda route: waiting.append(route))  # noqa: PLW0108 - Playwright marks it
    page.add_init_script(SHIFTS)
    page.goto(host.url + path, wait_until="commit")
    visit.usable(page)
    if path:
        page.wait_for_selector("#settings-data p")  # whose code comes late, too
    page.wait_for_timeout(300)
    assert waiting
    before, shifted = places(page)
    for route in waiting:
        route.continue_()
    loaded(page)
    page.wait_for_timeout(300)
    after, shifted_after = places(page)
    visit.close()
    assert shifted_after - shifted < BARELY
    # Below the fold a paragraph may break differently; nothing in sight has moved.
    moved = [pair for pair in zip(before, after, strict=True) if max(map(abs, map(sub, *pair))) > NEAR_PX]
    assert moved == []


def places(page: Page) -> tuple[Any, float]:
    """Returns the vertical extents of everything in the window, and the layout shift so far."""
    return page.evaluate(PLACES), page.evaluate("globalThis.shifted ?? 0")
