"""Walks at random through the page: they take steps, and notice what is wrong."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.long.wander import Walk
from web.make.server import SiteServer


@pytest.fixture
def walk(browser: Browser, host: SiteServer) -> Iterator[Walk]:
    """Returns somebody who has taken a few steps."""
    there = Walk(browser, host.url, 3)
    for _ in range(5):
        there.step()
    yield there
    there.visit.close()


def test_a_walk_takes_steps_and_finds_nothing_wrong(walk: Walk) -> None:
    assert len(walk.steps) > 3
    assert walk.wrong() == []


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("document.body.append('\u27e8table-x\u27e9')", "a code for a text: "),
        ("document.body.insertAdjacentHTML('beforeend', '<p id=trouble>Reload</p>')", "could not start: "),
        ("document.body.dataset.screen = 'error'", "the error: "),
        ("console.error('no text for table-x')", "console: no text for table-x"),
    ],
)
def test_a_walk_notices_what_is_wrong(walk: Walk, script: str, words: str) -> None:
    walk.page.evaluate(script)
    walk.page.wait_for_timeout(100)
    assert any(words in one for one in walk.wrong()), walk.wrong()
