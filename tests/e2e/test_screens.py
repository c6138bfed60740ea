"""The way through the screens: back does what people expect, choices are kept, every screen reads as it should."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from engine.core.match import Match
from tests.e2e.matches import alone, find, last_move, seats_of
from tests.e2e.profile import Profile
from tests.e2e.secrecy import loaded
from tests.e2e.visit import resize

pytestmark = pytest.mark.core

# A browser that is slow to keep the screen awake; `locks` are those it has granted.
_SLOW_LOCKS = """window.locks = [];
const request = async () => {
  await new Promise((done) => setTimeout(done, 300));
  const lock = { held: true, release: async () => { lock.held = false; } };
  locks.push(lock);
  return lock;
};
Object.defineProperty(navigator, "wakeLock", { value: { request } });"""
_PAPER = "getComputedStyle(document.documentElement).backgroundColor"


def settled(match: Match) -> bool:
    """Returns whether seat 0 is to play, some moves into the hand, and cannot go out."""
    return alone(match) and match.plies > 4 and last_move(match) is None


def heading(page: Page, text: str) -> None:
    """Waits for a screen by its heading."""
    expect(page.get_by_role("heading", level=1, name=text)).to_be_visible()


def test_back_closes_a_sheet_then_leaves_the_screen(profile: Profile) -> None:
    # The phone's back gesture closes the sheet, then leaves the table, and ends at home; forward revives nothing.
    profile.lay(find(seats_of("hb"), settled))
    table = profile.at(profile.open())
    page = table.page
    table.press("Continue")
    table.wait("turn")
    table.press("Menu")
    page.locator("dialog[open]").wait_for()
    page.go_back()
    page.locator("dialog[open]").wait_for(state="detached")
    heading(page, "Haggis")
    assert table.hand()
    page.go_back()
    heading(page, "Talon")
    table.press("Settings")
    heading(page, "Settings")
    page.reload()
    profile.visit.usable(page)
    heading(page, "Settings")
    table.press("Back")
    heading(page, "Talon")


def test_coming_back_finds_a_screen_as_far_down_as_it_was_left(profile: Profile) -> None:
    # By the phone's gesture as by the button; what was pressed has the focus, for those who use keys.
    match = find(seats_of("hb"), settled)
    for number in range(14):
        profile.lay(match, f"m{number}", played=1_700_000_000 + number)
    table = profile.at(profile.open())
    page = table.page
    resize(page, 390, 640)
    opener = page.locator("[data-key=go-saved]")
    opener.scroll_into_view_if_needed()
    home = page.evaluate("scrollY")
    table.hit(opener)
    heading(page, "Saved games")
    assert page.evaluate("scrollY") == 0 < home
    row = page.locator("[data-act=open]").nth(10)
    row.scroll_into_view_if_needed()
    there = page.evaluate("scrollY")
    table.hit(row)
    table.wait("turn")
    page.go_back()
    heading(page, "Saved games")
    page.wait_for_function("(there) => scrollY === there", arg=there)
    expect(page.locator("[data-act=open]").nth(10)).to_be_focused()
    table.press("Back")
    heading(page, "Talon")
    page.wait_for_function("(home) => scrollY === home", arg=home)
    expect(opener).to_be_focused()


def test_settings_take_effect_at_once_and_stay(profile: Profile) -> None:
    # Colours change on the spot, and are the first thing there at the next visit.
    table = profile.at(profile.open("#settings"))
    page = table.page
    light = page.evaluate(_PAPER)
    table.hit(page.get_by_role("radio", name="Dark"))
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.wait_for_function(f"(light) => {_PAPER} !== light", arg=light)
    table.hit(page.get_by_role("switch", name=re.compile("Ask before a bet")))
    page.reload()
    profile.visit.usable(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(page.get_by_role("switch", name=re.compile("Ask before a bet"))).not_to_be_checked()
    table.press("Reset settings")
    table.press("Reset")
    expect(page.get_by_role("switch", name=re.compile("Ask before a bet"))).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.theme ?? 'system'") == "system"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_system_chooses_the_colours(profile: Profile, scheme: str) -> None:
    # Without a choice the page follows the system.
    page = profile.open(color_scheme=scheme)
    red, green, blue = map(int, re.findall(r"\d+", page.evaluate(_PAPER))[:3])
    assert (red + green + blue > 380) == (scheme == "light")


def test_a_new_game_is_played_as_it_was_set_up(profile: Profile) -> None:
    # Names, people and computers, the dealer, house rules: all in the record, and remembered for the next time.
    profile.settings(pace="instant")
    table = profile.at(profile.open("#newgame/haggis"))
    page = table.page
    table.hit(page.get_by_role("radio", name="3", exact=True))
    page.get_by_label("Name of player 1").fill("Dóra")
    table.hit(page.locator('input[name^="kind"][value="human"]').nth(1))
    page.get_by_label("Name of player 2").fill("Emil")
    page.get_by_label("Name of player 2").press("Tab")
    table.hit(page.get_by_role("group", name="Who deals first").get_by_role("radio", name="Emil"))
    table.hit(page.get_by_role("radio", name="Novice", exact=True))
    table.hit(page.get_by_role("switch", name=re.compile("Choose temperaments")))
    page.get_by_label("Name of player 3").fill("Ödön")
    page.get_by_label("Name of player 3").press("Tab")
    table.hit(page.get_by_role("group", name="Ödön’s temperament").get_by_role("radio", name="Greedy"))
    table.press(re.compile("House rules"))
    table.hit(page.get_by_role("radio", name="350, a long match"))
    table.hit(page.get_by_role("radio", name=re.compile("Second-highest player")))
    table.press("Deal")
    page.wait_for_function("location.hash.startsWith('#table/')")
    (name,) = profile.matches()
    record = profile.record(name)
    for line in (
        '[Seat0 "human:Dóra"]',
        '[Seat1 "human:Emil"]',
        '[Option.target "350"]',
        '[Option.bombRule3p "tournament"]',
        '[Dealer "1"]',
    ):
        assert line in record
    assert '[Seat2 "bot:novice:Ödön"]\n[Temperament2 "greedy"]' in record
    page.go_back()
    table.press("New game")
    assert page.get_by_label("Name of player 2").input_value() == "Emil"
    assert page.get_by_role("radio", name="3", exact=True).is_checked()


def test_a_match_of_people_with_signs_for_names_is_kept(profile: Profile) -> None:
    # Characters beyond 16 bits arrive from the engine in two halves: the match must still be readable.
    profile.settings(pace="instant")
    table = profile.at(profile.open("#newgame/haggis"))
    page = table.page
    for number, name in (("1", "🦊 Róka\\ud83e"), ("2", "👩‍👧")):
        page.get_by_label(f"Name of player {number}").fill(name)
        page.get_by_label(f"Name of player {number}").press("Tab")
    table.press("Deal")
    table.wait()
    (match,) = profile.matches()
    assert [player.name for player in loaded(profile.record(match)).players] == ["🦊 Róka\\ud83e", "👩‍👧"]
    page.reload()
    table.wait()
    expect(page.locator("#t-seats")).to_contain_text("👩‍👧")


@pytest.mark.parametrize("game", ["haggis", "boast"])
def test_the_choices_for_a_new_game_follow_each_other_in_two_columns(profile: Profile, game: str) -> None:
    # With and without a choice of the match's length; the last is the button that deals, which lies over nothing.
    page = profile.at(profile.open(f"#newgame/{game}")).page
    resize(page, 1280, 800)
    boxes = [page.locator(f"#new-{part}").bounding_box() for part in ("seats", "length", "dealer", "options", "deal")]
    seats, *column = [box for box in boxes if box is not None]
    assert len(column) == (4 if game == "haggis" else 3)
    assert column[0]["y"] == seats["y"]
    assert all(box["x"] >= seats["x"] + seats["width"] for box in column)
    for above, below in pairwise(column):
        assert 0 < below["y"] - above["y"] - above["height"] < 20
    assert column[-1]["y"] + column[-1]["height"] < 800


def test_a_number_out_of_range_is_not_dealt(profile: Profile) -> None:
    # A custom total has to be in its range, and the field says so.
    table = profile.at(profile.open("#newgame/haggis"))
    page = table.page
    table.hit(page.get_by_role("radio", name="Other", exact=True))
    field = page.locator('#new-length input:not([type="radio"], [type="checkbox"])')
    field.fill("7")
    field.press("Tab")
    expect(page.get_by_text("A whole number from 50 to 1,000")).to_be_visible()
    field.fill("75")
    field.press("Tab")
    table.press("Deal")
    page.wait_for_function("location.hash.startsWith('#table/')")
    (name,) = profile.matches()
    assert '[Option.target "75"]' in profile.record(name)


def test_the_rules_can_be_read_before_anything_else(profile: Profile) -> None:
    # A newcomer reads the rules: every entry of the contents leads to its heading, with cards drawn in the text.
    page = profile.open("#rules/haggis")
    contents = page.get_by_role("navigation", name="Contents").get_by_role("button")
    expect(contents.first).to_be_visible()
    titles = contents.all_inner_texts()
    assert len(titles) > 8
    for number, title in enumerate(titles):
        profile.at(page).hit(contents.nth(number))
        assert page.evaluate("document.activeElement.innerText") == title
    assert page.locator("#rules-text .card, .example .card").count() > 20


def test_the_contents_of_the_rules_lead_to_the_top_of_a_section(profile: Profile) -> None:
    page = profile.open("#rules/team")
    profile.at(page).hit(page.get_by_role("button", name="Scoring", exact=True))
    page.wait_for_function("""() => {
      const at = document.querySelector("#rules-team-scoring").getBoundingClientRect().top;
      const bar = document.querySelector("header, .bar").getBoundingClientRect().bottom;
      return at >= bar && at < bar + 80;
    }""")
    expect(page.get_by_role("heading", name="Scoring")).to_be_focused()


def test_the_screen_may_sleep_where_a_table_is_left_at_once(profile: Profile) -> None:
    # The lock arrives when the table is gone and can no longer release it.
    profile.lay(find(seats_of("hb"), alone))
    page = profile.open(script=_SLOW_LOCKS)
    page.get_by_role("button", name="Continue").tap()
    page.wait_for_selector("#t-centre", state="attached")
    page.go_back()
    heading(page, "Talon")
    page.wait_for_function("locks.length === 1")
    page.wait_for_function("!locks[0].held", timeout=2000)
    page.get_by_role("button", name="Continue").tap()
    page.wait_for_function("locks[1]?.held")


def test_a_match_that_is_given_up_counts_as_lost_and_stays(profile: Profile) -> None:
    # After a question it ends like any match: with who won, and what can be done now.
    table = profile.table(find(seats_of("hb"), alone))
    table.wait("turn")
    table.press("Menu")
    table.press("Give up the match")
    table.hit(table.page.locator("dialog").get_by_role("button", name="Give up"))
    table.wait("match over")
    assert table.page.get_by_role("heading", name="Béla wins the match").is_visible()
    assert "You have given up the match" in table.page.locator(".summary").inner_text()
    expect(table.button("Rematch")).to_be_visible()
    assert '[Concede "0"]' in profile.record()
    table.page.reload()
    table.wait("match over")


def test_abandoning_a_match_can_be_undone(profile: Profile) -> None:
    # It asks first; then the match is gone from home, and one press brings it back.
    match = find(seats_of("hb"), settled)
    table = profile.table(match)
    table.wait("turn")
    table.press("Menu")
    assert table.page.get_by_text("As if it had never been played").is_visible()
    table.press("Delete this match")
    table.press("Delete")
    heading(table.page, "Talon")
    assert profile.matches() == []
    table.press("Bring it back")
    table.page.wait_for_function("Object.keys(localStorage).some((key) => key.startsWith('talon.match.'))")
    assert profile.record() == match.text


@pytest.mark.parametrize(("size", "most"), [((390, 844), 110), ((844, 390), 0)])
def test_examples_leave_the_settings_most_of_the_window(profile: Profile, size: tuple[int, int], most: int) -> None:
    """On a phone on its side they are beside the settings, and hide nothing."""
    page = profile.open("#settings")
    page.locator(".example-table").wait_for()
    resize(page, *size)
    heights = page.evaluate("""() => [...document.querySelectorAll(".panel > .example")].map((example) => {
      const [it, option] = [example, example.nextElementSibling].map((one) => one.getBoundingClientRect());
      return it.right <= option.left ? 0 : it.height;
    })""")
    assert len(heights) == 2
    assert max(heights) <= most
