"""A few situations each day as every reader meets them, in some language; and barriers are indeed found."""

import datetime as dt
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from tests.look import barriers
from tests.look.readers import barred, languages, lost, plainly
from tests.look.situations import SITUATIONS
from tests.look.spoken import drawn, furnished
from tests.look.tables import Situation
from tests.sampling import of_day
from web.make.server import SiteServer

FEW = 4
CASES = [(language, place) for place in SITUATIONS for language in languages()]
TODAY = dt.datetime.now(tz=dt.UTC).date().toordinal()  # never all of them: that is for `tests.look.walk`


@pytest.mark.rota("readers")
@pytest.mark.parametrize(
    ("language", "place"), of_day(CASES, FEW, TODAY), ids=lambda one: one.name if isinstance(one, Situation) else one
)
def test_nothing_stands_in_a_readers_way(browser: Browser, host: SiteServer, language: str, place: Situation) -> None:
    with furnished(browser, host.url, language) as profile:
        assert [*barred(drawn(profile, place))] == []
        assert profile.problems == []


type Find = Callable[[Page], list[str]]


def in_order(page: Page) -> list[str]:
    """Goes through the page by Tab; returns what comes too late."""
    barriers.unseen(page)
    return barriers.misordered(page)


def colours(page: Page) -> list[str]:
    """Returns what axe reports about the page's colours."""
    return barriers.axe(page, colours=True)


# What is done to a button, what finds it, and what that reports.
BROKEN: tuple[tuple[str, Find, str], ...] = (
    ("button.textContent = ''; button.removeAttribute('aria-label')", barriers.axe, "button-name"),
    ("button.style.cssText = 'color: #ccc; background: #ddd'", colours, "color-contrast"),
    ("button.style.cssText = 'min-height: 40px; height: 40px'", barriers.small_targets, "by 40"),
    (
        "button.style.visibility = 'visible'; button.parentNode.style.clipPath = 'inset(99%)'",
        barriers.unreachable,
        "out",
    ),
    ("button.style.cssText = 'min-width: 500px'", barriers.wide, "the page is"),
    ("button.animate({ rotate: '1turn' }, { duration: 9000 })", barriers.lasting, "moves"),
    (
        "button.className = 'btn btn-primary'; button.before(button.cloneNode(true)); button.scrollIntoView()",
        barriers.rivals,
        "golden",
    ),
    ("button.style.outline = 'none'", barriers.unseen, "has no ring"),
    ("button.style.cssText = 'position: relative; top: -150px'", in_order, "after"),
    ("button.style.cssText = 'all: unset'; button.setAttribute('aria-pressed', 'true')", barriers.alike, "chosen"),
    ("button.style.cssText = 'width: 30px; overflow: hidden; white-space: nowrap'", lost, "cut"),
)


def test_what_stands_in_the_way_is_found(browser: Browser, host: SiteServer) -> None:
    with furnished(browser, host.url, "en") as profile:
        page = drawn(profile, Situation("settings", lambda there: there.open("#settings")))
        part = page.locator("#settings-data .panel")
        whole = part.evaluate("(part) => part.outerHTML")
        assert [*barriers.axe(page), *barriers.small_targets(page), *barriers.wide(page), *lost(page)] == []
        assert barriers.rivals(page) == []
        for breaks, finds, says in BROKEN:
            part.locator("button").last.evaluate(f"(button) => {{ {breaks}; }}")
            assert any(says in fault for fault in finds(page)), breaks
            part.evaluate("(part, whole) => { part.outerHTML = whole; }", whole)


# Puts a button without a name into the side panel as soon as that is drawn, which it is on a desk alone.
SPOIL_SIDE = """() => {
  const spoil = () => {
    const head = document.querySelector("#t-side h2");
    if (head && !head.querySelector("button")) head.innerHTML = "<button></button>";
  };
  new MutationObserver(spoil).observe(document.querySelector("#t-side"), { childList: true, subtree: true });
}"""


def test_what_is_only_on_a_desk_is_looked_at_too(browser: Browser, host: SiteServer) -> None:
    with furnished(browser, host.url, "en") as profile:
        table = profile.table(find(seats_of("hbb"), lambda match: alone(match) and match.plies > 6))
        table.wait("turn")
        page = table.page
        assert [*plainly(page)] == []
        page.evaluate(SPOIL_SIDE)
        assert any(fault.startswith("1280x800: axe button-name") for fault in plainly(page))


@pytest.mark.parametrize(
    ("setting", "choice", "effect"),
    [("theme", "dark", "data-theme"), ("language", "de", "lang"), ("text", "130", "data-text")],
)
def test_a_choice_made_by_keys_keeps_the_focus(desk: Profile, setting: str, choice: str, effect: str) -> None:
    page = desk.open("#settings")
    page.locator(f"[name={setting}]:checked").focus()
    for _ in range(9):
        page.keyboard.press("ArrowDown")
        if page.locator(f"[name={setting}][value='{choice}']").is_checked():
            break
    expect(page.locator("html")).to_have_attribute(effect, choice)  # a language comes with a fresh start of the page
    expect(page.locator(f"[name={setting}][value='{choice}']")).to_be_focused()
