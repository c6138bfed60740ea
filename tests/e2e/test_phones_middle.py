"""A table in the middle: it shows what everybody may see, and the phones little more than their hands."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.phones import hosted, invite, join, lay
from tests.e2e.profile import Profile
from tests.e2e.table import WILD
from tests.e2e.visit import resize

MOVES = 4
SIZES = [(1280, 800), (844, 390), (390, 844), (360, 640), (1024, 1366)]
LEGIBLE = 170  # pixels: three for each module of a code
TRICK = "#t-centre .play-top .card"
CARDS = "(places) => [...document.querySelectorAll(places)].map((card) => card.getAttribute('aria-label'))"
OUTSIDE = """(places) => [...document.querySelectorAll(places)].filter((one) => {
  const { left, right, top, bottom, width } = one.getBoundingClientRect();
  return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map((one) => one.outerHTML.slice(0, 80))"""
PLAYERS = 5
BEYOND = """() => {
  const { left, right } = document.querySelector(".cloth").getBoundingClientRect();
  const places = [...document.querySelectorAll(".turn")].map((one) => one.getBoundingClientRect());
  return places.filter((place) => place.left < left || place.right > right);
}"""
PLACES = """["#t-banner", "#t-hand", "#t-bar"].map((part) => {
  const { top, height } = document.querySelector(part).getBoundingClientRect();
  return [top, height];
})"""
WIDTH = "document.querySelector('{}').getBoundingClientRect().width"


def cards(page: Page, places: str) -> list[str]:
    """Returns what the cards at some places are, as they are said."""
    found: list[str] = page.evaluate(CARDS, places)
    return found


def seen(page: Page) -> set[str]:
    """Returns the names of the cards that lie face up on a table, apart from those of hands that lie open to all."""
    return {name.partition(",")[0] for name in cards(page, "#main .card") if name} - set(WILD.values())


@pytest.mark.core
def test_a_table_in_the_middle_shows_the_trick_and_never_a_hand(profile: Profile, desk: Profile) -> None:
    host = hosted(profile, "haggis", "hr")
    middle = lay(host, desk)
    guest = join(host, profile, 1)
    expect(host.page.locator("#toast .toast")).to_contain_text("dealt anew")
    tricks = 0
    for _ in range(MOVES):
        for table in (host, guest):
            if table.now() == "turn":
                table.turn_by_hint()
        host.settle()
        trick = cards(host.page, TRICK)
        middle.wait_for_function(
            f"([places, wanted]) => `${{({CARDS})(places)}}` === `${{wanted}}`", arg=[TRICK, trick]
        )
        tricks += bool(trick)
        hands = {*host.hand(), *guest.hand()} - set(WILD.values())
        assert hands
        assert hands.isdisjoint(seen(middle))
        assert middle.locator(".hand, #t-bar button").count() == 0
    assert tricks


def test_the_table_shows_whose_turn_it_is_and_the_code_for_a_phone_that_is_missing(
    profile: Profile, desk: Profile
) -> None:
    host = hosted(profile, "boast", "hrr")
    middle = lay(host, desk)
    link = invite(host, 1)
    expect(middle.locator("#t-code")).to_contain_text("Béla")
    for size in SIZES:
        resize(middle, *size)
        assert middle.locator("#t-code .qr").evaluate("one => one.getBoundingClientRect().width") >= LEGIBLE, size
        assert middle.evaluate(OUTSIDE, "#t-code > .panel, .seat, .banner, .cloth") == [], size
    assert "#join/" in link
    host.page.locator("[data-act=phones-list]").click()
    expect(middle.locator("#t-code .qr")).to_have_count(0)
    expect(middle.locator(".banner")).not_to_be_empty()


def test_at_the_table_the_cards_of_five_players_have_room_beside_each_other(profile: Profile, desk: Profile) -> None:
    middle = lay(hosted(profile, "boast", "hrbbb"), desk)
    for size in SIZES:
        resize(middle, *size)
        assert middle.locator(".turn").count() == PLAYERS
        assert middle.evaluate(BEYOND) == [], size


def test_at_a_phone_with_a_table_in_the_middle_nothing_moves_within_a_deal(profile: Profile, desk: Profile) -> None:
    host = hosted(profile, "haggis", "hr")
    lay(host, desk)
    guest = join(host, profile, 1)
    expect(host.page.locator("#toast .toast")).to_contain_text("dealt anew")
    expect(guest.page.locator(".hand .card")).not_to_have_count(0)
    before = guest.page.evaluate(PLACES)
    for _ in range(MOVES):
        for table in (host, guest):
            if table.now() == "turn":
                table.turn_by_hint()
    assert guest.page.evaluate(PLACES) == before


@pytest.mark.parametrize("game", ["haggis", "handromi"])
def test_a_phone_shows_its_hand_and_on_request_the_table_too(profile: Profile, desk: Profile, game: str) -> None:
    host = hosted(profile, game, "hr")
    guest = join(host, profile, 1)
    expect(host.page.locator("#toast .toast")).to_contain_text("dealt anew")
    expect(guest.page.locator(".seat").first).to_be_visible()
    expect(guest.page.locator(".hand .card").first).to_be_visible()
    width = WIDTH.format(".hand .card")
    before = guest.page.evaluate(width)
    host.page.locator("[data-act=menu]").click()
    host.page.locator("[data-act=phones]").click()
    middle = lay(host, desk)
    for table in (host, guest):
        expect(table.page.locator(".seat").first).not_to_be_visible()
        for size in SIZES[1:]:
            resize(table.page, *size)
            assert table.page.evaluate(OUTSIDE, ".hand .card, .actions > *, .strip-tools > *, .cloth") == [], size
    resize(guest.page, 390, 844)
    assert guest.page.evaluate(width) > before or game == "handromi"  # whose melds take the room
    guest.page.locator("[data-act=middle]").click()
    expect(guest.page.locator(".seat").first).to_be_visible()
    expect(guest.page.locator("[data-act=middle]")).to_be_focused()
    host.page.locator("[data-act=menu]").click()
    host.page.locator("[data-act=phones]").click()
    host.page.locator("[data-act=middle-remove]").click()
    host.page.keyboard.press("Escape")
    expect(middle.locator("body[data-screen=join]")).to_contain_text("has removed this table")
    expect(host.page.locator(".seat").first).to_be_visible()
    expect(guest.page.locator("[data-act=middle]")).to_have_count(0)
    host.page.locator("[data-act=menu]").click()
    host.page.locator("[data-act=phones]").click()
    middle = lay(host, desk)
    expect(host.page.locator(".seat").first).not_to_be_visible()
    middle.close()
    expect(host.page.locator(".seat").first).to_be_visible()
    expect(guest.page.locator("[data-act=middle]")).to_have_count(0)
