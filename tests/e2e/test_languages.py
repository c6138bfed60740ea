"""A further language: chosen by the browser, fetched only by those who use it, available without a network."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.core.match import Match
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.test_replay import over
from tests.e2e.visit import Visit
from web.make.languages import BASE, further_languages
from web.make.pseudo import PSEUDO, pseudo
from web.make.server import SiteServer

pytestmark = pytest.mark.core

# Visible words in the page with plain letters; a single letter may stand for a card.
PLAIN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    const shown = around.checkVisibility() && !around.closest("script, style, svg, [lang]:not(html)");
    if (shown && /[A-Za-z]{2}/.test(node.textContent)) found.push(node.textContent.trim());
  }
  return found;
}"""
NAMES = ("English", "0.")  # languages are named in themselves; "0." is for the version
FILES = re.compile(rf"/languages/|/games/\w+/{PSEUDO}-")


def accented(text: str) -> str:
    """Returns a text in the pseudo-language."""
    return pseudo(f"a = {text}".encode()).decode().strip().removeprefix("a = ")


def test_a_further_language_comes_for_those_who_speak_it_and_stays(browser: Browser, spoken: SiteServer) -> None:
    english = Visit(browser, spoken.url, locale="en-GB")
    page = english.open()
    expect(page.get_by_role("heading", name="Talon")).to_be_visible()
    page = english.kept(page)
    assert [sent.path for sent in spoken.sent if FILES.search(sent.path)] == []
    # A language takes effect as soon as it is chosen.
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


# Formats a message as the front end does.
SAY = """async ([code, args]) => {
  const files = performance.getEntriesByType("resource").map((entry) => entry.name);
  return (await import(files.find((name) => /\\/talon-[^/]*\\.js/.test(name)))).fluentFormat(code, args);
}"""

# What a screen shows besides words: cards by their places, the step of a lesson.
SHOWN = """() => [...document.querySelectorAll(".card[data-key], .step-done, [data-step]")].map((one) =>
  `${one.dataset.key} ${one.querySelector("use")?.getAttribute("href")}`)"""
# Where the language is changed: a table, a lesson after its first step, a problem, a moment of a deal.
PLACES = ("table/m1", "lesson/haggis", "problem/haggis/13.45", "replay/m1/1/3")


@pytest.mark.parametrize("place", PLACES)
def test_another_language_is_spoken_at_once_and_leads_back(browser: Browser, spoken: SiteServer, place: str) -> None:
    visit = Visit(browser, spoken.url, locale="en-GB", reduced_motion="reduce")
    profile = Profile(visit, touch=True)
    profile.sweep()
    if place.startswith("replay"):
        profile.lay(over("haggis"))
    else:
        profile.lay(find(seats_of("hbb"), lambda match: alone(match) and match.plies > 6))
    profile.settings(**QUICK)
    page = profile.open(f"#{place}")
    page.locator(".card[data-key]").first.wait_for()
    page.locator("#engine:empty").wait_for(state="attached")
    if place.startswith("lesson"):
        page.get_by_role("button", name="Next", exact=True).click()
        page.get_by_text("Step 2 of").wait_for()
    profile.at(page).settle()
    before = page.evaluate(SHOWN)
    chosen(page, PSEUDO)
    page.locator("[data-act=back]").click()
    page.wait_for_function("(place) => location.hash === place", arg=f"#{place}")
    page.wait_for_function(f"(before) => JSON.stringify(({SHOWN})()) === JSON.stringify(before)", arg=before)
    assert len(before) > 5
    assert page.evaluate(SAY, ["haggis-a-single", '{"rank": "7"}']) == accented("a single") + " 7", "the game's words"
    if place.startswith("lesson"):
        page.get_by_text(accented("Step") + " 2").wait_for()
    page.go_back()
    expect(page.get_by_text(accented("A pocket card room"))).to_be_visible()
    assert visit.problems == []
    visit.close()


def chosen(page: Page, language: str) -> None:
    """Changes the language in the settings, from the screen that is open."""
    page.evaluate("() => { location.hash = '#settings'; }")
    page.locator(f"[data-field=language][value='{language}']").check(force=True)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.locator(f"[data-field=language][value='{language}']:checked").wait_for(state="attached")


def test_each_language_is_named_in_itself(browser: Browser, spoken: SiteServer) -> None:
    visit = Visit(browser, spoken.url, locale="en-GB")
    page = visit.open("#settings")
    names = page.locator("[data-field=language] + span")
    names.first.wait_for()
    assert names.evaluate_all("(all) => all.map((one) => one.lang)") == [BASE, *further_languages(pseudo_too=True)]
    visit.close()


# Counts the browser's number formats: the first takes 25 ms to make, and a deal ends with points below zero.
COUNT = """() => {
  window.formats = 0;
  Intl.NumberFormat = class extends Intl.NumberFormat {
    constructor(...options) {
      super(...options);
      window.formats += 1;
    }
  };
}"""


def test_points_are_written_without_the_number_formats_of_the_browser(visit: Visit) -> None:
    page = visit.open()
    page.evaluate(COUNT)
    for number, formats in ((-10, 0), (999, 0), (1000, 1)):
        assert f"{number:,}" in page.evaluate(SAY, ["field-full", json.dumps({"n": number})])
        assert page.evaluate("window.formats") == formats


def test_the_page_itself_speaks_before_any_file_has_come(browser: Browser, spoken: SiteServer) -> None:
    visit = Visit(browser, spoken.url, locale=PSEUDO)
    page = visit.context.new_page()
    page.route("**/app-*.tgz", lambda route: route.abort())
    page.goto(spoken.url)
    assert page.locator("html").get_attribute("lang") == PSEUDO
    expect(page.locator("#trouble h2")).to_have_text(accented("Talon could not start"))
    expect(page.locator("#trouble button")).to_have_text(accented("Reload"))
    assert page.get_by_text(accented("A pocket card room")).is_visible()
    visit.close()


def test_without_scripts_the_page_speaks_every_language(browser: Browser, spoken: SiteServer) -> None:
    visit = Visit(browser, spoken.url, java_script_enabled=False)
    page = visit.context.new_page()
    page.goto(spoken.url)
    said = (
        page.locator("noscript h2").all_inner_texts()
        or page.locator("body > section.panel[lang] h2").all_inner_texts()
    )
    assert (said[0], said[-1]) == ("Talon needs JavaScript", accented("Talon needs JavaScript"))
    assert len(said) == 1 + len(further_languages(pseudo_too=True))
    visit.close()


def test_names_are_found_and_ordered_as_their_readers_expect(browser: Browser, spoken: SiteServer) -> None:
    visit = Visit(browser, spoken.url)
    page = visit.open()
    script = page.locator("script[type=module][src]").first.get_attribute("src")

    def ask(call: str) -> str:
        return str(
            page.evaluate(f"(script) => import(new URL(script, location)).then((talon) => talon.{call})", script)
        )

    for text, plain in (
        ("Béla", "bela"),
        ("ÉRIC Żółw", "eric zolw"),
        ("ΣΟΦΊΑ", "σοφια"),
        ("Groß", "gross"),
        ("ガク", "ガク"),
    ):
        assert ask(f"folded('{text}')") == ask(f"folded('{plain}')"), text
    assert ask("folded('カク')") != ask("folded('ガク')")
    assert ask("""inOrder('["Zoé", "ágnes", "Béla", "Ödön", "Adél"]')""") == '["Adél","ágnes","Béla","Ödön","Zoé"]'
    visit.close()


def test_cards_have_the_letters_of_the_language_and_records_their_own(browser: Browser, spoken: SiteServer) -> None:
    visit = Visit(browser, spoken.url, locale=PSEUDO, reduced_motion="reduce")
    profile = Profile(visit, touch=True)
    profile.sweep()
    leads = find(seats_of("hb"), lambda match: alone(match) and match.plies > 4 and "J" in moves(match))
    profile.lay(leads)
    profile.settings(**QUICK)
    page = profile.open("#settings")
    letters = accented("J Q K A")
    page.locator("[data-field=letters]").nth(1).check(force=True)
    expect(page.locator("[data-field=letters] + span")).to_have_text(["J Q K A", letters])
    table = profile.at(profile.go(page, "#table/m1"))
    jack = page.locator(".hand button.card.wild").first
    expect(jack.locator(".rank")).to_have_text(letters[0])
    table.hit(jack)
    play = page.locator("#t-bar .btn-primary[data-act=move]")
    expect(play).to_contain_text(letters[0])
    table.hit(play)
    page.wait_for_function("() => document.querySelectorAll('.hand button.card.wild').length === 2")
    assert profile.record().startswith(leads.text + "0:J\n")
    profile.go(page, "#rules/haggis")
    expect(page.locator("#rules-text .card use[href='#wild-J']").first).to_be_attached()
    assert page.evaluate(SAY, ["rules-of", '{"game": "Max J."}']).endswith("Max J."), "a name stays what it is"
    assert visit.problems == []
    visit.close()
    english = Visit(browser, spoken.url, locale="en-GB")
    assert english.open("#settings").locator("[data-field=letters]").count() == 0, (
        "English has the international ones"
    )
    english.close()


def moves(match: Match) -> list[str]:
    """Returns the legal moves of seat 0, as in records."""
    return [match.game.write(move) for move in match.legal(0)]
