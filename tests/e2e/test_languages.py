"""A further language: chosen by the browser, fetched by whoever speaks it alone, there without a network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import build
from tests.e2e.visit import Visit
from web.make.pseudo import PSEUDO, pseudo
from web.make.server import SiteServer

# Words in the page that are seen and hold a plain letter; a single one may stand for a card.
PLAIN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    const shown = around.checkVisibility() && !around.closest("script, style, svg");
    if (shown && /[A-Za-z]{2}/.test(node.textContent)) found.push(node.textContent.trim());
  }
  return found;
}"""
NAMES = ("English", "0.")  # of languages, each in its own, and of this version
FILES = re.compile(rf"/languages/|/games/\w+/{PSEUDO}-")


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """Serves a site with one language more than English."""
    folder = tmp_path_factory.mktemp("spoken")
    build.build(folder, pseudo=True)
    server = SiteServer(folder, max_age=600).start()
    yield server
    server.stop()


def accented(text: str) -> str:
    """Returns a text in the pseudo-language."""
    return pseudo(f"a = {text}".encode()).decode().strip().removeprefix("a = ")


def test_a_further_language_comes_for_those_who_speak_it_and_stays(browser: Browser, spoken: SiteServer) -> None:
    english = Visit(browser, spoken.url, locale="en-GB")
    page = english.open()
    expect(page.get_by_role("heading", name="Talon")).to_be_visible()
    page = english.kept(page)
    assert [sent.path for sent in spoken.sent if FILES.search(sent.path)] == []
    # A language that is chosen is spoken at once.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="English (Pseudo-Accents)").check(force=True)
    expect(page.get_by_role("heading", name=accented("Settings"), exact=True)).to_be_visible()
    assert english.problems == []
    english.close()


def test_a_browser_of_that_language_needs_no_choice_nor_network(browser: Browser, spoken: SiteServer) -> None:
    visit = Visit(browser, spoken.url, locale=PSEUDO)
    page = visit.kept(visit.open())
    assert page.locator("html").get_attribute("lang") == PSEUDO
    assert visit.problems == []
    visit.context.set_offline(True)
    page.reload()
    visit.usable(page)
    for route, known in (("settings", NAMES), ("saved", ()), ("rules/haggis", ()), ("newgame/boast", ())):
        page.goto(f"{spoken.url}#{route}")
        expect(page.locator("#top h1")).not_to_have_text(accented("Talon"))
        left = [text for text in page.evaluate(PLAIN) if not text.startswith(known)]
        assert left == [], f"{route} speaks English: {left}"
    visit.close()
