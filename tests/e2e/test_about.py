"""The licences of what Talon includes: reached from the settings, read offline, accessible to every reader."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.profile import Profile
from web.make.notices import listed_parts


def test_the_settings_lead_to_every_part(profile: Profile) -> None:
    table = profile.at(profile.open("#settings"))
    page = table.page
    table.press("Credits and licences")
    expect(page.get_by_role("heading", level=1, name="Credits")).to_be_visible()
    parts = json.loads(listed_parts())
    expect(page.get_by_role("link")).to_have_count(len(parts))
    marks = page.get_by_role("link").evaluate_all("(links) => links.map((link) => link.hash.slice(1))")
    assert sorted(marks) == sorted(part["id"] for part in parts)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_licence_is_read_without_a_network_and_leads_back(profile: Profile) -> None:
    page = profile.visit.kept(profile.open("#about"))
    profile.context.set_offline(offline=True)
    page.get_by_role("listitem").filter(has_text="pyodide 314").get_by_role("link").click()
    page.wait_for_url("**/licenses.html#pyodide")
    row = page.locator("#pyodide")
    expect(row).to_contain_text("https://github.com/pyodide/pyodide")
    row.get_by_role("link", name="MPL-2.0").click()
    expect(page.get_by_text("Mozilla Public License Version 2.0").first).to_be_in_viewport()
    page.get_by_role("link", name="Back to Talon").click()
    profile.visit.usable(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_of_licences(profile: Profile, scheme: str) -> None:
    page = profile.context.new_page()
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(f"{profile.visit.url}licenses.html")
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
