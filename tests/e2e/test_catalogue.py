"""A list of many matches as players use it: searched, starred, tagged, packed, exported, looked at from a file."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.saves import FORMAT, Save, pack
from tests.e2e.profile import Profile
from tests.e2e.saved import download, more, paste, saved_games, shows
from tests.e2e.test_a11y import assert_clean
from tests.e2e.test_replay import moment, over

DAY_S = 24 * 3600


def fill(profile: Profile, count: int, **first: Any) -> str:
    """Stores copies of one match that is at the end of its first deal; returns its record."""
    match = over("haggis")
    for number in range(count):
        title = {"title": f"Evening Q{chr(65 + number)}", "over": number > 0}
        profile.lay(match, f"m{number}", played=(100 - number) * DAY_S, **title, **(first if number == 0 else {}))
    return match.text


def rows(page: Page) -> list[str]:
    """Returns the listed titles."""
    return page.locator("#saved-list strong").all_inner_texts()


def meta(profile: Profile, name: str) -> dict[str, Any]:
    """Returns the meta of a match."""
    saves = [Save(text) for key, text in profile.stored().items() if key.startswith(f"talon.match.{name}.")]
    found: dict[str, Any] = max(saves, key=lambda save: save.serial).meta
    return found


def test_a_match_among_many_is_found_starred_and_tagged(profile: Profile) -> None:
    record = fill(profile, 45)
    table = saved_games(profile)
    page = table.page
    expect(page.locator("#saved-list li")).to_have_count(30)
    table.press("Show 15 more, 15 left")
    expect(page.locator("#saved-list li")).to_have_count(45)
    expect(page.locator("[data-key=open-m30]")).to_be_focused()
    page.get_by_role("searchbox", name="Search matches").fill("qs evening")
    expect(page.locator("#saved-list li")).to_have_count(1)
    shows(table, "1 of 45 matches")
    assert_clean(page, "search")
    table.press("Favourite: Evening QS")
    expect(page.get_by_role("button", name="Favourite: Evening QS")).to_have_attribute("aria-pressed", "true")
    more(table, "Evening QS", "Name and tags")
    page.get_by_label("Tags", exact=True).fill("rainy day, É")
    assert_clean(page, "labels")
    table.press("Save")
    shows(table, "rainy day · É")
    assert (meta(profile, "m18")["star"], meta(profile, "m18")["tags"]) == (True, ["rainy day", "É"])
    assert profile.record("m18") == record
    table.press("Show all")
    table.hit(page.get_by_role("button", name="Favourites"))
    assert rows(page) == ["Evening QS"]
    page.get_by_label("Tag", exact=True).select_option("É")
    page.reload()
    profile.visit.usable(page)
    expect(page.locator("#saved-list li")).to_have_count(1)
    assert rows(page) == ["Evening QS"]


def test_the_list_is_searched_by_keyboard(desk: Profile) -> None:
    fill(desk, 12)
    page = desk.open("#saved")
    page.locator("#find-words").focus()
    page.keyboard.type("qd")
    expect(page.locator("#saved-list li")).to_have_count(1)
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.act") == "find-clear":
            break
    page.keyboard.press("Enter")
    expect(page.locator("#saved-list li")).to_have_count(12)
    expect(page.locator("#find-words")).to_be_focused()


def test_the_list_opens_and_is_searched_without_a_network(profile: Profile) -> None:
    fill(profile, 12)
    page = profile.visit.kept(profile.open())
    profile.context.set_offline(offline=True)
    page.reload()
    profile.visit.usable(page)
    profile.go(page, "#saved")
    page.locator("#find-words").fill("QH")
    expect(page.locator("#saved-list li")).to_have_count(1)
    profile.context.set_offline(offline=False)


def test_old_matches_are_packed_and_opened_exported_and_looked_back_at_as_before(profile: Profile) -> None:
    record = fill(profile, 3)
    profile.put("talon.review.x.1.0", "x" * 2_600_000)  # enough to make the page pack matches
    page = profile.open()
    page.wait_for_function(
        "(head) => Object.values(localStorage).filter((text) => text.startsWith(head)).length === 2",
        arg=f"talon-save {FORMAT} ",
    )
    assert len(meta(profile, "m0")["seats"]) == 3
    stored = profile.stored()
    (packed,) = [text for key, text in stored.items() if key.startswith("talon.match.m1.")]
    assert Save(packed).verify().record == record
    assert len(packed) < len(record)
    table = profile.at(profile.go(page, "#saved"))
    assert rows(page) == ["Evening QA", "Evening QB", "Evening QC"]
    more(table, "Evening QB", "Export")
    assert record in download(table, "Save as a file")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    more(table, "Evening QB", "Look back at its deals")
    assert moment(page) == 0


@pytest.mark.parametrize("kept", [False, True])
def test_a_match_in_a_text_is_looked_back_at_before_it_is_kept(profile: Profile, *, kept: bool) -> None:
    match = over("haggis", 2)
    table = saved_games(profile)
    page = table.page
    paste(table, match.text)
    table.press("Look back at it first")
    assert moment(page) == 0
    assert profile.matches() == []
    table.hit(page.get_by_role("button", name="One move on"))
    assert moment(page) == 1
    if kept:
        table.press("Add to saved games")
        shows(table, "Added to saved games")
        assert profile.record(profile.matches()[0]) == match.text
        page.reload()
        profile.visit.usable(page)
        assert moment(page) == 1
    else:
        page.go_back()
        shows(table, "No games yet")
        assert profile.matches() == []


def test_a_reminder_to_export_comes_at_home_and_is_put_away(profile: Profile) -> None:
    fill(profile, 12)
    page = profile.open()
    note = page.get_by_role("note")
    expect(note).to_contain_text("export your matches", timeout=30_000)
    assert_clean(page, "reminder")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    assert json.loads(profile.stored()["talon.upkeep"])["away"] > 0
    page.reload()
    profile.visit.usable(page)
    page.wait_for_timeout(4000)
    expect(note).to_have_count(0)


def test_a_match_of_a_newer_version_is_shown_as_such_and_stays(profile: Profile) -> None:
    text = pack(4, {}, "in a way that is not known yet", FORMAT + 1)
    profile.put("talon.match.m1.0", text)
    table = saved_games(profile)
    shows(table, "From a newer Talon")
    assert profile.stored()["talon.match.m1.0"] == text
