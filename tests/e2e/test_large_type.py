"""Large letters on a phone: no word is broken or cut, and nobody's facts take more room than their name and cards."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from engine.core.match import Match
from tests.e2e.matches import alone, find, may_bet, seats_of
from tests.e2e.measures import broken, clashes
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table
from tests.e2e.test_dock import unopened
from tests.e2e.visit import Visit, resize
from tests.look.states import WAITING
from tests.sampling import daily
from web.make.languages import BASE, further_languages
from web.make.server import SiteServer

PERCENTS = (100, 115, 130, 150, 160, 200)
PHONES = ((360, 640), (390, 664), (390, 844), (844, 390))
SMALL = (320, 568)  # at 200 % it has no room for all words
LANGUAGES = (BASE, *further_languages(pseudo_too=True))


def late(plies: int) -> Callable[[Match], bool]:
    """Returns the moment at which seat 0 is to play, at least this many plies into the deal."""
    return lambda match: alone(match) and match.plies >= plies


TABLES: dict[str, Callable[[], Match]] = {
    "haggis": lambda: find(seats_of("hb"), late(6)),
    "three at haggis": lambda: find(seats_of("hbb"), late(9)),
    "team": lambda: find(seats_of("hbbb", "team"), late(20)),
    "boast": lambda: find(seats_of("hbb", "boast"), late(4)),
    "five at boast": lambda: find(seats_of("hbbbb", "boast"), late(9)),
    "two at handromi": lambda: find(seats_of("hb", "handromi"), alone),
    "three at handromi": lambda: find(seats_of("hbb", "handromi"), unopened),
    "handromi": lambda: find(seats_of("hbbb", "handromi"), alone),
    "handromi, opened": lambda: find(seats_of("hbbb", "handromi"), late(60)),
}


@pytest.fixture
def speaking(browser: Browser, spoken: SiteServer) -> Iterator[Profile]:
    """Returns a profile on a phone, for all languages."""
    visit = Visit(browser, spoken.url, reduced_motion="reduce")
    profile = Profile(visit, touch=True)
    profile.sweep()
    yield profile
    visit.close()
    assert visit.problems == []


def enlarge(table: Table, percent: int) -> None:
    """Gives the page's type this size."""
    table.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{percent}%")


def opened(profile: Profile, name: str, language: str = BASE, **chosen: str) -> Table:
    """Opens one of the tables, and waits for the turn."""
    profile.settings(**{**QUICK, **chosen, "language": language})
    table = profile.at(profile.open(f"#table/{profile.lay(TABLES[name]())}"))
    table.wait("turn")
    return table


@pytest.mark.parametrize("language", daily(LANGUAGES, 1))
def test_no_word_on_a_table_is_broken_or_cut_in_large_type(speaking: Profile, language: str) -> None:
    for name in TABLES:
        table = opened(speaking, name, language, guided="off")
        for percent in PERCENTS:
            enlarge(table, percent)
            for size in (*PHONES, *([SMALL] if 100 < percent < 200 else [])):
                resize(table.page, *size)
                assert (name, percent, size, broken(table.page), clashes(table.page)) == (name, percent, size, [], [])
        table.page.close()


# Names of piles that leave the cloth, and of each seat what leaves the window or is below its cards.
_AWAY = """() => {
  const box = (one) => one.getBoundingClientRect();
  const cloth = box(document.getElementById("t-centre"));
  const found = [...document.querySelectorAll(".pile-name")].filter((name) => box(name).bottom > cloth.bottom + 1);
  for (const seat of document.querySelectorAll(".seat")) {
    const cards = box(seat.querySelector(".seat-count"));
    found.push(...[...seat.querySelectorAll(".chip")].filter((fact) => box(fact).top > cards.bottom));
    found.push(...[...seat.querySelectorAll(".seat-name, .chip")].filter((one) => box(one).right > innerWidth));
  }
  return found.map((one) => one.textContent);
}"""
RUMMY = [(name, language) for name in TABLES if "handromi" in name for language in (BASE, "de", "hu")]


@pytest.mark.parametrize(("name", "language"), daily(RUMMY, 3))
def test_names_of_piles_and_facts_of_seats_stay_in_sight_in_large_type(
    profile: Profile, name: str, language: str
) -> None:
    # What else is known of a player stands beside their cards.
    table = opened(profile, name, language)
    for percent in PERCENTS:
        enlarge(table, percent)
        for size in ((360, 640), (390, 664), (390, 844)):
            resize(table.page, *size)
            assert (percent, size, table.page.evaluate(_AWAY)) == (percent, size, [])


# How the player's own line is: "whole", "away", or by how many pixels it is cut.
_OWN = """() => {
  const own = document.querySelector(".own");
  const [box, strip] = [own.getBoundingClientRect(), own.parentElement.getBoundingClientRect()];
  if (!box.width || box.left >= strip.right - 1) return "away";
  const cut = Math.max(box.bottom - strip.bottom, strip.top - box.top);
  return cut <= 1 ? "whole" : `cut by ${cut}`;
}"""


@pytest.mark.parametrize("guided", ["on", "off"])
@pytest.mark.parametrize("name", daily(list(TABLES), 2))
def test_the_players_own_line_is_whole_or_away(profile: Profile, name: str, guided: str) -> None:
    table = opened(profile, name, guided=guided)
    found = {}
    for percent in PERCENTS:
        enlarge(table, percent)
        for size in (*PHONES, SMALL):
            resize(table.page, *size)
            found[percent, size] = table.page.evaluate(_OWN)
    assert {at: how for at, how in found.items() if how not in {"whole", "away"}} == {}
    assert found[100, (390, 844)] == found[130, (390, 844)] == "whole"


def test_keys_bring_the_players_own_line_into_sight(profile: Profile) -> None:
    table = opened(profile, "two at handromi", guided="on")
    enlarge(table, 160)
    page = table.page
    resize(page, 390, 844)
    assert page.evaluate(_OWN) == "away"
    page.locator("#t-banner [data-act=sort]").focus()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.closest('.own') !== null")
    assert page.evaluate(_OWN) == "whole"
    page.keyboard.press("Tab")
    assert page.evaluate(_OWN) == "away"
    assert page.locator(".strip-text").evaluate("text => [text.scrollLeft, text.scrollTop]") == [0, 0]


# What is below the cloth's edge before anything has been played.
_LOW = """() => {
  const edge = document.getElementById("t-centre").getBoundingClientRect().bottom;
  const parts = [...document.querySelectorAll(".cloth-tools > *, .cloth-mark, .tray-line")];
  const low = parts.filter((one) => one.getBoundingClientRect().bottom > edge + 1);
  return low.map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize(("kinds", "game"), [("hbb", "haggis"), ("hbbb", "team")])
def test_before_the_first_trick_everything_on_the_cloth_is_in_sight(profile: Profile, kinds: str, game: str) -> None:
    profile.settings(**QUICK)
    table = profile.at(profile.open(f"#table/{profile.lay(find(seats_of(kinds, game), may_bet))}"))
    table.wait("turn")
    for percent in (100, 115, 130, 150, 160):
        enlarge(table, percent)
        for size in PHONES[1:]:
            resize(table.page, *size)
            assert (percent, size, table.page.evaluate(_LOW)) == (percent, size, [])


# What keys reach on the cloth or at the seats while something else lies over its middle.
_UNDER = """(toast) => [...document.querySelectorAll("#t-seats [data-key], #t-centre [data-key]")].filter((e) => {
  e.focus();
  if (document.activeElement !== e) return false;
  const { left, right, top, bottom } = e.getBoundingClientRect();
  return toast.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((e) => e.dataset.key)"""


def test_a_line_that_stays_gives_way_to_what_keys_reach_below_it(profile: Profile) -> None:
    profile.settings(**QUICK)
    name = profile.lay(TABLES["handromi"]())
    table = profile.at(profile.open(f"#table/{name}", script=WAITING))
    table.wait("turn")
    toast = table.page.locator("#toast .toast")
    toast.wait_for()
    table.page.keyboard.press("Tab")  # from now on the focus is seen
    for percent in PERCENTS:
        enlarge(table, percent)
        for size in PHONES:
            resize(table.page, *size)
            assert (percent, size, toast.evaluate(_UNDER)) == (percent, size, [])
