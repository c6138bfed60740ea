"""A few situations each day in the accented English: everything can be read, and nothing is left in plain English."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.profile import Profile
from tests.look.situations import SITUATIONS
from tests.look.spoken import drawn, faults, furnished, untranslated
from tests.look.tables import Situation
from tests.sampling import daily
from web.make.pseudo import PSEUDO
from web.make.server import SiteServer

FEW = 2


@pytest.mark.rota("spoken")
@pytest.mark.parametrize("place", daily(SITUATIONS, FEW), ids=lambda place: place.name)
def test_a_situation_can_be_read(browser: Browser, spoken: SiteServer, place: Situation) -> None:
    with furnished(browser, spoken.url, PSEUDO) as profile:
        assert [*faults(drawn(profile, place), PSEUDO)] == []
        assert profile.problems == []


@pytest.fixture
def page(browser: Browser, spoken: SiteServer) -> Iterator[Page]:
    """Opens the settings in the accented English."""
    with furnished(browser, spoken.url, PSEUDO) as profile:
        yield settings(profile)


def settings(profile: Profile) -> Page:
    """Returns a page that shows the settings, whose code has to arrive first."""
    page = drawn(profile, Situation("settings", lambda there: there.open("#settings")))
    page.wait_for_selector("#settings-data p")
    return page


def test_what_is_not_translated_or_does_not_fit_is_found(page: Page) -> None:
    assert untranslated(page) == []
    page.evaluate("document.querySelector('h2').textContent = 'Look here'")
    page.evaluate("document.querySelector('[data-act=back]').title = 'Back'")
    assert untranslated(page) == ["Look here", "Back"]
    assert [*faults(page, "en")] == []
    page.evaluate("document.querySelector('#settings-data p').style.whiteSpace = 'nowrap'")
    assert [*faults(page, "en")] != []
