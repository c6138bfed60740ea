"""Talon on a home screen, as far as Chromium tells: nothing stands in the way of installing it."""

import pytest

from tests.e2e.visit import Visit

pytestmark = pytest.mark.only_browser("chromium")  # the others do not say


def test_nothing_stands_in_the_way_of_installing(visit: Visit) -> None:
    page = visit.open()
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["id"] == visit.url
    faults = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults] == ["in-incognito"]  # as all profiles of tests are
