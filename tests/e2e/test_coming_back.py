"""What there is after a deal, in the order in which players use it: by thumb, and by keys without a network."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.daily_rig import DAY
from tests.e2e.keyboard import Keyboard
from tests.e2e.matches import seats_of, shortest
from tests.e2e.profile import QUICK, Profile
from tests.e2e.saved import download
from tests.e2e.table import Table
from tests.e2e.test_daily import deals, play_of
from tests.e2e.test_links import copied
from tests.e2e.test_replay import moment, over, slide

PHONE = {"width": 390, "height": 844}
ACCURACY = re.compile(r"\d+ % accuracy")
WEIGHED_MS = 120_000
BACK = "it.matches('[data-act=back]')"


def named(name: str) -> str:
    """Returns the condition that the focused element is a button whose name begins like this."""
    return f"(it.ariaLabel ?? it.innerText ?? '').trim().startsWith('{name}')"


@pytest.mark.rota("coming back")
def test_a_deal_is_played_on_a_phone_and_looked_back_at_reviewed_sent_and_counted(profile: Profile) -> None:
    table = profile.table(shortest(seats_of("hbb", "boast")))
    table.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    comes_back(profile, table)


@pytest.mark.rota("coming back")
def test_a_deal_is_played_at_a_desk_and_looked_back_at_reviewed_sent_and_counted(desk: Profile) -> None:
    comes_back(desk, desk.table(shortest(seats_of("hbb", "boast"))))


def comes_back(profile: Profile, table: Table) -> None:
    """Plays the deal on a table, and then does all that a player may do with it."""
    page = table.page
    while table.wait("turn", "deal over", "match over") == "turn":
        table.turn_by_hand()
    table.press("Look back at this deal")
    assert moment(page) == 0
    slide(page, 0.5)
    expect(page.locator("#t-banner .own")).not_to_contain_text(", before ")
    page.go_back()
    table.wait("deal over")
    table.press("Review this deal")
    expect(page.locator(".accuracy")).to_contain_text(ACCURACY, timeout=WEIGHED_MS)
    table.close()
    page.go_back()
    table.wait("deal over")
    table.press("Send a link")
    assert copied(profile, page).startswith("#links/deal.1.")
    table.close()
    table.wait("deal over")
    accuracy = ACCURACY.search(reviewed(profile, page))
    page.go_back()
    table.press("Statistics")
    expect(page.locator("#figures-counted")).to_be_visible()
    tiles = page.locator("#figures-head + dl")
    expect(tiles).to_contain_text("one round reviewed")
    assert accuracy is not None
    expect(tiles).to_contain_text(accuracy[0].partition(" ")[0])


def reviewed(profile: Profile, page: Page) -> str:
    """Opens the review of the deal again; returns its summary."""
    profile.at(page).press("Review this deal")
    said = page.locator(".review-head").inner_text()
    profile.at(page).close()
    page.go_back()
    profile.at(page).wait("deal over")
    return said


def opens(keys: Keyboard, name: str, title: str = "") -> None:
    """Reaches a button by its name and presses it; its sheet, with this title, gets the focus."""
    keys.reach(named(name))
    keys.press("Enter")
    keys.page.locator("#sheet-title:focus", has_text=title or None).wait_for()


def saved(keys: Keyboard) -> str:
    """Saves what an export sheet offers as a file; returns its text."""
    keys.reach(named("Save as a file"))
    with keys.page.expect_download() as found:
        keys.press("Enter")
    return Path(found.value.path()).read_text("utf-8")


@contextmanager
def cut_off(desk: Profile, path: str) -> Iterator[Page]:
    """Opens an address without a network, once everything is here."""
    page = desk.open("#settings")
    with desk.offline(page):
        page.goto(page.url.partition("#")[0] + path)
        page.reload()
        yield desk.visit.usable(page)


@pytest.mark.rota("coming back")
def test_a_deal_is_reviewed_by_keys_without_a_network(desk: Profile) -> None:
    desk.lay(over("boast"))
    with cut_off(desk, "#table/m1") as page:
        keys = Keyboard(page)
        desk.at(page).wait("deal over")
        keys.reach(named("Review this deal"))
        keys.press("Enter")
        expect(page.locator(".accuracy")).to_contain_text(ACCURACY, timeout=WEIGHED_MS)
        keys.reach("it.matches('[data-field=review-open], [data-act=decision]')")
        keys.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        before = moment(page)
        keys.press("ArrowRight")
        expect(page.locator(".slider")).to_have_value(str(before + 1))


@pytest.mark.rota("coming back")
def test_a_match_is_exported_by_keys_without_a_network(desk: Profile) -> None:
    match = over("haggis")
    desk.lay(match)
    with cut_off(desk, "#saved") as page:
        keys = Keyboard(page)
        opens(keys, "More for Anna, Béla and Cili")
        opens(keys, "Export", "Export")
        assert saved(keys).endswith(match.text)


@pytest.mark.rota("coming back")
def test_a_link_is_made_by_keys_without_a_network(desk: Profile) -> None:
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.lay(over("boast"))
    with cut_off(desk, "#table/m1") as page:
        keys = Keyboard(page)
        desk.at(page).wait("deal over")
        opens(keys, "Send a link")
        keys.reach(named("Copy the link"))
        keys.press("Enter")
        page.get_by_text("Link copied").first.wait_for()
        assert page.evaluate("navigator.clipboard.readText()").startswith(f"{desk.visit.url}#links/deal.1.")


@pytest.mark.rota("coming back")
def test_everything_is_exported_by_keys_without_a_network(desk: Profile) -> None:
    matches = [over("haggis"), over("boast")]
    for number, match in enumerate(matches):
        desk.lay(match, f"m{number}")
    with cut_off(desk, "#saved") as page:
        keys = Keyboard(page)
        opens(keys, "Export everything")
        text = saved(keys)
    assert text.count('[Game "') == len(matches)
    assert all(match.text.partition("\n\n")[2].rstrip() in text for match in matches)


@pytest.mark.rota("coming back")
def test_a_deal_of_the_day_is_played_by_keys_without_a_network(desk: Profile) -> None:
    desk.settings(**QUICK)
    with cut_off(desk, "#daily") as page:
        keys = Keyboard(page)
        keys.reach(named(play_of(page, "Boast or Nothing")))
        keys.press("Enter")
        table = desk.at(page)
        while keys.wait(table, "turn", "deal over") == "turn":
            keys.turn_by_cards(table)
        keys.reach(named("Back to today’s deals"))
        keys.press("Enter")
        line = page.locator(".daily-line")
        expect(line).to_contain_text("Talon Boast or Nothing", timeout=WEIGHED_MS)
        expect(line).to_contain_text("par")


@pytest.mark.rota("coming back")
def test_all_that_another_device_has_is_imported_by_keys_without_a_network(
    profile: Profile, desk: Profile, tmp_path: Path
) -> None:
    file = tmp_path / "everything.txt"
    line, counted, text = played_and_exported(profile)
    file.write_text(text, "utf-8")
    page = deals(desk, "#settings").page
    keys = Keyboard(page)
    with desk.offline(page):
        page.reload()
        desk.visit.usable(page)
        goes(keys, named("Saved games"), "saved")
        opens(keys, "Import", "Import")
        with page.expect_file_chooser() as chooser:  # from now on: a browser takes a while to listen for one
            keys.reach(named("Choose a file"))
            keys.press("Enter")
        chooser.value.set_files(file)
        found = page.locator(".found")
        for what in ("One new match", "Statistics for 2 matches", "One daily deal result"):
            expect(found).to_contain_text(what)
        keys.reach("it.matches('[data-act=take-in]')")
        keys.press("Enter")
        expect(page.locator("#saved-list .matches li")).to_have_count(1)
        goes(keys, BACK, "settings")
        goes(keys, BACK, "home")
        goes(keys, named("Statistics"), "figures")
        expect(page.locator("#figures-head + dl")).to_have_text(counted, use_inner_text=True)
        goes(keys, BACK, "home")
        goes(keys, "it.matches('[data-to=daily]')", "daily")
        expect(page.locator(".daily-line")).to_have_text(line)
        keys.reach(f"it.matches('[data-day=\"{DAY}\"]')")
        assert keys.meets("it.ariaLabel === 'November 22: 1 played'")
        keys.press("ArrowLeft")
        assert keys.meets("it.ariaLabel === 'November 21: 0 played'")


def played_and_exported(profile: Profile) -> tuple[str, str, str]:
    """Plays a deal of the day, has a match counted too, and deletes what was played.

    Returns the day's result, the figures and the export.
    """
    table = deals(profile)
    page = table.page
    table.press(play_of(page, "Boast or Nothing"))
    while table.wait("turn", "deal over") == "turn":
        table.turn_by_hand()
    table.press("Back to today’s deals")
    line = page.locator(".daily-line")
    expect(line).to_contain_text("par", timeout=WEIGHED_MS)
    told = line.inner_text()
    profile.lay(over("haggis"))
    profile.go(page, "#figures")
    expect(page.locator(".matches li")).to_have_count(1)  # of the game that was played last
    counted = page.locator("#figures-head + dl").inner_text()
    profile.go(page, "#saved")
    table.hit(page.get_by_role("button", name="More for You"))
    table.press("Delete")
    expect(page.locator("#saved-list .matches li")).to_have_count(1)
    table.press("Export everything")
    return told, counted, download(table, "Save as a file")


def goes(keys: Keyboard, condition: str, screen: str) -> None:
    """Reaches what meets a condition and presses it; it leads to a screen, and the focus into it."""
    keys.reach(condition)
    keys.press("Enter")
    keys.page.locator(f"body[data-screen={screen}]:not(:has(#coming)) #app :focus").wait_for()
