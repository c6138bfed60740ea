"""Codes that phones show each other, read by the page's own camera: Chromium films the code of another page."""

from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests.e2e.camera import arguments, code_of, film
from tests.e2e.conftest import DESK
from tests.e2e.phones import CODE, hosted
from tests.e2e.profile import QUICK, Profile
from tests.e2e.visit import Visit
from web.make.server import SiteServer

SCAN = "[data-act$=-scan]"
NAME = 0  # the kind of an address that is an mDNS name
HEAD = 1 + 1 + 4  # bytes of an answer before its secrets
PRINT = 32

_WATCH = """if (navigator.mediaDevices) {
  globalThis.streams = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    streams.push(stream);
    return stream;
  };
}"""
_OFF = (
    "streams.length > 0 && streams.every((one) => one.getTracks().every(({ readyState }) => readyState === 'ended'))"
)
_REFUSE = (
    "navigator.mediaDevices.getUserMedia = async () => {{ throw new DOMException('as a test wants it', '{}'); }};"
)
# A reader of the browser's own, which answers with what a test holds up, or fails.
_NATIVE = """globalThis.held = "";
globalThis.BarcodeDetector = class {
  static getSupportedFormats = async () => ["qr_code"];
  detect = async (video) => {
    if (!(video instanceof HTMLVideoElement) || held === null) throw new Error("nothing can be read here");
    return held ? [{ rawValue: held }] : [];
  };
};"""


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """Returns what the cameras film, nothing at first."""
    path = tmp_path / "seen.y4m"
    film(path, None)
    return path


@pytest.fixture
def seeing(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], browser_name: str, picture: Path
) -> Iterator[Browser]:
    """Starts a browser with a camera."""
    if browser_name != "chromium":
        pytest.skip("only Chromium can be given a camera that films a picture")
    more = [*browser_type_launch_args.get("args", ()), *arguments(picture)]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": more})
    yield browser
    browser.close()


@pytest.fixture
def profiles(seeing: Browser, host: SiteServer) -> Iterator[list[Profile]]:
    """Opens a host's and a guest's profile in which the camera is allowed."""
    found = [Profile(Visit(seeing, host.url, **DESK, reduced_motion="reduce"), touch=False) for _ in range(2)]
    for profile in found:
        profile.sweep()
        profile.context.grant_permissions(["camera"])
        profile.context.add_init_script(_WATCH)
    check = found[0].open()
    if not check.evaluate(
        "navigator.mediaDevices.enumerateDevices().then((all) => all.some((one) => one.kind === 'videoinput'))"
    ):
        pytest.skip("this Chromium has no camera to imitate")
    yield found
    problems = [problem for profile in found for problem in profile.problems]
    for profile in found:
        profile.visit.close()
    assert problems == []


def joining(profile: Profile) -> Page:
    """Opens the page on which a guest scans the code of a table."""
    page = profile.open("#join")
    page.locator(SCAN).wait_for()
    return page


def invited(profile: Profile) -> Page:
    """Opens a host's table that shows a code."""
    page = hosted(profile, "haggis", "hr").page
    page.locator("[data-key='invite:1']").click()
    page.locator("svg.qr").wait_for()
    return page


def kinds(code: str) -> set[int]:
    """Returns the kinds of addresses in the code of an answer."""
    data = urlsafe_b64decode(code + "=" * (-len(code) % 4))
    at = HEAD
    for _ in range(2):
        at += 1 + -(-data[at] // 4) * 3
    at += PRINT
    found = set()
    left = data[at]
    at += 1
    for _ in range(left):
        found.add(data[at])
        at += 1 + (4 if data[at] == 1 else 16) + 2
    return found


def answer_at(page: Page) -> str:
    """Returns the code of the answer that a guest's page shows."""
    return page.locator(CODE).input_value().rpartition("/")[2]


def test_two_phones_scan_each_other_and_play(profiles: list[Profile], picture: Path) -> None:
    here, there = profiles
    there.settings(**there.habits, **QUICK)
    host = invited(here)
    film(picture, code_of(host))
    guest = joining(there)
    guest.locator(SCAN).click()
    guest.locator("svg.qr").wait_for()
    assert guest.evaluate(_OFF)
    assert NAME not in kinds(answer_at(guest))  # addresses, as the camera has been allowed
    film(picture, code_of(guest))
    host.locator(SCAN).click()
    expect(host.locator("dialog[open]")).to_have_count(0)
    assert host.evaluate(_OFF)
    guest.locator("body[data-screen=table] .seat").first.wait_for()


def test_without_a_network_a_kept_page_scans(profiles: list[Profile], picture: Path) -> None:
    here, there = profiles
    film(picture, code_of(invited(here)))
    page = there.visit.kept(there.open())
    there.context.set_offline(offline=True)
    page = joining(there)
    page.locator(SCAN).click()
    page.locator("svg.qr").wait_for()
    there.context.set_offline(offline=False)


def test_a_wrong_code_is_explained_and_the_camera_is_off_once_it_is_left(
    profiles: list[Profile], picture: Path
) -> None:
    here, there = profiles
    host = invited(here)
    film(picture, code_of(host))  # the host's own
    host.locator(SCAN).click()
    expect(host.locator("dialog .error")).to_contain_text("the other kind of code")
    assert not host.evaluate(_OFF)
    host.locator("dialog [data-act=close]").click()
    host.wait_for_function(_OFF)
    page = joining(there)
    film(picture, None)
    page.locator(SCAN).click()
    page.wait_for_function("document.querySelector('video')?.videoWidth > 0")
    page.locator("[data-act=back]").click()
    page.wait_for_function(_OFF)


def test_a_page_that_is_hidden_turns_its_camera_off(profiles: list[Profile]) -> None:
    page = joining(profiles[0])
    page.locator(SCAN).click()
    page.wait_for_function("document.querySelector('video')?.videoWidth > 0")
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    page.wait_for_function(_OFF)
    expect(page.locator("video")).to_have_count(0)


@pytest.mark.parametrize("can_read", [True, False])
def test_the_browsers_own_reader_is_used_where_it_can_read(
    profiles: list[Profile], picture: Path, can_read: bool
) -> None:
    here, there = profiles
    host = invited(here)
    page = there.open("#join", script=_NATIVE)
    if can_read:
        page.evaluate("(text) => { held = text; }", host.locator(CODE).input_value())
    else:
        page.evaluate("held = null")
        film(picture, code_of(host))
    page.locator(SCAN).click()
    page.locator("svg.qr").wait_for()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("NotAllowedError", "may not use the camera"),
        ("NotFoundError", "no camera here"),
        ("NotReadableError", "does not start"),
    ],
)
def test_a_camera_that_cannot_be_used_is_explained(desk: Profile, name: str, words: str) -> None:
    page = desk.open("#join", script=_REFUSE.format(name))
    page.locator(SCAN).click()
    expect(page.locator("#join-main .error")).to_contain_text(words)
    expect(page.locator("video")).to_have_count(0)
    expect(page.locator("[data-field=code]")).to_be_visible()
