"""Every end-to-end test visits the built site; console errors, foreign requests and policy breaches fail it.

Each starts a fresh page, and with it the engine, which takes most of its time. So the tests take turns: an eighth of
them runs each day, spread over the modules. Long tests that cover much the same ground have turns of their own: of
those marked `@pytest.mark.rota(name)` only `ROTAS[name]` run each day. All run with `TALON_ALL=1`, or when a module
or a test is named.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.e2e.faults import FaultyServer
from tests.e2e.profile import Profile
from tests.e2e.visit import BREACHES, WAIT_MS, Visit
from tests.sampling import daily
from web.make.server import SiteServer

DAYS = 8  # until every test has run
ROTAS = {
    "whole hands": 1,
    "unseen cards": 1,
    "commentary": 1,
    "coming back": 1,
    "keyboard matches": 1,
    "updates": 2,
    "dying engines": 1,
    "texts from outside": 1,
    "kills": 1,
    "readers": 4,  # all that the module selects for a day
    "spoken": 4,  # likewise
}

expect.set_options(timeout=WAIT_MS)  # generous, for busy machines


def pytest_configure(config: pytest.Config) -> None:
    """Registers the markers."""
    config.addinivalue_line("markers", "rota(name): one of several tests that take turns by the day")
    config.addinivalue_line("markers", "core: modules that run in Playwright's Firefox and WebKit too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests whose turn is another day; rerunning failures (--lf) ignores the turns."""
    if any(".py" in path for path in config.args) or config.getoption("lf"):
        return
    turns: dict[str, list[pytest.Item]] = {}
    for item in [item for item in items if isinstance(item, pytest.Function) and "playwright" in item.fixturenames]:
        rota = item.get_closest_marker("rota")
        turns.setdefault(rota.args[0] if rota else "", []).append(item)
    resting = {
        item
        for name, members in turns.items()
        for item in set(members) - set(daily(members, ROTAS.get(name, -(-len(members) // DAYS))))
    }
    config.hook.pytest_deselected(items=[item for item in items if item in resting])
    items[:] = [item for item in items if item not in resting]


@pytest.fixture(autouse=True)
def keeps_to_the_policy() -> Iterator[None]:
    """Fails every test in which a page or a worker, in any profile, does what the site's policy forbids."""
    BREACHES.clear()
    yield
    assert BREACHES == []


@pytest.fixture
def visit(browser: Browser, host: SiteServer) -> Iterator[Visit]:
    """Opens a browser profile on the site; console errors and foreign requests fail the test."""
    visit = Visit(browser, host.url)
    yield visit
    visit.close()
    assert visit.problems == []


@pytest.fixture
def faulty(dist: Path) -> Iterator[FaultyServer]:
    """Serves the built site from a host on which a test can make things go wrong."""
    server = FaultyServer(dist).start()
    yield server
    server.stop()


@pytest.fixture
def visiting(browser: Browser, faulty: FaultyServer) -> Iterator[Visit]:
    """Opens a browser profile on the site of `faulty`."""
    visit = Visit(browser, faulty.url)
    yield visit
    visit.close()


@pytest.fixture(scope="session")
def phone_profile(browser: Browser, host: SiteServer, playwright: Playwright) -> Iterator[Profile]:
    """Opens the profile shared by all tests on a phone."""
    yield from _furnish(browser, host, touch=True, **playwright.devices["iPhone 13"])


@pytest.fixture(scope="session")
def desk_profile(browser: Browser, host: SiteServer) -> Iterator[Profile]:
    """Opens the profile shared by all tests at a desk."""
    yield from _furnish(browser, host, touch=False, **DESK)


@pytest.fixture
def profile(phone_profile: Profile) -> Iterator[Profile]:
    """Returns the phone's profile, empty; fails the test for errors, missing texts and foreign requests."""
    yield from _use(phone_profile)


@pytest.fixture
def desk(desk_profile: Profile) -> Iterator[Profile]:
    """Returns the desk's profile, empty; fails the test for the same reasons."""
    yield from _use(desk_profile)


@pytest.fixture
def more_desks(browser: Browser, host: SiteServer) -> Iterator[list[Profile]]:
    """Opens three more profiles at desks; fails the test for the same reasons."""
    with ExitStack() as stack:
        furnished = (contextmanager(_furnish)(browser, host, touch=False, **DESK) for _ in range(3))
        desks = [stack.enter_context(profile) for profile in furnished]
        for desk in desks:
            stack.enter_context(contextmanager(_use)(desk))
        yield desks


DESK = {
    "viewport": {"width": 1280, "height": 800},
    "has_touch": False,
    "is_mobile": False,
    "device_scale_factor": 1,
}


def _furnish(browser: Browser, host: SiteServer, *, touch: bool, **device: Any) -> Iterator[Profile]:
    device.pop("default_browser_type", None)
    visit = Visit(browser, host.url, **device, reduced_motion="reduce")
    yield Profile(visit, touch=touch)
    visit.close()


def _use(profile: Profile) -> Iterator[Profile]:
    profile.sweep()
    yield profile
    assert [page.url for page in profile.tabs() if "\u27e8" in page.inner_text("body")] == [], (
        "a code stands for a text"
    )
    assert profile.problems == []
