"""Several phones at one table: codes carried by hand, a deal played from two of them, a phone that comes back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.phones import CODE, hosted, join
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.test_languages import chosen
from tests.e2e.visit import resize
from tests.sampling import daily

# Two to five phones, with computer players (b) and with two people (h) at the host's phone.
TABLES = [
    ("haggis", "hrr"),
    ("boast", "hrrrr"),
    ("team", "hrbr"),
    ("handromi", "hrrr"),
    ("haggis", "hhr"),
    ("boast", "hhrbr"),
    ("team", "hrrr"),
    ("handromi", "hr"),
]
MOST = 400  # turns
REVEAL = "#t-curtain [data-act=reveal]"
ROUNDS = 4  # in which a phone is passed on
SIZES = [(1280, 800), (844, 390), (390, 844)]
LEGIBLE = 240  # pixels: more than four for each module of a code


def finish(*tables: Table) -> None:
    """Plays the deal to its end, each at their own phone by its hints."""
    for _ in range(MOST):
        if all(table.now() in ("deal over", "match over") for table in tables):
            return
        for table in tables:
            if table.now() == "curtain":  # unless what somebody else has done takes it away
                table.page.evaluate(f"document.querySelector({REVEAL!r})?.click()")
            elif table.now() == "turn":
                table.turn_by_hint()
        tables[0].page.wait_for_timeout(50)
    raise AssertionError("the deal does not end")


def exchange(*tables: Table) -> None:
    """Plays until a move has been made at each phone."""
    waiting = list(tables)
    for _ in range(MOST):
        for table in [one for one in tables if one.now() == "turn"]:
            table.turn_by_hint()
            waiting = [one for one in waiting if one is not table]
        if not waiting:
            return
        tables[0].page.wait_for_timeout(50)
    raise AssertionError("no move comes through")


@pytest.mark.rota("several phones")
@pytest.mark.parametrize(("game", "seats"), daily(TABLES, 1))
def test_a_deal_is_played_on_several_phones(
    profile: Profile, desk: Profile, more_desks: list[Profile], game: str, seats: str
) -> None:
    host = hosted(profile, game, seats)
    remote = [seat for seat, kind in enumerate(seats) if kind == "r"]
    joining = zip([desk, *more_desks], remote, strict=False)
    tables = [host, *(join(host, guest, seat, last=seat == remote[-1]) for guest, seat in joining)]
    assert len(tables) == 1 + len(remote)
    expect(host.page.locator("#toast .toast")).to_contain_text("dealt anew")
    finish(*tables)
    totals = [sorted(table.page.locator(".tally .num").all_inner_texts()) for table in tables]
    assert totals == [totals[0]] * len(tables) != [[]] * len(tables)


@pytest.mark.parametrize(("game", "seats"), daily([("haggis", "hrr"), ("handromi", "hrr")], 1))
def test_two_people_pass_one_guests_phone_round(profile: Profile, desk: Profile, game: str, seats: str) -> None:
    host = hosted(profile, game, seats)
    guest = join(host, desk, 1, last=False)
    host.page.locator("[data-key='beside:2:1']").click()
    expect(host.page.locator("dialog[open]")).to_have_count(0)
    expect(host.page.locator("#toast .toast")).to_contain_text("dealt anew")
    taken: list[str | None] = []
    while len(taken) < ROUNDS:
        if guest.now() == "curtain":
            expect(guest.page.locator(".hand .card")).to_have_count(0)
            reveal = guest.page.locator(REVEAL).first
            taken.append(reveal.get_attribute("data-seat"))
            guest.hit(reveal)
            guest.wait("turn")
        for table in (host, guest):
            if table.now() == "turn":
                table.turn_by_hint()
        host.page.wait_for_timeout(50)
    assert set(taken) == {"1", "2"}
    host.page.locator("[data-act=menu]").click()
    host.page.locator("[data-act=phones]").click()
    host.page.locator("[data-key='apart:2']").click()
    expect(host.page.locator("[data-key='invite:2']")).to_be_visible()
    expect(guest.page.locator(REVEAL)).to_have_attribute("data-seat", "1")


@pytest.mark.core
def test_who_changes_the_language_in_the_middle_of_a_deal_stays_connected(profile: Profile, desk: Profile) -> None:
    host = hosted(profile, "haggis", "hr")
    guest = join(host, desk, 1)
    expect(host.page.locator("#toast .toast")).to_contain_text("dealt anew")
    for here, language, hint, menu in ((guest, "hu", "Tipp", "Menü"), (host, "ja", "ヒント", "メニュー")):
        chosen(here.page, language)
        here.page.locator("[data-act=back]").click()
        expect(here.page.locator("[data-act=menu]")).to_have_accessible_name(menu)
        expect(here.page.locator("[data-act=hint]")).to_have_accessible_name(hint)
        exchange(host, guest)


def test_a_host_who_leaves_hands_the_table_over(profile: Profile, desk: Profile) -> None:
    old = hosted(profile, "haggis", "hr")
    new = join(old, desk, 1)
    expect(old.page.locator("#toast .toast")).to_contain_text("dealt anew")
    new.wait("turn")
    new.turn_by_hint()
    old.wait()
    old.page.locator("[data-act=menu]").click()
    old.page.locator("[data-act=phones]").click()
    old.page.locator("[data-key='handover:1']").click()
    expect(old.page.locator("dialog")).to_contain_text("holds all the cards")
    old.page.locator("dialog [data-act=yes]").click()
    expect(new.page.locator("dialog")).to_contain_text("holds all the cards")
    new.page.locator("dialog [data-act=yes]").click()
    expect(old.page.locator("#toast .toast")).to_contain_text("has the table now")
    expect(old.page.locator("body")).to_have_attribute("data-screen", "join")
    assert profile.matches() == []
    assert desk.matches() == ["m1"]
    assert "[Seed" in desk.record()
    new.page.locator("[data-key='invite:0']").wait_for()
    played = desk.record()
    again = join(new, profile, 0)
    finish(new, again)
    assert desk.record().startswith(played)
    for table in (new, again):
        expect(table.page.locator("#t-bar [data-act=next], #t-bar [data-act=rematch]")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "hu", "ja"])
def test_the_whole_sheet_with_a_code_is_in_sight(profile: Profile, language: str) -> None:
    page = hosted(profile, "haggis", "hr", language=language).page
    page.locator("[data-key='invite:1']").click()
    page.locator(CODE).wait_for()
    for press in ("", "[data-act=phones-take]"):
        if press:
            page.locator(press).click()
            page.locator("dialog .error").wait_for()
        for size in SIZES:
            resize(page, *size)
            assert page.locator(".sheet-body").evaluate("one => one.scrollHeight - one.clientHeight") <= 0, size
            assert page.locator("svg.qr").evaluate("one => one.getBoundingClientRect().width") >= LEGIBLE, size


@pytest.mark.core
def test_at_the_end_of_a_match_both_phones_have_it_and_say_that_both_have_dealt(
    profile: Profile, desk: Profile
) -> None:
    host = hosted(profile, "haggis", "hr")
    guest = join(host, desk, 1)
    expect(host.page.locator("#toast .toast")).to_contain_text("dealt anew")
    finish(host, guest)
    host.page.locator("[data-act=next]").click()
    expect(guest.page.locator("#t-bar [data-act=next]")).to_have_count(0)
    expect(guest.page.locator(".hand .card").first).to_be_visible()
    host.page.locator("[data-act=menu]").click()
    host.page.locator("[data-act=concede]").click()
    host.page.locator("dialog [data-act=yes]").click()
    for table in (host, guest):
        mark = table.page.locator("#t-settlement details[data-key=seal]")
        expect(mark).to_contain_text("Dealt by all of you: checked")
        mark.locator("summary").click()
        expect(mark.locator("p")).to_be_visible()
    assert desk.matches() == profile.matches()
    assert "[Shares" in desk.record(*desk.matches())
    guest.page.locator("#t-bar [data-act=leave]").click()
    guest.page.goto(f"{guest.page.url.partition('#')[0]}#saved")
    expect(guest.page.locator("#saved-list")).to_contain_text("Béla")


@pytest.mark.core
def test_a_phone_that_was_closed_comes_back_by_another_code(profile: Profile, desk: Profile) -> None:
    host = hosted(profile, "haggis", "hr")
    guest = join(host, desk, 1)
    guest.wait("turn")
    guest.turn_by_hint()
    host.wait("turn")
    guest.page.close()
    expect(host.page.locator("#toast .toast")).to_contain_text("out of reach")
    host.turn_by_hint()
    host.page.locator("[data-act=menu]").click()
    host.page.locator("[data-act=phones]").click()
    again = join(host, desk, 1)
    assert again.wait() == "turn"
    again.turn_by_hint()
    assert host.wait() in ("turn", "deal over")
