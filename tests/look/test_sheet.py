"""Axe finds nothing on the sheet of all cards and controls, in any theme."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.look import sheet
from tests.look.themes import THEMES


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(browser: Browser, tmp_path: Path, theme: str) -> None:
    file = tmp_path / "sheet.html"
    text = sheet.page().replace("<html", f'<html data-theme="{theme}"', 1)
    file.write_text(text, "utf-8")
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], [(node["html"], node["failureSummary"]) for node in rule["nodes"]]) for rule in found] == []
    page.close()
