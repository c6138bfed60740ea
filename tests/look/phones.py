"""Situations of several phones at one table: the host's sheet, and the screens by which a guest joins."""

from playwright.sync_api import Page

from tests.e2e.phones import CODE, hosted
from tests.e2e.profile import Profile
from tests.look.tables import Situation

__all__ = ["PHONES"]

# A camera that sees a bright field.
_CAMERA = """() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const paint = canvas.getContext("2d");
  setInterval(() => Object.assign(paint, { fillStyle: "#8a8" }).fillRect(0, 0, 640, 480), 50);
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
}"""


def missing(profile: Profile) -> Page:
    """Draws a table whose other phones have yet to join."""
    page = hosted(profile, "team", "hrbr").page
    page.locator("[data-key='invite:1']").wait_for()
    return page


def explained(profile: Profile) -> Page:
    """Draws how all of it is done, over the table."""
    page = missing(profile)
    page.locator("[data-act=phones-how]").click()
    page.locator("dialog .prose").wait_for()
    return page


def invited(profile: Profile) -> Page:
    """Draws the code for one of them."""
    page = missing(profile)
    page.locator("[data-key='invite:1']").click()
    page.locator(f"dialog {CODE}").wait_for()
    return page


def refused(profile: Profile) -> Page:
    """Draws a refused answer."""
    page = invited(profile)
    page.locator("[data-act=phones-take]").click()
    page.locator("dialog .error").wait_for()
    return page


def scanning(page: Page) -> Page:
    """Draws the camera's picture in place of what a page showed."""
    page.evaluate(_CAMERA)
    page.locator("[data-act$=-scan]").click()
    page.locator("video").wait_for()
    return page


def joining(profile: Profile) -> Page:
    """Draws the screen that asks for a code."""
    page = profile.open("#join")
    page.locator("[data-act=join-take]").wait_for()
    return page


def answered(profile: Profile) -> Page:
    """Draws the screen with the answer to an invitation."""
    link = invited(profile).locator(f"dialog {CODE}").input_value()
    page = profile.open("#" + link.partition("#")[2])
    page.locator(CODE).wait_for()
    return page


def passed(profile: Profile) -> Page:
    """Draws the screen of an answer that the camera has opened."""
    page = profile.open("#answer/x")
    page.locator("#answer-main p").wait_for()
    return page


PHONES = tuple(
    Situation(name, draw)
    for name, draw in {
        "phones missing": missing,
        "phones explained": explained,
        "phone invited": invited,
        "phone's answer refused": refused,
        "phone's answer scanned": lambda profile: scanning(invited(profile)),
        "table to join": joining,
        "table's code scanned": lambda profile: scanning(joining(profile)),
        "invitation answered": answered,
        "answer passed on": passed,
    }.items()
)
