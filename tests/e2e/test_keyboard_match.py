"""A whole match of each game by keys alone, from the first screen to its end and on to another."""

import pytest

from tests.complete_games import COMPLETE
from tests.e2e.keyboard import Keyboard
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table
from tests.sampling import daily

SHORT = {"haggis": ("target", "50"), "team": ("end", "50"), "handromi": ("deals", "1"), "boast": None}
MOST = 400  # turns


def set_up(keyboard: Keyboard, game: str) -> None:
    """Begins a match of a game from the first screen, as short as the game allows."""
    keyboard.reach(f"it.dataset.key === 'setup-{game}'")
    keyboard.press("Enter")
    keyboard.page.wait_for_function("document.body.dataset.screen === 'newgame'")
    keyboard.page.locator("#coming").wait_for(state="detached")
    option = SHORT[game]
    if option:
        name, value = option
        keyboard.reach("it.dataset.key === 'options'")
        keyboard.press("Enter")
        keyboard.reach(f"it.dataset.field === 'option' && it.dataset.option === '{name}'")
        for _ in range(6):
            if keyboard.meets(f"['other', '{value}'].includes(it.value)"):
                break
            keyboard.press("ArrowRight")
        if keyboard.meets("it.value === 'other'"):
            keyboard.reach("it.dataset.field === 'number'")
            keyboard.type(value)
    keyboard.reach("it.dataset.act === 'deal'")
    keyboard.press("Enter")


@pytest.mark.rota("keyboard matches")
@pytest.mark.parametrize("game", daily(list(SHORT), 1))
def test_a_match_by_keyboard_alone(desk: Profile, game: str) -> None:
    # Somebody without a mouse sets a match up, plays it to its end, and begins the next; the focus is never lost.
    assert set(COMPLETE) - set(SHORT) == set(), "how a match of theirs is short"
    desk.settings(**QUICK)
    page = desk.open()
    keyboard = Keyboard(page)
    set_up(keyboard, game)
    table = Table(page, touch=False)
    deal = ""
    for _ in range(MOST):
        state = keyboard.wait(table)
        if state == "match over":
            break
        if state == "deal over":
            keyboard.reach("it.dataset.act === 'next'")
            keyboard.press("Enter")
            page.locator("#t-bar [data-act=next]").wait_for(state="detached")
        elif page.locator("h1").inner_text() != deal and table.hand():
            deal = page.locator("h1").inner_text()
            keyboard.turn_by_cards(table)
        else:
            keyboard.turn(table)
    assert state == "match over"
    keyboard.reach("it.dataset.act === 'rematch'")
    keyboard.press("Enter")
    page.locator("#t-bar [data-act=rematch]").wait_for(state="detached")
    assert keyboard.wait(table, "turn") == "turn"
