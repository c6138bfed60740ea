"""Fixtures for tests of the built site: the browser, the site, and a host for it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import build
from tests.browser import find_browser
from web.make.server import SiteServer

_ARGUMENTS = ["--no-sandbox", "--js-flags=--liftoff-only"]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    """Returns pytest-playwright's launch arguments, without a sandbox, which containers do not offer.

    WebAssembly is compiled by V8's baseline compiler alone: the optimizing one takes a third of a page's processor
    time, and a test is over before that pays. Browsers other than Chromium (`--browser webkit`) are Playwright's own.
    """
    if browser_name != "chromium":
        return browser_type_launch_args
    return {**browser_type_launch_args, "executable_path": find_browser(), "args": _ARGUMENTS}


@pytest.fixture(scope="session")
def dist() -> Path:
    """Returns the folder of the built site."""
    build.build()
    return build.DIST


@pytest.fixture(scope="session")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """Serves a site built with the accented English as well as all languages, the way `host` serves the plain one."""
    folder = tmp_path_factory.mktemp("spoken")
    build.build(folder, pseudo=True)
    server = SiteServer(folder, max_age=600).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def host(dist: Path) -> Iterator[SiteServer]:
    """Serves the built site as GitHub Pages would: gzip, and ten minutes in the browser's own cache."""
    server = SiteServer(dist, max_age=600).start()
    yield server
    server.stop()
