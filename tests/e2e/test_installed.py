"""Talon on a home screen, as far as Chromium can tell: it is installable, and keeps clear of notches and bars."""

import json
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.visit import Visit, resize
from tests.look.themes import THEMES
from web.make.languages import further_languages

pytestmark = pytest.mark.only_browser("chromium")  # the others do not tell

UPRIGHT = (390, 844), {"top": 47, "right": 0, "bottom": 34, "left": 0}  # a notch, and the home bar
SIDEWAYS = (844, 390), {"top": 0, "right": 47, "bottom": 21, "left": 47}

# Controls and titles that reach out of the safe area: at the sides, at the top of an unscrolled page, and at the
# bottom of a fully scrolled one.
_OUTSIDE = """([width, height, safe]) => {
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const aloud = (e) => e && (getComputedStyle(e).clipPath === "inset(50%)" || aloud(e.parentElement));
  const inner = (e) => { // of a button without a ground its words count
    const { left, top, right, bottom, width } = e.getBoundingClientRect();
    const { backgroundColor, paddingLeft, paddingRight } = getComputedStyle(e);
    const [before, after] = backgroundColor === "rgba(0, 0, 0, 0)" ? [paddingLeft, paddingRight] : ["0", "0"];
    return { left: left + parseFloat(before), top, right: right - parseFloat(after), bottom, width };
  };
  const scrollers = [document.scrollingElement, ...root.querySelectorAll("*")];
  const look = (edge, beyond) => {
    for (const e of root.querySelectorAll("button, a, input, select, h1")) {
      if (!e.checkVisibility({ visibilityProperty: true }) || aloud(e)) continue;
      const box = inner(e);
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (box.width < 2 || x < 0 || x > width || y < 0 || y > height) continue;
      if (beyond(box)) found.push(`${e.ariaLabel ?? e.innerText ?? e.name} at the ${edge}`);
    }
  };
  for (const e of scrollers) e.scrollTop = 0;
  look("top", (box) => box.top < safe.top - 0.5);
  look("left", (box) => box.left < safe.left - 0.5);
  look("right", (box) => box.right > width - safe.right + 0.5);
  for (const e of scrollers) e.scrollTop = 1e6;
  look("bottom", (box) => box.bottom > height - safe.bottom + 0.5);
  return found;
}"""


def outside(page: Page, size: tuple[int, int], safe: Mapping[str, int]) -> list[str]:
    """Returns what lies under a notch or the system's bars in a window of this size."""
    resize(page, *size)
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": dict(safe)})
    page.wait_for_function(
        "(top) => getComputedStyle(document.body).getPropertyValue('--safe-top') === top + 'px'", arg=safe["top"]
    )
    found: list[str] = page.evaluate(_OUTSIDE, [*size, safe])
    return found


def test_nothing_stands_in_the_way_of_installing(visit: Visit) -> None:
    page = visit.open()
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["id"] == visit.url
    faults = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}  # as a test profile is in most builds


def test_the_manifest_follows_the_language_and_is_of_the_same_app(visit: Visit) -> None:
    page = visit.open("#settings")
    tools = page.context.new_cdp_session(page)
    found = {"en": tools.send("Page.getAppManifest")}
    for tag in further_languages():
        page.locator(f"[name=language][value={tag}]").check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        found[tag] = tools.send("Page.getAppManifest")
    assert [manifest["errors"] for manifest in found.values()] == [[]] * len(found)
    assert [json.loads(manifest["data"])["lang"] for manifest in found.values()] == list(found)
    for same in ("id", "startUrl", "scope", "icons"):
        assert len({json.dumps(manifest["manifest"][same]) for manifest in found.values()}) == 1, same


@pytest.mark.parametrize(("size", "safe"), [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_nothing_lies_under_a_notch_or_the_bar_that_leads_home(
    profile: Profile, size: tuple[int, int], safe: Mapping[str, int]
) -> None:
    found = {
        path: outside(profile.open(path), size, safe) for path in ("", "#settings", "#newgame/haggis", "#rules/boast")
    }
    table = profile.table(find(seats_of("hb"), alone))
    table.wait("turn")
    found["table"] = outside(table.page, size, safe)
    table.hit(table.page.locator("[data-act=menu]"))
    table.page.locator("dialog[open]").wait_for()
    found["sheet"] = outside(table.page, size, safe)
    lesson = profile.open("#lesson/handromi")
    lesson.locator(".coach-text").wait_for()
    found["lesson"] = outside(lesson, size, safe)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_bar_above_the_page_has_the_ground_of_the_theme(profile: Profile, theme: str) -> None:
    page = profile.open("#settings", color_scheme="light" if theme == "dark" else "dark")
    bars = page.locator("meta[name=theme-color]")
    before = [bar.get_attribute("content") for bar in bars.all()]
    page.locator(f"[name=theme][value={theme}]").check(force=True)
    wood = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--wood').trim()")
    for bar in bars.all():
        expect(bar).to_have_attribute("content", wood)
    page.locator("[name=theme][value=system]").check(force=True)
    expect(bars.first).to_have_attribute("content", before[0] or "")
    assert [bar.get_attribute("content") for bar in bars.all()] == before
