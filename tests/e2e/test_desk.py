"""A table on a desk: all of it is in the window at once, with what goes on beside it."""

import pytest

from tests.e2e.handromi import seek
from tests.e2e.matches import alone
from tests.e2e.profile import Profile
from tests.e2e.visit import resize
from tests.sampling import daily
from web.make.languages import BASE, further_languages

pytestmark = pytest.mark.core

_LONG = """() => {
  const side = document.querySelector(".side");
  return side && side.scrollHeight > side.clientHeight + 100;
}"""
_SCROLLS = "(all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"


@pytest.mark.parametrize("language", daily([BASE, *further_languages()], 1))
def test_neither_the_page_nor_its_piles_scroll_however_long_the_log(profile: Profile, language: str) -> None:
    table = profile.table(seek("hbbb", lambda match: alone(match) and match.plies > 24), language=language)
    for size in ((1280, 800), (1024, 768), (1440, 900)):
        resize(table.page, *size)
        table.page.wait_for_function(_LONG)
        assert (size, table.page.locator("html, .piles").evaluate_all(_SCROLLS)) == (size, [])
