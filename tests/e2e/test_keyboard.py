"""The table by keys: shortcuts, sheets that keep the focus and give it back, nothing lost on the way."""

from playwright.sync_api import Page, expect

from engine.core.match import Match
from tests.e2e.matches import bot_move, find, seats_of, would_beat
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.visit import DRAWN


def at_table(desk: Profile, **settings: str) -> tuple[Match, Table]:
    """Returns a match in which seat 0 has to beat a trick, and its table."""
    match = find(seats_of("hb"), would_beat)
    table = desk.table(match, **settings)
    table.wait("turn")
    return match, table


def focused(page: Page) -> str:
    """Returns the key of the focused element."""
    key: str = page.evaluate("document.activeElement.dataset.key ?? ''")
    return key


def test_choosing_playing_and_letting_go_by_keys(desk: Profile) -> None:
    # Arrows walk through the hand, Space selects, Escape clears, Ctrl+Enter plays what is selected.
    match, table = at_table(desk, pace="slow")
    page = table.page
    page.locator('.hand [tabindex="0"]').focus()
    page.keyboard.press("Home")
    first = focused(page)
    page.keyboard.press("End")
    assert focused(page) != first
    page.keyboard.press("Home")
    assert focused(page) == first
    for _ in range(3 * len(table.hand())):
        if table.moves():
            break
        if page.evaluate("document.activeElement.matches('.live:not(.selected)')"):
            page.keyboard.press("Space")
            table.settle()
        else:
            page.keyboard.press("ArrowRight")
    chosen = table.selected()
    page.keyboard.press("Escape")
    table.settle()
    assert table.selected() == []
    assert chosen
    page.keyboard.press("h")
    page.wait_for_selector(".banner.is-hint")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".banner.is-hint", state="detached")
    table.settle()
    assert desk.record().startswith(match.play(*bot_move(match)).text)


def test_passing_by_a_key(desk: Profile) -> None:
    # P passes, from wherever the focus is.
    match, table = at_table(desk)
    table.page.keyboard.press("p")
    table.wait("turn", "deal over")
    assert desk.record().startswith(match.text + "0:pass\n")


def test_every_sheet_opens_by_its_key_and_gives_the_focus_back(desk: Profile) -> None:
    # Each key on the list of keys does what it says; Escape closes; the focus is where it was.
    _, table = at_table(desk)
    page = table.page
    page.locator('.hand [tabindex="0"]').focus()
    card = focused(page)
    for key, title in (
        ("l", "What happened"),
        ("t", "Tricks"),
        ("g", "Player’s aid"),
        ("c", "Score"),
        ("m", "Menu"),
        ("?", "Keys"),
    ):
        page.keyboard.press(key)
        sheet = page.get_by_role("dialog", name=title)
        expect(sheet).to_be_visible()
        for _ in range(12):
            page.keyboard.press("Tab")
            assert page.evaluate(
                "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
            )
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert focused(page) == card


def test_a_sheet_ends_with_its_dialog_and_not_with_that_of_the_sheet_before(desk: Profile) -> None:
    _, table = at_table(desk)
    page = table.page
    sheet = page.get_by_role("dialog", name="Menu")
    page.keyboard.press("m")
    expect(sheet).to_be_visible()
    page.evaluate("document.querySelector('dialog').dispatchEvent(new Event('close'))")  # of the sheet before, late
    page.evaluate(DRAWN)
    expect(sheet).to_be_visible()
    page.evaluate("document.querySelector('dialog').close()")  # as a browser does when Escape is pressed twice
    expect(sheet).to_be_hidden()
    page.keyboard.press("m")
    expect(sheet).to_be_visible()


def test_keys_in_a_text_field_are_text(desk: Profile) -> None:
    # A letter typed into a name is a letter, not a shortcut.
    page = desk.open("#newgame")
    field = page.get_by_label("Name of player 1")
    field.fill("")
    field.press_sequentially("Phil U")
    assert field.input_value() == "Phil U"


def test_deleting_by_key_in_the_list_can_be_undone(desk: Profile) -> None:
    # Delete on a match deletes it; a button that Tab reaches brings it back.
    desk.lay(find(seats_of("hb"), would_beat))
    page = desk.open("#saved")
    page.locator('[data-act="open"]').focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text("Match deleted")).to_be_visible()
    assert desk.matches() == []
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-act="open"]')).to_be_visible()
    assert desk.matches() == ["m1"]
