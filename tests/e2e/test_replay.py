"""Looking back at a deal that is over, as players do: from its settlement, by thumb, by keys, without a network."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from engine.core.match import Match
from tests.e2e.keyboard import Keyboard
from tests.e2e.matches import bot_move, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.saved import more, saved_games
from tests.e2e.test_a11y import assert_clean
from web.make.languages import BASE, further_languages

# The words of the buttons after a deal that are cut off, or are not there.
_WORDS = """() => [...document.querySelectorAll(".is-settled > .btn > span")]
  .filter((word) => {
    const [box, around] = [word.getBoundingClientRect(), word.parentElement.getBoundingClientRect()];
    const inside = box.left >= around.left && box.right <= around.right && box.bottom <= around.bottom;
    return !inside || box.width < 10 || word.scrollWidth > word.clientWidth + 1;
  })
  .map((word) => word.textContent)"""

# What a finger at a point would press, null for nothing.
_CONTROL_AT = """([x, y]) => {
  const control = document.elementFromPoint(x, y).closest("button, a, label, input, [data-act]");
  return control && control.textContent;
}"""
# How much of each row of those buttons is empty, apart from the gaps between them.
_ROWS = """() => {
  const row = document.querySelector(".is-settled");
  const tops = new Map();
  for (const button of row.querySelectorAll(":scope > .btn")) {
    const { top, width } = button.getBoundingClientRect();
    tops.set(top, [...(tops.get(top) ?? []), width]);
  }
  const gap = parseFloat(getComputedStyle(row).columnGap);
  const sum = (widths) => widths.reduce((all, one) => all + one, (widths.length - 1) * gap);
  return [...tops.values()].map((widths) => Math.round(row.clientWidth - sum(widths)));
}"""

RISEN_MS = 600  # until a sheet has come up
SEATS = {"haggis": "hbb", "team": "hbbb", "boast": "hbbbb", "handromi": "hbbb"}


def over(game: str, deals: int = 1) -> Match:
    """Returns a match at the end of a deal, as bots play it."""
    match = seats_of(SEATS[game], game)("look back")
    while match.outcome is None or match.setup.deal < deals:
        match = match.next() if match.outcome is not None else match.play(*bot_move(match))
    return match


def moment(page: Page) -> int:
    """Returns the position of the slider, once it is on the screen."""
    page.wait_for_function("document.querySelector('.slider') !== null")
    return int(page.locator(".slider").input_value())


def slide(page: Page, share: float) -> None:
    """Taps or clicks the slider where this share of the deal is over."""
    slider = page.locator(".slider")
    box = slider.bounding_box()
    assert box is not None
    press = slider.tap if page.evaluate("navigator.maxTouchPoints") else slider.click
    press(position={"x": box["width"] * share, "y": box["height"] / 2})


@contextmanager
def without_network(desk: Profile, match: Match) -> Iterator[Page]:
    """Opens a page that has a match, and reloads it without a network."""
    desk.lay(match)
    desk.settings(**QUICK)
    page = desk.open("#settings")
    with desk.offline(page):
        page.reload()
        desk.visit.usable(page)
        yield page


@pytest.mark.parametrize("language", [BASE, *further_languages()])
def test_the_buttons_after_a_deal_have_words_that_are_not_cut(profile: Profile, language: str) -> None:
    table = profile.table(over("haggis"), language=language)
    expect(table.page.locator(".is-settled > .btn-tool")).to_have_count(3)
    assert table.page.evaluate(_WORDS) == []


@pytest.mark.parametrize("game", SEATS)
def test_the_buttons_after_a_deal_fill_their_rows(profile: Profile, game: str) -> None:
    match = over(game)
    for rows in (2, 3):  # after a deal, and after the last
        page = profile.table(profile.lay(match, f"m{rows}")).page
        tools = page.locator(".is-settled > .btn-tool")
        expect(tools).to_have_count(3)
        for undone in (False, True):
            if undone:  # where moves can be taken back, that is the fourth
                tools.last.evaluate("(tool) => { tool.after(tool.cloneNode(true)); }")
                tools.last.evaluate("(tool) => { tool.dataset.act = 'undo'; }")
            assert (rows, page.evaluate(_ROWS)) == (rows, [0] * rows)
        while match.end is None:
            match = match.next() if match.outcome is not None else match.play(*bot_move(match))


@pytest.mark.parametrize("game", SEATS)
def test_a_deal_is_looked_back_at_from_its_settlement(profile: Profile, game: str) -> None:
    table = profile.table(over(game))
    table.wait("deal over", "match over")
    table.hit(table.page.get_by_role("button", name="Look back at this deal"))
    page = table.page
    assert moment(page) == 0
    expect(page.locator("#t-banner .own")).to_contain_text(", before ")
    slide(page, 0.5)
    expect(page.locator("#t-banner .own")).to_contain_text(re.compile(r"(Trick|Turn) \d+, after .+ · As you saw it"))
    expect(page.locator(".hand .card").first).to_be_visible()
    assert page.locator(".hand button").count() == 0
    table.hit(page.get_by_role("button", name="All hands open"))
    expect(page.locator(".seat-open .card").first).to_be_visible()
    expect(page.locator(".seat-count")).to_have_count(0)
    assert_clean(page, game)
    slide(page, 0.999)
    expect(page.locator(".summary")).to_be_visible()
    page.go_back()
    table.wait("deal over", "match over")


def test_no_card_of_a_trick_leaves_a_low_cloth(profile: Profile) -> None:
    match = over("team")
    profile.lay(match)
    page = profile.open("#replay/m1/1/3")
    assert moment(page) == 3
    passed = 0
    for ply in range(3, 40):
        page.evaluate(f"location.hash = '#replay/m1/1/{ply}'")
        expect(page.locator(".slider")).to_have_value(str(ply))
        table = profile.at(page)
        table.settle()
        cloth, cards = page.evaluate(
            """() => [document.querySelector(".cloth").getBoundingClientRect(),
              [...document.querySelectorAll(".cloth .card")].map((card) => card.getBoundingClientRect())
                .filter((box) => box.height)]"""
        )
        assert all(box["top"] > cloth["top"] - 4 and box["bottom"] < cloth["bottom"] + 4 for box in cards), ply
        passed = max(passed, page.locator(".play-top ~ .play-pass:visible").count())
    assert passed == 3


def test_it_goes_on_by_itself_and_by_keys(desk: Profile) -> None:
    desk.lay(over("boast", 2))
    page = desk.open("#replay/m1/1")
    moment(page)
    for key, there in (("ArrowRight", 1), ("ArrowDown", 5), ("End", 36), ("ArrowLeft", 35), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.locator(".slider")).to_have_value(str(there))
    page.keyboard.press("Space")
    expect(page.locator(".slider")).to_have_value("2")
    page.keyboard.press("Space")
    page.keyboard.press("PageDown")
    expect(page.locator("h1")).to_contain_text("round 2")
    expect(page.locator("#t-side tbody tr")).to_have_count(2)  # the one before, and room for this one


def test_from_a_moment_a_match_for_practice_begins_and_leads_back(profile: Profile) -> None:
    match = over("haggis")
    profile.lay(match)
    page = profile.open("#replay/m1/1/4")
    table = profile.at(page)
    moment(page)
    table.hit(page.get_by_role("button", name="Try it from here"))
    expect(page.locator("h1")).to_contain_text("practice")
    assert profile.record() == match.text
    assert len(profile.matches()) == 2
    page.go_back()
    assert moment(page) == 4
    assert page.url.endswith("#replay/m1/1/4")


@pytest.mark.parametrize("game", SEATS)
def test_on_a_phone_the_log_runs_along_one_tap_away(profile: Profile, game: str) -> None:
    profile.lay(over(game))
    page = profile.open("#replay/m1/1/1")
    page.set_viewport_size({"width": 390, "height": 844})
    table = profile.at(page)
    moment(page)
    told = set()
    for share in (0.3, 0.7, 0.95):
        slide(page, share)
        expect(page.locator(".slider")).not_to_have_value("1")
        table.settle()
        table.hit(page.locator("#main [data-act=log]:visible"))
        expect(page.locator("dialog .log-line").first).to_be_visible()
        told.add(page.locator("dialog").inner_text())
        table.hit(page.get_by_role("button", name="Close"))
    assert len(told) == 3, "it goes as far as the slider"


def test_from_a_moment_on_by_keys_and_without_a_network(desk: Profile) -> None:
    match = over("boast")
    with without_network(desk, match) as page:
        page.evaluate("location.hash = '#replay/m1/1/4'")
        assert moment(page) == 4
        keys = Keyboard(page)
        keys.reach("it.dataset.act === 'try'")
        keys.press("Enter")
        expect(page.locator("h1")).to_contain_text("practice")
        (fresh,) = [name for name in desk.matches() if name != "m1"]
        begun = desk.record(fresh)
        table = desk.at(page)
        keys.wait(table, "turn")
        keys.turn(table)
        table.wait("turn", "deal over", "match over")
        assert len(desk.record(fresh)) > len(begun), "it is played on"
        assert desk.record() == match.text
        page.go_back()
        assert moment(page) == 4


def test_a_saved_match_is_looked_back_at_without_a_network(profile: Profile) -> None:
    # The code for looking back is fetched when the page is idle; from then on it needs no network.
    profile.lay(over("haggis", 2))
    table = saved_games(profile)
    page = table.page
    page.goto(page.url.partition("#")[0] + "#settings")
    with profile.offline(page):
        page.reload()
        profile.visit.usable(page)
        profile.go(page, "#saved")
        more(table, "Anna, Béla and Cili", "Look back at its deals")
        assert moment(page) == 0
        slide(page, 0.4)
        expect(page.locator("#t-banner .own")).not_to_contain_text(", before ")


def test_a_deal_is_reviewed_with_one_tap_and_its_worst_decisions_are_gone_to(profile: Profile) -> None:
    table = profile.table(over("haggis"))
    page = table.page
    table.wait("deal over", "match over")
    table.hit(page.get_by_role("button", name="Review this deal"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.wait_for_timeout(RISEN_MS)
    stop = page.get_by_role("button", name="Stop").bounding_box()
    assert stop is not None
    expect(page.locator(".accuracy")).to_contain_text(re.compile(r"\d+ % accuracy"), timeout=120_000)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    there = page.evaluate(_CONTROL_AT, [stop["x"] + stop["width"] / 2, stop["y"] + stop["height"] / 2])
    assert there is None, "a tap on Stop that comes too late changes nothing"
    assert_clean(page, "review")
    said = page.locator(".review-head").inner_text()
    if page.locator("[data-act=decision]").count():
        table.hit(page.locator("[data-act=decision]").first)
        expect(page.locator(".banner")).to_contain_text("was chosen")
    else:
        table.hit(page.get_by_role("button", name="Close"))
    table.hit(page.get_by_role("button", name="Review", exact=True))
    assert page.locator(".review-head").inner_text() == said, "nothing is weighed twice"
    opened = page.get_by_role("switch", name="With open cards")
    page.wait_for_timeout(RISEN_MS)
    before = opened.bounding_box()
    table.hit(opened)
    expect(opened).to_be_checked()
    expect(page.locator(".review")).to_contain_text("With all cards open")
    assert opened.bounding_box() == before, "whatever it changes, it stays under the finger"


def test_a_deal_is_reviewed_by_keys_and_without_a_network(desk: Profile) -> None:
    match = seats_of("hbb", "boast")("look back")
    while match.outcome is None:  # somebody plays whatever comes first
        mine = 0 in match.must
        match = match.play(0, match.game.write(match.legal(0)[0])) if mine else match.play(*bot_move(match))
    with without_network(desk, match) as page:
        desk.go(page, "#table/m1")
        desk.at(page).wait("deal over", "match over")
        keys = Keyboard(page)
        keys.reach("it.dataset.act === 'review'")
        keys.press("Enter")
        expect(page.locator(".accuracy")).to_contain_text(re.compile(r"\d+ % accuracy"), timeout=120_000)
        expect(page.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
        keys.reach("it.getAttribute('role') === 'switch' && it.closest('.review')")
        keys.press("Space")
        expect(page.get_by_role("switch", name="With open cards")).to_be_checked()
        keys.reach("it.closest('.review') && it.dataset.act === 'decision'")
        keys.press("Enter")
        expect(page.locator("#t-banner")).to_contain_text("was chosen")
        assert moment(page) > 0
        assert desk.record() == match.text
