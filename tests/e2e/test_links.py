"""Links, as players send and open them: from one browser to another, offline, by keyboard, and malicious ones."""

import json
import re
from base64 import urlsafe_b64encode
from zlib import compress

import pytest
from playwright.sync_api import Page, expect

from engine.core import registry
from engine.core.excerpt import excerpt
from engine.core.match import Match
from engine.core.replay import at
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.saved import paste, saved_games
from tests.e2e.test_a11y import assert_clean
from tests.e2e.test_problems import at_problem, play
from tests.e2e.test_replay import over, slide
from web.make.problems import SHOWN, problems_of

SHORT = 2000


def packed(kind: str, text: str) -> str:
    """Returns the fragment of a link as the page itself would make it."""
    return f"#links/{kind}.1.{urlsafe_b64encode(compress(text.encode())).decode().rstrip('=')}"


def copied(profile: Profile, page: Page) -> str:
    """Presses "Copy the link", and returns its fragment."""
    profile.context.grant_permissions(["clipboard-read", "clipboard-write"])
    profile.at(page).hit(page.get_by_role("button", name="Copy the link"))
    page.get_by_text("Link copied").first.wait_for()
    address: str = page.evaluate("navigator.clipboard.readText()")
    assert address.startswith(profile.visit.url)
    assert len(address) < SHORT
    return "#" + address.partition("#")[2]


def cards(record: str) -> str:
    """Returns everything in a record that defines its last deal."""
    return record[record.rindex('[Deal "') :].partition("\n0:")[0].partition("\n1:")[0].partition("\n2:")[0].rstrip()


def test_a_deal_goes_from_a_phone_to_a_desk_byte_for_byte(profile: Profile, desk: Profile) -> None:
    match = over("haggis", 2)
    table = profile.table(match)
    table.wait("deal over", "match over")
    table.press("Send a link")
    expect(table.button("QR code")).to_be_enabled()
    assert_clean(table.page, "send")
    link = copied(profile, table.page)
    table.press("QR code")
    code = table.page.get_by_role("img", name="The link as a QR code")
    box, window = code.bounding_box(), table.page.viewport_size
    assert box is not None
    assert window is not None
    assert box["width"] == pytest.approx(box["height"])
    assert box["y"] + box["height"] <= window["height"]
    assert_clean(table.page, "code")

    desk.settings(**QUICK)
    page = desk.open(link)
    assert outcome_of(match) in page.get_by_role("heading", level=2).inner_text()
    expect(page.locator("#main")).to_contain_text("From somebody who left the names out")
    assert_clean(page, "arrived")
    assert desk.matches() == []
    page.get_by_role("button", name="Play it").focus()
    page.keyboard.press("Enter")
    desk.at(page).wait("turn")
    (name,) = desk.matches()
    theirs = desk.record(name)
    assert cards(theirs).removesuffix("\n") in excerpt(match).text
    assert cards(theirs) == cards(excerpt(match).text)
    assert "Anna" not in theirs
    page.go_back()
    page.wait_for_function("document.body.dataset.screen === 'home'")
    assert page.evaluate("location.hash") == ""


def outcome_of(match: Match) -> str:
    """Returns how the page shows the first seat's result as an aim."""
    assert match.outcome is not None
    return f"{match.outcome.points[0]} to beat"


def test_a_position_is_sent_from_a_look_back_by_keyboard(desk: Profile, profile: Profile) -> None:
    match = over("handromi")
    desk.lay(match)
    page = desk.open("#replay/m1/1/9")
    page.wait_for_selector(".slider")
    page.get_by_role("button", name="Send a link").focus()
    page.keyboard.press("Enter")
    choice = page.get_by_role("radio", name=re.compile("This position"))
    choice.focus()
    page.keyboard.press("Space")
    expect(choice).to_be_checked()
    expect(page.get_by_role("button", name="Copy the link")).to_be_enabled()
    link = copied(desk, page)
    profile.settings(**QUICK)
    other = profile.open(link)
    expect(other.locator("#main")).to_contain_text("after 9 moves")
    profile.at(other).press("Play it")
    expect(other.locator("h1")).to_contain_text("practice")
    (name,) = profile.matches()
    assert profile.record(name).count("\n0:") >= at(match, 1, 9).text.count("\n0:")
    assert " ".join(match.names) in profile.record(name)


def test_a_problem_goes_from_a_phone_to_a_desk(profile: Profile, desk: Profile) -> None:
    found = problems_of(registry.game("haggis"))[0]
    profile.settings(**QUICK)
    page = profile.open(f"#problem/haggis/{found['id']}")
    expect(page.locator(".coach-text")).to_contain_text("one move decides")
    table = profile.at(page)
    table.press("Send a link")
    expect(table.button("QR code")).to_be_enabled()
    assert_clean(page, "problem sent")
    link = copied(profile, page)
    desk.settings(**QUICK)
    other = desk.open(link)
    expect(other.locator("#main")).to_contain_text("Problem 1")
    assert_clean(other, "problem arrived")
    other.get_by_role("button", name="Look at it").focus()
    other.keyboard.press("Enter")
    expect(other.locator(".coach-text")).to_contain_text("one move decides")
    assert desk.matches() == []
    assert "talon.problems" not in desk.stored()


def test_a_problem_that_is_on_no_list_is_solved_from_its_link(desk: Profile) -> None:
    found = {name: value for name, value in problems_of(registry.game("boast"))[0].items() if name in SHOWN}
    desk.settings(**QUICK)
    page = desk.open(packed("problem", json.dumps({**found, "game": "boast", "id": "0.0"})))
    expect(page.locator("#main")).to_contain_text("This Talon does not have this problem")
    assert_clean(page, "stray problem")
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator(".coach-text")).to_contain_text("one move decides")
    page.reload()
    expect(page.locator("h1")).to_contain_text("a problem from a link")
    at_problem(page)
    table = desk.at(page)
    play(table, found["right"][0])
    page.get_by_role("dialog").wait_for()
    expect(page.locator(".coach-text")).to_contain_text("Solved")
    assert "talon.problems" not in desk.stored()


def test_a_link_is_asked_about_over_an_open_match_and_works_without_a_network(profile: Profile) -> None:
    mine = find(seats_of("hb"), alone)
    table = profile.table(mine)
    page = table.page
    profile.visit.kept(page)
    link = packed("deal", excerpt(over("boast")).text)
    profile.context.set_offline(offline=True)
    try:
        page.evaluate("(hash) => { location.hash = hash; }", link)
        expect(page.get_by_role("button", name="Not now")).to_be_visible()
        assert profile.record() == mine.text
        table.press("Not now")
        table.wait("turn")
        page.go_back()
        page.wait_for_function("document.body.dataset.screen === 'home'")
        expect(page.get_by_role("button", name="Not now")).to_have_count(0)
        cold = profile.open(link)
        profile.at(cold).press("Play it")
        profile.at(cold).wait("turn")
        assert len(profile.matches()) == 2
        assert profile.record() == mine.text
    finally:
        profile.context.set_offline(offline=False)


def test_what_was_to_beat_stands_in_the_settlement(profile: Profile) -> None:
    match = over("handromi")
    assert match.outcome is not None
    mine = match.outcome.points[0]
    profile.lay(match, aim={"deal": 1, "seat": 0, "points": mine + 7, "low": True})
    table = profile.at(profile.open("#table/m1"))
    table.wait("deal over", "match over")
    expect(table.page.locator(".summary")).to_contain_text(f"{mine + 7} to beat: you have {mine}, and are ahead.")


def test_a_whole_match_comes_by_a_pasted_link_and_is_looked_back_at(profile: Profile) -> None:
    match = over("boast", 2).next().concede(0)
    table = saved_games(profile)
    paste(table, f"Look: {profile.visit.url}{packed('match', match.text)}.")
    expect(table.page.locator("#main")).to_contain_text("From Anna")
    table.press("Look at it")
    table.page.wait_for_selector(".slider")
    slide(table.page, 0.5)
    (name,) = profile.matches()
    assert profile.record(name) == match.text


def test_links_that_are_damaged_newer_or_made_to_do_harm_change_nothing(profile: Profile) -> None:
    good = excerpt(over("haggis")).text
    page = profile.open()
    harmful = good.replace("human:Anna", "human:<img src=x onerror=pwned=1>")
    for link, said in (
        (packed("deal", good)[:-20], "This link is damaged"),
        (packed("deal", good).replace("deal.1", "deal.7"), "This link was made by a newer Talon"),
        (packed("deal", "\0" * 60_000_000), "This link holds more than Talon can open"),
        (packed("deal", good) + "A" * 1_500_000, "This link is damaged"),
        (packed("deal", good.replace('"haggis"', '"whist"')), "a game that this Talon does not know"),
        (packed("deal", harmful), "From <img src=x onerror=pwned=1>"),
    ):
        page.evaluate("(hash) => { location.hash = hash; }", link)
        expect(page.locator("#main")).to_contain_text(said)
        page.evaluate("() => { location.hash = '#'; }")
        page.wait_for_function("document.body.dataset.screen === 'home'")
    assert page.evaluate("globalThis.pwned ?? 'nothing ran'") == "nothing ran"
    assert profile.matches() == []
