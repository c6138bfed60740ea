"""Figures as players see them: after a deal, of many matches, by keys, without a network, and after damage."""

import json

import pytest
from playwright.sync_api import Page, expect

from engine.core.match import Match
from tests.e2e.matches import bot_move, find, last_move, seats_of
from tests.e2e.profile import Profile
from tests.e2e.saved import download, paste, saved_games, shows
from tests.e2e.test_a11y import assert_clean

KEY = "talon.figures"


def whole(seed: str, game: str = "boast", kinds: str = "hbb") -> Match:
    """Returns a match played to its end by bots."""
    match = seats_of(kinds, game)(seed)
    while match.end is None:
        match = match.next() if match.outcome is not None else match.play(*bot_move(match))
    return match


def choose(page: Page, label: str, value: str) -> None:
    """Chooses from a list as a player does."""
    page.get_by_label(label, exact=True).select_option(label=value)


def test_a_deal_is_in_the_figures_as_soon_as_it_is_over(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), last_move))
    page = table.page
    table.wait("turn")
    cards = page.locator(".hand button.card")
    for number in range(cards.count()):
        table.hit(cards.nth(number))
        table.settle()
    table.press_move(page.locator('#t-bar .actions [data-act="move"]:not([data-move="pass"])').first)
    table.wait("deal over", "match over")
    page.wait_for_function(f"localStorage.getItem('{KEY}') !== null")
    profile.go(page, "#")
    table.hit(page.get_by_role("button", name="Statistics"))
    expect(page.get_by_role("heading", name="one deal")).to_be_visible()
    expect(page.locator("#figures-head + dl")).to_contain_text("1 of 1")
    expect(page.locator(".feats")).to_contain_text("Far ahead")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert_clean(page, "figures after a hand")
    assert page.evaluate("document.documentElement.scrollWidth") == page.evaluate("innerWidth")


def test_many_matches_are_counted_chosen_from_by_keys_and_counted_again_after_damage(desk: Profile) -> None:
    for number in range(4):
        desk.lay(whole(f"figures {number}"), f"m{number}", played=1_700_000_000 + number)
    desk.lay(whole("round", kinds="hhb"), "m9", played=1_600_000_000)
    page = desk.open("#figures")
    expect(page.locator("#figures-counted")).to_be_visible()
    expect(page.locator(".matches li")).to_have_count(4)
    expect(page.locator(".chart svg.curve")).to_have_count(2)
    page.get_by_text("As a table").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("table").first).to_be_visible()
    assert_clean(page, "figures")
    page.get_by_label("Kind", exact=True).focus()
    page.keyboard.press("P")  # by the list's own keys
    page.keyboard.press("Enter")
    expect(page.locator(".matches li")).to_have_count(1)
    choose(page, "Player", "Béla")
    expect(page.locator(".matches")).to_contain_text("Against Cili and Anna")
    assert page.evaluate("document.activeElement.tagName") == "SELECT"
    head = page.locator("#figures-head + dl").inner_text()
    text = desk.stored()[KEY]
    desk.put(KEY, text[: len(text) // 2])
    page.reload()
    desk.visit.usable(page)
    expect(page.locator("#figures-counted ~ p").last).to_contain_text("were damaged")
    choose(page, "Kind", "Passed round")
    choose(page, "Player", "Béla")
    assert page.locator("#figures-head + dl").inner_text() == head
    page.locator(".matches button").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    page.go_back()
    expect(page.locator("#figures-counted")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_before_the_first_deal_there_is_an_invitation_and_no_network_is_needed(profile: Profile, scheme: str) -> None:
    page = profile.open("#settings", color_scheme=scheme)
    with profile.offline(page):
        page.reload()
        profile.visit.usable(page)
        profile.go(page, "#figures")
        expect(page.locator("#main")).to_contain_text("There is nothing to count yet")
        assert_clean(page, f"no figures, {scheme}")
        profile.lay(whole("offline"))
        profile.go(page, "#figures")
        expect(page.locator(".matches li")).to_have_count(1)
        assert_clean(page, f"figures, {scheme}")


def test_figures_days_and_problems_go_along_to_another_device(profile: Profile, desk: Profile) -> None:
    kept = {
        "talon.daily.2026-11": '{"21": {"boast": {"late": 0, "ahead": 4, "others": 2, "moves": 30}}}',
        "talon.problems": '{"boast": {"1.1": "first"}}',
    }
    for key, text in kept.items():
        profile.put(key, text)
    profile.lay(whole("along"), "0123456789ab")
    page = profile.open("#figures")
    expect(page.locator("#figures-counted")).to_be_visible()
    page.wait_for_function(f"localStorage.getItem('{KEY}') !== null")
    head = page.locator("#figures-head + dl").inner_text()
    table = profile.at(profile.go(page, "#saved"))
    table.press("Export everything")
    assert_clean(page, "everything")
    text = download(table, "Save as a file")
    there = saved_games(desk)
    for times in range(2):
        paste(there, text)
        shows(there, "One already here" if times else "Statistics for one match")
        if not times:
            assert_clean(there.page, "taken in")
            shows(there, "One daily deal result")
            shows(there, "One solved problem")
        there.press("Cancel" if times else "Import it")
        expect(there.page.locator("#saved-list .matches li")).to_have_count(1)
    stored = desk.stored()
    assert {key: json.loads(stored[key]) for key in kept} == {key: json.loads(text) for key, text in kept.items()}
    assert stored[KEY].partition("\n")[2] == profile.stored()[KEY].partition("\n")[2]
    assert desk.matches() == ["0123456789ab"]
    other = desk.go(there.page, "#figures")
    expect(other.locator("#figures-head + dl")).to_be_visible()
    assert other.locator("#figures-head + dl").inner_text() == head
    expect(other.locator(".matches li")).to_have_count(1)
