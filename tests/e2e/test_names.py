"""Names and titles that are too long: the field says at which length it ends."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from web.make.languages import BASE, further_languages

LONG = "Wilhelmina Katalin Maria"
SAID = {"en": "At most {} letters", "de": "Höchstens {} Zeichen", "hu": "Legfeljebb {} betű", "ja": "{}文字まで"}


def full(page: Page, field: Locator, most: int, language: str = BASE) -> None:
    """Types a letter more than a field takes, which is told where it is typed and said once."""
    said = SAID[language].format(most)
    field.fill("")
    field.press_sequentially((LONG * 2)[: most - 1])
    expect(page.get_by_text(said)).to_have_count(0)
    field.press_sequentially("xy")
    assert field.input_value() == (LONG * 2)[: most - 1] + "x"
    expect(field.locator("xpath=..").get_by_text(said)).to_be_visible()
    page.wait_for_function("(said) => spoken.filter((text) => text === said).length === 1", arg=said)
    field.press("Backspace")
    expect(page.get_by_text(said)).to_have_count(0)


@pytest.mark.parametrize("language", [BASE, *further_languages()])
def test_a_name_for_a_new_table_says_when_no_letter_goes_in(profile: Profile, language: str) -> None:
    profile.settings(language=language)
    page = profile.open("#newgame/haggis")
    full(page, page.locator("[data-field=name]").first, 20, language)


def test_a_name_changed_at_the_table_and_a_title_say_when_no_letter_goes_in(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), alone))
    table.wait("turn")
    table.press("Menu")
    table.press("Who plays")
    full(table.page, table.page.locator("dialog [data-field=name]").first, 20)
    page = profile.open("#saved")
    page.locator("[data-act=more]").first.click()
    page.locator("dialog [data-act=rename]").click()
    full(page, page.locator("#rename-title"), 40)
