"""Whole combinations at a tap: what a selected card can grow into is shown above the hand."""

import pytest

from engine.core.match import Match
from engine.core.selection import touch
from tests.e2e.handromi import laying, seek
from tests.e2e.keyboard import Keyboard
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.visit import resize

_GROUND = """() => ["#t-hand", "#t-bar .actions", "#t-centre"].map((part) => {
  const { top, height } = document.querySelector(part).getBoundingClientRect();
  return [Math.round(top), Math.round(height)];
})"""


def grown(table: Table) -> None:
    """Selects the first card that can grow into several combinations."""
    named = table.page.locator(".combinations [data-act=complete]")
    for number in range(len(table.hand())):
        table.hit(table.page.locator(".hand button.card").nth(number))
        table.settle()
        if named.count() > 1:
            return
        table.clear()
    raise AssertionError("no card has two combinations")


def test_a_press_completes_a_combination_and_the_ground_stays_where_it_was(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), alone))
    table.wait("turn")
    before = table.page.evaluate(_GROUND)
    grown(table)
    assert table.page.evaluate(_GROUND) == before
    first = table.page.locator(".combinations [data-act=complete]").first
    label = first.inner_text().partition(" with")[0]
    table.hit(first)
    table.settle()
    assert any(move.startswith("Play ") and move.endswith(label) for move in table.moves())
    assert len(table.selected()) > 1


_HIGHER = """() => [...document.querySelectorAll(".combinations .chip")]
  .filter((chip) => chip.scrollHeight > chip.clientHeight || chip.scrollWidth > chip.clientWidth)
  .map((chip) => chip.innerText)"""


def test_the_names_of_combinations_fit_their_buttons_in_japanese(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), alone), language="ja", guided="off")
    table.wait("turn")
    wild = table.page.locator(".hand .wilds button.card")
    for at in range(wild.count()):
        table.hit(wild.nth(at))
        table.settle()
        table.page.locator(".combinations .chip").first.wait_for()
        for size in ((390, 844), (360, 640), (320, 568), (844, 390)):
            resize(table.page, *size)
            assert (at, size, table.page.evaluate(_HIGHER)) == (at, size, [])
        table.hit(wild.nth(at))
        table.settle()


def test_a_tip_stands_apart_from_the_combinations_above_it(profile: Profile) -> None:
    match = find(seats_of("hb"), lambda match: match.plies > 8 and alone(match))
    table = profile.at(profile.open(f"#table/{profile.lay(match)}", size=(390, 844)))
    table.wait("turn")
    before = table.page.evaluate(_GROUND)
    grown(table)
    top = "document.querySelector('#t-banner .guide').getBoundingClientRect().top"
    bottom = "document.querySelector('.combinations').getBoundingClientRect().bottom"
    assert table.page.evaluate(f"{top} - {bottom}") >= 3
    assert table.page.evaluate(_GROUND) == before


def test_combinations_are_reached_by_keyboard_and_the_focus_stays_on_the_page(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), alone))
    table.wait("turn")
    grown(table)
    page = table.page
    page.locator(".combinations [data-act=complete]").first.focus()
    page.keyboard.press("Enter")
    table.settle()
    assert len(table.selected()) > 1
    assert page.evaluate("document.activeElement.closest('#t-bar, #t-banner, #t-hand') !== null")
    for _ in range(2):  # the first card ends the betting, and asks about that
        page.keyboard.press("Control+Enter")
    page.wait_for_function("document.querySelectorAll('#t-centre .plays .card').length > 1")


def test_one_tap_takes_a_whole_combination_and_one_more_puts_it_down(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), alone), whole="on")
    table.wait("turn")
    before = table.page.evaluate(_GROUND)
    cards = table.page.locator(".hand button.card")
    tapped = next(number for number in range(len(table.hand())) if brings(table, number))
    assert table.page.evaluate(_GROUND) == before
    whole = table.selected()
    assert len(table.moves()) == 1
    table.hit(table.page.locator(".combinations [data-act=only]"))
    table.settle()
    assert len(table.selected()) == 1
    table.hit(table.page.locator(".combinations [data-act=complete]").first)
    table.settle()
    assert len(table.selected()) > 1
    table.clear()
    table.hit(cards.nth(tapped))
    table.settle()
    assert table.selected() == whole
    table.hit(cards.nth(tapped))
    table.settle()
    assert table.selected() == []


def brings(table: Table, number: int) -> bool:
    """Taps a card; returns whether others were selected with it, and deselects it if not."""
    table.hit(table.page.locator(".hand button.card").nth(number))
    table.settle()
    if len(table.selected()) > 1:
        return True
    table.clear()
    return False


def divided(match: Match) -> bool:
    """Returns whether seat 0 of Handrömi may lay some of its cards in several ways."""
    names = {text.split()[1] for text in laying(match, "meld")}
    return any(len(touch(match, 0, (name,)).combinations) > 1 for name in names)


@pytest.mark.parametrize("way", ["finger", "mouse", "key"])
def test_handromi_takes_one_card_at_a_tap_and_offers_its_combinations(
    request: pytest.FixtureRequest, way: str
) -> None:
    profile: Profile = request.getfixturevalue("profile" if way == "finger" else "desk")
    table = profile.table(seek("hb", divided), whole="on")
    page = table.page
    resize(page, 390, 844)
    table.wait("turn")
    before = page.evaluate(_GROUND)
    grown(table)
    assert len(table.selected()) == 1
    assert page.locator(".combinations [data-act=only]").count() == 0
    assert page.evaluate(_GROUND) == before
    first = page.locator(".combinations [data-act=complete]").first
    move = first.get_attribute("data-move") or ""
    if way == "key":
        keyboard = Keyboard(page)
        keyboard.reach("it.dataset.act === 'complete'")
        keyboard.press("Enter")
    else:
        table.hit(first)
    table.settle()
    assert len(table.selected()) == len(move.split()) - 1
    assert page.locator(f'#t-bar [data-move="{move}"]').count() == 1
