"""The sheet of all cards and controls gives axe nothing to find, in any theme."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.look import sheet


@pytest.mark.parametrize("theme", sheet.THEMES)
def test_axe_finds_nothing(browser: Browser, tmp_path: Path, theme: str) -> None:
    file = tmp_path / "sheet.html"
    file.write_text(sheet.page(), "utf-8")
    page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")  # colours change at once
    page.goto(file.as_uri())
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert Axe().run(page).response["violations"] == []
    page.close()
